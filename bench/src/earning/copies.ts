import { ownTemplates } from '@trellis/templates';
import { makeApp, type Person, World } from '@trellis/testing';
import { type Figure, percentile } from '../figure.ts';

const TIMES = 3;

/** How long it takes until an app that is started from a template is there, beside an empty one. */
export async function copies(host: string): Promise<Figure[]> {
  const world = await World.open(host);
  try {
    const owner = await world.builder('Olga');
    const { appId } = await makeApp(world, owner, {
      live: true,
      files: Object.fromEntries(
        Array.from({ length: 40 }, (_, n) => [
          `pages/P${n}.tsx`,
          `export default () => <h1>Page ${n}</h1>;`,
        ]),
      ),
    });
    await owner.post(`/api/apps/${appId}/settings`, { appSettings: { isAppTemplate: true } });
    const started: number[] = [];
    const empty: number[] = [];
    // Each builder starts a few in an hour.
    for (let n = 0; n < TIMES; n++) {
      const builder = await world.builder(`Builder${n}`);
      for (const id of [...ownTemplates().map((one) => one.id), appId]) {
        started.push(await timed(builder, `/api/templates/${id}/start`, {}));
        empty.push(
          await timed(builder, '/api/apps', {
            appType: 'GEN_APP',
            genApp: { fields: { header: 'Empty' } },
          }),
        );
      }
    }
    const beside = { what: 'an empty app, ms', value: percentile(empty, 0.95) };
    return [
      {
        figure: `templates · ${started.length} starts of ${ownTemplates().length + 1}: p95`,
        value: percentile(started, 0.95),
        unit: 'ms',
        goal: { atMost: 1_000 },
        beside,
      },
      {
        figure: 'templates · the slowest start',
        value: Math.max(...started),
        unit: 'ms',
        goal: { atMost: 1_000 },
        beside,
      },
    ];
  } finally {
    await world.close();
  }
}

async function timed(owner: Person, path: string, body: object): Promise<number> {
  const began = performance.now();
  const { status } = await owner.post(path, body);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return performance.now() - began;
}
