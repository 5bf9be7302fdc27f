import type { DatabaseEntity, TableView, ViewShape } from '@trellis/contract';
import { commitFiles, entityFiles, makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');

const text = { type: 'string' as const };
const PLAIN: ViewShape = {
  kind: 'table',
  field: null,
  filters: [],
  sort: null,
  hidden: [],
  order: [],
  widths: {},
  pins: [],
};
const FULL: ViewShape = {
  kind: 'board',
  field: 'state',
  filters: [{ column: 'title', operator: 'contains', value: 'a' }],
  sort: { column: 'effort', isDescending: true },
  hidden: ['creatorId', 'note'],
  order: ['state', 'title', 'createdAt'],
  widths: { title: 300, note: 80 },
  pins: ['title'],
};
const FIELDS = {
  title: text,
  state: { ...text, enum: ['open', 'done'] },
  effort: { type: 'number' as const },
  note: text,
};

async function tasks() {
  const { appId } = await makeApp(world, ann, { entities: { Task: { properties: FIELDS } } });
  const { body } = await ann.get<{ entities: DatabaseEntity[] }>(`/api/apps/${appId}/database`);
  const at = `/api/apps/${appId}/database/${body.entities[0]!.id}/views`;
  const member = async (name: string, role: string) => {
    const person = await world.builder(name);
    await world.join(appId, person, role);
    return person;
  };
  const list = async (who = ann) => (await who.get<{ views: TableView[] }>(at)).body.views;
  const make = async (name: string, shape = PLAIN) =>
    (await ann.post<TableView>(at, { name, shape })).body;
  return { appId, at, member, list, make };
}

describe('saved views', () => {
  it('are made, shared, renamed, put in order and deleted', async () => {
    const { at, list, make, member } = await tasks();
    expect(await list()).toEqual([]);
    const board = await make(' By state ', FULL);
    expect(board).toMatchObject({
      name: 'By state',
      shape: FULL,
      rev: 1,
      lost: [],
      changedBy: 'Ann',
    });
    const plain = await make('Plain');
    const ed = await member('Ed', 'editor');
    expect((await list(ed)).map(({ name }) => name)).toEqual(['By state', 'Plain']);
    const renamed = await ed.call<TableView>('PATCH', `${at}/${plain.id}`, {
      rev: 1,
      name: 'Simple',
    });
    expect(renamed.body).toMatchObject({ name: 'Simple', rev: 2, changedBy: 'Ed', shape: PLAIN });
    const ordered = await ann.put<{ views: TableView[] }>(at, { ids: [plain.id] });
    expect(ordered.body.views.map(({ name }) => name)).toEqual(['Simple', 'By state']);
    expect((await ann.delete(`${at}/${plain.id}`)).status).toBe(200);
    expect((await ann.delete(`${at}/${plain.id}`)).status).toBe(404);
    expect((await list()).map(({ name }) => name)).toEqual(['By state']);
  });

  it('tell who comes later that somebody else changed them', async () => {
    const { at, list, make, member } = await tasks();
    const { id, rev } = await make('Mine');
    const eve = await member('Eve', 'editor');
    const wide = { ...PLAIN, widths: { title: 200 } };
    expect((await eve.call('PATCH', `${at}/${id}`, { rev, shape: wide })).status).toBe(200);
    const late = await ann.call('PATCH', `${at}/${id}`, { rev, shape: FULL });
    expect([late.status, late.body]).toMatchObject([
      409,
      { message: 'Eve has changed this view. Your changes are kept here.' },
    ]);
    expect((await list())[0]).toMatchObject({ shape: wide, rev: 2 });
    const over = await ann.call('PATCH', `${at}/${id}`, { rev: 2, shape: FULL });
    expect(over.status).toBe(200);
  });

  it('follow a rename, and say which fields went or got another type', async () => {
    const { appId, list, make } = await tasks();
    await make('Board', FULL);
    const { effort: _effort, state, ...rest } = FIELDS;
    const properties = {
      ...rest,
      title: undefined,
      heading: { ...text, 'x-renamed-from': 'title' },
      state: { type: 'number' as const, description: state.type },
    };
    const Task = { properties: JSON.parse(JSON.stringify(properties)) };
    await commitFiles(world, appId, entityFiles({ Task }));
    const [view] = await list();
    // In the order of their keys in the database.
    expect(view!.lost.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: 'effort', why: 'deleted' },
      { name: 'state', why: 'retyped' },
    ]);
    expect(view!.shape).toEqual({
      ...FULL,
      field: null,
      filters: [{ column: 'heading', operator: 'contains', value: 'a' }],
      sort: null,
      order: ['heading', 'createdAt'],
      widths: { heading: 300, note: 80 },
      pins: ['heading'],
    });
  });

  it('are read by viewers, changed by editors, and nobody else’s', async () => {
    const { at, list, make, member } = await tasks();
    const { id } = await make('Mine');
    const vic = await member('Vic', 'viewer');
    expect(await list(vic)).toHaveLength(1);
    expect((await vic.post(at, { name: 'x', shape: PLAIN })).status).toBe(403);
    expect((await vic.call('PATCH', `${at}/${id}`, { rev: 1, name: 'x' })).status).toBe(403);
    expect((await vic.put(at, { ids: [id] })).status).toBe(403);
    expect((await vic.delete(`${at}/${id}`)).status).toBe(403);
    const mal = await world.builder('Mal');
    expect((await mal.get(at)).status).toBe(404);
    expect((await world.stranger().get(at)).status).toBe(401);
    // Another app's owner reaches nothing of this one by its ids.
    const other = await tasks();
    expect((await ann.call('PATCH', `${other.at}/${id}`, { rev: 1, name: 'x' })).status).toBe(404);
    expect((await ann.delete(`${other.at}/${id}`)).status).toBe(404);
    const foreign = `${at.split('/database/')[0]}/database/${'0'.repeat(24)}/views`;
    expect((await ann.get(foreign)).status).toBe(404);
  });

  it('refuse what is no view', async () => {
    const { at, make } = await tasks();
    const post = async (body: object) => (await ann.post(at, body)).status;
    expect(await post({ name: '  ', shape: PLAIN })).toBe(422);
    expect(await post({ name: 'x'.repeat(61), shape: PLAIN })).toBe(422);
    expect(await post({ name: 'x', shape: { ...PLAIN, kind: 'chart' } })).toBe(422);
    expect(await post({ name: 'x', shape: { ...PLAIN, more: 1 } })).toBe(422);
    // Fields that nobody knows are left out.
    const odd = await make('Odd', { ...PLAIN, hidden: ['nothing', '__proto__', 'title'] });
    expect(odd.shape.hidden).toEqual(['title']);
    const { status } = await ann.post(at, {
      name: 'y',
      shape: { ...PLAIN, widths: { title: -1 } },
    });
    expect(status).toBe(422);
  });
});
