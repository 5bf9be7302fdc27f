import { makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let ann: Person;
beforeAll(async () => {
  world = await World.open(inject('postgres'));
  ann = await world.builder('Ann');
});
afterAll(() => world.close());

const password = 'correct horse battery';
type Settings = { visibility?: string; isSignupEnabled?: boolean };
async function appWith(settings: Settings = {}, owner = ann) {
  const app = await makeApp(world, owner, {
    name: 'Club',
    files: { 'pages/Home.tsx': 'export default function Home() { return <p>Hello</p>; }' },
    entities: {
      Note: {
        properties: { text: { type: 'string' } },
        permissions: { read: 'anonymous', write: 'all' },
      },
    },
    live: true,
  });
  const saved = await owner.post(`/api/apps/${app.appId}/settings`, { appSettings: settings });
  expect(saved.status).toBe(200);
  return app;
}
const guest = (email = 'gil@example.org') => ({ email, password, name: 'Gil' });
const invite = (appId: string, email: string, role = 'user', by = ann) =>
  by.post(`/apps/${appId}/users/invite-user`, { user_email: email, role });
/** Comes in by the code of a mail. */
async function byCode(appId: string, email: string) {
  const person = world.stranger();
  await person.post(`/api/live_api/account/sendMagicLink?appId=${appId}`, { email });
  const { code } = await world.mailTo(email);
  const used = await person.post(`/api/live_api/account/validateOtp?appId=${appId}`, {
    email,
    otp: code,
  });
  if (used.status !== 200) return { person, answer: used };
  return { person, answer: await person.enterApp(appId, 'exchange', used.body) };
}

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
    expect(subject).toBe('Verify your e-mail address');
    const verify = (from?: string) =>
      world.stranger().post('/api/auth/verification/confirm', { secret, appId: from });
    expect((await verify()).status).toBe(422);
    expect((await verify(appId)).body).toMatchObject({ email: 'gil@example.org' });
    expect((await world.stranger().enterApp(appId, 'login', guest())).status).toBe(200);
    expect((await byCode(appId, 'new@example.org')).answer).toMatchObject({
      status: 200,
      body: { user: { email: 'new@example.org' } },
    });
  });

  it('are closed where sign-up is off: to registering, and to codes of unknown addresses', async () => {
    const { appId } = await appWith();
    await invite(appId, 'known@example.org');
    const bodies = new Set<string>();
    for (const email of ['known@example.org', 'hal@example.org']) {
      const answer = await world.stranger().enterApp(appId, 'register', guest(email));
      bodies.add(JSON.stringify([answer.status, answer.body]));
    }
    expect([...bodies]).toEqual([expect.stringContaining('Signing up is not open in this app')]);
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
      const came = await strict.stranger().enterApp(appId, 'accept-invitation', { secret });
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
    expect((await invite(appId, 'ida@example.org', 'admin')).body).toMatchObject({
      user: { status: 'invited', role: 'admin' },
    });
    const first = await world.mailTo('ida@example.org');
    expect(first.subject).toBe('You are invited to Club');
    const users = await ann.get<{ users: { id: string; email: string }[] }>(
      `/api/apps/${appId}/users?status=invited`,
    );
    const { id } = users.body.users[0]!;
    expect((await ann.post(`/api/apps/${appId}/users/${id}/invitation`)).status).toBe(200);
    const ida = world.stranger();
    const accept = (secret: string, word?: string) =>
      ida.enterApp(appId, 'accept-invitation', { secret, password: word, name: 'Ida' });
    expect((await accept(first.secret)).status).toBe(422);
    const { secret } = await world.mailTo('ida@example.org');
    expect(await world.stranger().post('/api/invitations/read', { secret, appId })).toMatchObject({
      body: { appName: 'Club', email: 'ida@example.org', role: 'admin' },
    });
    expect((await accept(secret, 'short')).status).toBe(422);
    expect((await accept(secret, password)).body).toMatchObject({ user: { role: 'admin' } });
    expect((await accept(secret, password)).status).toBe(422);
    expect((await ida.get(`/app/${slug}`)).status).not.toBe(302);
    // An app's own admin invites, too; a plain user does not.
    expect((await invite(appId, 'jo@example.org', 'user', ida)).status).toBe(200);
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

describe('an app’s users', () => {
  it('are searched, given roles, disabled within two seconds, and removed by the builder', async () => {
    const { appId } = await appWith({ isSignupEnabled: true });
    const gil = world.stranger();
    await gil.enterApp(appId, 'register', guest('gil@club.example'));
    const hal = world.stranger();
    await hal.enterApp(appId, 'register', { ...guest('hal@club.example'), name: 'Hal' });
    const list = async (query = '') =>
      (
        await ann.get<{ users: { email: string; role: string }[]; total: number }>(
          `/api/apps/${appId}/users${query}`,
        )
      ).body;
    expect(await list()).toMatchObject({
      total: 3,
      more: false,
      users: [
        { email: 'hal@club.example', status: 'active', isBuilder: false },
        { email: 'gil@club.example', role: 'user' },
        { email: 'ann@example.org', role: 'admin', isBuilder: true },
      ],
    });
    expect((await list('?search=HAL')).users.map(({ email }) => email)).toEqual([
      'hal@club.example',
    ]);
    expect((await list('?search=%25')).total).toBe(0);
    const at = (person: Person) => `/api/apps/${appId}/users/${person.uid}`;
    expect((await ann.call('PATCH', at(gil), { role: 'admin' })).body).toMatchObject({
      role: 'admin',
    });
    const me = () => gil.get(`/apps/${appId}/entities/User/me`);
    expect((await me()).body).toMatchObject({ role: 'admin' });
    expect((await ann.call('PATCH', at(gil), { status: 'disabled' })).status).toBe(200);
    expect((await me()).status).toBe(401);
    expect(await gil.enterApp(appId, 'login', guest('gil@club.example'))).toMatchObject({
      status: 403,
      body: { message: 'User is disabled, contact us for more info' },
    });
    expect((await ann.call('PATCH', at(gil), { status: 'active' })).status).toBe(200);
    expect((await gil.enterApp(appId, 'login', guest('gil@club.example'))).status).toBe(200);
    expect((await ann.delete(at(gil))).status).toBe(200);
    expect((await me()).status).toBe(401);
    expect((await ann.delete(at(gil))).status).toBe(404);
    const owner = (await list('?role=admin')).users as unknown as { id: string }[];
    const ownerAt = `/api/apps/${appId}/users/${owner[0]!.id}`;
    expect((await ann.call('PATCH', ownerAt, { status: 'disabled' })).status).toBe(409);
    const bob = await world.builder('Bobby');
    expect((await bob.get(`/api/apps/${appId}/users`)).status).toBe(404);
    expect((await hal.get(`/api/apps/${appId}/users`)).status).toBe(401);
  });

  it('manage their own identity in the app, and are remembered by it', async () => {
    const { appId } = await appWith({ isSignupEnabled: true });
    const gil = world.stranger();
    await gil.enterApp(appId, 'register', guest('gil@own.example'));
    const at = `/apps/${appId}/auth`;
    expect((await gil.get(`${at}/profile`)).body).toMatchObject({
      email: 'gil@own.example',
      emailVerified: false,
      hasPassword: true,
    });
    const other = world.stranger();
    await other.enterApp(appId, 'login', guest('gil@own.example'));
    expect((await gil.get<{ sessions: [] }>(`${at}/sessions`)).body.sessions).toHaveLength(2);
    const change = { password, newPassword: 'another fine password' };
    expect((await gil.post(`${at}/password`, change)).status).toBe(200);
    expect((await other.get(`${at}/profile`)).status).toBe(401);
    const newEmail = 'gil@moved.example';
    await gil.post(`${at}/email-change`, { newEmail, password: change.newPassword });
    const { code, text } = await world.mailTo(newEmail);
    expect(text).toContain('sign in to Club');
    expect((await gil.post(`${at}/email-change/complete`, { newEmail, otp: code })).status).toBe(
      200,
    );
    // Pages of other origins, and the app's own frame, have no say in it.
    const framed = { Origin: 'null' };
    expect((await gil.call('GET', `${at}/sessions`, undefined, framed)).status).toBe(403);
    const memories = `/api/live_api/user/memories/current?appId=${appId}`;
    expect((await gil.get(memories)).body).toEqual({ memories: {} });
    await gil.put(memories, { memories: { city: 'Bern', age: 4 } });
    await gil.put(memories, { memories: { age: null } });
    expect((await gil.get(memories)).body).toEqual({ memories: { city: 'Bern' } });
    expect((await ann.get(memories)).status).toBe(401);
    // The owner is in the app by their builder session, and changes their account in the builder.
    const token = await ann.post<{ token: string }>(`${at}/token`);
    const owner = world.stranger();
    owner.token = token.body.token;
    expect((await owner.post(`${at}/password`, change)).status).toBe(409);
  });
});

describe('a forgotten password of an app', () => {
  it('is set anew in that app alone, by a mail in its name', async () => {
    const { appId } = await appWith({ isSignupEnabled: true });
    const email = 'both@example.org';
    const builder = await world.builder('Both');
    expect(builder.email).toBe(email);
    const gil = world.stranger();
    await gil.enterApp(appId, 'register', { ...guest(email), password: 'the app’s password' });
    await world.stranger().post('/api/live_api/account/sendResetPasswordEmail', {
      email,
      mainAppId: appId,
      continueUrl: '/app/club',
    });
    const { link, secret, text } = await world.mailTo(email);
    expect(text).toContain('a new password for Club');
    expect(new URL(link).searchParams.get('appId')).toBe(appId);
    expect(new URL(link).searchParams.get('continueUrl')).toBe('/app/club');
    const reset = (query: string) =>
      world.stranger().post(`/api/live_api/account/resetPassword${query}`, {
        secret,
        password: 'a fresh password',
      });
    expect((await reset('')).status).toBe(422);
    expect((await reset(`?appId=${appId}`)).status).toBe(200);
    expect((await gil.get(`/apps/${appId}/entities/User/me`)).status).toBe(401);
    const login = { email, password: 'a fresh password' };
    expect((await gil.enterApp(appId, 'login', login)).status).toBe(200);
    expect(await world.stranger().signIn(email)).toBe(200);
    expect(await world.stranger().signIn(email, 'a fresh password')).toBe(401);
  });
});

describe('the login page', () => {
  it('knows the app’s branding and links', async () => {
    const { appId } = await appWith({ visibility: 'signin' });
    await ann.post(`/api/apps/${appId}/style`, {
      appStyle: {
        styleName: 'dark',
        logoUrl: 'https://club.example/logo.svg',
        buttonBackgroundColor: '#123456',
      },
    });
    await ann.post(`/api/apps/${appId}/settings`, {
      appSettings: {
        termsOfServiceLink: 'https://club.example/terms',
        privacyPolicyLink: '',
        supportEmail: 'help@club.example',
      },
    });
    expect((await world.stranger().get(`/apps/${appId}/auth/info`)).body).toEqual({
      name: 'Club',
      slug: expect.stringMatching(/^club/),
      isSignupEnabled: false,
      supportEmail: 'help@club.example',
      visibility: 'signin',
      logoUrl: 'https://club.example/logo.svg',
      color: '#123456',
      onColor: '#ffffff',
      styleName: 'dark',
      termsOfServiceLink: 'https://club.example/terms',
      privacyPolicyLink: null,
      hasGoogle: false,
    });
    for (const link of ['javascript:alert(1)', 'data:text/html,x'])
      expect(
        (
          await ann.post(`/api/apps/${appId}/settings`, {
            appSettings: { privacyPolicyLink: link },
          })
        ).status,
      ).toBe(422);
    const evil = { appStyle: { buttonBackgroundColor: 'red;background:url(//evil)' } };
    expect((await ann.post(`/api/apps/${appId}/style`, evil)).status).toBe(422);
    const bob = await world.builder('Bo');
    expect((await bob.post(`/api/apps/${appId}/style`, { appStyle: {} })).status).toBe(404);
    expect(
      (await ann.post(`/api/apps/${appId}/style`, { appStyle: { hideBuildAI: true } })).status,
    ).toBe(200);
  });
});
