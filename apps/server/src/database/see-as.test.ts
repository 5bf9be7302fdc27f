import type { AppUser } from '@trellis/contract';
import { endUser, makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');

const text = { type: 'string' as const };

async function notes(permissions: object, live = true) {
  const schema = { properties: { text }, 'x-accessControl': { permissions } };
  const { appId } = await makeApp(world, ann, { entities: { Note: schema as never }, live });
  const gil = await endUser(world, appId, 'gil');
  const zoe = await endUser(world, appId, 'zoe', 'admin');
  const rows = `/live_api/apps/${appId}/entities/Note`;
  const at = `/api/apps/${appId}/database/Note`;
  type Seen = { rows: { text: string }[]; may: { update: boolean; delete: boolean }[] };
  const seen = async (as: string, more = '', who = ann) => {
    const { status, body } = await who.get<Seen>(`${at}/seen?as=${as}&sort=text${more}`);
    return { status, texts: body.rows?.map((row) => row.text), may: body.may };
  };
  const sight = async (as: string) =>
    (
      await ann.get<{ count: number; total: number; mayAdd: boolean; closed: string | null }>(
        `${at}/sight?as=${as}`,
      )
    ).body;
  return { appId, at, gil, zoe, rows, seen, sight };
}

describe('seeing as', () => {
  it('shows what that person gets, and what they may do, as their own calls answer', async () => {
    const { gil, zoe, rows, seen, sight } = await notes({ read: 'creator', write: 'creator' });
    await gil.post(rows, { text: 'of Gil' });
    await zoe.post(rows, { text: 'of Zoe' });
    await ann.post(rows, { text: 'of Ann' });
    for (const [as, person] of [
      ['visitor', world.stranger()],
      [`user:${gil.uid}`, gil],
      [`user:${zoe.uid}`, zoe],
    ] as const) {
      const own = (await person.get<{ text: string }[]>(`${rows}?sort=text`)).body;
      expect([as, (await seen(as)).texts]).toEqual([as, own.map((row) => row.text)]);
    }
    expect((await seen(`user:${gil.uid}`)).may).toEqual([{ update: true, delete: true }]);
    expect(await sight(`user:${gil.uid}`)).toEqual({
      count: 1,
      total: 3,
      mayAdd: true,
      closed: null,
    });
    // An admin is not a creator.
    expect(await sight('admin')).toMatchObject({ count: 0, total: 3, mayAdd: true });
    expect(await sight('visitor')).toMatchObject({ count: 0, mayAdd: false });
  });

  it('goes by levels, filters and pages', async () => {
    const { gil, rows, seen, sight } = await notes({ read: 'anonymous', write: 'admin' });
    for (const one of ['a', 'b', 'c']) await ann.post(rows, { text: one });
    expect(await seen('visitor')).toMatchObject({
      texts: ['a', 'b', 'c'],
      may: [{ update: false }, { update: false }, { update: false }],
    });
    expect((await seen('admin')).may?.[0]).toEqual({ update: true, delete: true });
    expect((await seen(`user:${gil.uid}`, '&skip=1&limit=1')).texts).toEqual(['b']);
    const q = encodeURIComponent(JSON.stringify({ text: 'c' }));
    expect((await seen('visitor', `&q=${q}`)).texts).toEqual(['c']);
    expect((await seen('visitor', '&q=%7B')).status).toBe(400);
    expect(await sight('visitor')).toMatchObject({ count: 3, mayAdd: false });
  });

  it('gives nothing to who cannot come in', async () => {
    const { appId, gil, rows, seen, sight } = await notes({ read: 'anonymous', write: 'all' });
    await ann.post(rows, { text: 'a' });
    await ann.call('PATCH', `/api/apps/${appId}/users/${gil.uid}`, { status: 'disabled' });
    expect(await seen(`user:${gil.uid}`)).toMatchObject({ status: 200, texts: [] });
    expect(await sight(`user:${gil.uid}`)).toMatchObject({
      count: 0,
      closed: 'This person is disabled and cannot sign in, so they see no rows.',
    });
    await ann.post(`/api/apps/${appId}/settings`, { appSettings: { visibility: 'signin' } });
    expect((await sight('visitor')).closed).toMatch(/signed-in/);
    expect((await seen('visitor')).texts).toEqual([]);
  });

  it('is for the app’s builders, by their role, and is written down once in a while', async () => {
    const { appId, at, gil, rows, seen } = await notes({ read: 'all', write: 'all' });
    await ann.post(rows, { text: 'a' });
    const member = async (name: string, role: string) => {
      const person = await world.builder(name);
      await world.join(appId, person, role);
      return person;
    };
    const vic = await member('Vic', 'viewer');
    expect(await seen('admin', '', vic)).toMatchObject({ status: 200, texts: ['a'] });
    expect((await seen(`user:${gil.uid}`, '', vic)).status).toBe(403);
    expect((await seen('admin', '', await world.builder('Mal'))).status).toBe(404);
    expect((await seen('admin', '', gil)).status).toBe(401);
    expect((await seen('admin', '', world.stranger())).status).toBe(401);
    expect((await seen(`user:${'f'.repeat(24)}`)).status).toBe(404);
    expect((await seen('owner')).status).toBe(400);
    expect((await ann.get(`${at.replace('Note', 'User')}/seen?as=admin`)).status).toBe(404);
    // Somebody of another app is nobody here.
    const other = await notes({ read: 'all', write: 'all' });
    expect((await other.seen(`user:${gil.uid}`)).status).toBe(404);
    const { body } = await ann.get<{ users: AppUser[] }>(`/api/apps/${appId}/users`);
    expect(body.users.some(({ id }) => id === gil.uid)).toBe(true);
    await seen('visitor');
    await seen('visitor');
    const log = await ann.get<{ entries: { act: string; detail: object }[] }>(
      `/api/admin/audit?search=${appId}`,
    );
    const looks = log.body.entries.filter(({ act }) => act === 'rows.see-as');
    expect(looks.map(({ detail }) => detail)).toContainEqual({ entityName: 'Note', as: 'visitor' });
    expect(looks.filter(({ detail }) => 'as' in detail && detail.as === 'visitor')).toHaveLength(1);
  });
});
