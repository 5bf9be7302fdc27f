import { makeApp, openWorld, type Person } from '@trellis/testing';
import { afterAll, describe, expect, it } from 'vitest';

const world = await openWorld();
const second = await world.another();
const ann = await world.builder('Ann');
const { appId, slug } = await makeApp(world, ann, { live: true });
await ann.post(`/api/apps/${appId}/settings`, {
  appSettings: { isSignupEnabled: true, visibility: 'signin' },
});
afterAll(() => second.close());

const password = 'correct horse battery';
let people = 0;

/** Where a kind of people refreshes, and what their token opens. */
interface Kind {
  cookie: string;
  tenant(): string;
  signUp(): Promise<Person>;
  refresh(person: Person): Promise<string | null>;
  isIn(person: Person): Promise<boolean>;
}
const builders: Kind = {
  cookie: 'trellis_session',
  tenant: () => 'builder',
  signUp: () => world.builder(`Person${++people}`),
  refresh: async (person) =>
    (await person.post<{ token: string } | null>('/api/auth/refresh')).body?.token ?? null,
  isIn: async (person) => (await person.get('/api/auth/profile')).status === 200,
};
const visitors: Kind = {
  cookie: 'trellis_app',
  tenant: () => appId,
  signUp: async () => {
    const person = world.stranger();
    const email = `guest${++people}@example.org`;
    await person.enterApp(appId, 'register', { email, password, name: 'G' });
    return person;
  },
  refresh: async (person) =>
    (await person.post<{ token: string | null }>(`/apps/${appId}/auth/token`)).body.token,
  isIn: async (person) => (await person.get(`/apps/${appId}/auth/profile`)).status === 200,
};

/** The same browser's state elsewhere: another tab, another server, or somebody who copied it. */
const copyOf = (person: Person, at = world): Person => {
  const copy = at.stranger();
  for (const [name, value] of person.cookies) copy.cookies.set(name, value);
  return copy;
};
/** Makes every token that was spent so far one of some time ago. */
async function later(kind: Kind, ms: number): Promise<void> {
  const rows = await world.services.db
    .selectFrom('sessions')
    .select(['id', 'spent'])
    .where('tenant_id', '=', kind.tenant())
    .execute();
  for (const { id, spent } of rows) {
    const moved = Object.entries(spent).map(([hash, at]) => [hash, at - ms]);
    await world.services.db
      .updateTable('sessions')
      .set({ spent: JSON.stringify(Object.fromEntries(moved)) })
      .where('tenant_id', '=', kind.tenant())
      .where('id', '=', id)
      .execute();
  }
}

describe.each([
  ['a builder', builders],
  ['an app’s end user', visitors],
])('the refresh cookie of %s', (_, kind) => {
  it('is another after each refresh, and hashed where it is kept', async () => {
    const person = await kind.signUp();
    const seen = new Set([person.cookies.get(kind.cookie)]);
    for (let n = 0; n < 5; n++) {
      expect(await kind.refresh(person)).toBeTruthy();
      seen.add(person.cookies.get(kind.cookie));
    }
    expect(seen.size).toBe(6);
    const stored = JSON.stringify(
      await world.services.db.selectFrom('sessions').selectAll().execute(),
    );
    for (const value of seen) {
      expect(stored).not.toContain(value);
      expect(stored).not.toContain(value?.split('.')[1]);
    }
    expect(await kind.isIn(person)).toBe(true);
  });

  it('of before is good for ten seconds, and leads to the present one: on every server', async () => {
    const person = await kind.signUp();
    const tabs = [copyOf(person), copyOf(person, second), copyOf(person), copyOf(person, second)];
    const tokens = await Promise.all([person, ...tabs].map((tab) => kind.refresh(tab)));
    expect(tokens.every(Boolean)).toBe(true);
    // One of them goes on meanwhile, twice.
    await kind.refresh(person);
    await kind.refresh(person);
    const late = copyOf(tabs[0]!, second);
    expect(await kind.refresh(late)).toBeTruthy();
    expect(late.cookies.get(kind.cookie)).toBe(person.cookies.get(kind.cookie));
    await later(kind, 60_000);
    expect(await kind.refresh(late)).toBeTruthy();
    expect(await kind.isIn(person)).toBe(true);
  });

  it('of before ends the session when it comes again after that, in all tabs and on every server', async () => {
    const person = await kind.signUp();
    const thief = copyOf(person, second);
    expect(await kind.refresh(person)).toBeTruthy();
    await later(kind, 10_500);
    expect(await kind.refresh(thief)).toBeNull();
    // On the other server as soon as it hears of it.
    await expect.poll(() => kind.isIn(person), { timeout: 2_000 }).toBe(false);
    expect(await kind.refresh(person)).toBeNull();
  });

  it('that was copied ends, whoever of the two refreshes first', async () => {
    const person = await kind.signUp();
    const thief = copyOf(person);
    expect(await kind.refresh(thief)).toBeTruthy();
    thief.token = await kind.refresh(thief);
    await later(kind, 10_500);
    expect(await kind.refresh(person)).toBeNull();
    expect(await kind.isIn(thief)).toBe(false);
  });

  it('is ended by nobody who makes one up', async () => {
    const person = await kind.signUp();
    const [sessionId, secret, mac] = person.cookies.get(kind.cookie)!.split('.');
    for (const forged of [
      `${sessionId}.${secret}.${mac!.slice(0, -2)}xx`,
      `${sessionId}.x.${mac}`,
      `${sessionId}..`,
      `${sessionId}`,
      'x'.repeat(5_000),
    ]) {
      const mallory = world.stranger();
      mallory.cookies.set(kind.cookie, forged);
      expect(await kind.refresh(mallory)).toBeNull();
    }
    expect(await kind.refresh(person)).toBeTruthy();
  });
});

it('a cookie of before tokens followed one another is still good, once', async () => {
  const ben = await world.builder('Ben');
  const { db } = world.services;
  const { hashSecret } = await import('./secret-box.ts');
  await db
    .updateTable('sessions')
    .set({ refresh_hash: hashSecret('an-old-cookie') })
    .where('tenant_id', '=', 'builder')
    .where('user_id', '=', ben.uid)
    .execute();
  ben.cookies.set('trellis_session', 'an-old-cookie');
  const old = copyOf(ben, second);
  expect(await builders.refresh(ben)).toBeTruthy();
  expect(await builders.refresh(old)).toBeNull();
  expect(await builders.refresh(ben)).toBeTruthy();
});

it('pages load by a cookie that was just spent, and by none of long ago', async () => {
  await world.services.db
    .updateTable('apps')
    .set({ published_build: JSON.stringify({ modules: [], pages: [] }) })
    .where('app_id', '=', appId)
    .execute();
  const guest = await visitors.signUp();
  const tab = copyOf(guest);
  await visitors.refresh(guest);
  const page = async (person: Person) =>
    (await person.fetch(`/app/${slug}/Home`, { redirect: 'manual' })).headers.get('location');
  expect(await page(guest)).toBeNull();
  expect(await page(tab)).toBeNull();
  await later(visitors, 10_500);
  expect(await page(tab)).toContain('/login');
  // A page that is merely loaded ends nothing: its cookie may have stayed behind under an old address.
  expect(await page(guest)).toBeNull();
  expect(await visitors.refresh(guest)).toBeTruthy();
});

it('tokens of the public client, which knows no refresh, live on beside it', async () => {
  const guest = await visitors.signUp();
  const login = await world
    .stranger()
    .post<{ access_token: string }>(`/api/apps/${appId}/auth/login`, {
      email: guest.email,
      password,
    });
  const client = world.stranger();
  client.token = login.body.access_token;
  for (let n = 0; n < 3; n++) await visitors.refresh(guest);
  expect((await client.get(`/api/apps/${appId}/entities/User/me`)).status).toBe(200);
});
