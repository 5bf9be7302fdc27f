import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ListedModel, VISITOR_KEY_HEADER } from '@trellis/contract';
import { commitFiles, makeApp, openModel, openWorld } from '@trellis/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';

/** The environment's, and another that an admin connected: both are providers of the installation. */
const first = await openModel();
const second = await openModel();
const world = await openWorld({
  ...first.env,
  MODEL_PRICES: '{"fake-2":{"prompt":1,"completion":4}}',
});
const admin = await world.builder('Ada');
/** One that lists nothing, as some servers do. */
const silent = createServer((_request, response) => response.writeHead(404).end()).listen(0);
afterAll(() => void silent.close());
beforeEach(() => {
  first.reset();
  second.reset();
});

const connect = (baseUrl: string) =>
  admin.put('/api/admin/models', { provider: 'compatible', model: 'fake-1', baseUrl });
const list = async () =>
  (await admin.get<{ models: ListedModel[]; problem: string | null }>('/api/models')).body;

async function runnable() {
  const { appId } = await makeApp(world, admin, { live: true });
  const file = JSON.stringify({
    title: 'First',
    path: 'first',
    instructions: 'Answer [input].',
    blocks: [],
  });
  const versionId = await commitFiles(world, appId, { 'tools/First.json': file });
  const { db } = world.services;
  await db
    .updateTable('apps')
    .set({ published_version_id: versionId })
    .where('app_id', '=', appId)
    .execute();
  await db.updateTable('tools').set({ status: 'active' }).where('app_id', '=', appId).execute();
  return async (aiModel: string) => {
    const saved = await admin.post(`/api/apps/${appId}/settings`, { appSettings: { aiModel } });
    expect(saved.status).toBe(200);
    const answer = await world.stranger().fetch(`/api/tools/${appId}/first/runs`, {
      method: 'POST',
      headers: { [VISITOR_KEY_HEADER]: 'k'.repeat(40), 'Content-Type': 'application/json' },
      body: JSON.stringify({ inputs: { input: 'Is it so?' }, wait: true }),
    });
    return answer.status;
  };
}

it('every connected provider’s models are listed with their prices, and a tool may use any of them', async () => {
  await connect(second.baseUrl);
  const { models } = await list();
  expect(models.map(({ id, from, promptPrice }) => [id, from, promptPrice])).toEqual([
    ['fake-1', null, 3],
    ['fake-2', null, 1],
    ['compatible:fake-1', 'compatible', 3],
    ['compatible:fake-2', 'compatible', 1],
  ]);
  const run = await runnable();
  first.will({ text: 'From the first.' });
  second.will({ text: 'From the second.' });
  expect([await run('compatible:fake-2'), await run('fake-2')]).toEqual([200, 200]);
  expect(first.calls.map(({ model }) => model)).toEqual(['fake-2']);
  expect(second.calls.map(({ model }) => model)).toEqual(['fake-2']);
});

it('variants and aliases of what is listed are asked for, any other name goes to the usual one', async () => {
  await connect(second.baseUrl);
  const run = await runnable();
  const sent = [];
  for (const name of ['fake-1:free', 'fake', 'compatible:nothing-such', 'fake-1-2024-07-18']) {
    second.will({ text: 'Done.' });
    expect(await run(name)).toBe(200);
    sent.push(second.calls.at(-1)?.model);
  }
  expect(sent).toEqual(['fake-1:free', 'fake-1', 'fake-1', 'fake-1']);
});

it('where the provider tells no list, a name that was chosen is taken at its word', async () => {
  const { port } = silent.address() as AddressInfo;
  await connect(`http://127.0.0.1:${port}/v1`);
  const { models, problem } = await list();
  expect(problem).toContain('404');
  expect(models.map(({ id }) => id)).toEqual(['compatible:fake-1', 'compatible:fake-2']);
  const { services } = world;
  const { listedModel } = await import('./index.ts');
  expect(await listedModel(services.models, 'my-own-model')).toBe('my-own-model');
  expect(await listedModel(services.models, 'gpt-4o-mini-2024-07-18')).toBeNull();
});
