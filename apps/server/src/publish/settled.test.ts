import type { EntitySchema, Permissions } from '@trellis/contract';
import { commitFiles, entityFiles, makeApp, openClub } from '@trellis/testing';
import { expect, it } from 'vitest';

const { world, ann } = await openClub();

type Entities = Record<string, Partial<EntitySchema> & { permissions?: Permissions }>;

it('publishing again decides nothing as long as every rule is the one that visitors have', async () => {
  const home = { 'pages/Home.tsx': 'export default function Home() { return <p>Hello</p>; }' };
  const permissions: Permissions = { read: 'all', write: 'creator' };
  const properties: EntitySchema['properties'] = { title: { type: 'string' } };
  const first: Entities = { Note: { permissions, properties } };
  const { appId } = await makeApp(world, ann, { files: home, entities: first });
  const at = `/api/apps/${appId}/publication`;
  const isSettled = async () => (await ann.get<{ isSettled: boolean }>(at)).body.isSettled;
  const change = (entities: Entities, files: Record<string, string> = home) =>
    commitFiles(world, appId, { ...files, ...entityFiles(entities) });

  expect(await isSettled()).toBe(false);
  await ann.post(at, {});
  expect(await isSettled()).toBe(true);
  // Another page, another title, another field.
  const more = { ...properties, done: { type: 'boolean' as const } };
  await change({ Note: { permissions, properties: more, title: 'Remark' } });
  expect(await isSettled()).toBe(true);

  const decided: [Entities, Record<string, string>?][] = [
    [{ Note: { permissions: { read: 'anonymous', write: 'creator' }, properties } }],
    [{ Note: { permissions, properties, rls: { read: { title: 'x' } } } }],
    [{ Note: { permissions, properties: { title: { type: 'string', rls: { read: false } } } } }],
    [{ ...first, Secret: { permissions, properties } }],
    [first, { ...home, 'server/functions/all.ts': 'Deno.serve(() => new Response("hi"));' }],
  ];
  for (const [entities, files] of decided) {
    await change(entities, files);
    expect([entities, files, await isSettled()]).toEqual([entities, files, false]);
  }
  await change(first);
  expect(await isSettled()).toBe(true);
});
