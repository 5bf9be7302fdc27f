import { MESSAGES } from '@trellis/contract';
import { makeApp, openClub, World } from '@trellis/testing';
import { describe, expect, inject, it } from 'vitest';

const { world, ann, password, appWith, guest, invite, byCode } = await openClub();

describe('the ways into an app', () => {
  it('are open to everybody once sign-up is on, and the address is asked for', async () => {
    const { appId } = await appWith({ isSignupEnabled: true });
    const gil = world.stranger();
    const made = await gil.enterApp(appId, 'register', guest());
    expect(made.body).toMatchObject({ user: { email: 'gil@example.org', role: 'user' } });
    expect((await world.stranger().enterApp(appId, 'register', guest())).body).toMatchObject({
      message: 'This email is already in use, try logging in',
    });
    expect(await world.stranger().enterApp(appId, 'register', guest('nothing'))).toMatchObject({
      status: 422,
      body: { message: 'This email is invalid' },
    });
    const { secret, subject } = await world.mailTo('gil@example.org');
    expect(subject).toBe('Verify your email address');
    const verify = (from?: string) =>
      gil.post('/api/auth/verification/confirm', { secret, appId: from });
    expect((await verify()).status).toBe(422);
    expect((await verify(appId)).body).toMatchObject({ email: 'gil@example.org' });
    expect((await world.stranger().enterApp(appId, 'login', guest())).status).toBe(200);
    expect((await byCode(appId, 'new@example.org')).answer).toMatchObject({
      status: 200,
      body: { user: { email: 'new@example.org' } },
    });
  });

  it('lead back from the mail to where signing up began: to the app, or to a host that it proved', async () => {
    const { appId, slug } = await appWith({ isSignupEnabled: true });
    const store = (verifiedAt: string | null) =>
      world.services.db
        .updateTable('apps')
        .set({ custom_host: JSON.stringify({ host: 'club.example', verifiedAt }) })
        .where('app_id', '=', appId)
        .execute();
    let n = 0;
    const backFrom = async (continueUrl?: string) => {
      const email = `back${n++}@example.org`;
      await world.stranger().enterApp(appId, 'register', { ...guest(email), continueUrl });
      return new URL((await world.mailTo(email)).link).searchParams.get('continueUrl');
    };
    const page = `/app/${slug}/Notes?id=1`;
    expect(await backFrom()).toBe(`/app/${slug}`);
    expect(await backFrom(page)).toBe(page);
    const own = 'https://club.example/Notes';
    expect(await backFrom(own)).toBeNull();
    await store(null);
    expect(await backFrom(own)).toBeNull();
    await store(new Date().toISOString());
    expect(await backFrom(own)).toBe(own);
    for (const evil of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://evil.example/Notes',
      'https://club.example.evil.example/',
      'https://club.example@evil.example/',
      'http://club.example/',
      'javascript:alert(1)',
    ])
      expect([evil, await backFrom(evil)]).toEqual([evil, null]);
    // A builder's mail never leads to an app's host.
    await world.stranger().post('/api/auth/sign-up', {
      email: 'late@example.org',
      password,
      continueUrl: '/auth/handler?mode=joinApp&secret=abc',
    });
    expect(
      new URL((await world.mailTo('late@example.org')).link).searchParams.get('continueUrl'),
    ).toBe('/auth/handler?mode=joinApp&secret=abc');
  });

  it('are opened in the Publish dialog, beside what else is set', async () => {
    const { appId } = await makeApp(world, ann, {
      name: 'Fresh',
      files: { 'pages/Home.tsx': 'export default function Home() { return <p>Hello</p>; }' },
    });
    const settings = { supportEmail: 'help@fresh.example' };
    await ann.post(`/api/apps/${appId}/settings`, { appSettings: settings });
    const at = `/api/apps/${appId}/publication`;
    expect((await ann.post(at, { isSignupEnabled: true })).body).toMatchObject({
      status: 'published',
      isSignupEnabled: true,
    });
    expect((await ann.get(`/apps/${appId}/auth/info`)).body).toMatchObject({
      isSignupEnabled: true,
      supportEmail: 'help@fresh.example',
    });
    expect((await world.stranger().enterApp(appId, 'register', guest())).status).toBe(200);
    await ann.delete(at);
    // Nobody signs up to an app that is not there.
    expect(
      (await world.stranger().enterApp(appId, 'register', guest('late@example.org'))).status,
    ).toBe(403);
  }, 60_000);

  it('are closed where sign-up is off: to registering, and to codes of unknown addresses', async () => {
    const { appId } = await appWith();
    await invite(appId, 'known@example.org');
    const bodies = new Set<string>();
    for (const email of ['known@example.org', 'hal@example.org']) {
      const answer = await world.stranger().enterApp(appId, 'register', guest(email));
      bodies.add(JSON.stringify([answer.status, answer.body]));
    }
    expect([...bodies]).toEqual([expect.stringContaining('Sign-up is not open in this app')]);
    const link = await world
      .stranger()
      .post(`/api/live_api/account/sendMagicLink?appId=${appId}`, { email: 'hal@example.org' });
    expect(link.status).toBe(200);
    await expect(world.mailTo('hal@example.org')).rejects.toThrow();
  });

  it('follow the gate of ruling 11, either way', async () => {
    const strict = await World.open(inject('postgres'), { REQUIRE_CUSTOM_DOMAIN: '1' });
    try {
      const owner = await strict.builder('Ann');
      const { appId } = await makeApp(strict, owner, { live: true });
      const on = { appSettings: { isSignupEnabled: true } };
      expect(await owner.post(`/api/apps/${appId}/settings`, on)).toMatchObject({
        status: 409,
        body: { message: 'Publish your app and set a custom domain to enable user signup' },
      });
      expect((await strict.stranger().enterApp(appId, 'register', guest())).status).toBe(403);
      await owner.post(`/apps/${appId}/users/invite-user`, {
        user_email: 'asked@example.org',
        role: 'user',
      });
      const { secret } = await strict.mailTo('asked@example.org');
      const came = await strict
        .stranger()
        .enterApp(appId, 'accept-invitation', { secret, password });
      expect(came.status).toBe(200);
    } finally {
      await strict.close();
    }
    const { appId } = await makeApp(world, ann, {});
    const answer = await ann.post(`/api/apps/${appId}/settings`, {
      appSettings: { isSignupEnabled: true },
    });
    expect(answer.body).toMatchObject({ message: 'Publish your app to enable user signup' });
  });

  it('let invited people alone into an app for invited people', async () => {
    const { appId, slug } = await appWith({ visibility: 'invite', isSignupEnabled: true });
    expect(await world.stranger().enterApp(appId, 'register', guest())).toMatchObject({
      status: 403,
      body: { message: 'This app is for invited people only' },
    });
    const invited = await invite(appId, 'ida@example.org', 'admin');
    const first = await world.mailTo('ida@example.org');
    // No mail goes out here: the builder who invites hands the link on.
    expect(invited.body).toMatchObject({
      user: { status: 'invited', role: 'admin' },
      inviteLink: first.link,
    });
    expect(first.subject).toBe('You are invited to Club');
    const users = await ann.get<{ users: { id: string; email: string }[] }>(
      `/api/apps/${appId}/users?status=invited`,
    );
    const { id } = users.body.users[0]!;
    const again = await ann.post(`/api/apps/${appId}/users/${id}/invitation`);
    expect(again).toMatchObject({
      status: 200,
      body: { inviteLink: (await world.mailTo('ida@example.org')).link },
    });
    const ida = world.stranger();
    const accept = (secret: string, word?: string) =>
      ida.enterApp(appId, 'accept-invitation', { secret, password: word, name: 'Ida' });
    expect((await accept(first.secret)).status).toBe(422);
    const { secret } = await world.mailTo('ida@example.org');
    expect(await world.stranger().post('/api/invitations/read', { secret, appId })).toMatchObject({
      body: { appName: 'Club', email: 'ida@example.org', role: 'admin' },
    });
    expect((await accept(secret, 'short')).status).toBe(422);
    // No mail would let her in again.
    expect(await accept(secret)).toMatchObject({
      status: 422,
      body: { error: { fields: { password: expect.stringContaining('Choose a password') } } },
    });
    expect((await accept(secret, password)).body).toMatchObject({ user: { role: 'admin' } });
    expect((await accept(secret, password)).status).toBe(422);
    expect((await ida.get(`/app/${slug}`)).status).not.toBe(302);
    // An app's own admin invites, too; a plain user does not.
    // Her link is the builder's to hand on; she hears that nothing was mailed.
    const kept = { success: true, inviteLink: null, status: 'kept', message: MESSAGES.inviteKept };
    expect(await invite(appId, 'jo@example.org', 'user', ida)).toMatchObject({
      status: 200,
      body: kept,
    });
    for (const at of ['users', 'runtime/users'])
      expect(
        await ida.post(`/api/apps/${appId}/${at}/invite-user`, { user_email: 'jo@example.org' }),
      ).toMatchObject({ status: 200, body: kept });
    const { person: jo, answer } = await byCode(appId, 'jo@example.org');
    expect(answer.status).toBe(200);
    expect((await invite(appId, 'kim@example.org', 'user', jo)).status).toBe(403);
    expect((await invite(appId, 'kim@example.org', 'user', world.stranger())).status).toBe(401);
    expect(await invite(appId, '', 'user')).toMatchObject({
      status: 422,
      body: { message: 'An invite needs an email and a role' },
    });
  });

  it('keep strangers from pages, bundle and rows of an app that is not public', async () => {
    const { appId, slug } = await appWith({ visibility: 'signin', isSignupEnabled: true });
    await world.services.db
      .updateTable('apps')
      .set({ published_build: JSON.stringify({ modules: [] }) })
      .where('app_id', '=', appId)
      .execute();
    const stranger = world.stranger();
    const page = await stranger.fetch(`/app/${slug}/Notes?x=1`);
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      `/apps/${appId}/login?nextUrl=${encodeURIComponent(`/app/${slug}/Notes?x=1`)}`,
    ]);
    expect((await stranger.get(`/runtime/bundle?appId=${appId}`)).status).toBe(403);
    const rows = `/live_api/apps/${appId}/entities/Note`;
    expect((await stranger.get(rows)).status).toBe(401);
    const bob = await world.builder('Bob');
    expect((await bob.get(rows)).status).toBe(401);
    expect((await bob.get(`/runtime/bundle?appId=${appId}`)).status).toBe(403);
    const gil = world.stranger();
    await gil.enterApp(appId, 'register', guest());
    expect((await gil.get(`/runtime/bundle?appId=${appId}`)).status).toBe(200);
    expect((await gil.get(rows)).status).toBe(200);
    expect((await ann.get(`/runtime/bundle?appId=${appId}`)).status).toBe(200);
  });

  it('are each app’s own: the same e-mail in two apps, and no token of one in the other', async () => {
    const [one, two] = [
      await appWith({ isSignupEnabled: true }),
      await appWith({ isSignupEnabled: true }),
    ];
    const gil = world.stranger();
    await gil.enterApp(one.appId, 'register', guest('same@example.org'));
    const other = world.stranger();
    const second = { ...guest('same@example.org'), password: 'a different password' };
    expect((await other.enterApp(two.appId, 'register', second)).status).toBe(200);
    expect(other.uid).not.toBe(gil.uid);
    expect(
      (await world.stranger().enterApp(two.appId, 'login', guest('same@example.org'))).status,
    ).toBe(401);
    expect((await gil.get(`/live_api/apps/${two.appId}/entities/User/me`)).status).toBe(401);
    expect((await gil.get('/api/apps')).status).toBe(401);
    expect((await ann.get(`/apps/${one.appId}/auth/sessions`)).status).toBe(401);
    // A custom token of one app is nothing in another, nor for the product.
    await gil.post(`/api/live_api/account/sendMagicLink?appId=${one.appId}`, {
      email: 'same@example.org',
    });
    const { secret } = await world.mailTo('same@example.org');
    const use = (query: string) => gil.post(`/api/live_api/account/magicLink${query}`, { secret });
    expect((await use('')).status).toBe(401);
    expect((await use(`?appId=${two.appId}`)).status).toBe(401);
    const { body } = await use(`?appId=${one.appId}`);
    expect((await gil.post('/api/auth/exchange', body)).status).toBe(401);
    expect((await gil.enterApp(two.appId, 'exchange', body)).status).toBe(401);
    expect((await gil.enterApp(one.appId, 'exchange', body)).status).toBe(200);
  });
});
