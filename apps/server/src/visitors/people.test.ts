import { MESSAGES } from '@trellis/contract';
import { openClub, type Person } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const { world, ann, password, appWith, guest, invite } = await openClub();

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
    expect((await hal.get(`/api/apps/${appId}/users`)).status).toBe(403);
    expect((await world.stranger().get(`/api/apps/${appId}/users`)).status).toBe(401);
  });

  it('are looked after by the app’s own admins at run time, who leave themselves to others', async () => {
    const { appId } = await appWith({ isSignupEnabled: true });
    const [gil, hal] = [world.stranger(), world.stranger()];
    await gil.enterApp(appId, 'register', guest('gil@admins.example'));
    await hal.enterApp(appId, 'register', guest('hal@admins.example'));
    const at = (person: Person, app = appId) => `/api/apps/${app}/users/${person.uid}`;
    const refused = {
      status: 403,
      body: { message: 'Only admins of the app can manage its users' },
    };
    expect(await gil.call('PATCH', at(hal), { role: 'admin' })).toMatchObject(refused);
    expect(await gil.delete(at(hal))).toMatchObject(refused);
    await ann.call('PATCH', at(gil), { role: 'admin' });
    const found = await gil.get<{ total: number }>(`/api/apps/${appId}/users?search=admins`);
    expect(found.body.total).toBe(2);
    expect((await gil.call('PATCH', at(hal), { status: 'disabled' })).body).toMatchObject({
      status: 'disabled',
    });
    expect((await hal.get(`/apps/${appId}/entities/User/me`)).status).toBe(401);
    expect((await gil.delete(at(hal))).status).toBe(200);
    for (const self of [gil.call('PATCH', at(gil), { role: 'user' }), gil.delete(at(gil))])
      expect((await self).status).toBe(409);
    // Of another app they are nobody.
    const other = await appWith({ isSignupEnabled: true });
    expect((await gil.get(`/api/apps/${other.appId}/users`)).status).toBe(403);
  });

  it('leave an app by themselves, with a proof, and are nobody there any more', async () => {
    const { appId } = await appWith({ isSignupEnabled: true });
    const gil = world.stranger();
    await gil.enterApp(appId, 'register', guest('gil@leaves.example'));
    const leave = (proof: object) => gil.post(`/apps/${appId}/auth/account/delete`, proof);
    expect((await leave({})).status).toBe(403);
    expect((await leave({ password: 'not it' })).status).toBe(403);
    expect((await leave({ password })).body).toEqual({ success: true });
    expect((await gil.get(`/apps/${appId}/auth/profile`)).status).toBe(401);
    const found = await ann.get<{ total: number }>(`/api/apps/${appId}/users?search=leaves`);
    expect(found.body.total).toBe(0);
    expect((await gil.enterApp(appId, 'login', guest('gil@leaves.example'))).status).toBe(401);
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
    const { db } = world.services;
    const left = () =>
      db.selectFrom('user_memories').select('user_id').where('user_id', '=', gil.uid).execute();
    expect(await left()).toHaveLength(1);
    // The owner is in the app by their builder session, and changes their account in the builder.
    const token = await ann.post<{ token: string }>(`${at}/token`);
    const owner = world.stranger();
    owner.token = token.body.token;
    expect((await owner.post(`${at}/password`, change)).status).toBe(409);
    // Nothing is remembered of whom the builder removes.
    expect((await ann.delete(`/api/apps/${appId}/users/${gil.uid}`)).status).toBe(200);
    expect(await left()).toEqual([]);
  });
});

describe('invitations', () => {
  it('let one in of fifty who come at once with the same link', async () => {
    const { appId } = await appWith({ visibility: 'invite' });
    await invite(appId, 'one@example.org');
    const { secret } = await world.mailTo('one@example.org');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        world.stranger().enterApp(appId, 'accept-invitation', { secret, password }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
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
  it('says to who is invited and signs up that the invitation is their way in', async () => {
    const { appId } = await appWith({ isSignupEnabled: true });
    await invite(appId, 'vic@example.org');
    const tried = await world.stranger().enterApp(appId, 'register', guest('vic@example.org'));
    expect(tried).toMatchObject({ status: 409, body: { message: MESSAGES.emailInvited } });
    // Whoever is invited only has no account yet.
    const info = () => world.stranger().get(`/apps/${appId}/auth/info`);
    expect((await info()).body).toMatchObject({ hasAccounts: false });
    await world.stranger().enterApp(appId, 'register', guest());
    expect((await info()).body).toMatchObject({ hasAccounts: true });
  });

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
      host: null,
      isSignupEnabled: false,
      hasAccounts: false,
      supportEmail: 'help@club.example',
      visibility: 'signin',
      logoUrl: 'https://club.example/logo.svg',
      color: '#123456',
      onColor: '#ffffff',
      styleName: 'dark',
      termsOfServiceLink: 'https://club.example/terms',
      privacyPolicyLink: null,
      hasGoogle: false,
      hasMail: false,
      isMailLate: false,
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
