import { openWorld, type Person } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld({ TRUST_PROXY: '1' });
const ann = await world.builder('Ann');

const LINK = '/api/live_api/account/sendMagicLink';
const OTP = '/api/live_api/account/validateOtp';
const sendLink = (email: string, query = '') => world.stranger().post(`${LINK}${query}`, { email });

describe('codes and links', () => {
  it('sign a builder in by the code of a mail, once', async () => {
    const bob = await world.builder('Bob');
    expect(await sendLink(' BOB@example.org ')).toMatchObject({
      status: 200,
      body: { success: true, message: 'Verification code sent to your email' },
    });
    const { code, subject, text } = await world.mailTo('bob@example.org');
    expect(subject).toBe(`${code} is your Trellis code`);
    expect(text).toContain('Sign in to Trellis');
    const body = { email: 'bob@example.org', otp: code };
    const person = world.stranger();
    const { body: token } = await person.post<{ customToken: string; tenantId: string }>(OTP, body);
    expect(token.tenantId).toBe('builder');
    expect((await world.stranger().post(OTP, body)).status).toBe(401);
    const exchange = await person.post<{ token: string; user: object }>(
      '/api/auth/exchange',
      token,
    );
    expect(exchange.body.user).toMatchObject({ uid: bob.uid, emailVerified: true });
    person.token = exchange.body.token;
    expect((await person.get('/api/apps')).status).toBe(200);
    expect(await person.post('/api/auth/exchange', token)).toMatchObject({
      status: 401,
      body: { message: 'Failed to sign in with magic link' },
    });
  });

  it('make a new builder, verified, of an address that nobody had', async () => {
    await sendLink('new@example.org');
    const { secret } = await world.mailTo('new@example.org');
    const person = world.stranger();
    const used = await person.post('/api/live_api/account/magicLink', { secret });
    const { body } = await person.post<{ token: string; user: object }>(
      '/api/auth/exchange',
      used.body,
    );
    expect(body.user).toMatchObject({ email: 'new@example.org', emailVerified: true });
    person.token = body.token;
    expect((await person.get('/api/live_api/account/current')).body).toMatchObject({
      isAdmin: false,
    });
    expect(await person.post('/api/live_api/account/magicLink', { secret })).toMatchObject({
      status: 401,
      body: { message: 'Invalid or expired magic link' },
    });
  });

  it('refuse after five wrong tries, for known and unknown e-mails alike, but leave the link', async () => {
    await world.builder('Carl');
    const outcomes: unknown[] = [];
    for (const email of ['carl@example.org', 'nobody@example.org']) {
      await sendLink(email);
      const statuses: unknown[] = [];
      for (let i = 0; i < 6; i++) {
        const { status, body } = await world.stranger().post(OTP, { email, otp: '1' });
        statuses.push([status, body]);
      }
      outcomes.push(statuses);
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
    const statuses = (outcomes[0] as [number, { error: { code: string } }][]).map(
      ([status, body]) => [status, body.error.code],
    );
    expect(statuses).toEqual([
      ...Array(4).fill([401, 'INVALID_OTP']),
      ...Array(2).fill([429, 'ATTEMPTS_EXCEEDED']),
    ]);
    const { code, secret } = await world.mailTo('carl@example.org');
    const right = { email: 'carl@example.org', otp: code };
    expect((await world.stranger().post(OTP, right)).status).toBe(429);
    // Who guesses at somebody's codes does not take their link away.
    const link = await world.stranger().post('/api/live_api/account/magicLink', { secret });
    expect(link.status).toBe(200);
  });

  it('give fifty who use one at once a single success', async () => {
    await world.builder('Dora');
    await sendLink('dora@example.org');
    const { secret } = await world.mailTo('dora@example.org');
    const count = async (ask: (person: Person) => Promise<{ status: number }>) =>
      (await Promise.all(Array.from({ length: 50 }, () => ask(world.stranger())))).filter(
        ({ status }) => status === 200,
      ).length;
    const at = (n: number) => ({ 'X-Forwarded-For': `10.1.0.${n}` });
    let n = 0;
    expect(
      await count((p) => p.call('POST', '/api/live_api/account/magicLink', { secret }, at(n++))),
    ).toBe(1);
    await sendLink('dora@example.org');
    const { code } = await world.mailTo('dora@example.org');
    expect(
      await count((p) => p.call('POST', OTP, { email: 'dora@example.org', otp: code }, at(n++))),
    ).toBe(1);
    await sendLink('dora@example.org');
    const fresh = await world.mailTo('dora@example.org');
    const { body } = await world
      .stranger()
      .post('/api/live_api/account/magicLink', { secret: fresh.secret });
    expect(await count((p) => p.post('/api/auth/exchange', body))).toBe(1);
  });

  it('end when they are old, and when a new one is asked for', async () => {
    await sendLink('eve@example.org');
    const first = await world.mailTo('eve@example.org');
    await sendLink('eve@example.org');
    const use = (secret: string) =>
      world.stranger().post('/api/live_api/account/magicLink', { secret });
    expect((await use(first.secret)).status).toBe(401);
    const second = await world.mailTo('eve@example.org');
    await world.services.db
      .updateTable('codes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('email', '=', 'eve@example.org')
      .execute();
    expect((await use(second.secret)).status).toBe(401);
    const stored = JSON.stringify(
      await world.services.db.selectFrom('codes').selectAll().execute(),
    );
    expect(stored).not.toContain(second.secret);
    expect(stored).not.toContain(second.code);
  });

  it('take the account back from whoever set a password before the address was proven', async () => {
    const squatter = world.stranger();
    await squatter.signUp('fay@example.org');
    await sendLink('fay@example.org');
    const { secret } = await world.mailTo('fay@example.org');
    const fay = world.stranger();
    const token = await fay.post('/api/live_api/account/magicLink', { secret });
    expect((await fay.post('/api/auth/exchange', token.body)).status).toBe(200);
    expect((await squatter.get('/api/live_api/account/current')).status).toBe(401);
    expect(await squatter.signIn('fay@example.org')).toBe(401);
  });

  it('flood nobody’s mailbox', async () => {
    for (let i = 0; i < 5; i++) expect((await sendLink('gil@example.org')).status).toBe(200);
    expect((await sendLink('gil@example.org')).status).toBe(429);
    // Whose mails somebody else used up still gets one on their own device.
    const hana = await world.builder('Hana');
    for (let i = 0; i < 6; i++) await sendLink(hana.email);
    expect((await sendLink(hana.email)).status).toBe(429);
    expect((await hana.post(LINK, { email: hana.email })).status).toBe(200);
    expect((await sendLink('no address')).body).toMatchObject({ message: 'Invalid email address' });
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) =>
    world.stranger().post('/api/live_api/account/sendResetPasswordEmail', {
      email,
      mainAppId: null,
      continueUrl: 'https://evil.example/',
    });
  const reset = (secret: string, password: string) =>
    world.stranger().post('/api/live_api/account/resetPassword', { secret, password });

  it('is set anew by a mailed link, once, which ends every session', async () => {
    const hal = await world.builder('Hal');
    const known = await ask('hal@example.org');
    expect((await ask('unknown@example.org')).body).toEqual(known.body);
    const { link, secret } = await world.mailTo('hal@example.org');
    expect(link).not.toContain('evil');
    await expect(world.mailTo('unknown@example.org')).rejects.toThrow();
    expect(await reset(secret, 'short')).toMatchObject({
      status: 422,
      body: { message: 'Password is too weak, please try again' },
    });
    expect(await reset(secret, 'a better password')).toMatchObject({
      status: 200,
      body: { message: 'Password reset successfully' },
    });
    expect(await reset(secret, 'another password')).toMatchObject({
      status: 422,
      body: { message: 'Link invalid, try to reset your password again.' },
    });
    expect((await hal.get('/api/apps')).status).toBe(401);
    expect(await world.stranger().signIn('hal@example.org')).toBe(401);
    expect(await world.stranger().signIn('hal@example.org', 'a better password')).toBe(200);
    expect((await world.mailTo('hal@example.org')).subject).toBe('Your password was changed');
  });

  it('says that a user is gone or disabled only to who holds their link', async () => {
    const ira = await world.builder('Ira');
    await ask('ira@example.org');
    const { secret } = await world.mailTo('ira@example.org');
    await ann.call('PATCH', `/api/admin/accounts/${ira.uid}`, { status: 'disabled' });
    expect(await reset(secret, 'a better password')).toMatchObject({
      status: 422,
      body: { message: 'User not found or disabled' },
    });
    const login = { email: 'ira@example.org', password: 'correct horse battery' };
    expect((await world.stranger().post('/api/auth/sign-in', login)).body).toMatchObject({
      message: 'User is disabled, contact us for more info',
    });
    const wrong = { ...login, password: 'wrong wrong wrong' };
    expect((await world.stranger().post('/api/auth/sign-in', wrong)).body).toMatchObject({
      message: 'Invalid email or password',
    });
  });
});
