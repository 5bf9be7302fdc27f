import { makeApp, openWorld, type Person } from '@trellis/testing';
import { Issuer } from '@trellis/testing/issuer';
import { afterAll, describe, expect, it } from 'vitest';

const issuer = await Issuer.start();
afterAll(() => issuer.stop());
const world = await openWorld({
  ...issuer.env,
  PUBLIC_URL: 'http://localhost',
  TRUST_PROXY: '1',
});
const ann = await world.builder('Ann');
const { appId } = await makeApp(world, ann, { live: true });
await ann.post(`/api/apps/${appId}/settings`, { appSettings: { isSignupEnabled: true } });

const password = 'correct horse battery';
const chosen = 'a better password 42';
const CONFIRM = '/api/auth/verification/confirm';
const CHANGE = '/api/live_api/account/confirmEmailChange';
const RESET = '/api/live_api/account/resetPassword';
let people = 0;
const newEmail = () => `victim${++people}@example.org`;

/** Where one kind of people comes in. */
interface Tenant {
  /** What names the tenant in queries, and in the bodies of two calls. */
  query: string;
  body: object;
  resetBody: object;
  signUp(person: Person, email: string): Promise<void>;
  logIn(email: string, word: string): Promise<number>;
  own(path: string): string;
  refresh(person: Person): Promise<unknown>;
  exchange(person: Person, token: object): Promise<number>;
}
const builders: Tenant = {
  query: '',
  body: {},
  resetBody: {},
  signUp: (person, email) => person.signUp(email),
  logIn: (email, word) => world.stranger().signIn(email, word),
  own: (path) => `/api/auth${path}`,
  refresh: async (person) => (await person.post('/api/auth/refresh')).body,
  exchange: async (person, token) => {
    const { status, body } = await person.post<{ token: string }>('/api/auth/exchange', token);
    person.token = body.token;
    return status;
  },
};
/** The end users of the app; read when a test runs, for the app is made before them. */
const visitors = (): Tenant => ({
  query: `?appId=${appId}`,
  body: { appId },
  resetBody: { mainAppId: appId },
  signUp: async (person, email) => {
    const { status } = await person.enterApp(appId, 'register', { email, password, name: 'V' });
    expect(status).toBe(200);
  },
  logIn: async (email, word) =>
    (await world.stranger().enterApp(appId, 'login', { email, password: word })).status,
  own: (path) => `/apps/${appId}/auth${path}`,
  refresh: async (person) =>
    (await person.post<{ token: string | null }>(`/apps/${appId}/auth/token`)).body.token,
  exchange: async (person, token) => (await person.enterApp(appId, 'exchange', token)).status,
});
const TENANTS = [
  ['a builder', () => builders],
  ['an app’s end user', visitors],
] as const;

/** Somebody who registers a stranger's address, and prepares to keep the account. */
async function squat(at: Tenant, email: string) {
  const squatter = world.stranger();
  await at.signUp(squatter, email);
  const mail = await world.mailTo(email);
  // A second session, of whose cookie the first knows nothing.
  expect(await at.logIn(email, password)).toBe(200);
  // A change of the address to a mailbox of their own, to be confirmed after the owner came.
  const away = `away-${email}`;
  const asked = await squatter.post(at.own('/email-change'), { newEmail: away, password });
  expect(asked.status).toBe(200);
  const { secret } = await world.mailTo(away);
  return { squatter, mail, away: secret };
}

/** Whether anything is left to them: sessions, cookie, password, pending changes, a known device. */
async function whatIsLeft(at: Tenant, email: string, { squatter, away }: Squat) {
  const session = (await squatter.get(at.own('/profile'))).status;
  const cookie = await at.refresh(squatter);
  const login = await at.logIn(email, password);
  const body = { secret: away };
  const change = (await world.stranger().post(`${CHANGE}${at.query}`, body)).status;
  return { session, hasCookie: Boolean(cookie), login, change };
}
type Squat = Awaited<ReturnType<typeof squat>>;
const NOTHING = { session: 401, hasCookie: false, login: 401, change: 422 };

/** Each way of proving an address by mail, done by its owner in a browser of their own. */
const WAYS: [string, (at: Tenant, email: string, squat: Squat) => Promise<string | null>][] = [
  [
    'the link that verifies',
    async (at, _, { mail }) => {
      const body = { secret: mail.secret, ...at.body };
      const { status, body: answer } = await world
        .stranger()
        .post<{ choosePassword: string }>(CONFIRM, body);
      expect(status).toBe(200);
      return answer.choosePassword;
    },
  ],
  [
    'a sign-in link',
    async (at, email) => {
      const owner = world.stranger();
      await owner.post(`/api/live_api/account/sendMagicLink${at.query}`, { email });
      const { secret } = await world.mailTo(email);
      const used = await owner.post<{ choosePassword: string }>(
        `/api/live_api/account/magicLink${at.query}`,
        { secret },
      );
      expect(await at.exchange(owner, used.body)).toBe(200);
      return used.body.choosePassword;
    },
  ],
  [
    'a sign-in code',
    async (at, email) => {
      const owner = world.stranger();
      await owner.post(`/api/live_api/account/sendMagicLink${at.query}`, { email });
      const { code } = await world.mailTo(email);
      const used = await owner.post<{ choosePassword: string }>(
        `/api/live_api/account/validateOtp${at.query}`,
        { email, otp: code },
      );
      expect(await at.exchange(owner, used.body)).toBe(200);
      return used.body.choosePassword;
    },
  ],
  [
    'Google, which verified it',
    async (at, email) => {
      issuer.person = { sub: email, email, email_verified: true, name: 'Owner' };
      const owner = world.stranger();
      const out = await owner.fetch(`/api/auth/google${at.query}`, { redirect: 'manual' });
      const back = await fetch(out.headers.get('location') ?? '', { redirect: 'manual' });
      const { pathname, search } = new URL(back.headers.get('location') ?? '');
      const done = await owner.fetch(pathname + search, { redirect: 'manual' });
      const next = new URL(done.headers.get('location') ?? '', 'http://localhost');
      // Where they are told why, and asked for a password, before they go on.
      expect(next.pathname).toBe('/auth/handler');
      expect(next.searchParams.get('why')).toBe('proven');
      expect(await at.refresh(owner)).toBeTruthy();
      return next.searchParams.get('secret');
    },
  ],
  [
    'a new password',
    async (at, email) => {
      const owner = world.stranger();
      const path = '/api/live_api/account/sendResetPasswordEmail';
      await owner.post(path, { email, ...at.resetBody });
      const { secret } = await world.mailTo(email);
      const body = { secret, password: chosen };
      expect((await owner.post(`${RESET}${at.query}`, body)).status).toBe(200);
      return null;
    },
  ],
];

describe.each(TENANTS)('whoever registered the address of %s', (_, of) => {
  it.each(WAYS)('keeps nothing once its owner proves it by %s', async (_way, prove) => {
    const at = of();
    const email = newEmail();
    const held = await squat(at, email);
    const secret = await prove(at, email, held);
    expect(await whatIsLeft(at, email, held)).toEqual(NOTHING);
    if (secret === null) return;
    // The owner is told by mail, and chooses a password, once.
    const { text } = await world.mailTo(email);
    expect(text).toContain('before anybody had confirmed this address');
    expect(text).toContain(secret);
    const choose = () => world.stranger().post(`${RESET}${at.query}`, { secret, password: chosen });
    expect((await choose()).status).toBe(200);
    expect((await choose()).status).toBe(422);
    expect(await at.logIn(email, chosen)).toBe(200);
  });

  it('is not a known device of theirs any more', async () => {
    const at = of();
    const email = newEmail();
    const held = await squat(at, email);
    const [, prove] = WAYS[4]!;
    await prove(at, email, held);
    // Wrong tries elsewhere use up those of unknown devices, and the squatter's browser is one.
    for (let n = 0; n < 10; n++) await at.logIn(email, `guess ${n}`);
    const path = at === builders ? '/api/auth/sign-in' : `/apps/${appId}/auth/login`;
    held.squatter.token = null;
    expect((await held.squatter.post(path, { email, password: chosen })).status).toBe(429);
  });

  it('keeps nothing either where a known account is moved to the address of a stranger', async () => {
    const at = of();
    const mallory = world.stranger();
    const from = newEmail();
    await at.signUp(mallory, from);
    const { code } = await world.mailTo(from);
    await mallory.post(CONFIRM, { email: from, otp: code, ...at.body });
    const email = newEmail();
    await mallory.post(at.own('/email-change'), { newEmail: email, password });
    const { secret } = await world.mailTo(email);
    // The stranger takes it for a mail of their own.
    const { status, body } = await world
      .stranger()
      .post<{ choosePassword: string }>(`${CHANGE}${at.query}`, { secret });
    expect(status).toBe(200);
    expect(body.choosePassword).toBeTruthy();
    expect((await mallory.get(at.own('/profile'))).status).toBe(401);
    expect(await at.logIn(email, password)).toBe(401);
    expect(await at.logIn(from, password)).toBe(401);
  });

  it('is left alone where it is the same person: who registered types the code, or opens the link', async () => {
    const at = of();
    for (const proof of ['code', 'link', 'new address'] as const) {
      const email = newEmail();
      const person = world.stranger();
      await at.signUp(person, email);
      const other = world.stranger();
      const { code, secret } = await world.mailTo(email);
      const body = proof === 'link' ? { secret } : { email, otp: code };
      const { status, body: answer } = await person.post(CONFIRM, { ...body, ...at.body });
      expect([proof, status, answer.choosePassword]).toEqual([proof, 200, null]);
      if (proof === 'new address') {
        const next = newEmail();
        await person.post(at.own('/email-change'), { newEmail: next, password });
        const link = await world.mailTo(next);
        const changed = await person.post(`${CHANGE}${at.query}`, { secret: link.secret });
        expect(changed.body).toMatchObject({ choosePassword: null });
        expect(await at.logIn(next, password)).toBe(200);
      } else expect(await at.logIn(email, password)).toBe(200);
      expect((await person.get(at.own('/profile'))).status).toBe(200);
      expect((await other.get(at.own('/profile'))).status).toBe(401);
    }
  });

  it('cannot come in while the owner proves it: of the sessions begun meanwhile none lives', async () => {
    const at = of();
    const email = newEmail();
    const held = await squat(at, email);
    const address = (n: number) => ({ 'X-Forwarded-For': `10.9.${n}.1` });
    const path = at === builders ? '/api/auth/sign-in' : `/apps/${appId}/auth/login`;
    const logins = Array.from({ length: 9 }, (_, n) =>
      held.squatter.call<{ token?: string }>('POST', path, { email, password }, address(n)),
    );
    const secret = held.mail.secret;
    await world.stranger().post(CONFIRM, { secret, ...at.body });
    for (const { body } of await Promise.all(logins)) {
      if (!body.token) continue;
      const late = world.stranger();
      late.token = body.token;
      expect((await late.get(at.own('/profile'))).status).toBe(401);
    }
  });
});

describe('the public client', () => {
  const auth = (path: string) => `/api/apps/${appId}/auth/${path}`;
  const browser = (id: string) => ({ 'X-Base44-Anonymous-Id': id });
  const register = (email: string, id?: string) =>
    world
      .stranger()
      .call('POST', auth('register'), { email, password }, id ? browser(id) : undefined);
  const verify = async (email: string, id?: string) => {
    const body = { email, otp_code: (await world.mailTo(email)).code };
    return world
      .stranger()
      .call<{ access_token: string; reset_token: string | null }>(
        'POST',
        auth('verify-otp'),
        body,
        id ? browser(id) : undefined,
      );
  };
  const login = (email: string, word = password) =>
    world.stranger().post<{ access_token: string }>(auth('login'), { email, password: word });

  it.each([
    ['another client', '11111111-1111-4111-8111-111111111111'],
    ['one that does not say which it is', undefined],
  ])('leaves nothing to who registered where %s types the code', async (_, id) => {
    const email = newEmail();
    await register(email, '22222222-2222-4222-8222-222222222222');
    const { access_token: early } = (await login(email)).body;
    const { status, body } = await verify(email, id);
    expect(status).toBe(200);
    expect((await login(email)).status).toBe(400);
    const squatter = world.stranger();
    squatter.token = early;
    expect((await squatter.get(`/api/apps/${appId}/entities/User/me`)).status).toBe(401);
    const set = { reset_token: body.reset_token, new_password: chosen };
    expect((await world.stranger().post(auth('reset-password'), set)).status).toBe(200);
    expect((await login(email, chosen)).status).toBe(200);
  });

  it('keeps the password of who types the code where they registered', async () => {
    const email = newEmail();
    const id = '33333333-3333-4333-8333-333333333333';
    await register(email, id);
    expect((await verify(email, id)).body).toMatchObject({ reset_token: null });
    expect((await login(email)).status).toBe(200);
    // Or who is signed in with it.
    const second = newEmail();
    await register(second);
    const person = world.stranger();
    person.token = (await login(second)).body.access_token;
    const { code } = await world.mailTo(second);
    const done = await person.post(auth('verify-otp'), { email: second, otp_code: code });
    expect(done.body).toMatchObject({ reset_token: null });
    expect((await login(second)).status).toBe(200);
  });

  it('tells the truth about whether an address is verified', async () => {
    const email = newEmail();
    await register(email);
    const { body } = await login(email);
    expect(body).toMatchObject({ user: { is_verified: false } });
    const person = world.stranger();
    person.token = body.access_token;
    const me = `/api/apps/${appId}/entities/User/me`;
    expect((await person.get(me)).body).toMatchObject({ is_verified: false });
    expect((await verify(email)).body).toMatchObject({ user: { is_verified: true } });
  });
});

it('an account that a builder claims as their own end user ends what its registrant prepared', async () => {
  const email = 'coco@example.org';
  const at = visitors();
  const held = await squat(at, email);
  const coco = await world.builder('Coco');
  await ann.post(`/api/apps/${appId}/members`, { email, role: 'editor' });
  const { secret } = await world.mailTo(email);
  expect((await coco.post('/api/invitations/accept', { secret })).status).toBe(200);
  expect(await at.refresh(coco)).toBeTruthy();
  expect(await whatIsLeft(at, email, held)).toEqual(NOTHING);
});

it('an invitation to work on an app proves the address of who accepts it, and ends other sessions', async () => {
  const email = newEmail();
  const held = await squat(builders, email);
  const person = world.stranger();
  await person.signIn(email);
  await ann.post(`/api/apps/${appId}/members`, { email, role: 'viewer' });
  const { secret } = await world.mailTo(email);
  expect((await person.post('/api/invitations/accept', { secret })).status).toBe(200);
  expect((await held.squatter.get('/api/auth/profile')).status).toBe(401);
  expect((await person.get('/api/auth/profile')).body).toMatchObject({ emailVerified: true });
});
