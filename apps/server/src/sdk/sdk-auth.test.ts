import { endedClients, makeApp, openWorld } from '@trellis/testing';
import { createClient as createOld } from 'base44-sdk-0.7';
import { createClient } from 'base44-sdk-0.8';
import { describe, expect, it, vi } from 'vitest';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
vi.spyOn(console, 'log').mockImplementation(() => undefined);
const world = await openWorld();
const serverUrl = await world.listen();
const owner = await world.builder('Olga');
const { appId } = await makeApp(world, owner, { live: true });
await owner.post(`/api/apps/${appId}/settings`, {
  appSettings: { isSignupEnabled: true },
});

const clientOf = (make: typeof createClient, app = appId, token?: string) =>
  make({ serverUrl, appId: app, token, requiresAuth: false });

describe.each([
  ['0.8.50', createClient],
  ['0.7.10', endedClients(createOld) as unknown as typeof createClient],
] as const)('the public client %s', (version, make) => {
  const email = `eva-${version}@users.example`;
  const password = 'correct horse battery';

  it('signs people up by a mailed code, in with their password, and knows them then', async () => {
    const client = clientOf(make);
    await client.auth.register({ email, password });
    await expect(client.auth.verifyOtp({ email, otpCode: '000000' })).rejects.toMatchObject({
      status: 422,
    });
    await client.auth.resendOtp(email);
    const otpCode = (await world.mailTo(email)).code!;
    const verified = await client.auth.verifyOtp({ email, otpCode });
    expect(verified).toMatchObject({ success: true, user: { is_verified: true } });
    // Outside of a browser the client does not say which it is, and its password may be anybody's.
    const gone = client.auth.loginViaEmailPassword(email, password);
    await expect(gone).rejects.toMatchObject({ status: 400 });
    await client.auth.resetPassword({ resetToken: verified.reset_token, newPassword: password });
    await expect(client.auth.verifyOtp({ email, otpCode })).rejects.toMatchObject({ status: 422 });
    const { access_token, user } = await client.auth.loginViaEmailPassword(email, password);
    expect(user).toMatchObject({ email, role: 'user' });
    expect(await client.auth.me()).toMatchObject({ email });
    expect(await clientOf(make, appId, access_token).auth.isAuthenticated()).toBe(true);
    // A token that has ended, which the client keeps and sends, is in nobody's way to a new one.
    const ended = clientOf(make, appId, `${access_token}x`);
    await expect(ended.auth.me()).rejects.toMatchObject({ status: 401, code: 'SESSION_ENDED' });
    await ended.auth.resetPasswordRequest('nobody@users.example');
    const again = await ended.auth.loginViaEmailPassword(email, password);
    expect(again.user).toMatchObject({ email });
    const boot = `${serverUrl}/api/apps/public/prod/public-settings/by-id/${appId}`;
    expect((await fetch(boot, { headers: { Authorization: 'Bearer ended' } })).status).toBe(200);
    // The token is one of this app alone.
    const other = await makeApp(world, owner, { live: true });
    expect(await clientOf(make, other.appId, access_token).auth.isAuthenticated()).toBe(false);
  });

  it('changes a password, and sets a forgotten one by a mailed link', async () => {
    const client = clientOf(make);
    const { user } = await client.auth.loginViaEmailPassword(email, password);
    const changed = { userId: user.id, currentPassword: password, newPassword: 'a better one 42' };
    await expect(
      client.auth.changePassword({ ...changed, currentPassword: 'wrong' }),
    ).rejects.toMatchObject({ message: expect.any(String) });
    await expect(
      client.auth.changePassword({ ...changed, userId: 'somebody' }),
    ).rejects.toMatchObject({ status: 403 });
    expect(await client.auth.changePassword(changed)).toMatchObject({ success: true });
    // Known and unknown addresses hear the same.
    const known = await client.auth.resetPasswordRequest(email);
    expect(await client.auth.resetPasswordRequest(`nobody-${email}`)).toEqual(known);
    const resetToken = (await world.mailTo(email)).secret!;
    await client.auth.resetPassword({ resetToken, newPassword: 'the third one 42' });
    await expect(
      clientOf(make).auth.loginViaEmailPassword(email, 'a better one 42'),
    ).rejects.toMatchObject({ status: 400, message: 'Invalid email or password' });
    const { access_token } = await clientOf(make).auth.loginViaEmailPassword(
      email,
      'the third one 42',
    );
    expect(access_token).toBeTruthy();
  });
});

describe('an app that begins with the public client', () => {
  it('is told of the app, or why it is told nothing', async () => {
    expect(await clientOf(createClient).app.getPublicSettings()).toMatchObject({
      id: appId,
      public_settings: 'public_without_login',
      is_signup_enabled: true,
    });
    const hidden = await makeApp(world, owner, { live: true });
    await owner.post(`/api/apps/${hidden.appId}/settings`, {
      appSettings: { visibility: 'signin' },
    });
    await expect(
      clientOf(createClient, hidden.appId).app.getPublicSettings(),
    ).rejects.toMatchObject({
      status: 403,
      data: { extra_data: { reason: 'auth_required' } },
    });
    const { access_token } = await clientOf(createClient).auth.loginViaEmailPassword(
      'eva-0.8.50@users.example',
      'the third one 42',
    );
    await expect(
      clientOf(createClient, hidden.appId, access_token).app.getPublicSettings(),
    ).rejects.toMatchObject({
      status: 403,
      data: { extra_data: { reason: 'user_not_registered' } },
    });
  });

  it('may tell who opened which page', async () => {
    await expect(clientOf(createClient).appLogs.logUserInApp('Home')).resolves.toBeUndefined();
  });
});

it('leads people who come for a provider to the sign-in of the app, and says what is not there', async () => {
  const { appId: own, slug } = await makeApp(world, owner, { live: true });
  const back = `/app/${slug}/Home?a=1`;
  const from = `app_id=${own}&from_url=${encodeURIComponent(serverUrl + back)}`;
  for (const path of ['apps/auth/login', 'apps/auth/apple/login', `apps/${own}/auth/sso/login`]) {
    const { status, headers } = await fetch(`${serverUrl}/api/${path}?${from}`, {
      redirect: 'manual',
    });
    const there = `/apps/${own}/login?nextUrl=${encodeURIComponent(back)}`;
    expect([path, status, headers.get('location')]).toEqual([path, 302, there]);
  }
  await expect(
    clientOf(createClient, own).connectors.connectAppUser('calendar'),
  ).rejects.toMatchObject({ status: 501, message: expect.stringMatching(/not connected here/) });
  const client = clientOf(createClient, own);
  await expect(client.appLogs.fetchLogs()).rejects.toMatchObject({
    status: 501,
    message: expect.stringMatching(/^Who opened which page is not kept/),
  });
  const { baseURL } = client.aiGateway.connection();
  for (const [method, path, words] of [
    ['POST', 'chat/completions', 'No model is connected'],
    ['GET', 'models', 'No model is connected'],
    ['POST', 'images/generations', 'InvokeLLM'],
    ['GET', 'files', 'InvokeLLM'],
  ] as const) {
    const asked = await fetch(`${baseURL}/${path}`, {
      method,
      ...(method === 'POST' && { body: '{"messages":[{"role":"user","content":"Hi"}]}' }),
    });
    expect([path, asked.status, await asked.json()]).toEqual([
      path,
      501,
      expect.objectContaining({ message: expect.stringContaining(words) }),
    ]);
  }
  const { agents } = client;
  const channel = await fetch(agents.getWhatsAppConnectURL('guide'));
  expect(channel.status).toBe(501);
  expect(await channel.json()).toMatchObject({
    message: 'guide is not on WhatsApp here. Talk to it inside the app.',
  });
});

it('leads people who sign out to a page that does it, and back to the app alone', async () => {
  const { appId: own, slug } = await makeApp(world, owner, { live: true });
  const page = async (from: string) => {
    const { body, headers } = await world
      .stranger()
      .get<string>(`/api/apps/auth/logout?from_url=${encodeURIComponent(from)}`);
    expect(headers.get('content-security-policy')).toContain("script-src 'sha256-");
    const [, post, next] = /data-post="([^"]*)" data-next="([^"]*)"/.exec(body) ?? [];
    return [post, next];
  };
  const back = `http://localhost/app/${slug}/Home?a=1`;
  expect(await page(back)).toEqual([`/apps/${own}/auth/logout`, back]);
  expect(await page('https://evil.example/app/x')).toEqual(['', '/']);
  expect(await page(`https://evil.example/app/${slug}`)).toEqual([
    `/apps/${own}/auth/logout`,
    `/app/${slug}`,
  ]);
  expect(await page('javascript:alert(1)')).toEqual(['', '/']);
  expect(await page('"><script>')).toEqual(['', expect.stringContaining('%22%3E%3Cscript%3E')]);
});
