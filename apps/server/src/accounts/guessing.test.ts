import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type Answer, makeApp, openWorld, World } from '@trellis/testing';
import { beforeAll, describe, expect, inject, it } from 'vitest';

const world = await openWorld({ TRUST_PROXY: '1' });
await world.builder('Ann');

const password = 'correct horse battery';
let address = 0;
/** From an address that nobody used before, as a network of machines would. */
const fresh = () => ({ 'X-Forwarded-For': `10.${address >> 8}.${address++ & 255}.1` });

describe('guessing at passwords', () => {
  const login = (email: string, word: string) =>
    world.stranger().call('POST', '/api/auth/sign-in', { email, password: word }, fresh());

  it('is stopped per account, from however many addresses, but not on the owner’s own device', async () => {
    const bob = await world.builder('Bob');
    for (let i = 0; i < 10; i++) expect((await login(bob.email, `guess ${i}`)).status).toBe(401);
    const limited = await login(bob.email, password);
    expect(limited).toMatchObject({
      status: 429,
      body: { message: 'Too many login attempts, try again later' },
    });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    // The browser that Bob signed in with before still lets him in.
    expect(await bob.signIn(bob.email)).toBe(200);
  });

  it('knows a device by its own mark only', async () => {
    const carl = await world.builder('Carl');
    const mallory = await world.builder('Mallory');
    for (let i = 0; i < 10; i++) await login(carl.email, `guess ${i}`);
    expect(await mallory.signIn(carl.email)).toBe(429);
    const forged = world.stranger();
    const mark = carl.cookies.get('trellis_devices')!;
    forged.cookies.set('trellis_devices', `${mark.slice(0, -1)}${mark.endsWith('A') ? 'B' : 'A'}`);
    expect(await forged.signIn(carl.email)).toBe(429);
    // A known device has tries of its own, no more.
    for (let i = 0; i < 9; i++) await carl.signIn(carl.email, `guess ${i}`);
    expect(await carl.signIn(carl.email, 'guess')).toBe(401);
    expect(await carl.signIn(carl.email)).toBe(429);
  });

  it('is stopped per address, over however many accounts', async () => {
    const from = fresh();
    const guess = (n: number) =>
      world
        .stranger()
        .call('POST', '/api/auth/sign-in', { email: `n${n}@x.example`, password }, from);
    const statuses: number[] = [];
    for (let n = 0; n < 101; n++) statuses.push((await guess(n)).status);
    expect(statuses.slice(0, 100).every((status) => status === 401)).toBe(true);
    expect(statuses[100]).toBe(429);
  });
});

describe('whose password others guess at', () => {
  const TENANTS = [
    ['a builder', false],
    ['an app’s end user', true],
  ] as const;
  /** Somebody with a proven address, and where they sign in. */
  async function owned(name: string, ofApp: boolean) {
    const owner = await world.builder(name);
    if (!ofApp) return { person: owner, path: '/api/auth/sign-in', query: '' };
    const { appId } = await makeApp(world, owner, { live: true });
    await owner.post(`/api/apps/${appId}/settings`, { appSettings: { isSignupEnabled: true } });
    const person = world.stranger();
    const email = `${name.toLowerCase()}@people.example`;
    await person.enterApp(appId, 'register', { email, password, name });
    const { code: otp } = await world.mailTo(email);
    await person.post('/api/auth/verification/confirm', { email, otp, appId });
    return { person, path: `/apps/${appId}/auth/login`, query: `?appId=${appId}` };
  }
  const guess = (path: string, email: string, word = 'a wrong guess') =>
    world.stranger().call('POST', path, { email, password: word }, fresh());
  const warnings = async (email: string) =>
    (await world.services.mail.list(undefined, 200)).mails.filter(
      ({ to, subject }) => to === email && subject === 'Somebody is trying to sign in as you',
    ).length;

  it.each(TENANTS)(
    '%s is told by mail, once an hour, with a link that lets them in, once',
    async (_, ofApp) => {
      const { person, path, query } = await owned(`Guessed${ofApp}`, ofApp);
      for (let n = 0; n < 10; n++) expect((await guess(path, person.email)).status).toBe(401);
      expect(await warnings(person.email)).toBe(0);
      for (let n = 0; n < 5; n++) expect((await guess(path, person.email)).status).toBe(429);
      expect(await warnings(person.email)).toBe(1);
      const { secret, text, code, link } = await world.mailTo(person.email);
      expect(text).toContain('wrong password');
      expect(code).toBe('');
      expect(link).toContain('mode=signIn');
      // Who asks for other links meanwhile does not end this one, and looking at it does not, either.
      for (let n = 0; n < 3; n++)
        await world
          .stranger()
          .call(
            'POST',
            `/api/live_api/account/sendMagicLink${query}`,
            { email: person.email },
            fresh(),
          );
      const { pathname, search } = new URL(link);
      for (let n = 0; n < 2; n++)
        expect((await world.stranger().fetch(pathname + search)).status).toBe(200);
      const use = () =>
        world
          .stranger()
          .call('POST', `/api/live_api/account/magicLink${query}`, { secret }, fresh());
      expect(await use()).toMatchObject({ status: 200, body: { choosePassword: null } });
      expect((await use()).status).toBe(401);
      // Their own device was never locked out.
      person.token = null;
      const own = await person.post(path, { email: person.email, password });
      expect(own.status).toBe(200);
    },
  );

  it('holds the link for ten minutes', async () => {
    const { person, path } = await owned('Slow', false);
    for (let n = 0; n < 11; n++) await guess(path, person.email);
    const { secret } = await world.mailTo(person.email);
    const { expires_at } = await world.services.db
      .selectFrom('codes')
      .select('expires_at')
      .where('email', '=', person.email)
      .where('device', '=', 'guessed')
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime() - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    await world.services.db
      .updateTable('codes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('email', '=', person.email)
      .execute();
    const used = await world
      .stranger()
      .call('POST', '/api/live_api/account/magicLink', { secret }, fresh());
    expect(used.status).toBe(401);
  });

  it('is answered like somebody unknown, word for word, and nobody unknown gets mail', async () => {
    const { person, path } = await owned('Quiet', false);
    const answers = new Set<string>();
    for (const email of [person.email, 'unknown@people.example'])
      for (let n = 0; n < 13; n++) {
        const { status, body } = await guess(path, email);
        answers.add(`${email === person.email} ${n} ${status} ${JSON.stringify(body)}`);
      }
    const of = (isKnown: boolean) =>
      [...answers]
        .filter((one) => one.startsWith(`${isKnown} `))
        .map((one) => one.slice(one.indexOf(' ')));
    expect(of(true)).toEqual(of(false));
    await expect(world.mailTo('unknown@people.example')).rejects.toThrow();
  });

  it('signs in on by the app’s own form, in the client that they used before', async () => {
    const { person, path } = await owned('Client', true);
    const client = path.replace('/apps/', '/api/apps/');
    const here = { 'X-Base44-Anonymous-Id': '44444444-4444-4444-8444-444444444444' };
    const login = (headers: object) =>
      world
        .stranger()
        .call('POST', client, { email: person.email, password }, { ...fresh(), ...headers });
    expect((await login(here)).status).toBe(200);
    for (let n = 0; n < 11; n++) await guess(client, person.email);
    expect((await login({})).status).toBe(429);
    expect((await login({ 'X-Base44-Anonymous-Id': '5'.repeat(36) })).status).toBe(429);
    expect((await login(here)).status).toBe(200);
  });
});

describe('somebody else’s tries', () => {
  const LINK = '/api/live_api/account/sendMagicLink';
  const OTP = '/api/live_api/account/validateOtp';
  const RESET = '/api/live_api/account/sendResetPasswordEmail';
  /** An attacker who comes from everywhere asks for mails until there are none left, and guesses. */
  async function attack(email: string, query = '', more: object = {}) {
    const ask = (path: string, body: object) =>
      world.stranger().call('POST', path, { email, ...body }, fresh());
    const limited: number[] = [];
    for (let n = 0; n < 25; n++) limited.push((await ask(LINK + query, {})).status);
    expect(limited.at(-1)).toBe(429);
    for (let n = 0; n < 8; n++) await ask(OTP + query, { otp: `00000${n}` });
    for (let n = 0; n < 3; n++) await ask(RESET, more);
  }
  /** The person's own browser at an address that the attacker shares. */
  const shared = { 'X-Forwarded-For': '10.200.0.1' };

  it.each([
    ['a builder', false],
    ['an app’s end user', true],
  ])(
    'never lock out the device of %s: its code, its link and its new password',
    async (_, ofApp) => {
      const owner = await world.builder(`Own${ofApp}`);
      const { appId } = await makeApp(world, owner, { live: true });
      await owner.post(`/api/apps/${appId}/settings`, { appSettings: { isSignupEnabled: true } });
      const email = `victim-${ofApp}@example.org`;
      const victim = world.stranger();
      if (ofApp) await victim.enterApp(appId, 'register', { email, password, name: 'V' });
      else await victim.signUp(email);
      const { code: otp } = await world.mailTo(email);
      await victim.post('/api/auth/verification/confirm', { email, otp, ...(ofApp && { appId }) });
      victim.token = null;
      const query = ofApp ? `?appId=${appId}` : '';
      const more = ofApp ? { mainAppId: appId } : {};
      const own = (path: string, body: object) => victim.call('POST', path, body, shared);
      const mailed = async (path: string, body: object) => {
        expect((await own(path, { email, ...body })).status).toBe(200);
        return world.mailTo(email);
      };
      // Asked for before the attack, which asks for others, and guesses.
      const before = await mailed(LINK + query, {});
      await attack(email, query, more);
      // From the same address, too.
      for (let n = 0; n < 61; n++)
        await world.stranger().call('POST', OTP + query, { email, otp: '000000' }, shared);
      const late = await world.stranger().call('POST', OTP + query, { email, otp: '0' }, shared);
      expect(late.status).toBe(429);
      expect((await own(OTP + query, { email, otp: before.code })).status).toBe(200);
      // And while it goes on.
      const link = await mailed(LINK + query, {});
      await world.stranger().call('POST', LINK + query, { email }, fresh());
      const used = await own(`/api/live_api/account/magicLink${query}`, { secret: link.secret });
      expect(used.status).toBe(200);
      const reset = await mailed(RESET, more);
      await world.stranger().call('POST', RESET, { email, ...more }, fresh());
      const set = await own(`/api/live_api/account/resetPassword${query}`, {
        secret: reset.secret,
        password: 'another fine password',
      });
      expect(set.status).toBe(200);
      // Its own tries are counted all the same.
      await mailed(LINK + query, {});
      const statuses: number[] = [];
      for (let n = 0; n < 6; n++)
        statuses.push((await own(OTP + query, { email, otp: 'wrong' })).status);
      expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
    },
  );

  it('do not use up the code that verifies an address: it is its owner’s alone', async () => {
    const jo = world.stranger();
    await jo.signUp('jo@example.org');
    const { code } = await world.mailTo('jo@example.org');
    const path = '/api/auth/verification/confirm';
    const mallory = await world.builder('Mal');
    for (let n = 0; n < 6; n++)
      for (const [by, status] of [
        [world.stranger(), 401],
        [mallory, 422],
      ] as const)
        expect((await by.post(path, { email: 'jo@example.org', otp: '000000' })).status).toBe(
          status,
        );
    expect((await jo.post(path, { email: 'jo@example.org', otp: code })).status).toBe(200);
  });

  it('meet one cookie for all the people of a browser, of which the eight last are kept', async () => {
    const browser = world.stranger();
    for (let n = 0; n < 10; n++) {
      const name = `Many${n}`;
      await world.builder(name);
      const answer = await browser.post('/api/auth/sign-in', {
        email: `${name.toLowerCase()}@example.org`,
        password,
      });
      expect(
        answer.headers.getSetCookie().find((one) => one.startsWith('trellis_devices')),
      ).toMatch(/Path=\/;.*HttpOnly/);
    }
    const marks = decodeURIComponent(browser.cookies.get('trellis_devices')!).split('~');
    expect(marks).toHaveLength(8);
    // Coming again changes nothing about who is known.
    await browser.signIn('many9@example.org');
    expect(decodeURIComponent(browser.cookies.get('trellis_devices')!).split('~')).toEqual(marks);
  });
});

/** Tries of either kind of e-mail: 200 together in the long run. */
const TRIES = process.env.PROPERTY_RUNS ? 100 : 40;

/**
 * Whether somebody who measures can tell two kinds of e-mails apart, over many tries that take turns:
 * the answers are the same word for word, and the middle times lie within the noise of one kind.
 */
async function compare(ask: (email: string) => Promise<Answer>, known: (n: number) => string) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const bodies = new Set<string>();
  for (let n = 0; n < 10; n++) await ask(`warm${n}@x.example`);
  for (let n = 0; n < TRIES; n++)
    for (const kind of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const email = kind === 'known' ? known(n) : `u${n}@unknown.example`;
      const start = performance.now();
      const { status, body } = await ask(email);
      times[kind].push(performance.now() - start);
      // The number by which a request is known is another each time.
      bodies.add(JSON.stringify([status, { ...(body as object), request_id: null }]));
    }
  expect([...bodies]).toHaveLength(1);
  const sorted = (list: number[]) => [...list].sort((a, b) => a - b);
  const middle = (list: number[]) => sorted(list)[Math.floor(list.length / 2)]!;
  const quarter = (list: number[], at: number) => sorted(list)[Math.floor(list.length * at)]!;
  const spread = quarter(times.unknown, 0.75) - quarter(times.unknown, 0.25);
  const difference = Math.abs(middle(times.known) - middle(times.unknown));
  expect(difference).toBeLessThan(Math.max(spread, 0.15 * middle(times.unknown), 1));
}

describe('known and unknown e-mails', () => {
  const known = (n: number) => `k${n}@known.example`;
  beforeAll(async () => {
    const { db } = world.services;
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', 'ann@example.org')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('users')
      .values(
        Array.from({ length: 100 }, (_, n) => ({
          tenant_id: 'builder',
          id: n.toString(16).padStart(24, '0'),
          email: known(n),
          password_hash,
          profile: '{}',
        })),
      )
      .execute();
  });

  it.each([
    ['signing in', '/api/auth/sign-in', { password: 'wrong wrong wrong' }],
    ['a magic link', '/api/live_api/account/sendMagicLink', {}],
    ['a reset mail', '/api/live_api/account/sendResetPasswordEmail', {}],
    ['a code', '/api/live_api/account/validateOtp', { otp: '123456' }],
  ])(
    'answer alike in the same time to %s, over many tries',
    async (_, path, rest) => {
      await compare(
        (email) => world.stranger().call('POST', path, { email, ...rest }, fresh()),
        known,
      );
    },
    60_000,
  );

  it('answer alike in the same time at the door of a closed app, over many tries', async () => {
    const { db } = world.services;
    const owner = await world.builder('Owner');
    const { appId } = await makeApp(world, owner, { live: true });
    const users = await db
      .selectFrom('users')
      .selectAll()
      .where('email', 'like', '%@known.example')
      .execute();
    await db
      .insertInto('users')
      .values(users.map((user) => ({ ...user, tenant_id: appId, profile: '{}' })))
      .execute();
    const link = `/api/live_api/account/sendMagicLink?appId=${appId}`;
    await compare((email) => world.stranger().call('POST', link, { email }, fresh()), known);
    const reset = '/api/live_api/account/sendResetPasswordEmail';
    await compare(
      (email) => world.stranger().call('POST', reset, { email, mainAppId: appId }, fresh()),
      known,
    );
    // Only who is known got mail.
    await expect(world.mailTo(`u${TRIES - 1}@unknown.example`)).rejects.toThrow();
  }, 60_000);

  it('answer alike in the same time to the public client, over many tries', async () => {
    const { db } = world.services;
    const owner = await world.builder('Clienta');
    const { appId } = await makeApp(world, owner, { live: true });
    const users = await db
      .selectFrom('users')
      .selectAll()
      .where('tenant_id', '=', 'builder')
      .where('email', 'like', '%@known.example')
      .execute();
    // Half of them proved their address: who did is mailed nothing, and is nobody that one could tell, either.
    const verified = (n: number) => `v${n}@known.example`;
    const rows = users.flatMap((user, n) => [
      { ...user, tenant_id: appId, profile: '{}' },
      {
        ...user,
        tenant_id: appId,
        profile: '{}',
        id: `a${user.id.slice(1)}`,
        email: verified(n),
        email_verified_at: new Date(),
      },
    ]);
    await db.insertInto('users').values(rows).execute();
    const ask = (path: string, more: object) => (email: string) =>
      world.stranger().call('POST', `/api/apps/${appId}/auth/${path}`, { email, ...more }, fresh());
    for (const [path, more] of [
      ['resend-otp', {}],
      ['reset-password-request', {}],
      ['verify-otp', { otp_code: '000000' }],
      ['login', { password: 'wrong wrong wrong' }],
    ] as const) {
      await compare(ask(path, more), known);
      await compare(ask(path, more), verified);
    }
    // Wrong codes end alike, too, also where nobody asked for one.
    const guess = ask('verify-otp', { otp_code: '000000' });
    const asked = await ask('resend-otp', {})('asked@unknown.example');
    expect(asked.status).toBe(200);
    for (const email of [known(0), verified(0), 'asked@unknown.example', 'new@unknown.example']) {
      await db.deleteFrom('codes').where('email', '=', email).execute();
      const statuses: number[] = [];
      for (let n = 0; n < 6; n++) statuses.push((await guess(email)).status);
      expect([email, statuses]).toEqual([email, [422, 422, 422, 422, 429, 429]]);
    }
    // Mail came to who waits for a code, and to nobody else.
    for (const email of [known(1), 'u1@unknown.example']) await ask('resend-otp', {})(email);
    expect((await world.mailTo(known(1))).code).toMatch(/\d{6}/);
    await expect(world.mailTo('u1@unknown.example')).rejects.toThrow();
  }, 120_000);
});

it('no call waits for a mail server, which may be silent for as long as it likes', async () => {
  const held = new Set<Socket>();
  const silent = createServer((socket) => void held.add(socket.on('error', () => {})));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const other = await World.open(inject('postgres'), {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  try {
    const bea = other.stranger();
    await bea.signUp('bea@example.org');
    const { appId } = await makeApp(other, bea, { live: true });
    await bea.post(`/api/apps/${appId}/settings`, { appSettings: { isSignupEnabled: true } });
    const client = `/api/apps/${appId}/auth`;
    const email = 'cleo@example.org';
    for (const [path, body] of [
      [`${client}/register`, { email, password }],
      [`${client}/resend-otp`, { email }],
      [`${client}/resend-otp`, { email: 'nobody@example.org' }],
      [`${client}/reset-password-request`, { email }],
      [`/api/live_api/account/sendMagicLink?appId=${appId}`, { email }],
      ['/api/live_api/account/sendMagicLink', { email: 'bea@example.org' }],
      ['/api/live_api/account/sendResetPasswordEmail', { email: 'bea@example.org' }],
    ] as const) {
      const began = performance.now();
      expect([path, (await other.stranger().post(path, body)).status]).toEqual([path, 200]);
      expect(performance.now() - began).toBeLessThan(2_000);
    }
    const { db } = other.services;
    const mails = await db
      .selectFrom('outbox')
      .select(['state', 'recipient'])
      .orderBy('id')
      .execute();
    // One for each of them, of which nobody's is carried anywhere.
    expect(mails.map(({ recipient, state }) => [recipient, state === 'decoy'])).toEqual([
      [email, false],
      [email, false],
      ['nobody@example.org', true],
      [email, false],
      [email, false],
      ['bea@example.org', false],
      ['bea@example.org', false],
    ]);
  } finally {
    silent.close();
    for (const socket of held) socket.destroy();
    await other.close();
  }
}, 60_000);
