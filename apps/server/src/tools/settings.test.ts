import { type AppSettings, type PublicTool, VISITOR_KEY_HEADER } from '@trellis/contract';
import { commitFiles, makeApp, openModel, openWorld, type Person } from '@trellis/testing';
import { beforeEach, expect, it } from 'vitest';

const model = await openModel();
const world = await openWorld(model.env);
const admin = await world.builder('Ada');
const olga = await world.builder('Olga');
beforeEach(() => model.reset());

type Settings = AppSettings & { own: string[] };

async function toolsApp(owner: Person) {
  const { appId } = await makeApp(world, owner, { live: true });
  const file = (title: string) =>
    JSON.stringify({
      title,
      path: title.toLowerCase(),
      instructions: 'Answer [input].',
      blocks: [{ id: 'b1', type: 'text', title: 'Answer' }],
    });
  const versionId = await commitFiles(world, appId, {
    'tools/First.json': file('First'),
    'tools/Second.json': file('Second'),
  });
  const { db } = world.services;
  await db
    .updateTable('apps')
    .set({ published_version_id: versionId })
    .where('app_id', '=', appId)
    .execute();
  await db.updateTable('tools').set({ status: 'active' }).where('app_id', '=', appId).execute();
  const { tools } = (await owner.get<{ tools: PublicTool[] }>(`/api/apps/${appId}/tools`)).body;
  const [first, second] = ['First', 'Second'].map((name) => tools.find((t) => t.title === name)!);
  const at = (tool?: PublicTool) =>
    `/api/apps/${appId}/settings${tool ? `?toolId=${tool.toolId}` : ''}`;
  return { appId, first: first!, second: second!, at };
}

const save = (who: Person, path: string, appSettings: object) =>
  who.post<{ error?: { fields?: object }; dailyUserLimit: number | null }>(path, { appSettings });

async function run(appId: string, path: string) {
  model.will({ json: { answer: 'Yes.' } });
  const answer = await world.stranger().fetch(`/api/tools/${appId}/${path}/runs`, {
    method: 'POST',
    headers: { [VISITOR_KEY_HEADER]: 'k'.repeat(40), 'Content-Type': 'application/json' },
    body: JSON.stringify({ inputs: { input: 'Is it so?' }, wait: true }),
  });
  return answer.status;
}

it('a tool goes by settings of its own where it has them, and by the app’s for the rest', async () => {
  const { appId, first, second, at } = await toolsApp(admin);
  await save(admin, at(), { dailyUserLimit: 3, modelTemperature: 0.2 });
  expect((await save(admin, at(first), { dailyUserLimit: 1 })).body.dailyUserLimit).toBe(1);
  const settings = async (tool?: PublicTool) => (await admin.get<Settings>(at(tool))).body;
  expect(await settings(first)).toMatchObject({
    dailyUserLimit: 1,
    modelTemperature: 0.2,
    own: ['dailyUserLimit'],
  });
  expect(await settings(second)).toMatchObject({ dailyUserLimit: 3, own: [] });
  expect(await settings()).toMatchObject({ dailyUserLimit: 3, own: [] });

  expect([await run(appId, 'first'), await run(appId, 'first')]).toEqual([200, 429]);
  expect([await run(appId, 'second'), await run(appId, 'second')]).toEqual([200, 200]);
  await save(admin, at(second), { modelTemperature: 1.5, userCanEditResults: true });
  await run(appId, 'second');
  expect(JSON.stringify(model.calls.at(-1))).toContain('"temperature":1.5');
  const tools = (await world.stranger().get<{ tools: PublicTool[] }>(`/api/tools/${appId}`)).body;
  expect(tools.tools.map(({ title, canEdit }) => [title, canEdit])).toEqual([
    ['First', false],
    ['Second', true],
  ]);

  await admin.call('DELETE', `/api/apps/${appId}/tools/${first.toolId}/settings`);
  expect(await settings(first)).toMatchObject({ dailyUserLimit: 3, own: [] });
  expect(await run(appId, 'first')).toBe(200);
});

it('is changed by who may change settings, admins’ by admins, and nothing but what is a tool’s', async () => {
  const { at, first } = await toolsApp(olga);
  await world.services.db
    .updateTable('accounts')
    .set({ plan: 'galaxy' })
    .where('user_id', '=', olga.uid)
    .execute();
  const ben = await world.builder('Ben');
  expect((await save(ben, at(first), { dailyUserLimit: 1 })).status).toBe(404);
  const model = await save(olga, at(first), { aiModel: 'other' });
  expect([model.status, Object.keys(model.body.error?.fields ?? {})]).toEqual([403, ['aiModel']]);
  const wrong = await save(olga, at(first), { isSignupEnabled: true });
  expect([wrong.status, Object.keys(wrong.body.error?.fields ?? {})]).toEqual([
    422,
    ['isSignupEnabled'],
  ]);
  expect((await save(olga, at(first), { dailyUserLimit: 0 })).status).toBe(422);
  expect((await save(olga, at(first), { dailyUserLimit: 7 })).status).toBe(200);
  const nobody = { toolId: 'a'.repeat(24) } as PublicTool;
  expect((await save(olga, at(nobody), { dailyUserLimit: 1 })).status).toBe(404);
});
