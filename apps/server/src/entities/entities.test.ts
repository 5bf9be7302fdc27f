import type { AccessLevel } from '@trellis/contract';
import { endUser, makeApp, openWorld, type Person } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld();
const owner = await world.builder('Olga');

interface RowLike {
  id: string;
  [field: string]: unknown;
}
const at = (appId: string, entity = 'Note') => `/live_api/apps/${appId}/entities/${entity}`;
const noteApp = (read: AccessLevel, write: AccessLevel) =>
  makeApp(world, owner, {
    live: true,
    entities: { Note: { properties: { text: { type: 'string' } }, permissions: { read, write } } },
  });

describe('rows', () => {
  it('are made, listed, changed, deleted and brought back', async () => {
    const { appId } = await makeApp(world, owner, {
      live: true,
      entities: {
        Recipe: {
          properties: {
            name: { type: 'string' },
            minutes: { type: 'number', default: 10 },
            cuisine: { type: 'string', enum: ['Thai', 'Greek'] },
            tags: { type: 'array', items: { type: 'string' } },
          },
          required: ['name'],
          permissions: { read: 'anonymous', write: 'all' },
        },
      },
    });
    const ann = await endUser(world, appId, 'ann');
    const path = at(appId, 'recipe');
    const soup = await ann.post<RowLike>(path, {
      name: 'Soup',
      minutes: '30',
      cuisine: 'Thai',
      tags: ['hot'],
      id: 'mine',
      creatorId: 'x',
      junk: 1,
    });
    expect(soup.status).toBe(201);
    expect(soup.body).toMatchObject({ name: 'Soup', minutes: 30, creatorId: ann.uid });
    expect(soup.body).not.toHaveProperty('junk');
    await ann.post(`${path}/bulk`, [{ name: 'Salad', cuisine: 'Greek' }, { name: 'Tea' }]);
    const list = async (query: string) =>
      (await ann.get<RowLike[]>(`${path}?${query}`)).body.map((row) => row.name);
    expect(await list('sort=name')).toEqual(['Salad', 'Soup', 'Tea']);
    expect(await list('sort=-minutes&limit=1')).toEqual(['Soup']);
    expect(await list('sort=name&limit=1&skip=1')).toEqual(['Soup']);
    expect(await list(`q=${encodeURIComponent('{"cuisine":["Thai","Greek"]}')}&sort=name`)).toEqual(
      ['Salad', 'Soup'],
    );
    expect((await ann.get<RowLike[]>(`${path}?fields=name&limit=1`)).body[0]).not.toHaveProperty(
      'minutes',
    );
    expect((await ann.get(`${path}/count`)).body).toEqual({ count: 3 });
    expect((await ann.put<RowLike>(`${path}/${soup.body.id}`, { minutes: 5 })).body).toMatchObject({
      name: 'Soup',
      minutes: 5,
    });
    expect((await ann.delete(`${path}/${soup.body.id}`)).body).toEqual({ success: true });
    expect((await ann.get(`${path}/${soup.body.id}`)).status).toBe(404);
    expect((await ann.post<RowLike>(`${path}/${soup.body.id}/restoration`)).body).toMatchObject({
      name: 'Soup',
      minutes: 5,
    });
    expect((await ann.delete(path, { name: { $in: ['Soup', 'Tea'] } })).body).toEqual({
      success: true,
      deleted: 2,
    });
  });

  it.each([
    [{ minutes: 'soon' }, 'minutes'],
    [{ name: '' }, 'name'],
    [{ cuisine: 'Martian' }, 'cuisine'],
    [{ name: 'nul\u0000' }, null],
  ])('refuse %j with 422', async (input, field) => {
    const { appId } = await makeApp(world, owner, {
      live: true,
      entities: {
        Recipe: {
          properties: {
            name: { type: 'string' },
            minutes: { type: 'number' },
            cuisine: { enum: ['Thai'] },
          },
          required: ['name'],
          permissions: { read: 'all', write: 'anonymous' },
        },
      },
    });
    const { status, body } = await world
      .stranger()
      .post(at(appId, 'Recipe'), { name: 'x', ...input });
    expect(status).toBe(422);
    if (field) expect(body.error?.fields).toHaveProperty(field);
  });

  it('refuse filters and sorts that the schema does not know', async () => {
    const { appId } = await noteApp('anonymous', 'all');
    const someone = world.stranger();
    for (const q of ['{"x":1}', '{"text":{"$where":"1"}}', 'nonsense', '[]', '{"text\' OR 1=1":1}'])
      expect((await someone.get(`${at(appId)}?q=${encodeURIComponent(q)}`)).status).toBe(400);
    expect(
      (await someone.get(`${at(appId)}?sort=${encodeURIComponent('text; DROP TABLE rows')}`))
        .status,
    ).toBe(400);
    expect((await someone.get(at(appId, 'Nothing'))).status).toBe(404);
    expect((await someone.get(at('0'.repeat(24)))).status).toBe(404);
  });
});

describe('sorting by who made a row', () => {
  it("goes by e-mails that the caller may know, and by nobody else's", async () => {
    const { appId } = await noteApp('anonymous', 'all');
    const people = [];
    for (const name of ['zoe', 'ann', 'max']) {
      const person = await endUser(world, appId, name);
      await person.post(at(appId), { text: name });
      people.push(person);
    }
    const texts = async (person: Person, sort: string) =>
      (await person.get<RowLike[]>(`${at(appId)}?sort=${sort}`)).body.map((row) => row.text);
    const boss = await endUser(world, appId, 'boss', 'admin');
    for (const person of [boss, owner]) {
      expect(await texts(person, 'created_by')).toEqual(['ann', 'max', 'zoe']);
      expect(await texts(person, '-created_by')).toEqual(['zoe', 'max', 'ann']);
    }
    // Of the others one may know nothing: one's own come first, the rest as they were made.
    expect(await texts(people[1]!, 'created_by')).toEqual(['ann', 'zoe', 'max']);
    expect((await world.stranger().get(`${at(appId)}?sort=created_by`)).status).toBe(400);
  });
});

describe('a hostile query', () => {
  it('is refused for its size, or cut at two seconds', async () => {
    const { appId } = await makeApp(world, owner, {
      live: true,
      entities: {
        Note: {
          properties: {
            text: { type: 'string' },
            list: { type: 'array', items: { type: 'object', properties: { a: {} } } },
          },
          permissions: { read: 'anonymous', write: 'anonymous' },
        },
      },
    });
    const someone = world.stranger();
    const many = Array.from({ length: 1_001 }, (_, n) => n);
    const deep = (levels: number): object =>
      levels === 0 ? { text: 'a' } : { $not: deep(levels - 1) };
    for (const query of [
      { text: many },
      { text: { $in: many } },
      { list: { $all: many } },
      { $or: many.map((n) => ({ text: `${n}` })) },
      deep(9),
      { list: { $elemMatch: { b: 1 } } },
      { list: { $size: 1e300 } },
    ])
      expect([query, (await someone.delete(at(appId), query)).status]).toEqual([query, 400]);
    expect((await someone.delete(at(appId), { list: { $all: many.slice(1) } })).status).toBe(200);
    const { pool } = world.services;
    const app = await pool.query('SELECT entities FROM versions WHERE app_id = $1', [appId]);
    await pool.query(
      `INSERT INTO rows (app_id, entity_id, id, data) SELECT $1, $2, lpad(to_hex(n), 24, '0'),
         jsonb_build_object('text', repeat('ab', 20000), 'list', (SELECT jsonb_agg(k) FROM generate_series(1, 1000) k))
       FROM generate_series(1, 400) n`,
      [appId, app.rows[0].entities.Note.id],
    );
    const slow = {
      $and: Array.from({ length: 40 }, (_, n) => ({ list: { $not: { $in: [-n, 'x', null] } } })),
    };
    const began = performance.now();
    const q = encodeURIComponent(JSON.stringify(slow));
    const answers = await Promise.all([
      someone.get(`${at(appId)}/count?q=${q}`),
      someone.delete(at(appId), slow),
      someone.call('PATCH', `/api/apps/${appId}/entities/Note/update-many`, {
        query: slow,
        data: { text: 'x' },
      }),
    ]);
    for (const { status, body } of answers)
      expect([status, body.error?.code]).toEqual([400, expect.stringMatching(/^query_timeout$/i)]);
    expect(performance.now() - began).toBeLessThan(5_000);
    const having = { count: { $regex: '(a|b)*c' } };
    const aggregate = `/api/apps/${appId}/entities/Note/aggregate`;
    expect((await someone.post(aggregate, { groupBy: 'text', having })).status).toBe(400);
  });
});

describe('row access', () => {
  it('follows conditions: creator or app admin', async () => {
    const own = { $or: [{ created_by_id: '{{user.id}}' }, { user_condition: { role: 'admin' } }] };
    const { appId } = await makeApp(world, owner, {
      live: true,
      entities: {
        Booking: {
          properties: { place: { type: 'string' } },
          rls: { read: own, create: { created_by_id: '{{user.id}}' }, update: own, delete: own },
        },
      },
    });
    const [ann, ben, boss] = [
      await endUser(world, appId, 'ann'),
      await endUser(world, appId, 'ben'),
      await endUser(world, appId, 'boss', 'admin'),
    ];
    const path = at(appId, 'Booking');
    const { body } = await ann.post<RowLike>(path, { place: '1' });
    expect((await ben.get<RowLike[]>(path)).body).toEqual([]);
    expect((await ben.put(`${path}/${body.id}`, { place: '2' })).status).toBe(404);
    expect((await boss.put(`${path}/${body.id}`, { place: '2' })).status).toBe(200);
    expect((await world.stranger().post(path, { place: '3' })).status).toBe(401);
  });

  it('holds what the published version says until it is published again', async () => {
    const { appId } = await noteApp('anonymous', 'anonymous');
    const { commitFiles, entityFiles } = await import('@trellis/testing');
    await commitFiles(
      world,
      appId,
      entityFiles({
        Note: {
          properties: { text: { type: 'string' } },
          permissions: { read: 'none', write: 'none' },
        },
      }),
    );
    expect((await world.stranger().get(at(appId))).status).toBe(200);
    const { body } = await owner.post<{ token: string }>(`/api/apps/${appId}/preview/token`);
    const preview = world.stranger();
    preview.token = body.token;
    expect((await preview.post(at(appId), { text: 'x' })).status).toBe(403);
    // Who builds it is the same end user by either token.
    for (const person of [owner, preview])
      expect((await person.get(`/live_api/apps/${appId}/entities/User/me`)).body).toMatchObject({
        email: owner.email,
        role: 'admin',
      });
  });
});
