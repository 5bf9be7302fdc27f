import type { ContextItem, FoundPassage } from '@trellis/contract';
import { endUser, makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await World.open(inject('postgres'));
  owner = await world.builder('Olga');
});
afterAll(() => world.close());

const find = async (who: Person, appId: string, more: object = {}) =>
  who.post<{ passages: FoundPassage[]; message?: string }>(`/api/search/${appId}`, {
    query: 'When is the yard open?',
    ...more,
  });

it('pages find what their reader may read: nothing, until the builder opens it', async () => {
  const { appId } = await makeApp(world, owner, { live: true });
  const { body: item } = await owner.post<ContextItem>(`/api/context/ingest/text?appId=${appId}`, {
    context: 'The yard is open from 8 to 17.',
    name: 'Hours',
  });
  await expect
    .poll(async () => {
      const { body } = await owner.get<{ contextItems: ContextItem[] }>(
        `/api/context/items?appId=${appId}`,
      );
      return body.contextItems[0]?.status;
    })
    .toBe('synced');
  const ben = await endUser(world, appId, 'ben');
  const seen = async () =>
    Promise.all(
      [world.stranger(), ben, owner].map(
        async (who) => (await find(who, appId)).body.passages.length,
      ),
    );
  expect(await seen()).toEqual([0, 0, 0]);
  await owner.call('PATCH', `/api/context/${item.id}`, { access: 'users' });
  expect(await seen()).toEqual([0, 1, 1]);
  await owner.call('PATCH', `/api/context/${item.id}`, { access: 'anyone' });
  expect(await seen()).toEqual([1, 1, 1]);

  expect((await find(ben, appId, { items: ['Hours'] })).body.passages[0]).toMatchObject({
    item: 'Hours',
    text: 'The yard is open from 8 to 17.',
  });
  expect((await find(ben, appId, { items: [item.id] })).body.passages).toHaveLength(1);
  expect((await find(ben, appId, { items: ['Other'] })).body.passages).toEqual([]);
  expect((await find(ben, appId, { query: ' ' })).status).toBe(422);

  const { appId: other } = await makeApp(world, owner, { live: true });
  expect((await find(ben, other, { items: [item.id] })).body.passages ?? []).toEqual([]);
});
