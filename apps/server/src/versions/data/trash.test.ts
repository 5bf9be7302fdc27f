import type { DeletedRow, Row } from '@trellis/contract';
import { commitFiles, endUser, entityFiles, makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const owner = await world.builder('Olga');

async function library() {
  const files = (pages: 'string' | 'number') => ({
    'pages/Home.tsx': 'export default function Home() { return <p>Hello</p>; }',
    ...entityFiles({
      Book: {
        properties: { title: { type: 'string' }, pages: { type: pages } },
        permissions: { read: 'all', write: 'all' },
      },
    }),
  });
  const { appId } = await makeApp(world, owner, { live: true, files: files('string') });
  const at = `/live_api/apps/${appId}/entities/Book`;
  const trash = `/api/apps/${appId}/data/Book/deleted`;
  return {
    appId,
    at,
    trash,
    make: async (titles: string[]) => {
      const rows = titles.map((title) => ({ title, pages: '12' }));
      return (await owner.post<Row[]>(`${at}/bulk`, rows)).body;
    },
    listed: async (query = '') =>
      (await owner.get<{ rows: DeletedRow[]; more: boolean; count: number }>(`${trash}${query}`))
        .body,
    there: async () =>
      (await owner.get<Row[]>(`${at}?sort=id`)).body.map(({ title, pages }) => [title, pages]),
    retype: () => commitFiles(world, appId, files('number')),
    does: async (what: 'restore' | 'erase', which: object, who = owner) => {
      const { status, body } = await who.post<{ done: number; more: boolean }>(
        `${trash}/${what}`,
        which,
      );
      return status === 200 ? body : status;
    },
  };
}

it('deleted rows are seen, found and put back, in the fields of today', async () => {
  const app = await library();
  const ann = await endUser(world, app.appId, 'ann');
  const [a, b, c, d] = (await app.make(['Emma', 'Ulysses', '50% off', 'Kept'])) as [
    Row,
    Row,
    Row,
    Row,
  ];
  await owner.delete(`${app.at}/${a.id}`);
  await ann.delete(`${app.at}/${b.id}`);
  await owner.delete(`${app.at}/${c.id}`);
  const { rows, more, count } = await app.listed();
  expect(rows.map(({ id, deletedBy, data }) => [id, deletedBy, data.title])).toEqual([
    [c.id, 'Olga', '50% off'],
    [b.id, 'ann', 'Ulysses'],
    [a.id, 'Olga', 'Emma'],
  ]);
  expect([more, count]).toEqual([false, 3]);
  const titles = async (search: string) =>
    (await app.listed(`?search=${encodeURIComponent(search)}`)).rows.map(({ data }) => data.title);
  expect(await titles('ULY')).toEqual(['Ulysses']);
  expect(await titles('0%')).toEqual(['50% off']);
  expect(await titles('%')).toEqual(['50% off']);
  await app.retype();
  expect(await app.does('restore', { ids: [a.id, d.id, '0'.repeat(24)] })).toMatchObject({
    done: 1,
    more: false,
  });
  expect(await app.there()).toEqual([
    ['Emma', 12],
    ['Kept', 12],
  ]);
  expect(await app.does('restore', { all: true, search: 'uly' })).toMatchObject({
    done: 1,
    more: false,
  });
  expect((await app.listed()).rows.map(({ id }) => id)).toEqual([c.id]);
  // Deleted again it is there once.
  await owner.delete(`${app.at}/${a.id}`);
  expect((await app.listed()).rows.map(({ id }) => id)).toEqual([a.id, c.id]);
});

it('many are paged and put back in parts; erased ones are gone for good, and that is the owner’s to do', async () => {
  const app = await library();
  const titles = Array.from({ length: 600 }, (_, n) => `T${n}`);
  await app.make(titles);
  await owner.call('DELETE', app.at, {});
  const first = await app.listed();
  expect([first.rows.length, first.more, first.count]).toEqual([50, true, 600]);
  const next = await app.listed(`?before=${encodeURIComponent(first.rows.at(-1)!.cursor)}`);
  const ids = new Set([...first.rows, ...next.rows].map(({ id }) => id));
  expect(ids.size).toBe(100);
  const eddy = await world.builder('Eddy');
  const join = (role: 'viewer' | 'editor') => world.join(app.appId, eddy, role);
  const some = { ids: [...ids].slice(0, 2) };
  expect(await app.does('restore', some, eddy)).toBe(404);
  await join('viewer');
  expect((await eddy.get(app.trash)).status).toBe(200);
  expect(await app.does('restore', some, eddy)).toBe(403);
  await join('editor');
  expect(await app.does('erase', some, eddy)).toBe(403);
  expect(await app.does('erase', some, world.stranger())).toBe(401);
  expect(await app.does('erase', some)).toEqual({ done: 2, more: false });
  expect(await app.does('restore', some)).toMatchObject({ done: 0, more: false });
  expect((await app.listed()).count).toBe(598);
  expect(await app.does('restore', { all: true })).toMatchObject({ done: 500, more: true });
  expect(await app.does('restore', { all: true })).toMatchObject({ done: 98, more: false });
  expect((await app.listed()).rows).toEqual([]);
  // A row that is there is not erased by its id.
  const there = (await owner.get<Row[]>(app.at)).body;
  expect(await app.does('erase', { ids: [there[0]!.id] })).toEqual({ done: 0, more: false });
  expect(there).toHaveLength(598);
  expect((await owner.get(`${app.trash}?before=x`)).status).toBe(400);
  const wrong = `9999-99-99 99:99:99|${'0'.repeat(24)}`;
  expect((await owner.get(`${app.trash}?before=${wrong}`)).status).toBe(400);
  expect((await owner.get(app.trash.replace('Book', 'User'))).status).toBe(404);
});
