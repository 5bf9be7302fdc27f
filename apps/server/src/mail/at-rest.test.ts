import { makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const password = 'correct horse battery';
const CANARY = 'kept-between-us-58213';
const world = await openWorld({ SUPPORT_EMAIL: 'help@trellis.example' });
const ann = await world.builder('Ann');
const { appId } = await makeApp(world, ann, { live: true });
await ann.post(`/api/apps/${appId}/settings`, { appSettings: { isSignupEnabled: true } });

/** Everything that stands in the database, as text. */
async function everything(): Promise<string> {
  const { pool } = world.services;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()`,
  );
  expect(rows.length).toBeGreaterThan(30);
  const tables = await Promise.all(
    rows.map(({ name }) => pool.query(`SELECT one::text AS text FROM ${name} one`)),
  );
  return tables.flatMap((table) => table.rows.map(({ text }) => text)).join('\n');
}

/** Each kind of mail that somebody's way in stands in, and who gets it. */
const KINDS: Record<string, (to: string) => Promise<unknown>> = {
  'a new builder’s link': (to) => world.stranger().signUp(to),
  'a builder’s code and link': async (to) => {
    await world.stranger().signUp(to);
    await world.stranger().post('/api/live_api/account/sendMagicLink', { email: to });
  },
  'a newcomer’s code and link': (to) =>
    world.stranger().post('/api/live_api/account/sendMagicLink', { email: to }),
  'a builder’s new password': async (to) => {
    await world.stranger().signUp(to);
    await world.stranger().post('/api/live_api/account/sendResetPasswordEmail', { email: to });
  },
  'an end user’s code and link': (to) =>
    world.stranger().post(`/api/live_api/account/sendMagicLink?appId=${appId}`, { email: to }),
  'an end user’s verification': (to) =>
    world.stranger().enterApp(appId, 'register', { email: to, password, name: 'G' }),
  'an end user’s verification, again': async (to) => {
    await world.stranger().post(`/api/apps/${appId}/auth/register`, { email: to, password });
    await world.stranger().post(`/api/apps/${appId}/auth/resend-otp`, { email: to });
  },
  'an end user’s new password': async (to) => {
    await world.stranger().enterApp(appId, 'register', { email: to, password, name: 'G' });
    const body = { email: to, mainAppId: appId };
    await world.stranger().post('/api/live_api/account/sendResetPasswordEmail', body);
  },
  'another address': async (to) => {
    const bob = world.stranger();
    await bob.signUp(`before-${to}`);
    await bob.post('/api/auth/email-change', { newEmail: to, password });
  },
  'an invitation to build': (to) =>
    ann.post(`/api/apps/${appId}/members`, { email: to, role: 'editor' }),
  'an invitation to use': (to) =>
    ann.post(`/apps/${appId}/users/invite-user`, { user_email: to, role: 'user' }),
};

describe('what lets somebody in stands nowhere in the database as it was mailed', () => {
  it.each(Object.keys(KINDS))('%s', async (kind) => {
    const to = `${Object.keys(KINDS).indexOf(kind)}@people.example`;
    await KINDS[kind]!(to);
    const { code, secret, link } = await world.mailTo(to);
    expect(code + secret).not.toBe('');
    const stored = await everything();
    // A fraction of a second may have the same six digits.
    const seen = {
      code: code !== '' && new RegExp(`(?<![\\d.])${code}(?!\\d)`).test(stored),
      secret: secret !== '' && (stored.includes(secret) || stored.includes(link)),
      address: stored.includes(to),
    };
    expect(seen).toEqual({ code: false, secret: false, address: true });
  });

  it('nor what an app writes to somebody', async () => {
    const send = await ann.post(`/api/apps/${appId}/integration-endpoints/Core/SendEmail`, {
      to: ann.email,
      subject: 'Yours',
      body: CANARY,
    });
    expect(send.status).toBe(200);
    expect((await world.mailTo(ann.email)).text).toContain(CANARY);
    expect((await everything()).includes(CANARY)).toBe(false);
  });

  it('nor a password, a session’s cookie or a token', async () => {
    const carl = world.stranger();
    await carl.signUp('carl@people.example', '', `${CANARY} of Carl`);
    const stored = await everything();
    expect(stored.includes(CANARY)).toBe(false);
    expect(carl.cookies.size).toBeGreaterThan(0);
    // What stands before the last point says whose it is, and lets nobody in.
    for (const value of [...carl.cookies.values(), carl.token!]) {
      const secret = value.split('.').at(-1)!;
      expect([value, stored.includes(value) || stored.includes(secret)]).toEqual([value, false]);
    }
  });
});
