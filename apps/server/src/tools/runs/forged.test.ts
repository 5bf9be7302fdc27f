import { type ToolRun, VISITOR_KEY_HEADER } from '@trellis/contract';
import { commitFiles, makeApp, openModel, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld(model.env);
const owner = await world.builder('Olga');
const KEYS = { mine: 'k'.repeat(40), other: 'x'.repeat(40) };

async function published(): Promise<string> {
  const { appId } = await makeApp(world, owner, { live: true });
  const tool = { title: 'Letter', path: 'letter', instructions: 'Write.', followups: true };
  const versionId = await commitFiles(world, appId, { 'tools/Letter.json': JSON.stringify(tool) });
  const { db } = world.services;
  await db
    .updateTable('apps')
    .set({ published_version_id: versionId })
    .where('app_id', '=', appId)
    .execute();
  await db.updateTable('tools').set({ status: 'active' }).where('app_id', '=', appId).execute();
  return appId;
}

async function ask(appId: string, method: string, path: string, body?: object, key = KEYS.mine) {
  const answer = await world.stranger().fetch(`/api/tools/${appId}/${path}`, {
    method,
    headers: { [VISITOR_KEY_HEADER]: key, ...(body && { 'Content-Type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Everything that can be done with a run by its id. */
const DEEDS: readonly (readonly [string, (id: string) => string, object?])[] = [
  ['GET', (id) => `runs/${id}`],
  ['GET', (id) => `runs/${id}/thread`],
  ['GET', (id) => `runs/${id}/stream`],
  ['POST', (id) => `runs/${id}/stop`, {}],
  ['POST', (id) => `runs/${id}/rating`, { value: 1 }],
  ['PUT', (id) => `runs/${id}/parts`, { parts: null }],
  ['POST', (id) => `runs/${id}/validate`, {}],
  ['POST', (id) => `runs/${id}/share`, { isShared: true }],
  ['GET', (id) => `shared/${id}`],
  ['GET', (id) => `shared/${id}?preview=true`],
  ['DELETE', (id) => `runs/${id}`],
];

it('a run that is somebody else’s, another app’s, or nobody’s is not there, for anything', async () => {
  const [here, elsewhere] = [await published(), await published()];
  const run = async (appId: string) => {
    model.will({ text: 'A secret answer.' });
    const { text } = await ask(appId, 'POST', 'letter/runs', {
      inputs: { input: 'x' },
      wait: true,
    });
    return (JSON.parse(text) as ToolRun).runId;
  };
  const mine = await run(here);
  const away = await run(elsewhere);
  const forged = [
    [away, KEYS.mine],
    [mine, KEYS.other],
    ['f'.repeat(24), KEYS.mine],
    [mine.toUpperCase() === mine ? `${mine}0` : mine.toUpperCase(), KEYS.mine],
    [`${mine}%00`, KEYS.mine],
    [`${mine}'%20OR%20'1'='1`, KEYS.mine],
    ['a'.repeat(3_000), KEYS.mine],
  ] as const;
  for (const [method, at, body] of DEEDS)
    for (const [id, key] of forged) {
      const { status, text } = await ask(here, method, at(id), body, key);
      expect([method, at(id).slice(0, 60), [400, 404, 414, 422].includes(status), text]).toEqual([
        method,
        at(id).slice(0, 60),
        true,
        expect.not.stringContaining('secret'),
      ]);
    }
  // Unknown and foreign are one answer.
  const [foreign, unknown] = [away, 'f'.repeat(24)].map((id) => ask(here, 'GET', `runs/${id}`));
  expect((await foreign!).text).toBe((await unknown!).text);
  const followup = { inputs: {}, parent: away, question: 'And?', wait: true };
  const sent = model.calls.length;
  expect((await ask(here, 'POST', 'letter/runs', followup)).status).toBeGreaterThanOrEqual(400);
  expect(model.calls.length).toBe(sent);
  expect((await ask(here, 'GET', `runs/${mine}`)).text).toContain('A secret answer.');
});
