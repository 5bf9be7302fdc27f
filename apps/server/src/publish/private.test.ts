import { makeApp, openClub, type Person } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const club = await openClub();

/** A published app, and the addresses of a file of its code. */
async function published() {
  const { world, ann } = club;
  const { appId } = await makeApp(world, ann, {
    name: 'Den',
    files: { 'pages/Home.tsx': 'export default function Home() { return <p>A secret</p>; }' },
  });
  const { body } = await ann.post<{ slug: string }>(`/api/apps/${appId}/publication`, {
    isSignupEnabled: true,
  });
  const { name } = await world.services.db
    .selectFrom('build_files')
    .select('name')
    .where('app_id', '=', appId)
    .where('content', 'like', '%A secret%')
    .executeTakeFirstOrThrow();
  const show = (visibility: string) =>
    ann.post(`/api/apps/${appId}/settings`, { appSettings: { visibility } });
  const [open, guarded] = [`/_build/${appId}/${name}`, `/app/${body.slug}/_build/${name}`];
  const statuses = async (person: Person) => [
    (await person.fetch(open)).status,
    (await person.fetch(guarded)).status,
  ];
  return { appId, slug: body.slug, open, guarded, show, statuses };
}

describe('the code of a published app', () => {
  it('is everybody’s and kept anywhere while the app is public', async () => {
    const { appId, slug, open, statuses } = await published();
    const { world, ann } = club;
    const file = await world.stranger().fetch(open);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await (await world.stranger().fetch(`/app/${slug}`)).text()).toContain(
      `"filesBase":"/_build/${appId}/"`,
    );
    await ann.delete(`/api/apps/${appId}/publication`);
    expect(await statuses(world.stranger())).toEqual([404, 404]);
  }, 60_000);

  it('is its people’s alone, and kept by their browsers alone, while the app is not', async () => {
    const { appId, slug, guarded, show, statuses } = await published();
    const { world, ann, guest } = club;
    const gil = world.stranger();
    expect((await gil.enterApp(appId, 'register', guest('gil@den.example'))).status).toBe(200);
    expect((await show('signin')).status).toBe(200);
    expect(await statuses(world.stranger())).toEqual([404, 404]);
    expect(await statuses(gil)).toEqual([404, 200]);
    const file = await gil.fetch(guarded);
    expect(file.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(file.headers.get('access-control-allow-origin')).toBeNull();
    expect(await (await gil.fetch(`/app/${slug}`)).text()).toContain(
      `"filesBase":"/app/${slug}/_build/"`,
    );
    // Who has a role on it, and nobody who is only signed in to the builder or to another app.
    expect(await statuses(ann)).toEqual([404, 200]);
    expect(await statuses(await world.builder('Bob'))).toEqual([404, 404]);
    const other = await published();
    const hal = world.stranger();
    await hal.enterApp(other.appId, 'register', guest('hal@den.example'));
    expect(await statuses(hal)).toEqual([404, 404]);
    // Another address: its people come along without signing in again.
    const moved = await ann.post<{ slug: string }>(`/api/apps/${appId}/slug`, {
      slug: `${slug}-moved`,
    });
    const led = await gil.fetch(`/app/${slug}/Notes`, { redirect: 'manual' });
    expect(led.headers.get('location')).toBe(`/app/${moved.body.slug}/Notes`);
    expect(led.headers.getSetCookie()).toEqual([
      expect.stringContaining(`Path=/app/${moved.body.slug};`),
    ]);
    expect((await gil.fetch(`/app/${moved.body.slug}`)).status).toBe(200);
    await ann.call('PATCH', `/api/apps/${appId}/users/${gil.uid}`, { status: 'disabled' });
    expect(await statuses(gil)).toEqual([404, 404]);
  }, 60_000);
});
