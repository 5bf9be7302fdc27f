import { makeApp, openWorld, type Person } from '@trellis/testing';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteApp, emptyTrash } from './index.ts';

let app: { appId: string; slug: string; versionId: string };
const world = await openWorld();
const ann = await world.builder('Ann');
const ben = await world.builder('Ben');
beforeEach(async () => {
  app = await makeApp(world, ann, {
    name: 'Book club',
    files: { 'pages/Home.tsx': 'export default function Home() { return <p>Books</p>; }' },
    entities: {
      Book: {
        properties: { title: { type: 'string' }, cover: { type: 'string' } },
        permissions: { read: 'anonymous', write: 'all' },
      },
    },
    live: true,
  });
});
const at = () => `/api/apps/${app.appId}`;
const rows = (appId: string) => `/live_api/apps/${appId}/entities/Book`;
const join = (person: Person, role: string) => world.join(app.appId, person, role);

describe('an app’s address', () => {
  const check = async (slug: string) =>
    (await ann.get<{ status: string }>(`${at()}/slug?slug=${encodeURIComponent(slug)}`)).body
      .status;

  it('is free, taken, reserved, invalid or the app’s own', async () => {
    const other = await makeApp(world, ben, { name: 'Other club' });
    expect(await check(`free-${app.appId.slice(0, 6)}`)).toBe('free');
    expect(await check(app.slug)).toBe('own');
    expect(await check(other.slug.toUpperCase())).toBe('taken');
    expect(await check('admin')).toBe('reserved');
    for (const wrong of ['no spaces', '-a-', 'ab', 'a--b', 'a'.repeat(51), ''])
      expect([wrong, await check(wrong)]).toEqual([wrong, 'invalid']);
  });

  it('changes, and the old one leads to it for good and is nobody else’s', async () => {
    await world.services.db
      .updateTable('apps')
      .set({ published_build: JSON.stringify({ pages: ['Home'], mainPage: 'Home' }) })
      .where('app_id', '=', app.appId)
      .execute();
    const fresh = `fresh-${app.appId.slice(0, 8)}`;
    expect((await ann.post(`${at()}/slug`, { slug: fresh })).status).toBe(200);
    const old = await ann.fetch(`/app/${app.slug}/home?q=1`);
    expect([old.status, old.headers.get('location')]).toEqual([302, `/app/${fresh}/home?q=1`]);
    expect((await ann.fetch(`/app/${fresh}`)).status).toBe(200);
    const other = await makeApp(world, ben, { name: 'Third' });
    const taken = await ben.post(`/api/apps/${other.appId}/slug`, { slug: app.slug });
    expect([taken.status, taken.body]).toMatchObject([409, { error: { code: 'slug_taken' } }]);
    // A new app of the same name does not get it either; the app itself may go back.
    const named = await makeApp(world, ben, { name: 'Book club' });
    expect(named.slug).not.toBe(app.slug);
    expect((await ann.post(`${at()}/slug`, { slug: app.slug })).status).toBe(200);
    expect((await ann.fetch(`/app/${fresh}`)).headers.get('location')).toBe(`/app/${app.slug}`);
  });

  it('goes to one of fifty who want it at once', async () => {
    const apps = await Promise.all(
      Array.from({ length: 8 }, (_, n) => makeApp(world, ann, { name: `Race ${n} ${app.appId}` })),
    );
    const wanted = `race-${app.appId.slice(0, 8)}`;
    const answers = await Promise.all(
      apps.map(({ appId }) => ann.post(`/api/apps/${appId}/slug`, { slug: wanted })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });
});

/** A saved view of the books. */
const TITLED = {
  kind: 'table',
  field: null,
  filters: [{ column: 'title', operator: 'filled', value: null }],
  sort: { column: 'title', isDescending: true },
  hidden: ['cover'],
  order: [],
  widths: { title: 300 },
  pins: [],
};

describe('a copy of an app', () => {
  it('has files, branding and settings, is its maker’s own, and has rows where asked', async () => {
    const made = await ann.post<{ id: string }>(rows(app.appId), {
      title: 'Emma',
      cover: `/files/${app.appId}/${'a'.repeat(32)}.png`,
    });
    await ann.post(`${at()}/style`, { appStyle: { logoUrl: `/files/${app.appId}/x.png` } });
    await ann.post(`${at()}/settings`, {
      appSettings: { supportEmail: 'help@example.org', visibility: 'invite' },
    });
    const viewsOf = async (appId: string, who = ben) => {
      const { entities } = (
        await who.get<{ entities: { id: string }[] }>(`/api/apps/${appId}/database`)
      ).body;
      return `/api/apps/${appId}/database/${entities[0]!.id}/views`;
    };
    await ann.post(await viewsOf(app.appId, ann), { name: 'Titled', shape: TITLED });
    await join(ben, 'viewer');
    const body = { name: 'Club two', withData: true, requestKey: `k${app.appId}` };
    const copy = await ben.post<{ appId: string }>(`${at()}/duplicate`, body);
    expect(copy.status).toBe(200);
    const { appId } = copy.body;
    // Asked twice, made once.
    expect((await ben.post(`${at()}/duplicate`, body)).body).toMatchObject({ appId });
    const detail = (await ben.get(`/api/apps/${appId}`)).body;
    expect(detail).toMatchObject({ name: 'Club two', role: 'owner', isPublished: false });
    expect((await ben.get(`/api/apps/${appId}/payloads`)).body).toMatchObject({
      appStyle: { logoUrl: `/files/${appId}/x.png` },
      appSettings: { supportEmail: 'help@example.org', visibility: 'public' },
    });
    const found = (await ben.get(rows(appId))).body as unknown as Record<string, string>[];
    expect(found).toMatchObject([
      { id: made.body.id, title: 'Emma', cover: `/files/${appId}/${'a'.repeat(32)}.png` },
    ]);
    expect((await ben.get(await viewsOf(appId))).body).toMatchObject({
      views: [{ name: 'Titled', shape: TITLED, lost: [] }],
    });
    // What happens to the copy happens to it alone.
    expect((await ben.delete(`${rows(appId)}/${made.body.id}`)).status).toBe(200);
    expect((await ann.get(rows(app.appId))).body).toHaveLength(1);
    expect((await ann.get(`/api/apps/${appId}`)).status).toBe(404);

    const empty = await ann.post<{ appId: string }>(`${at()}/duplicate`, {
      name: 'Empty',
      withData: false,
    });
    expect((await ann.get(rows(empty.body.appId))).body).toEqual([]);
  });
});

describe('an export', () => {
  it('is a ZIP file with the files, what is saved, and the rows', async () => {
    await ann.post(rows(app.appId), { title: 'Emma “quoted”' });
    const answer = await ann.fetch(`${at()}/export`);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    // A project that Vite builds, and beside it what is saved and the rows.
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'app.json',
        'data/Book.json',
        'package.json',
        'src/entities/Book.json',
        'src/pages/Home.tsx',
        'vite.config.js',
      ]),
    );
    expect(JSON.parse(strFromU8(files['app.json']!))).toMatchObject({
      appType: 'GEN_APP',
      genApp: { fields: { header: 'Book club' }, appBuilderVersion: 4 },
    });
    expect(JSON.parse(strFromU8(files['data/Book.json']!))).toMatchObject([
      { title: 'Emma “quoted”' },
    ]);
    const without = await ann.fetch(`${at()}/export?withData=false`);
    const fewer = unzipSync(new Uint8Array(await without.arrayBuffer()));
    expect(fewer['data/Book.json']).toBeUndefined();
  });
});

describe('a deleted app', () => {
  it('is nobody’s to see for 30 days, and comes back as it was', async () => {
    await ann.post(rows(app.appId), { title: 'Emma' });
    await join(ben, 'editor');
    expect((await ben.delete(at())).status).toBe(403);
    expect((await ann.delete(at())).status).toBe(200);
    for (const path of [at(), rows(app.appId), `/runtime/bundle?appId=${app.appId}`])
      expect([path, (await ann.get(path)).status]).toEqual([path, 404]);
    expect((await ben.get(at())).status).toBe(404);
    expect((await world.stranger().get(rows(app.appId))).status).toBe(404);
    expect((await ann.fetch(`/app/${app.slug}`)).status).toBe(404);
    const listed = (await ann.get<{ apps: { appId: string }[] }>('/api/apps')).body.apps;
    expect(listed.map(({ appId }) => appId)).not.toContain(app.appId);
    const { apps } = (
      await ann.get<{ apps: { appId: string; goneAt: string }[] }>('/api/deleted-apps')
    ).body;
    expect(apps[0]).toMatchObject({ appId: app.appId });
    const days = (Date.parse(apps[0]!.goneAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);

    const back = `/api/deleted-apps/${app.appId}/restore`;
    expect((await ben.post(back)).status).toBe(404);
    expect((await ann.post(back)).status).toBe(200);
    expect((await ann.post(back)).status).toBe(404);
    expect((await ann.get(at())).body).toMatchObject({ isPublished: true, slug: app.slug });
    expect((await ben.get(at())).body).toMatchObject({ role: 'editor' });
    expect((await ann.get(rows(app.appId))).body).toHaveLength(1);
  });

  it('is not what somebody gets who asks for the same app once more', async () => {
    const body = {
      appType: 'GEN_APP',
      genApp: { fields: { header: 'Twice' }, appBuilderVersion: 4 },
      requestKey: 'twice',
    };
    const made = async () => (await ann.post<{ appId: string }>('/api/apps', body)).body.appId;
    const first = await made();
    expect(await made()).toBe(first);
    await ann.delete(`/api/apps/${first}`);
    const second = await made();
    expect(second).not.toBe(first);
    expect((await ann.get(`/api/apps/${second}`)).status).toBe(200);
  });

  it('is gone for good after 30 days, with all that was in it', async () => {
    await ann.post(rows(app.appId), { title: 'Emma' });
    await ann.delete(at());
    await emptyTrash(world.services);
    const { db } = world.services;
    const there = () =>
      db.selectFrom('apps').select('app_id').where('app_id', '=', app.appId).execute();
    expect(await there()).toHaveLength(1);
    const past = new Date(Date.now() - 31 * 86_400_000);
    await db
      .updateTable('apps')
      .set({ deleted_at: past })
      .where('app_id', '=', app.appId)
      .execute();
    await emptyTrash(world.services);
    expect(await there()).toHaveLength(0);
    const left = await db.selectFrom('rows').select('id').where('app_id', '=', app.appId).execute();
    expect(left).toEqual([]);
    await deleteApp(world.services, app.appId);
  });
});
