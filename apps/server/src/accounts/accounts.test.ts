import { openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld();

const password = 'correct horse battery';

describe('builder accounts', () => {
  it('makes the first account the verified admin, and the next ones verify their mail', async () => {
    const ann = await world.builder('Ann');
    expect(ann.verified).toBe(true);
    expect((await ann.get('/api/live_api/account/current')).body).toMatchObject({
      isAdmin: true,
      plan: 'galaxy',
      accountType: 'builder',
    });
    const bob = world.stranger();
    await bob.signUp('bob@example.org');
    expect(bob.verified).toBe(false);
    expect((await bob.get('/api/apps')).body).toMatchObject({ error: { code: 'verify_email' } });
    const { body } = await ann.get<{ mails: { id: string; to: string }[] }>('/api/admin/outbox');
    expect(body.mails[0]).toMatchObject({ to: 'bob@example.org' });
    const read = `/api/admin/outbox/${body.mails[0]!.id}/read`;
    for (const { status } of [await bob.get('/api/admin/outbox'), await bob.post(read)])
      expect(status).toBe(403);
    const { text } = (await ann.post<{ text: string }>(read)).body;
    const secret = new URL(/https?:\S+/.exec(text)![0]).searchParams.get('secret');
    expect((await bob.post('/api/auth/verification/confirm', { secret })).body).toMatchObject({
      email: 'bob@example.org',
    });
    const again = (confirm: object) =>
      world.stranger().post('/api/auth/verification/confirm', confirm);
    const told = { status: 422, body: { message: 'Your email address is already verified.' } };
    expect(await again({ secret })).toMatchObject(told);
    expect((await bob.get('/api/apps')).body).toEqual({ apps: [], more: false });
  });

  it.each([
    ['taken@example.org', password, 409, 'This email is already in use, try logging in'],
    ['new@example.org', 'short', 422, 'This password is too weak'],
    ['new@example.org', 'password', 422, 'This password is too weak'],
    ['new@example.org', 'Qwerty123', 422, 'This password is too weak'],
    ['no address', password, 422, 'This email is invalid'],
  ])('refuses to sign up %s with %s', async (email, word, status, message) => {
    if (status === 409) await world.stranger().signUp(email);
    expect(
      await world.stranger().post('/api/auth/sign-up', { email, password: word }),
    ).toMatchObject({ status, body: { message } });
  });

  it('answers a wrong password and an unknown e-mail alike, and limits tries', async () => {
    await world.stranger().signUp('carl@example.org');
    const stranger = world.stranger();
    const wrong = await stranger.post('/api/auth/sign-in', {
      email: 'carl@example.org',
      password: 'wrong wrong',
    });
    const unknown = await stranger.post('/api/auth/sign-in', {
      email: 'nobody@example.org',
      password: 'wrong wrong',
    });
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
    for (let i = 0; i < 10; i++)
      await stranger.post('/api/auth/sign-in', { email: 'carl@example.org', password: 'no' });
    const limited = await stranger.post('/api/auth/sign-in', {
      email: 'carl@example.org',
      password,
    });
    expect(limited).toMatchObject({
      status: 429,
      body: { message: 'Too many login attempts, try again later' },
    });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('refreshes by the cookie, and ends with sign-out', async () => {
    const dora = await world.builder('Dora');
    const old = dora.token;
    dora.token = null;
    const { body } = await dora.post<{ token: string }>('/api/auth/refresh');
    expect(body.token).toBeTruthy();
    await dora.post('/api/auth/sign-out');
    expect((await dora.post('/api/auth/refresh')).body).toBeNull();
    dora.token = old;
    expect((await dora.get('/api/apps')).status).toBe(401);
  });

  it('is not open to other sites or to apps', async () => {
    const eve = await world.builder('Eve');
    for (const origin of ['https://evil.example', 'null'])
      expect((await eve.call('POST', '/api/auth/sign-out', {}, { Origin: origin })).status).toBe(
        403,
      );
    expect((await eve.call('GET', '/api/apps', undefined, { Origin: 'null' })).status).toBe(403);
  });

  it('tell the spec’s whole account record, to the signed-in alone, while a purchase is waited for too', async () => {
    const fay = await world.builder('Fay');
    expect((await world.stranger().post('/api/live_api/account/create')).status).toBe(401);
    expect((await fay.post('/api/live_api/account/create')).body).toEqual({ accountId: fay.uid });
    expect((await fay.post('/api/live_api/account/create')).body).toEqual({ accountId: fay.uid });
    const record = {
      accountId: fay.uid,
      accountType: 'builder',
      plan: 'galaxy',
      subscriptionId: null,
      planSubscriptionStatus: null,
      planSubscriptionCancelledAt: null,
      subscriptionPaymentsIds: [],
      appId: null,
      appHeader: null,
      hasBusinessInfo: false,
      hasPaidAppPackage: true,
      isAdmin: false,
      counters: {
        builderMessages: { count: 0, limit: null },
        dailyMessages: { count: 0, limit: null },
      },
    };
    const current = () => fay.get('/api/live_api/account/current?sale_id=s1');
    expect((await current()).body).toEqual(record);
    // What a purchase will store shows on the next poll.
    await world.services.db
      .updateTable('accounts')
      .set({
        plan: 'moon',
        subscription_id: 'sub1',
        subscription_status: 'alive',
        subscription_payment_ids: JSON.stringify(['s1']),
      })
      .where('user_id', '=', fay.uid)
      .execute();
    expect((await current()).body).toMatchObject({
      plan: 'moon',
      subscriptionId: 'sub1',
      planSubscriptionStatus: 'alive',
      subscriptionPaymentsIds: ['s1'],
      hasPaidAppPackage: true,
    });
  });
});
