import { adminCalls } from '@trellis/contract';
import { makeApp, openWorld, type Person } from '@trellis/testing';
import { describe, expect, it } from 'vitest';
import { sql } from '../db/database.ts';

const world = await openWorld();
const ann = await world.builder('Ann');
const bob = await world.builder('Bob');
await makeApp(world, bob, { name: 'Bob’s books', live: true });

const at = (person: Person) => `/api/admin/accounts/${person.uid}`;

describe('the installation’s admins', () => {
  it('are alone in the admin calls, the server sees to it', async () => {
    for (const call of Object.values(adminCalls)) {
      const path = call.path.replace(/\{\w+\}/g, bob.uid);
      const body = call.method === 'GET' ? undefined : { plan: 'moon', reason: 'x' };
      expect([call.id, (await bob.call(call.method, path, body)).status]).toEqual([call.id, 403]);
    }
  });

  it('find accounts, apps, usage and models', async () => {
    expect((await ann.get('/api/admin/accounts?search=BOB')).body).toMatchObject({
      accounts: [{ email: 'bob@example.org', apps: 1, isAdmin: false, status: 'active' }],
      more: false,
    });
    expect((await ann.get('/api/admin/apps?search=bob')).body).toMatchObject({
      apps: [{ name: 'Bob’s books', ownerEmail: 'bob@example.org', isPublished: true, users: 1 }],
    });
    expect((await ann.get('/api/admin/usage')).body).toMatchObject({
      accounts: 2,
      apps: 1,
      publishedApps: 1,
      endUsers: 0,
    });
    const models = await ann.get('/api/admin/models');
    expect(models.body).toMatchObject({ defaultModel: 'Built-in builder' });
  });

  it('are appointed and dismissed by each other, but one always stays', async () => {
    expect((await ann.call('PATCH', at(ann), { isAdmin: false })).body).toMatchObject({
      message: 'You are the only admin. Make somebody else an admin first.',
    });
    expect((await ann.call('PATCH', at(ann), { status: 'disabled' })).status).toBe(409);
    expect((await ann.call('PATCH', at(bob), { isAdmin: true })).body).toMatchObject({
      isAdmin: true,
    });
    expect((await bob.get('/api/admin/accounts')).status).toBe(200);
    // Each dismisses the other at the same moment: one of them is refused.
    const both = await Promise.all([
      ann.call('PATCH', at(bob), { isAdmin: false }),
      bob.call('PATCH', at(ann), { isAdmin: false }),
    ]);
    const admins = await world.services.db
      .selectFrom('accounts')
      .select('user_id')
      .where('is_admin', '=', true)
      .execute();
    expect(admins).toHaveLength(1);
    expect(both.some(({ status }) => status !== 200)).toBe(true);
    for (const person of [ann, bob])
      await world.services.db
        .updateTable('accounts')
        .set({ is_admin: person === ann })
        .where('user_id', '=', person.uid)
        .execute();
  });

  it('disable an account, which is out at once, and enable it', async () => {
    const carl = await world.builder('Carl');
    expect((await ann.call('PATCH', at(carl), { status: 'disabled' })).status).toBe(200);
    expect((await carl.get('/api/apps')).status).toBe(401);
    carl.token = null;
    expect((await carl.post('/api/auth/refresh')).body).toBeNull();
    expect(await carl.signIn(carl.email)).toBe(403);
    await ann.call('PATCH', at(carl), { status: 'active' });
    expect(await carl.signIn(carl.email)).toBe(200);
  });

  it('act as an account for a reason, marked, without its identity and without a cookie', async () => {
    const support = world.stranger();
    expect((await ann.post(`${at(bob)}/sign-in-as`, { reason: ' ' })).status).toBe(422);
    const { body } = await ann.post<{ token: string }>(`${at(bob)}/sign-in-as`, {
      reason: 'Ticket 12',
    });
    expect(body).toMatchObject({ isAdminActing: true, user: { uid: bob.uid } });
    support.token = body.token;
    expect((await support.get<{ apps: object[] }>('/api/apps')).body.apps).toHaveLength(1);
    expect((await ann.post<{ user: object }>('/api/auth/refresh')).body.user).toMatchObject({
      uid: ann.uid,
    });
    const { sessions } = (
      await bob.get<{ sessions: { isAdmin: boolean; device: string }[] }>('/api/auth/sessions')
    ).body;
    expect(sessions.filter(({ isAdmin }) => isAdmin)).toHaveLength(1);
    const proof = { password: 'correct horse battery' };
    for (const [path, input] of [
      ['/api/auth/password', { ...proof, newPassword: 'another fine one' }],
      ['/api/auth/email-change', { ...proof, newEmail: 'x@x.example' }],
      ['/api/auth/account/delete', proof],
      ['/api/auth/sign-out-everywhere', {}],
      ['/api/auth/confirmation-code', {}],
    ] as const)
      expect([path, (await support.post(path, input)).status]).toEqual([path, 403]);
    expect((await support.get('/api/auth/account/export')).status).toBe(403);
    expect((await ann.post(`${at(ann)}/sign-in-as`, { reason: 'x' })).status).toBe(409);
    await support.post('/api/auth/sign-out');
    expect((await support.get('/api/apps')).status).toBe(401);
    expect((await bob.get('/api/apps')).status).toBe(200);
  });

  it('stop acting before the hour is over, in words of the log, and stay signed in themselves', async () => {
    const act = async () => {
      const support = world.stranger();
      // The same browser: the cookie is the admin's own.
      for (const [name, value] of ann.cookies) support.cookies.set(name, value);
      const { body } = await ann.post<{ token: string }>(`${at(bob)}/sign-in-as`, {
        reason: 'Ticket 13',
      });
      support.token = body.token;
      return support;
    };
    const isOut = async (person: Person) => (await person.get('/api/apps')).status === 401;
    const annIsIn = async () =>
      (await ann.post<{ user: { uid: string } } | null>('/api/auth/refresh')).body?.user.uid ===
      ann.uid;
    const { body: sessions } = await bob.get<{ sessions: { id: string }[] }>('/api/auth/sessions');

    const first = await act();
    const mine = (
      await first.get<{ sessions: { id: string; isCurrent: boolean }[] }>('/api/auth/sessions')
    ).body.sessions.find(({ isCurrent }) => isCurrent)!;
    // Their own sessions stay out of reach; the one of the admin is the admin's to end.
    const end = (sessionId: string) => first.post('/api/auth/sessions/end', { sessionId });
    expect((await end(sessions.sessions[0]!.id)).status).toBe(403);
    expect((await end(mine.id)).status).toBe(200);
    expect([await isOut(first), await isOut(bob), await annIsIn()]).toEqual([true, false, true]);

    const second = await act();
    await second.post('/api/auth/sign-out');
    expect([await isOut(second), await annIsIn()]).toEqual([true, true]);
    // Once more, with a bearer that has ended: the cookie is none of its business.
    await second.post('/api/auth/sign-out');
    expect(await annIsIn()).toBe(true);
    const { body } = await ann.get<{ entries: object[] }>('/api/admin/audit?search=stop-acting');
    expect(body.entries.slice(0, 2)).toMatchObject([
      { adminEmail: ann.email, targetId: bob.uid, detail: { email: bob.email } },
      { adminEmail: ann.email },
    ]);

    // A page that was closed is ended from the list of accounts.
    const closed = await act();
    const isActedAs = async () =>
      (
        await ann.get<{ accounts: { isActedAs: boolean }[] }>(
          `/api/admin/accounts?search=${bob.email}`,
        )
      ).body.accounts[0]?.isActedAs;
    expect(await isActedAs()).toBe(true);
    expect((await bob.post(`${at(bob)}/stop-acting`)).status).toBe(403);
    expect((await ann.post(`${at(bob)}/stop-acting`)).body).toMatchObject({ isActedAs: false });
    expect([await isOut(closed), await isOut(bob), await isActedAs()]).toEqual([
      true,
      false,
      false,
    ]);

    // Who signs out acts as nobody any more either.
    const third = await act();
    const elsewhere = world.stranger();
    await elsewhere.signIn(ann.email);
    await elsewhere.post('/api/auth/sign-out');
    expect([await isOut(third), await annIsIn()]).toEqual([true, true]);
  });

  it('see every app, page by page, also those that were made in the same moment', async () => {
    const moment = new Date('2026-01-02T03:04:05.678Z');
    const { db } = world.services;
    await db
      .insertInto('apps')
      .values(
        Array.from({ length: 60 }, (_, n) => ({
          app_id: (0xa00 + n).toString(16).padStart(24, '0'),
          owner_id: bob.uid,
          kind: 'GEN_APP',
          slug: `twin-${n}`,
          name: `Twin ${n}`,
          settings: '{}',
          created_at: moment,
          updated_at: moment,
        })),
      )
      .execute();
    // Within the millisecond that an answer tells, the database knows a thousand places.
    await sql`UPDATE apps SET created_at = created_at + random() * interval '999 microseconds' WHERE slug LIKE 'twin-%'`.execute(
      db,
    );
    const seen: string[] = [];
    for (let before = ''; ; ) {
      const { body } = await ann.get<{
        apps: { appId: string; createdAt: string }[];
        more: boolean;
      }>(`/api/admin/apps?search=twin&before=${encodeURIComponent(before)}`);
      seen.push(...body.apps.map(({ appId }) => appId));
      if (!body.more) break;
      const last = body.apps.at(-1)!;
      before = `${last.createdAt} ${last.appId}`;
    }
    expect(seen).toHaveLength(60);
    expect(new Set(seen).size).toBe(60);
    await db.deleteFrom('apps').where('slug', 'like', 'twin-%').execute();
  });

  it('page through accounts, mails and the log: none, one, and many', async () => {
    const { db } = world.services;
    const ids = Array.from({ length: 120 }, (_, n) => (0xb00 + n).toString(16).padStart(24, '0'));
    const moment = new Date();
    await db
      .insertInto('users')
      .values(
        ids.map((id) => ({ tenant_id: 'builder', id, email: `${id}@many.example`, profile: '{}' })),
      )
      .execute();
    await db
      .insertInto('accounts')
      .values(ids.map((user_id) => ({ user_id, plan: 'lite' })))
      .execute();
    await db
      .insertInto('audit_log')
      .values(
        ids.map((id) => ({
          id,
          at: moment,
          admin_id: ann.uid,
          admin_email: ann.email,
          act: 'job.many',
          target_kind: 'job',
          target_id: id,
          detail: '{}',
        })),
      )
      .execute();
    await db
      .insertInto('outbox')
      .values(
        ids.map((id) => ({
          id,
          recipient: `${id}@many.example`,
          subject: 'Many',
          text: 'Many',
          html: 'Many',
          tenant_id: 'builder',
          sender: 'Trellis',
          state: 'kept' as const,
        })),
      )
      .execute();
    /** All that comes of a list, page after page. */
    const walk = async (list: string, key: string, query: string) => {
      const seen: string[] = [];
      for (let before = '', pages = 1; ; pages++) {
        const { body } = await ann.get<
          { more: boolean } & Record<string, Record<string, string>[]>
        >(`/api/admin/${list}?${query}${before && `&before=${before}`}`);
        const items = body[list === 'outbox' ? 'mails' : list === 'audit' ? 'entries' : list]!;
        seen.push(...items.map((item) => item[key]!));
        if (!body.more) return { seen: seen.length, apart: new Set(seen).size, pages };
        before = seen.at(-1)!;
      }
    };
    const one = ids[7]!;
    expect(await walk('accounts', 'accountId', 'search=many.example')).toEqual({
      seen: 120,
      apart: 120,
      pages: 3,
    });
    expect(await walk('accounts', 'accountId', `search=${one}`)).toMatchObject({ seen: 1 });
    expect(await walk('accounts', 'accountId', 'search=nobody_%25')).toMatchObject({ seen: 0 });
    expect(await walk('audit', 'id', 'search=job.many')).toEqual({
      seen: 120,
      apart: 120,
      pages: 2,
    });
    expect(await walk('audit', 'id', `search=${one}`)).toMatchObject({ seen: 1 });
    expect(await walk('audit', 'id', 'search=nothing')).toMatchObject({ seen: 0, pages: 1 });
    const mails = await walk('outbox', 'id', '');
    expect(mails.seen).toBeGreaterThanOrEqual(120);
    expect(mails.apart).toBe(mails.seen);
    for (const table of ['audit_log', 'outbox', 'users'] as const)
      await db.deleteFrom(table).where('id', 'in', ids).execute();
    await db.deleteFrom('accounts').where('user_id', 'in', ids).execute();
  });

  it('act as nobody once they are no admin any more', async () => {
    const dora = await world.builder('Dora');
    await ann.call('PATCH', at(dora), { isAdmin: true });
    const { body } = await dora.post<{ token: string }>(`${at(bob)}/sign-in-as`, {
      reason: 'Help',
    });
    const support = world.stranger();
    support.token = body.token;
    expect((await support.get('/api/apps')).status).toBe(200);
    await ann.call('PATCH', at(dora), { isAdmin: false });
    expect((await support.get('/api/apps')).status).toBe(401);
    expect((await bob.get('/api/apps')).status).toBe(200);
  });

  it('see what the installation does by itself, and have it done now', async () => {
    const { body } = await ann.get('/api/admin/work');
    expect(body).toMatchObject({
      queues: expect.arrayContaining([
        expect.objectContaining({ name: 'housekeeping', cron: '7 * * * *', last: null }),
      ]),
    });
    await world.services.db
      .insertInto('secrets')
      .values({
        tenant_id: 'builder',
        hash: 'old',
        purpose: 'custom-token',
        user_id: ann.uid,
        data: '{}',
        expires_at: new Date(Date.now() - 1_000),
      })
      .execute();
    const done = await ann.post('/api/admin/work/housekeeping/run');
    const { serverId: server } = world.services;
    expect(done.body).toMatchObject({
      queues: expect.arrayContaining([
        expect.objectContaining({
          name: 'housekeeping',
          last: expect.objectContaining({ error: null, server }),
        }),
      ]),
    });
    const left = world.services.db.selectFrom('secrets').selectAll().where('hash', '=', 'old');
    expect(await left.execute()).toEqual([]);
    expect((await ann.post('/api/admin/work/nothing/run')).status).toBe(404);
  });

  it('leave every act in the log', async () => {
    const { entries } = (
      await ann.get<{ entries: { act: string; adminEmail: string; detail: object }[] }>(
        '/api/admin/audit',
      )
    ).body;
    expect(entries.filter(({ act }) => act === 'account.sign-in-as').at(-1)).toMatchObject({
      adminEmail: ann.email,
      targetId: bob.uid,
      detail: { email: bob.email, reason: 'Ticket 12' },
    });
    expect(entries.map(({ act }) => act)).toContain('account.change');
    // What was done, or tried, in the other's name is marked call by call.
    expect(entries.find(({ act }) => act === 'acting.call')).toMatchObject({
      targetId: 'signOut',
      adminEmail: ann.email,
      detail: { as: bob.email },
    });
    const found = await ann.get<{ entries: object[] }>('/api/admin/audit?search=sign-in-as');
    expect(found.body.entries).toHaveLength(6);
  });
});

describe('mails that wait in the outbox', () => {
  const stored = async () =>
    JSON.stringify(await world.services.db.selectFrom('outbox').selectAll().execute());

  it('are sealed where they are kept, and told to an admin one by one, which the audit log says', async () => {
    await world.stranger().post('/api/live_api/account/sendMagicLink', { email: ann.email });
    const { code, secret } = await world.mailTo(ann.email);
    for (const shown of [code, secret]) {
      expect(shown.length).toBeGreaterThan(5);
      expect(await stored()).not.toContain(shown);
    }
    const list = await ann.get<{ mails: { id: string; to: string; subject: string }[] }>(
      '/api/admin/outbox',
    );
    expect(JSON.stringify(list.body)).not.toContain(code);
    expect(JSON.stringify(list.body)).not.toContain(secret);
    const mail = list.body.mails.find(({ to }) => to === ann.email)!;
    expect(mail.subject).toBe('•••••• is your Trellis code');
    const read = `/api/admin/outbox/${mail.id}/read`;
    const { body } = await ann.post<{ subject: string; text: string }>(read);
    expect(body.subject).toContain(code);
    expect(body.text).toContain(secret);
    const { entries } = (await ann.get<{ entries: object[] }>('/api/admin/audit')).body;
    expect(entries[0]).toMatchObject({
      act: 'mail.read',
      targetId: mail.id,
      adminEmail: ann.email,
      detail: { email: ann.email, subject: mail.subject },
    });
    expect(JSON.stringify(entries)).not.toContain(code);
    expect((await ann.post('/api/admin/outbox/nothing/read')).status).toBe(404);
  });

  it('that nobody is to have are told to nobody', async () => {
    await world.stranger().post('/api/live_api/account/sendResetPasswordEmail', {
      email: 'nobody-at-all@example.org',
    });
    const { id } = await world.services.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', 'nobody-at-all@example.org')
      .executeTakeFirstOrThrow();
    expect((await ann.post(`/api/admin/outbox/${id}/read`)).status).toBe(404);
  });
});
