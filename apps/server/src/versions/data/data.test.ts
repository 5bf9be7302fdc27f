import type { FieldSchema, PutBack, RemovedData, RowState, Unconverted } from '@trellis/contract';
import {
  commitFiles,
  endUser,
  entityFiles,
  makeApp,
  openWorld,
  type Person,
} from '@trellis/testing';
import { describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

const world = await openWorld();
const owner = await world.builder('Olga');

interface RowLike {
  id: string;
  [field: string]: unknown;
}
const text: FieldSchema = { type: 'string' };
const number: FieldSchema = { type: 'number' };
const files = (properties: Record<string, FieldSchema>) => ({
  'pages/Home.tsx': 'export default function Home() { return <p>Hello</p>; }',
  ...entityFiles({ Book: { properties, permissions: { read: 'anonymous', write: 'all' } } }),
});
const library = async (properties: Record<string, FieldSchema>) => {
  const app = await makeApp(world, owner, { live: true, files: files(properties) });
  const at = `/live_api/apps/${app.appId}/entities/Book`;
  const data = `/api/apps/${app.appId}/data`;
  const ann = await endUser(world, app.appId, 'ann');
  const list = async (person = owner) =>
    (await person.get<RowLike[]>(`${at}?sort=id`)).body.map(
      ({ createdAt: _c, updatedAt: _u, creatorId: _i, id: _id, ...row }) => row,
    );
  const change = (to: Record<string, FieldSchema>) => commitFiles(world, app.appId, files(to));
  const publish = async () => {
    const { status, body } = await owner.post(`/api/apps/${app.appId}/publication`, {});
    expect([status, body]).toMatchObject([200, {}]);
  };
  return { ...app, at, data, ann, list, change, publish };
};

describe('a change of the schema', () => {
  it('fills a new field with its default, keeps what a removed one held, and erases it when asked', async () => {
    const { appId, at, data, ann, list, change, publish } = await library({
      title: text,
      note: text,
    });
    await ann.post(at, { title: 'Emma', note: 'old' });
    await change({ title: text, read: { type: 'boolean', default: false } });
    expect(await list()).toEqual([{ title: 'Emma', read: false }]);
    // Visitors still have the published version, and its fields; what they make lacks the new one.
    expect(await list(ann)).toEqual([{ title: 'Emma', note: 'old' }]);
    await ann.post(at, { title: 'Ulysses', note: 'new' });
    expect((await owner.get<{ removed: RemovedData[] }>(`${data}/removed`)).body.removed).toEqual(
      [],
    );
    await publish();
    expect(await list(ann)).toEqual([
      { title: 'Emma', read: false },
      { title: 'Ulysses', read: false },
    ]);
    const { removed } = (await owner.get<{ removed: RemovedData[] }>(`${data}/removed`)).body;
    expect(removed).toEqual([
      { entityId: expect.any(String), entityName: 'Book', key: 'note', rows: 2 },
    ]);
    const [{ entityId }] = removed as [RemovedData];
    const carl = await world.builder('Carl');
    await world.join(appId, carl, 'editor');
    const purge = (person: Person, key: string | null) =>
      person.post(`${data}/purge`, { entityId, key });
    expect((await purge(carl, 'note')).status).toBe(403);
    expect((await purge(ann, 'note')).status).toBe(401);
    expect((await purge(owner, 'title')).status).toBe(409);
    expect((await purge(owner, null)).status).toBe(409);
    expect((await purge(owner, 'nothing')).status).toBe(404);
    expect((await purge(owner, 'note')).body).toEqual({ rows: 2 });
    await change({ title: text, note: text });
    expect(await list()).toEqual([{ title: 'Emma' }, { title: 'Ulysses' }]);
  });

  it('keeps the rows of a removed entity until they are erased', async () => {
    const { appId, at, data, ann } = await library({ title: text });
    await ann.post(at, { title: 'Emma' });
    await commitFiles(world, appId, { 'pages/Home.tsx': files({})['pages/Home.tsx'] });
    const removed = async () =>
      (await owner.get<{ removed: RemovedData[] }>(`${data}/removed`)).body.removed;
    expect(await removed()).toEqual([]);
    await owner.post(`/api/apps/${appId}/publication`, {});
    const [kept] = await removed();
    expect(kept).toMatchObject({ entityName: 'Book', key: null, rows: 1 });
    expect(
      (await owner.post(`${data}/purge`, { ...kept, entityName: undefined, rows: undefined })).body,
    ).toEqual({ rows: 1 });
    expect(await removed()).toEqual([]);
  });

  it('converts what converts, lists what does not, and converts again at publish what changed since', async () => {
    const { appId, at, ann, list, change, publish } = await library({ title: text, pages: text });
    const made: RowLike[] = [];
    for (const pages of ['120', 'many', '80', '7'])
      made.push((await ann.post<RowLike>(at, { title: pages, pages })).body);
    const versionId = await change({ title: text, pages: number });
    const left = async () =>
      (
        await owner.get<{ fields: Unconverted[] }>(
          `/api/apps/${appId}/versions/${versionId}/unconverted`,
        )
      ).body.fields;
    expect(await left()).toEqual([
      {
        entityName: 'Book',
        field: 'pages',
        rows: 1,
        examples: [{ id: made[1]!.id, value: 'many' }],
      },
    ]);
    expect((await list()).map(({ pages }) => pages)).toEqual([120, undefined, 80, 7]);
    // Live visitors go on with texts; in the draft somebody sets one number by hand.
    expect((await list(ann)).map(({ pages }) => pages)).toEqual(['120', 'many', '80', '7']);
    await ann.put(`${at}/${made[0]!.id}`, { pages: '121' });
    await ann.put(`${at}/${made[3]!.id}`, { pages: 'seven' });
    await ann.post(at, { title: 'new', pages: '300' });
    await owner.put(`${at}/${made[1]!.id}`, { pages: 999 });
    await owner.put(`${at}/${made[2]!.id}`, { pages: 81 });
    // What came in since stands there in the old words alone until then.
    expect(await left()).toMatchObject([{ rows: 1, examples: [{ value: '300' }] }]);
    await publish();
    expect((await list(ann)).map(({ pages }) => pages)).toEqual([121, 999, 81, undefined, 300]);
    expect(await left()).toMatchObject([{ rows: 1, examples: [{ value: 'seven' }] }]);
  });
});

describe('putting data back', () => {
  it('gives one row the state that it had, and keeps what it is until then', async () => {
    const { appId, versionId, at, data, ann, change } = await library({ title: text, n: number });
    const { body: row } = await ann.post<RowLike>(at, { title: 'a', n: 1 });
    const first = await change({ title: text, n: number });
    await ann.put(`${at}/${row.id}`, { title: 'b' });
    await ann.delete(`${at}/${row.id}`);
    const states = async () =>
      (await owner.get<{ states: RowState[] }>(`${data}/Book/${row.id}/history`)).body.states;
    expect(await states()).toMatchObject([
      { rev: 2, ended: 'delete', endedBy: ann.uid, data: { title: 'b', n: 1 } },
      { rev: 1, ended: 'update', data: { title: 'a', n: 1 } },
    ]);
    const back = (person: Person, time: object, id = row.id) =>
      person.post<PutBack>(`${data}/Book/${id}/past`, time);
    expect((await back(owner, { versionId: first })).body).toEqual({
      changed: 0,
      broughtBack: 1,
      removed: 0,
    });
    expect((await ann.get<RowLike>(`${at}/${row.id}`)).body).toMatchObject({
      title: 'a',
      n: 1,
      creatorId: ann.uid,
      createdAt: row.createdAt,
    });
    expect(await states()).toHaveLength(3);
    const history = await owner.get<object>(`${data}/Book/${row.id}/history`);
    expect(history.body).toMatchObject({ madeBy: ann.uid, names: { [ann.uid]: 'ann' } });
    // Before it was made there is nothing to be put back to.
    expect((await back(owner, { versionId })).body).toMatchObject({ removed: 1 });
    expect((await ann.get(`${at}/${row.id}`)).status).toBe(404);
    expect((await back(owner, { versionId: first })).body).toMatchObject({ broughtBack: 1 });
    expect((await back(owner, { versionId: first })).body).toMatchObject({ changed: 0 });
    // Of states that were over within a millisecond each is reached by its revision.
    const { id } = (await ann.post<RowLike>(at, { title: '1' })).body;
    for (const title of ['2', '3', '4']) await ann.put(`${at}/${id}`, { title });
    await sql`UPDATE row_history SET row_updated_at = '2026-01-01T00:00:00.001Z', at = '2026-01-01T00:00:00.0006Z'
      WHERE app_id = ${appId} AND id = ${id}`.execute(world.services.db);
    for (const rev of [2, 1, 3]) {
      expect((await back(owner, { rev }, id)).body).toMatchObject({ changed: 1 });
      expect((await ann.get<RowLike>(`${at}/${id}`)).body.title).toBe(`${rev}`);
    }
    expect((await back(owner, { rev: 99 }, id)).status).toBe(404);
    // Who may: editors of this app, and nobody else.
    expect((await back(ann, { versionId: first })).status).toBe(401);
    const viewer = await world.builder('Vic');
    expect((await back(viewer, { versionId: first })).status).toBe(404);
    await world.join(appId, viewer, 'viewer');
    expect((await back(viewer, { versionId: first })).status).toBe(403);
    expect((await viewer.get(`${data}/Book/${row.id}/history`)).status).toBe(200);
    expect((await back(owner, { versionId: '0'.repeat(24) })).status).toBe(404);
    expect((await back(owner, { versionId: first }, '1'.repeat(24))).status).toBe(404);
    expect((await back(owner, { at: '2999-01-01T00:00:00Z' })).status).toBe(400);
    expect((await back(owner, { versionId: first, at: '2020-01-01T00:00:00Z' })).status).toBe(422);
  });

  it('gives the whole app the data of a version, in the fields of today, and can be undone', async () => {
    const { appId, at, data, ann, list, change } = await library({ title: text, n: text });
    const made: RowLike[] = [];
    for (const n of ['1', '2', '3', '4', '5'])
      made.push((await ann.post<RowLike>(at, { title: n, n })).body);
    const [changed, deleted, restored, goneThen] = made.map(({ id }) => `${at}/${id}`) as [
      string,
      string,
      string,
      string,
    ];
    await ann.delete(goneThen);
    const versionId = await change({ title: text, n: text });
    const then = await list();
    expect(then.map(({ title }) => title)).toEqual(['1', '2', '3', '5']);
    await ann.put(changed, { title: 'x' });
    await ann.put(changed, { n: '100' });
    await ann.delete(deleted);
    await ann.delete(restored);
    await ann.post(`${restored}/restoration`);
    await ann.post(`${goneThen}/restoration`);
    await ann.post(at, { title: 'new', n: '6' });
    await change({ title: text, n: number, done: { type: 'boolean', default: true } });
    const now = await list();
    const { status, body } = await owner.post<{ entities: unknown; before: string }>(
      `${data}/past`,
      {
        versionId,
      },
    );
    expect([status, body]).toMatchObject([
      200,
      { entities: [{ entityName: 'Book', changed: 2, broughtBack: 1, removed: 2 }] },
    ]);
    expect(await list()).toEqual(then.map((row) => ({ ...row, n: Number(row.n), done: true })));
    expect((await owner.post(`${data}/past`, { at: body.before })).status).toBe(200);
    expect(await list()).toEqual(now);
    const editor = await world.builder('Eddy');
    await world.join(appId, editor, 'editor');
    expect((await editor.post(`${data}/past`, { versionId })).status).toBe(403);
  });
});
