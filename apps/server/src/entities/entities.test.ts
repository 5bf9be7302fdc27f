import type { AccessLevel } from '@trellis/contract';
import { endUser, makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await World.open(inject('postgres'));
  owner = await world.builder('Olga');
});
afterAll(() => world.close());

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

describe('row access', () => {
  const levels: AccessLevel[] = ['anonymous', 'all', 'admin', 'creator', 'none'];
  type Who = 'stranger' | 'ann' | 'ben' | 'admin' | 'owner' | 'foreign';

  /** The oracle, straight from security.md; the row is Ann's. */
  const may = (level: AccessLevel, who: Who, isCreate = false): boolean => {
    if (who === 'owner') return true;
    if (level === 'anonymous') return true;
    if (who === 'stranger' || who === 'foreign') return false;
    if (level === 'all') return true;
    if (level === 'admin') return who === 'admin';
    return level === 'creator' && (isCreate || who === 'ann');
  };

  it.each(levels.flatMap((read) => levels.map((write) => [read, write] as const)))(
    'read %s / write %s',
    async (read, write) => {
      const { appId } = await noteApp(read, write);
      const ann = await endUser(world, appId, 'ann');
      const { db } = world.services;
      const { versionId, entities } = await db
        .selectFrom('versions')
        .select(['id as versionId', 'entities'])
        .where('app_id', '=', appId)
        .executeTakeFirstOrThrow();
      expect(versionId).toBeTruthy();
      const id = 'f'.repeat(24);
      const reset = async () => {
        await db.deleteFrom('rows').where('app_id', '=', appId).execute();
        await db.deleteFrom('row_history').where('app_id', '=', appId).execute();
        await db
          .insertInto('rows')
          .values({
            app_id: appId,
            entity_id: entities.Note!.id,
            id,
            creator_id: ann.uid,
            data: '{"text":"a"}',
          })
          .execute();
      };
      const foreignApp = await noteApp('anonymous', 'anonymous');
      const people: Record<Who, Person> = {
        stranger: world.stranger(),
        ann,
        ben: await endUser(world, appId, 'ben'),
        admin: await endUser(world, appId, 'boss', 'admin'),
        owner,
        foreign: await endUser(world, foreignApp.appId, 'fred', 'admin'),
      };
      for (const [who, person] of Object.entries(people) as [Who, Person][]) {
        await reset();
        // Somebody of another app is a stranger here, and does not even learn of the entity.
        const sees = who !== 'foreign' && may(read, who);
        const changes = sees && may(write, who);
        const list = await person.get<RowLike[]>(at(appId));
        expect([who, list.status === 200 ? list.body.length : 0]).toEqual([who, sees ? 1 : 0]);
        expect([who, (await person.get(`${at(appId)}/${id}`)).status]).toEqual([
          who,
          sees ? 200 : 404,
        ]);
        expect([who, (await person.put(`${at(appId)}/${id}`, { text: 'b' })).status]).toEqual([
          who,
          changes ? 200 : 404,
        ]);
        const stored = await db
          .selectFrom('rows')
          .select('data')
          .where('app_id', '=', appId)
          .executeTakeFirstOrThrow();
        expect([who, stored.data.text]).toEqual([who, changes ? 'b' : 'a']);
        expect([who, (await person.delete(`${at(appId)}/${id}`)).status]).toEqual([
          who,
          changes ? 200 : 404,
        ]);
        const creates = who !== 'foreign' && may(write, who, true);
        expect([who, (await person.post(at(appId), { text: 'new' })).status === 201]).toEqual([
          who,
          creates,
        ]);
      }
    },
  );

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
    expect((await owner.get(`/live_api/apps/${appId}/entities/User/me`)).status).toBe(401);
    expect((await preview.get(`/live_api/apps/${appId}/entities/User/me`)).body).toMatchObject({
      email: owner.email,
      role: 'admin',
    });
  });
});
