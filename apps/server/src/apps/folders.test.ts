import type { ListedApp } from '@trellis/contract';
import { makeApp, openWorld, type Person } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');
const ben = await world.builder('Ben');

const names = async (person: Person, query = '') =>
  (await person.get<{ apps: ListedApp[] }>(`/api/apps${query}`)).body.apps.map(({ name }) => name);
const folders = async (person: Person) =>
  (await person.get<{ folders: { name: string; apps: number }[] }>('/api/app-folders')).body
    .folders;

it('each person sorts apps into folders of their own, and nobody else’s move', async () => {
  const tour = await makeApp(world, ann, { name: 'Tour planner' });
  await makeApp(world, ann, { name: 'Book club' });
  await world.join(tour.appId, ben, 'viewer');
  expect(await folders(ann)).toEqual([]);

  const moved = await ann.put(`/api/apps/${tour.appId}/folder`, { folder: '  Clients % ' });
  expect(moved).toMatchObject({ status: 200, body: { folder: 'Clients %' } });
  expect(await folders(ann)).toEqual([{ name: 'Clients %', apps: 1 }]);
  expect(await names(ann, `?folder=${encodeURIComponent('Clients %')}`)).toEqual(['Tour planner']);
  expect(await names(ann)).toEqual(expect.arrayContaining(['Tour planner', 'Book club']));
  expect(await folders(ben)).toEqual([]);
  expect(await names(ben, '?folder=Clients')).toEqual([]);

  expect((await ben.put(`/api/apps/${tour.appId}/folder`, { folder: 'Shared' })).status).toBe(200);
  expect(await folders(ann)).toEqual([{ name: 'Clients %', apps: 1 }]);
  await ann.put(`/api/apps/${tour.appId}/folder`, { folder: '' });
  expect(await folders(ann)).toEqual([]);
});

it('a folder’s name is bounded, and an app of others has no place', async () => {
  const { appId } = await makeApp(world, ann, { name: 'Alone' });
  expect((await ann.put(`/api/apps/${appId}/folder`, { folder: 'x'.repeat(61) })).status).toBe(422);
  expect((await ben.put(`/api/apps/${appId}/folder`, { folder: 'Mine' })).status).toBe(404);
  await ann.put(`/api/apps/${appId}/folder`, { folder: 'Gone' });
  await ann.delete(`/api/apps/${appId}`);
  expect(await folders(ann)).toEqual([]);
});
