import { makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');

it('of a record without a value for any field no row is made, and it is counted', async () => {
  const { appId } = await makeApp(world, ann, {
    entities: { Item: { properties: { name: { type: 'string' }, qty: { type: 'number' } } } },
  });
  const at = `/live_api/apps/${appId}/entities/Item`;
  const send = (text: string, name = 'items.csv') =>
    ann.upload<{ message?: string }>(`${at}/import`, new File([text], name));
  expect((await send('Name,Qty,Shelf\nBolt,5,A\n,,B\nNut,,\n')).body).toEqual({
    created: 2,
    leftOut: 1,
  });
  const none = await send('Shelf,Place\nA,1\nB,2\n');
  expect([none.status, none.body.message]).toEqual([
    422,
    'No row of this file has a value for a field of Item',
  ]);
  expect((await send('[{"name":"Nail"},{"other":1}]', 'items.json')).body).toEqual({
    created: 1,
    leftOut: 1,
  });
  expect((await ann.get<object[]>(`${at}?sort=name`)).body).toMatchObject([
    { name: 'Bolt', qty: 5 },
    { name: 'Nail' },
    { name: 'Nut' },
  ]);
});
