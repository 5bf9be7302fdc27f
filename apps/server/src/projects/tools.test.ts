import { makeApp, openWorld, type Person } from '@trellis/testing';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');

it('an app that is taken out and in again has its tools, as drafts that run', async () => {
  const tool = { title: 'Write', path: 'write', instructions: 'Write about [input].' };
  const { appId } = await makeApp(world, ann, {
    name: 'Desk',
    files: {
      'pages/Home.tsx':
        'import { ToolForm } from \'@/tools\';\nexport default function Home() { return <ToolForm path="write" />; }',
      'tools/Write.json': JSON.stringify(tool),
    },
  });
  const out = await ann.fetch(`/api/apps/${appId}/export`);
  const zip = unzipSync(new Uint8Array(await out.arrayBuffer()));
  expect(JSON.parse(strFromU8(zip['tools/Write.json']!))).toMatchObject(tool);
  const files = Object.entries(zip).map(([path, bytes]) => ({ path, content: strFromU8(bytes) }));
  const back = await ann.post<{ appId: string; report: { problems: unknown[] } }>(
    '/api/apps/import',
    { name: 'Desk again', files },
  );
  expect([back.status, back.body.report.problems]).toEqual([200, []]);
  const { body } = await ann.get<{ tools: { title: string; status: string }[] }>(
    `/api/apps/${back.body.appId}/tools`,
  );
  expect(body.tools).toMatchObject([{ title: 'Write', status: 'draft' }]);
});

/** An app of one tool with settings of its own, made by an admin. */
async function deskWithSettings() {
  const { appId } = await makeApp(world, ann, {
    name: 'Desk',
    files: {
      'pages/Home.tsx': 'export default function Home() { return <p>Desk</p>; }',
      'tools/Write.json': JSON.stringify({
        title: 'Write',
        path: 'write',
        instructions: 'Write about [input].',
      }),
    },
  });
  const toolId = await toolOf(ann, appId);
  const appSettings = { dailyUserLimit: 7, modelTemperature: 1.5, creditsPerRun: 0 };
  const saved = await ann.post(`/api/apps/${appId}/settings?toolId=${toolId}`, { appSettings });
  expect(saved.status).toBe(200);
  return appId;
}
async function toolOf(who: Person, appId: string): Promise<string> {
  const { body } = await who.get<{ tools: { toolId: string }[] }>(`/api/apps/${appId}/tools`);
  return body.tools[0]!.toolId;
}
const settingsOf = async (who: Person, appId: string) =>
  (
    await who.get<{ own: string[]; dailyUserLimit: number; modelTemperature: number }>(
      `/api/apps/${appId}/settings?toolId=${await toolOf(who, appId)}`,
    )
  ).body;
async function takenOut(appId: string) {
  const out = await ann.fetch(`/api/apps/${appId}/export`);
  const zip = unzipSync(new Uint8Array(await out.arrayBuffer()));
  return Object.entries(zip).map(([path, bytes]) => ({ path, content: strFromU8(bytes) }));
}
const ALL = {
  own: ['modelTemperature', 'dailyUserLimit', 'creditsPerRun'],
  dailyUserLimit: 7,
  modelTemperature: 1.5,
};

it('a tool’s own settings go along with a copy, and out and in again', async () => {
  const appId = await deskWithSettings();
  const copy = await ann.post<{ appId: string }>(`/api/apps/${appId}/duplicate`, {
    name: 'Desk two',
    withData: false,
  });
  expect(await settingsOf(ann, copy.body.appId)).toMatchObject(ALL);
  const files = await takenOut(appId);
  const back = await ann.post<{ appId: string }>('/api/apps/import', { name: 'Again', files });
  expect(await settingsOf(ann, back.body.appId)).toMatchObject(ALL);
});

it('a file brings nobody what they may not set: admins’ settings, and those of a larger plan', async () => {
  const files = await takenOut(await deskWithSettings());
  const bob = await world.builder('Bob');
  type Back = { appId: string; report: { notes: string[]; leftOut: { path: string }[] } };
  const bring = async (given = files) =>
    (await bob.post<Back>('/api/apps/import', { name: 'Brought', files: given })).body;
  await world.setPlan(bob, 'explorer');
  const paid = await bring();
  expect(await settingsOf(bob, paid.appId)).toMatchObject({
    own: ['dailyUserLimit'],
    dailyUserLimit: 7,
    modelTemperature: 0.7,
  });
  expect(paid.report.notes.join(' ')).toContain('Write: settings that only admins can change');
  await world.setPlan(bob, 'lite');
  const free = await bring();
  expect((await settingsOf(bob, free.appId)).own).toEqual([]);
  expect(free.report.leftOut.map(({ path }) => path)).toContain('tool-settings.json');
  await world.setPlan(bob, 'explorer');
  for (const content of [
    '{',
    '[]',
    '{"Write":{"dailyUserLimit":900,"visibility":"public"},"No":{}}',
  ]) {
    const forged = files.map((file) =>
      file.path === 'tool-settings.json' ? { ...file, content } : file,
    );
    expect((await settingsOf(bob, (await bring(forged)).appId)).own).toEqual([]);
  }
});

it('a file of that name that is no tool is left out, and said so', async () => {
  const files = [
    {
      path: 'src/pages/Home.jsx',
      content: 'export default function Home() { return <h1>Hi</h1>; }',
    },
    { path: 'tools/Build.json', content: '{"steps": 3}' },
    { path: 'tools/Broken.json', content: '{' },
  ];
  const { status, body } = await ann.post<{ report: { leftOut: { path: string }[] } }>(
    '/api/apps/import',
    { name: 'Foreign', files },
  );
  expect(status).toBe(200);
  expect(body.report.leftOut.map(({ path }) => path).sort()).toEqual([
    'tools/Broken.json',
    'tools/Build.json',
  ]);
});
