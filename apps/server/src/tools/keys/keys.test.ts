import type { AppKey, ToolRun } from '@trellis/contract';
import { FakeModel, makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let world: World;
let model: FakeModel;
let owner: Person;
let appId: string;
let otherApp: string;
const TOOL = JSON.stringify({
  title: 'Letter',
  path: 'letter',
  fields: [{ name: 'name', type: 'text' }],
});
beforeAll(async () => {
  model = await FakeModel.start();
  world = await World.open(inject('postgres'), model.env);
  owner = await world.builder('Olga');
  const files = { 'tools/Letter.json': TOOL };
  ({ appId } = await makeApp(world, owner, { live: true, files }));
  ({ appId: otherApp } = await makeApp(world, owner, { live: true, files }));
  await world.services.db.updateTable('tools').set({ status: 'active' }).execute();
});
afterAll(async () => {
  await world.close();
  await model.stop();
});

const make = async (dailyLimit: number, name = 'Our website') =>
  (await owner.post<AppKey & { key: string }>(`/api/apps/${appId}/keys`, { name, dailyLimit }))
    .body;
async function call<T = ToolRun>(key: string, method: string, path: string, body?: object) {
  const answer = await world.stranger().fetch(path, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as T & { message: string } };
}
const run = (key: string, app = appId) =>
  call(key, 'POST', `/api/tools/${app}/letter/runs`, { inputs: { name: 'Ann' }, wait: true });

it('a program runs a tool by a key, reads its runs, and nobody else’s', async () => {
  const { key, hint, id } = await make(10);
  expect(key).toMatch(/^trk_[\w-]{43}$/);
  const other = await make(10, 'Another');
  model.will({ text: 'Dear Ann' });
  const { status, body } = await run(key);
  expect([status, body.state, body.parts[0]?.value]).toEqual([200, 'success', 'Dear Ann']);
  const at = `/api/tools/${appId}/runs/${body.runId}`;
  expect((await call(key, 'GET', at)).status).toBe(200);
  expect((await call(other.key, 'GET', at)).status).toBe(404);
  const listed = await owner.get<{ keys: AppKey[] }>(`/api/apps/${appId}/keys`);
  const known = listed.body.keys.find((one) => one.id === id)!;
  expect([known.hint, known.lastUsedAt]).toEqual([hint, expect.any(String)]);
  // The key itself is in no answer but the first, and in no table.
  expect(JSON.stringify(listed.body)).not.toContain(key);
  const rows = await world.services.db.selectFrom('app_keys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key);
});

it('has a limit of its own, and none by its address', async () => {
  await owner.post(`/api/apps/${appId}/settings`, { appSettings: { dailyUserLimit: 1 } });
  const { key } = await make(2);
  model.will({ text: 'One' }, { text: 'Two' });
  expect([(await run(key)).status, (await run(key)).status]).toEqual([200, 200]);
  const third = await run(key);
  expect([third.status, third.body.message]).toEqual([
    429,
    expect.stringMatching(/^This key has used its 2 runs for today\. It works again on/),
  ]);
});

it('opens its own app’s tools alone, and nothing once it is revoked', async () => {
  const { key, id } = await make(10);
  expect((await run(key, otherApp)).status).toBe(404);
  for (const path of [
    `/api/apps/${appId}`,
    `/live_api/apps/${appId}/entities/User`,
    `/api/apps/${appId}/keys`,
    '/api/live_api/account/current',
  ])
    expect([path, (await call(key, 'GET', path)).status]).toEqual([path, 401]);
  expect((await owner.delete(`/api/apps/${appId}/keys/${id}`)).body).toEqual({ revoked: true });
  expect((await run(key)).status).toBe(401);
  expect((await run('trk_none')).status).toBe(401);
  const ben = await world.builder('Ben');
  expect((await ben.get(`/api/apps/${appId}/keys`)).status).toBe(404);
});
