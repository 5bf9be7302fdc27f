import { makeApp, openModel, openWorld, type Person, sendMessage, World } from '@trellis/testing';
import { SignJWT } from 'jose';
import { io, type Socket } from 'socket.io-client';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { networkOf } from '../http/address.ts';
import { sweep } from './housekeeping.ts';

const model = await openModel();
const world = await openWorld(model.env);
const second = await world.another();
const ann = await world.builder('Ann');
afterAll(() => second.close());

/** The same person at the other server. */
function there(person: Person): Person {
  const same = second.stranger();
  same.token = person.token;
  return same;
}
/** When a stream is at its end. */
async function endOf(reader: ReadableStreamDefaultReader<unknown>): Promise<number> {
  while (!(await reader.read()).done);
  return Date.now();
}
const within = async (ask: () => Promise<unknown>, wanted: unknown) => {
  const start = Date.now();
  await expect.poll(ask, { timeout: 2_000, interval: 20 }).toEqual(wanted);
  return Date.now() - start;
};

describe('the end of a session', () => {
  it('holds on another server within two seconds', async () => {
    const bob = await world.builder('Bob');
    const elsewhere = there(bob);
    const status = async () => (await elsewhere.get('/api/apps')).status;
    expect(await status()).toBe(200);
    await bob.post('/api/auth/sign-out-everywhere');
    await within(status, 401);
    expect(await bob.signIn(bob.email)).toBe(200);
    elsewhere.token = bob.token;
    expect(await status()).toBe(200);
    await ann.call('PATCH', `/api/admin/accounts/${bob.uid}`, { status: 'disabled' });
    await within(status, 401);
  });

  it('closes sockets and running streams within two seconds', async () => {
    const carl = await world.builder('Carl');
    const { appId } = await makeApp(world, carl, {});
    const url = await second.listen();
    const socket: Socket = io(url, {
      path: '/ws-user-apps/socket.io/',
      transports: ['websocket'],
      query: { token: carl.token },
    });
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
    const closed = new Promise<number>((resolve) =>
      socket.once('disconnect', () => resolve(Date.now())),
    );
    model.will({ text: 'word '.repeat(2_000), everyMs: 20 });
    const stream = await sendMessage(carl, appId, 'talk');
    expect(stream.status).toBe(200);
    const reader = stream.body!.getReader();
    await reader.read();
    const ended = endOf(reader);
    const start = Date.now();
    await ann.call('PATCH', `/api/admin/accounts/${carl.uid}`, { status: 'disabled' });
    expect((await ended) - start).toBeGreaterThan(0);
    expect((await ended) - start).toBeLessThan(2_000);
    expect((await closed) - start).toBeLessThan(2_000);
    socket.close();
    await world.services.turns.stopIn(appId);
  });

  it('comes with a new sign-in in the same browser', async () => {
    const dora = await world.builder('Dora');
    const old = dora.token;
    await dora.signIn(dora.email);
    expect(dora.token).not.toBe(old);
    expect((await dora.get<{ sessions: [] }>('/api/auth/sessions')).body.sessions).toHaveLength(1);
    dora.token = old;
    expect((await dora.get('/api/apps')).status).toBe(401);
  });
});

describe('tokens', () => {
  it('are ours, whole, of one audience, and die with their session', async () => {
    const eve = await world.builder('Eve');
    const token = eve.token ?? '';
    const [head = '', body = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    expect(claims).toMatchObject({ aud: 'builder', tid: 'builder', sub: eve.uid });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3_600);
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const other = { ...claims, sub: ann.uid };
    const forged = [
      `${encode({ alg: 'none' })}.${body}.`,
      `${head}.${encode(other)}.${signature}`,
      `${token.slice(0, -4)}AAAA`,
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('a secret of nobody, but long enough')),
      'nonsense',
    ];
    for (const one of forged) {
      eve.token = one;
      expect((await eve.get('/api/apps')).status).toBe(401);
    }
  });

  it('stand in the database as hashes only', async () => {
    const fay = await world.builder('Fay');
    const { db } = world.services;
    const stored = JSON.stringify([
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('secrets').selectAll().execute(),
      await db.selectFrom('users').selectAll().execute(),
      await db.selectFrom('signing_keys').selectAll().execute(),
    ]);
    for (const secret of [
      ...fay.cookies.values(),
      fay.token ?? '',
      'correct horse battery',
      '"d":',
    ])
      expect(stored).not.toContain(secret);
  });
});

describe('what has expired', () => {
  it('is cleared away, and what still counts stays', async () => {
    const { db } = world.services;
    const jo = await world.builder('Jo');
    await jo.signIn(jo.email);
    await world.stranger().post('/api/live_api/account/sendMagicLink', { email: 'jo@x.example' });
    const count = async (table: 'sessions' | 'codes') =>
      (await db.selectFrom(table).select('expires_at').execute()).length;
    const [sessions, codes] = [await count('sessions'), await count('codes')];
    await db
      .updateTable('codes')
      .set({ expires_at: new Date(0) })
      .where('email', '=', 'jo@x.example')
      .execute();
    await sweep(db);
    expect([await count('sessions'), await count('codes')]).toEqual([sessions, codes - 1]);
    expect((await jo.get('/api/apps')).status).toBe(200);
    expect((await db.selectFrom('outbox').select('state').execute()).length).toBeGreaterThan(0);
  });
});

describe('addresses', () => {
  it('in mails are the configured one, whatever Host is asked', async () => {
    const gil = world.stranger();
    await gil.call(
      'POST',
      '/api/live_api/account/sendMagicLink',
      { email: 'gil@example.org', continueUrl: '//evil.example/x' },
      { 'X-Forwarded-Host': 'evil.example', Host: 'evil.example' },
    );
    const { link } = await world.mailTo('gil@example.org');
    expect(new URL(link).hostname).toBe('localhost');
    expect(link).not.toContain('evil');
  });

  it('of clients are believed from a proxy only where the operator says so', async () => {
    const hal = world.stranger();
    const guess = (n: number) =>
      hal.call(
        'POST',
        '/api/auth/sign-in',
        { email: `h${n}@x.example`, password: 'wrong' },
        { 'X-Forwarded-For': `10.9.${n}.1` },
      );
    const statuses: number[] = [];
    for (let n = 0; n < 105; n++) statuses.push((await guess(n)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('of IPv6 count by the half that a home has, so that nobody has more tries for having more of them', () => {
    for (const [address, network] of [
      ['192.0.2.7', '192.0.2.7'],
      ['::ffff:192.0.2.7', '192.0.2.7'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
      ['2001:db8::9', '2001:db8:0:0::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ['::1', '::1'],
      ['local', 'local'],
    ] as const)
      expect([address, networkOf(address)]).toEqual([address, network]);
  });

  it('of the product over HTTPS have cookies for HTTPS alone', async () => {
    const env = { PUBLIC_URL: 'https://localhost' };
    const safe = await World.open(inject('postgres'), env);
    const cookies = async (at: World) =>
      (
        await at.stranger().post('/api/auth/sign-up', {
          email: 'seth@example.org',
          password: 'correct horse battery',
        })
      ).headers.getSetCookie();
    for (const cookie of await cookies(safe)) expect(cookie).toMatch(/; HttpOnly; Secure; /);
    for (const cookie of await cookies(world)) expect(cookie).not.toContain('Secure');
    await safe.close();
  });

  it('hold no token: nothing that signs in stands in a log', async () => {
    const lines: string[] = [];
    const { error, log } = console;
    console.error = (...words) => lines.push(words.join(' '));
    console.log = console.error;
    try {
      const ida = await world.builder('Ida');
      await ida.post('/api/live_api/account/magicLink', { secret: 'a-secret-of-ida' });
      await ida.get(`/api/apps?access_token=${ida.token}`);
      const mine = [ida.token ?? '', 'a-secret-of-ida', ...ida.cookies.values()];
      for (const secret of mine) expect(lines.join('\n')).not.toContain(secret);
    } finally {
      console.error = error;
      console.log = log;
    }
  });
});
