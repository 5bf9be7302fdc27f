import type { ContextItem, Passage } from '@trellis/contract';
import { makeApp, openWorld, type Person } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');
const zoe = await world.builder('Zoe');
await world.services.db
  .updateTable('accounts')
  .set({ plan: 'lite' })
  .where('user_id', '=', zoe.uid)
  .execute();

const items = async (who: Person, appId: string) =>
  (
    await who.get<{ contextItems: ContextItem[]; hasReachedDataLimit: boolean }>(
      `/api/context/items?appId=${appId}`,
    )
  ).body;
const settled = (who: Person, appId: string) =>
  expect
    .poll(async () =>
      (await items(who, appId)).contextItems.every(({ status }) => status === 'synced'),
    )
    .toBe(true);
const ask = async (who: Person, appId: string, question: string) =>
  (await who.post<{ passages: Passage[] }>(`/api/context/ask?appId=${appId}`, { question })).body
    .passages;
const addText = (who: Person, appId: string, context: string) =>
  who.post<ContextItem>(`/api/context/ingest/text?appId=${appId}`, { context });
const copyOf = (who: Person, appId: string, withData: boolean) =>
  who.post<{ appId: string; error?: { code: string } }>(`/api/apps/${appId}/duplicate`, {
    name: 'Copy',
    withData,
  });

it('a copy has the app’s data sources where asked: its tools name its own, and it outlives the app', async () => {
  const { appId } = await makeApp(world, ann, {});
  const list = await ann.upload<ContextItem>(
    `/api/context/ingest/file?appId=${appId}`,
    new File(['Name,Price\nSloop,1200\n'], 'boats.csv', { type: 'text/csv' }),
  );
  await addText(ann, appId, 'The yard is open from 8 to 17.');
  await settled(ann, appId);
  const tool = await ann.post<{ toolId: string }>(`/api/apps/${appId}/tools`, {
    title: 'Ask us',
    path: 'ask',
    instructions: 'Answer.',
    items: [list.body.id],
  });
  expect(tool.status).toBe(200);

  const made = await copyOf(ann, appId, true);
  expect(made.status).toBe(200);
  const copy = made.body.appId;
  await settled(ann, copy);
  const { contextItems } = await items(ann, copy);
  expect(contextItems.map(({ name }) => name).sort()).toEqual(
    ['The yard is open from 8 to 17.', 'boats.csv'].sort(),
  );
  const own = contextItems.find(({ name }) => name === 'boats.csv')!;
  expect(own).toMatchObject({ columns: ['Name', 'Price'], originalContextItemId: list.body.id });
  const tools = await ann.get<{ tools: { toolId: string }[] }>(`/api/apps/${copy}/tools`);
  const { body } = await ann.get<{ definition: { items: string[] } }>(
    `/api/apps/${copy}/tools/${tools.body.tools[0]!.toolId}`,
  );
  expect(body.definition.items).toEqual([own.id]);
  expect((await ask(ann, copy, 'Sloop'))[0]?.itemId).toBe(own.id);
  await ann.delete(`/api/apps/${appId}`);
  expect((await ask(ann, copy, 'open'))[0]?.text).toContain('from 8 to 17');

  const bare = await copyOf(ann, copy, false);
  expect((await items(ann, bare.body.appId)).contextItems).toEqual([]);
});

it('its items count in its owner’s plan', async () => {
  const { appId } = await makeApp(world, zoe, {});
  await addText(zoe, appId, 'The yard is open.');
  await settled(zoe, appId);
  const one = await copyOf(zoe, appId, true);
  expect(one.status).toBe(200);
  await settled(zoe, one.body.appId);
  expect((await items(zoe, one.body.appId)).hasReachedDataLimit).toBe(true);
  expect((await addText(zoe, one.body.appId, 'And more.')).status).toBe(402);

  const { appId: large } = await makeApp(world, ann, {});
  await addText(ann, large, 'First.');
  await addText(ann, large, 'Second.');
  await settled(ann, large);
  await world.services.db
    .insertInto('app_members')
    .values({ app_id: large, user_id: zoe.uid, role: 'viewer' } as never)
    .execute();
  const refused = await copyOf(zoe, large, true);
  expect([refused.status, refused.body.error?.code]).toEqual([402, 'plan_limit/dataItems']);
  expect((await copyOf(zoe, large, false)).status).toBe(200);
});
