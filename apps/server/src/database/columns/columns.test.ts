import type { ColumnForecast, DatabaseEntity, EntitySchema, FieldSchema } from '@trellis/contract';
import { type FieldTypeId, fieldTypeOf } from '@trellis/fields';
import { commitFiles, endUser, entityFiles, makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld();
const owner = await world.builder('Olga');
const eddy = await world.builder('Eddy');

const text: FieldSchema = { type: 'string' };
const HOME = `import { Book } from '@/entities/Book';
import Card from '@/components/Card';
export default function Home() {
  const rows = Book.list('-pages');
  return rows.map((row) => <Card key={row.id} book={row} title="pages" />);
}
`;
const PAGES = {
  'pages/Home.tsx': HOME,
  'pages/Other.tsx': 'export default function Other({ pages }) { return <p>{pages.pages}</p>; }\n',
  'components/Card.tsx': 'export default ({ book: { title, pages } }) => <p>{title} {pages}</p>;\n',
};

/** A library of books, with what is done to its columns. */
async function library(
  properties: Record<string, FieldSchema>,
  more: Partial<EntitySchema> = {},
  rows: object[] = [],
) {
  const files = { ...PAGES, ...entityFiles({ Book: { properties, ...more } }) };
  const { appId } = await makeApp(world, owner, { files });
  const at = `/live_api/apps/${appId}/entities/Book`;
  for (const row of rows) await owner.post(at, row);
  const entity = async () =>
    (await owner.get<{ entities: DatabaseEntity[] }>(`/api/apps/${appId}/database`)).body
      .entities[0]!;
  const columns = `/api/apps/${appId}/database/Book/columns`;
  const seen = async (field: string) => (await entity()).schema.properties[field];
  const change = async (body: object, person = owner) => {
    const field =
      'field' in body && !('option' in body && !('label' in body)) ? `${body.field}` : null;
    const answer = await person.post<{
      versionId: string;
      message: string;
      error?: { code: string; fields?: Record<string, string> };
    }>(columns, { ...(field && { seen: await seen(field) }), ...body });
    return { ...answer.body, status: answer.status, fields: answer.body.error?.fields };
  };
  return {
    appId,
    at,
    columns,
    seen,
    change,
    schema: async () => (await entity()).schema,
    order: async () => Object.keys((await entity()).schema.properties),
    list: async () =>
      (await owner.get<Record<string, unknown>[]>(`${at}?sort=id`)).body.map(
        ({ createdAt: _c, updatedAt: _u, creatorId: _i, id: _id, ...row }) => row,
      ),
    foresee: async (body: { field?: string }) =>
      (
        await owner.post<ColumnForecast>(`${columns}/forecast`, {
          ...(body.field && { seen: await seen(body.field) }),
          ...body,
        })
      ).body,
    undo: async (versionId: string, person = owner) =>
      person.post<{ versionId: string; message: string }>(
        `/api/apps/${appId}/database/changes/${versionId}/undo`,
      ),
  };
}
const add = (name: string, more: object = {}) => ({
  kind: 'add',
  name,
  title: '',
  type: 'text',
  beside: null,
  ...more,
});

describe('a column', () => {
  it('is added beside another, with what the rows that are there get', async () => {
    const app = await library({ title: text, pages: text }, {}, [{ title: 'Emma' }]);
    const right = { field: 'title', side: 'right' };
    expect(
      await app.change(
        add('stars', {
          title: 'Stars',
          type: 'number',
          default: 3,
          isRequired: true,
          beside: right,
        }),
      ),
    ).toMatchObject({ status: 200 });
    expect(await app.order()).toEqual(['title', 'stars', 'pages']);
    expect((await app.schema()).required).toEqual(['stars']);
    expect(await app.list()).toEqual([{ title: 'Emma', stars: 3 }]);
    await app.change(add('kind', { type: 'multiselect', options: ['a', 'b'] }));
    await app.change(add('first', { type: 'json', beside: { field: 'title', side: 'left' } }));
    expect(await app.order()).toEqual(['first', 'title', 'stars', 'pages', 'kind']);
    const { versions } = (
      await owner.get<{ versions: { kind: string }[] }>(`/api/apps/${app.appId}/versions`)
    ).body;
    expect(versions[0]).toMatchObject({ kind: 'manual' });
  });

  it('is of any type that there is, takes its values and is told as what it is', async () => {
    const values: Record<FieldTypeId, unknown> = {
      text: 'words',
      number: 1.5,
      boolean: true,
      date: '2026-05-31',
      datetime: '2026-05-31T10:00:00.000Z',
      select: 'a',
      multiselect: ['a', 'b'],
      list: ['one', 'two'],
      json: { a: [1] },
      image: '/files/a.png',
      relation: 'a'.repeat(24),
      email: 'ann@example.org',
      phone: '+49 30 123456',
      link: 'https://example.org',
      files: ['/files/a.pdf', 'https://example.org/b.pdf'],
      currency: 12.5,
      percent: 33.3,
      duration: 90,
      rating: 4,
    };
    const app = await library({ title: text });
    for (const id of Object.keys(values))
      expect(
        await app.change(
          add(`of_${id}`, {
            type: id,
            ...(/select$/.test(id) && { options: ['a', 'b'] }),
            ...(id === 'relation' && { relation: 'Book' }),
          }),
        ),
      ).toMatchObject({ status: 200 });
    const { properties } = await app.schema();
    const row = Object.fromEntries(
      Object.entries(values).map(([id, value]) => [`of_${id}`, value]),
    );
    for (const id of Object.keys(values))
      expect(fieldTypeOf(properties[`of_${id}`]!, `of_${id}`).id).toBe(id);
    expect(await owner.post(app.at, row)).toMatchObject({ status: 201 });
    expect(await app.list()).toEqual([row]);
    expect(await owner.post(app.at, { of_rating: 6 })).toMatchObject({ status: 422 });
  });

  it('is answered at the input at fault', async () => {
    const app = await library({ title: { ...text, title: 'Book title' } }, {}, [{ title: 'a' }]);
    const faults: [object, string, string][] = [
      [add(' '), 'name', 'Give the column a name'],
      [add('1st'), 'name', 'A name begins with a letter, and has letters, digits and _ only'],
      [add('created_by'), 'name', 'The name created_by is reserved'],
      [add('Title'), 'name', 'Field already exists, try another name'],
      [add('more', { title: 'book title' }), 'title', 'Field already exists, try another name'],
      [add('more', { type: 'select' }), 'options', 'Add at least one option'],
      [add('more', { type: 'select', options: ['a', ' '] }), 'options', 'Option is empty'],
      [add('more', { type: 'select', options: ['a', 'A'] }), 'options', 'Option already exists'],
      [add('more', { isRequired: true }), 'default', 'Enter a value for the existing rows'],
      [add('more', { type: 'number', default: 'x' }), 'default', 'must be a number'],
    ];
    for (const [change, input, message] of faults)
      expect(await app.change(change)).toMatchObject({
        status: 422,
        message,
        fields: { [input]: message },
      });
    expect(await app.order()).toEqual(['title']);
    const wide = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`f${n}`, text]));
    const full = await library(wide);
    expect(await full.change(add('more'))).toMatchObject({
      status: 402,
      fields: {
        name: 'There can be a maximum of 30 custom fields, contact us if you need more fields',
      },
    });
  });

  it('is another type: what converts and what does not is told before, and undone it is as it was', async () => {
    const rows = ['12', '12abc', 'many', ' 7 '].map((pages) => ({ title: 't', pages }));
    const app = await library({ title: text, pages: text }, {}, rows);
    const before = [await app.list(), await app.order()];
    const retype = { kind: 'retype', field: 'pages', type: 'number' };
    expect(await app.foresee(retype)).toMatchObject({
      values: 4,
      conversion: {
        converted: 3,
        changes: expect.arrayContaining([{ from: '12abc', to: '12', rows: 1 }]),
        left: [{ value: 'many', rows: 1 }],
        leftRows: 1,
        isInPlace: false,
      },
    });
    const done = await app.change(retype);
    expect((await app.list()).map(({ pages }) => pages)).toEqual([12, 12, undefined, 7]);
    // Somebody adds another column meanwhile: it stays.
    await app.change(add('note', { beside: { field: 'pages', side: 'left' } }));
    const undone = await app.undo(done.versionId);
    expect(undone.status).toBe(200);
    expect([await app.list(), (await app.order()).filter((name) => name !== 'note')]).toEqual(
      before,
    );
    const left = () => owner.get(`/api/apps/${app.appId}/data/removed`);
    expect((await left()).body).toEqual({ removed: [] });
    const redone = await app.undo(undone.body.versionId);
    expect((await app.list()).map(({ pages }) => pages)).toEqual([12, 12, undefined, 7]);
    await app.undo(redone.body.versionId);
    expect(await app.list()).toEqual(before[0]);
    const chosen = { ...retype, type: 'multiselect' };
    expect((await app.foresee(chosen)).options).toEqual(['7', '12', '12abc', 'many']);
    await app.change({ ...chosen, options: ['12', 'Many'] });
    expect((await app.list()).map(({ pages }) => pages)).toEqual([
      ['12'],
      undefined,
      ['Many'],
      undefined,
    ]);
    expect(await app.change({ ...retype, type: 'datetime' })).toMatchObject({ status: 422 });
  });

  it('points at rows of another table: their ids stay, and what is none is told before', async () => {
    const app = await library({ of: text });
    const { body: first } = await owner.post<{ id: string }>(app.at, { of: 'somebody' });
    await owner.post(app.at, { of: first.id });
    const retype = { kind: 'retype', field: 'of', type: 'relation', relation: 'Book' };
    expect((await app.foresee(retype)).conversion).toMatchObject({
      converted: 1,
      left: [{ value: 'somebody', rows: 1 }],
    });
    expect(await app.change({ ...retype, relation: 'Nothing' })).toMatchObject({
      status: 422,
      fields: { relation: 'Choose an entity' },
    });
    const { versionId } = await app.change(retype);
    expect(await app.seen('of')).toMatchObject({ type: 'string', 'x-relation': 'Book' });
    expect((await app.list()).map(({ of }) => of)).toEqual([undefined, first.id]);
    await app.undo(versionId);
    expect((await app.list()).map(({ of }) => of)).toEqual(['somebody', first.id]);
  });

  it('that will point at rows counts those that are called so, one each', async () => {
    const app = await library({ title: text, of: text });
    const { body: emma } = await owner.post<{ id: string }>(app.at, { title: 'Emma' });
    for (const of of ['Emma', ' Emma ', emma.id, 'Twin', 'Nobody'])
      await owner.post(app.at, { title: 'Twin', of });
    const retype = { kind: 'retype', field: 'of', type: 'relation', relation: 'Book' };
    expect((await app.foresee(retype)).conversion).toMatchObject({
      converted: 3,
      changes: [],
      left: [
        { value: 'Nobody', rows: 1 },
        { value: 'Twin', rows: 1 },
      ],
      leftRows: 2,
    });
  });

  it('keeps in place what is none of its options, and says so', async () => {
    const rows = ['open', 'open', 'Open', 'odd'].map((state) => ({ state }));
    const app = await library({ state: text }, {}, rows);
    const retype = { kind: 'retype', field: 'state', type: 'select' };
    expect((await app.foresee(retype)).options).toEqual(['open', 'odd']);
    const options = ['open', 'done'];
    expect((await app.foresee({ ...retype, options } as { field: string })).conversion).toEqual({
      converted: 2,
      changes: [],
      left: [
        { value: 'Open', rows: 1 },
        { value: 'odd', rows: 1 },
      ],
      leftRows: 2,
      isInPlace: true,
      isPart: false,
    });
    await app.change({ ...retype, options });
    expect((await app.list()).map(({ state }) => state)).toEqual(rows.map(({ state }) => state));
    const part = async () => app.seen('state');
    expect(await app.change({ kind: 'add-option', field: 'state', option: ' OPEN' })).toMatchObject(
      { status: 422, fields: { option: 'Option already exists' } },
    );
    expect(
      (await app.change({ kind: 'add-option', field: 'state', option: ' ' })).fields,
    ).toMatchObject({ option: 'Option is empty' });
    await app.change({ kind: 'add-option', field: 'state', option: ' Late ' });
    expect(await part()).toMatchObject({
      enum: ['open', 'done', 'Late'],
      'x-enumColors': [null, null, expect.any(String)],
    });
    const change = { kind: 'change-option', field: 'state', option: 'done' };
    await app.change({ ...change, label: 'Finished', color: 'pink' });
    expect(await part()).toMatchObject({
      enum: ['open', 'done', 'Late'],
      'x-enumLabels': ['open', 'Finished', 'Late'],
      'x-enumColors': [null, 'pink', expect.any(String)],
    });
    expect(await app.change({ ...change, label: 'Late' })).toMatchObject({
      fields: { label: 'Option already exists' },
    });
  });

  it('loses an option that rows keep, is required with a default, points at rows: told before, and undone', async () => {
    const kinds: FieldSchema = { type: 'string', enum: ['a', 'b'], default: 'a' };
    const app = await library({ kind: kinds, title: text }, {}, [{ kind: 'a' }, { title: 'Emma' }]);
    const seen = await app.seen('kind');
    const removal = { kind: 'remove-option', field: 'kind', seen, option: 'a' };
    expect(await app.foresee(removal)).toMatchObject({
      values: 2,
      conversion: { isInPlace: true, left: [{ value: 'a', rows: 2 }], leftRows: 2 },
    });
    const removed = await app.change(removal);
    expect(await app.seen('kind')).toEqual({ type: 'string', enum: ['b'] });
    expect((await app.list()).map(({ kind }) => kind)).toEqual(['a', 'a']);
    const last = { ...removal, seen: await app.seen('kind'), option: 'b' };
    expect((await app.change(last)).fields).toEqual({
      option: 'A column with options needs at least one',
    });
    await app.undo(removed.versionId);
    expect(await app.seen('kind')).toEqual(kinds);

    const needed = {
      kind: 'constrain',
      field: 'title',
      wasRequired: false,
      isRequired: true,
      default: 'Unnamed',
    };
    expect(await app.foresee(needed)).toMatchObject({ values: 1, empty: 1 });
    const made = await app.change(needed);
    expect((await app.schema()).required).toEqual(['title']);
    expect((await owner.post(app.at, { kind: 'b' })).body).toMatchObject({ title: 'Unnamed' });
    expect(await app.change({ ...needed, wasRequired: true, default: 7 })).toMatchObject({
      status: 422,
    });
    // Somebody else who looked before it was required is told, though the field itself says the same.
    expect(await app.change({ ...needed, seen: await app.seen('title') })).toMatchObject({
      status: 409,
      error: { code: 'column_changed' },
    });
    await app.undo(made.versionId);
    expect((await app.schema()).required ?? []).toEqual([]);
    expect(await app.seen('title')).toEqual(text);

    const points = add('sequel', { type: 'relation', relation: 'Book' });
    expect(await app.change({ ...points, relation: 'Nothing' })).toMatchObject({
      fields: { relation: 'Choose an entity' },
    });
    expect(await app.change(points)).toMatchObject({ status: 200 });
    expect(await app.seen('sequel')).toEqual({ type: 'string', 'x-relation': 'Book' });
  });

  it('is deleted with its pages named, left behind, and comes back in its place with its values', async () => {
    const app = await library({ title: text, pages: text, note: text }, { required: ['pages'] }, [
      { title: 'Emma', pages: '400' },
    ]);
    const forecast = await app.foresee({ kind: 'delete', field: 'pages' } as { field: string });
    expect(forecast).toMatchObject({
      values: 1,
      files: [
        { path: 'components/Card.tsx', lines: [{ line: 1 }] },
        { path: 'pages/Home.tsx', lines: [{ line: 4 }, { line: 5 }] },
      ],
    });
    const done = await app.change({ kind: 'delete', field: 'pages' });
    expect(await app.list()).toEqual([{ title: 'Emma' }]);
    const removed = async () =>
      (await owner.get<{ removed: object[] }>(`/api/apps/${app.appId}/data/removed`)).body.removed;
    expect(await removed()).toMatchObject([{ entityName: 'Book', key: 'pages', rows: 1 }]);
    // A new one of that name would find the values; it says so before.
    expect((await app.foresee(add('pages') as { field?: string })).values).toBe(1);
    expect((await app.undo(done.versionId)).status).toBe(200);
    expect(await app.order()).toEqual(['title', 'pages', 'note']);
    expect((await app.schema()).required).toEqual(['pages']);
    expect(await app.list()).toEqual([{ title: 'Emma', pages: '400' }]);
    expect(await removed()).toEqual([]);
  });

  it('stays where rules on rows ask for it', async () => {
    const rls = { read: { $or: [{ 'data.owner': '{{user.email}}' }] } };
    const app = await library({ owner: text }, { rls });
    expect(await app.change({ kind: 'delete', field: 'owner' })).toMatchObject({
      status: 409,
      error: { code: 'column_in_rules' },
    });
    expect(await app.change({ kind: 'retype', field: 'owner', type: 'number' })).toMatchObject({
      status: 409,
    });
  });
});

describe('of several people', () => {
  it('who changes a column that is another by now is told; who changes another one is not', async () => {
    const app = await library({ title: text, pages: text });
    const seen = await app.seen('title');
    const first = await app.change({ kind: 'rename', field: 'title', title: 'Called' });
    expect(first.status).toBe(200);
    const late = await app.change({ kind: 'retype', field: 'title', type: 'number', seen });
    expect(late).toMatchObject({ status: 409, error: { code: 'column_changed' } });
    expect(late.message).toBe('Called was changed by somebody else');
    await app.change({ kind: 'rename', field: 'title', title: 'Name' });
    expect((await app.undo(first.versionId)).status).toBe(409);
    await app.change({ kind: 'delete', field: 'title' });
    expect(await app.change({ kind: 'delete', field: 'title', seen })).toMatchObject({
      status: 409,
      message: 'The column title no longer exists',
    });
    const both = await Promise.all([app.change(add('a')), app.change(add('b'))]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await app.order()).sort()).toEqual(['a', 'b', 'pages']);
  });

  it('only who may edit the app changes columns, of its entities alone, and not while the assistant is at work', async () => {
    const app = await library({ title: text });
    const visitor = await endUser(world, app.appId, 'ann');
    const join = (role: 'viewer' | 'editor') => world.join(app.appId, eddy, role);
    expect((await app.change(add('a'), visitor)).status).toBe(401);
    expect((await app.change(add('a'), world.stranger())).status).toBe(401);
    expect((await app.change(add('a'), eddy)).status).toBe(404);
    await join('viewer');
    expect((await app.change(add('a'), eddy)).status).toBe(403);
    await join('editor');
    const made = await app.change(add('a'), eddy);
    expect(made.status).toBe(200);
    const other = await library({ title: text });
    const undo = (appId: string, versionId: string) =>
      owner.post(`/api/apps/${appId}/database/changes/${versionId}/undo`);
    expect((await undo(other.appId, made.versionId)).status).toBe(404);
    const plain = await commitFiles(world, app.appId, {
      ...PAGES,
      ...entityFiles({ Book: { properties: { title: text } }, User: { properties: {} } }),
    });
    expect((await owner.post(app.columns.replace('Book', 'User'), add('b'))).status).toBe(404);
    expect((await owner.post(app.columns.replace('Book', 'Nothing'), add('b'))).status).toBe(404);
    expect(
      (
        await undo(
          app.appId,
          plain.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        )
      ).status,
    ).toBe(404);
    await world.services.db
      .insertInto('streams')
      .values({
        app_id: app.appId,
        id: 'turn',
        kind: 'turn',
        subject_id: 'message',
        user_id: owner.uid,
        state: 'active',
        owner: 'elsewhere',
        heartbeat_at: new Date(),
      })
      .execute();
    expect(await app.change(add('b'))).toMatchObject({
      status: 409,
      message: 'Please wait for chat to finish before changing columns',
    });
    expect((await app.undo(plain)).status).toBe(409);
  });
});
