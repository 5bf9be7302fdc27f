import { endUser, makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const text = { type: 'string' } as const;
const ADMINS = { user_condition: { role: 'admin' } };
const OWN = { created_by_id: '{{user.id}}' };

let world: World;
let owner: Person;
let at: string;
let sdk: string;
let ann: Person;
let ben: Person;
let boss: Person;
beforeAll(async () => {
  world = await World.open(inject('postgres'));
  owner = await world.builder('Olga');
  const { appId } = await makeApp(world, owner, {
    live: true,
    entities: {
      Staff: {
        properties: {
          name: text,
          salary: { type: 'number', rls: { read: ADMINS, write: ADMINS } },
          grade: { ...text, rls: { write: ADMINS } },
          diary: { ...text, rls: { read: OWN } },
        },
        permissions: { read: 'anonymous', write: 'all' },
      },
      User: {
        properties: {
          nickname: text,
          credits: { type: 'number', rls: { write: ADMINS } },
          rating: { ...text, rls: { read: ADMINS } },
        },
      },
    },
  });
  at = `/live_api/apps/${appId}/entities`;
  sdk = `/api/apps/${appId}/entities/Staff`;
  [ann, ben] = await Promise.all([endUser(world, appId, 'ann'), endUser(world, appId, 'ben')]);
  boss = await endUser(world, appId, 'boss', 'admin');
});
afterAll(() => world.close());

type Fields = Record<string, unknown> & { id: string };
const rows = async (who: Person, query = '') =>
  (await who.get<Fields[]>(`${at}/Staff${query}`)).body;

describe('fields with rules of their own', () => {
  it('are read, filtered by and written by those whom the rule lets', async () => {
    const sent = { name: 'Ann', salary: 9, grade: 'A', diary: 'mine' };
    const made = (await ann.post<Fields>(`${at}/Staff`, sent)).body;
    expect(made).toMatchObject({ name: 'Ann', diary: 'mine' });
    expect(made).not.toHaveProperty('salary');
    expect(made).not.toHaveProperty('grade');
    await boss.put(`${at}/Staff/${made.id}`, { salary: 4000, grade: 'B' });

    expect((await rows(boss))[0]).toMatchObject({ salary: 4000, grade: 'B' });
    expect((await rows(boss))[0]).not.toHaveProperty('diary');
    expect((await rows(ann))[0]).toMatchObject({ grade: 'B', diary: 'mine' });
    expect((await rows(ann))[0]).not.toHaveProperty('salary');
    expect((await rows(ben))[0]).not.toHaveProperty('diary');

    // Nobody finds out by asking.
    for (const query of ['?q={"salary":4000}', '?q={"diary":"mine"}', '?sort=-salary']) {
      const answer = await ben.get(`${at}/Staff${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
    }
    const one = (await ben.get<Fields>(`${at}/Staff/${made.id}`)).body;
    expect(one).toMatchObject({ name: 'Ann', grade: 'B' });
    expect(one).not.toHaveProperty('salary');

    // Who writes the whole row back changes what is theirs to change.
    await ann.put(`${at}/Staff/${made.id}`, { ...made, grade: 'Z', salary: 1, diary: 'still' });
    expect((await rows(boss))[0]).toMatchObject({ salary: 4000, grade: 'B' });
    await ben.put(`${at}/Staff/${made.id}`, { diary: 'his', name: 'Anna' });
    expect((await rows(ann))[0]).toMatchObject({ name: 'Anna', diary: 'still' });
    // Builders know everything.
    expect((await rows(owner))[0]).toMatchObject({ salary: 4000, diary: 'still' });
  });

  it('are written by every way that changes or makes rows as by single ones', async () => {
    const { id } = (await ann.post<Fields>(`${at}/Staff`, { name: 'One', diary: '1' })).body;
    const diary = async () => (await ann.get<Fields>(`${at}/Staff/${id}`)).body.diary;
    const ways: [string, string, (diary: string) => unknown][] = [
      ['PUT', `${sdk}/bulk`, (to) => [{ id, diary: to }]],
      ['PATCH', `${sdk}/update-many`, (to) => ({ query: { id }, data: { $set: { diary: to } } })],
      ['POST', `${sdk}/upsert`, (to) => ({ records: [{ name: 'One', diary: to }], key: 'name' })],
      ['PUT', `${at}/Staff/bulk`, (to) => ({ changes: [{ id, data: { diary: to } }] })],
      ['PUT', `${at}/Staff/${id}`, (to) => ({ diary: to, $base: { name: 'One' } })],
    ];
    for (const [method, path, body] of ways) {
      const way = `${method} ${path}`;
      await ben.call(method, path, body('stolen'));
      await ann.call(method, path, body(way));
      expect(await diary()).toBe(way);
    }
    // What somebody saw of it counts as what they saw of any field.
    const stale = await ann.put(`${at}/Staff/${id}`, { diary: 'x', $base: { diary: 'else' } });
    expect(stale.status).toBe(409);

    const records = [{ name: 'Two', diary: '2' }];
    await ann.post(`${sdk}/upsert`, { records, key: 'name' });
    const form = new FormData();
    form.append('file', new File(['name,diary\nThree,3\n'], 'staff.csv'));
    await ann.post(`${at}/Staff/import`, form);
    expect(await rows(ann, '?q={"name":{"$in":["Two","Three"]}}&sort=name')).toMatchObject([
      { name: 'Three', diary: '3' },
      { name: 'Two', diary: '2' },
    ]);
  });

  it('hold for what users know and change of themselves', async () => {
    const changed = await ann.put<Fields>(`${at}/User/me`, {
      nickname: 'A',
      credits: 99,
      rating: 'x',
    });
    expect(changed.body).toMatchObject({ nickname: 'A' });
    expect(changed.body).not.toHaveProperty('credits');
    await boss.put(`${at}/User/${ann.uid}`, { credits: 5, rating: 'good' });
    const me = (await ann.get<Fields>(`${at}/User/me`)).body;
    expect(me).toMatchObject({ nickname: 'A', credits: 5 });
    expect(me).not.toHaveProperty('rating');
  });
});
