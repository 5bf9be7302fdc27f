import type { Call } from '@trellis/contract';
import { makeApp, openWorld, type Person } from '@trellis/testing';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../app.ts';
import { BUILDERS } from '../db/tables.ts';

const UNKNOWN = 'f'.repeat(24);
const password = 'correct horse battery';

const world = await openWorld({
  PUBLIC_URL: 'http://localhost',
  TRUST_PROXY: '1',
});
const [ann, bob] = [await world.builder('Ann'), await world.builder('Bob')];
const entities = { Note: { permissions: { read: 'all', write: 'all' } as const } };
const [mine, other] = [
  await makeApp(world, ann, { live: true, entities }),
  await makeApp(world, bob, { live: true, entities }),
];
for (const [owner, { appId }] of [
  [ann, mine],
  [bob, other],
] as const) {
  await world.setPlan(owner, 'galaxy');
  await owner.post(`/api/apps/${appId}/settings`, { appSettings: { isSignupEnabled: true } });
}
/** An admin of Ann's app, who is nobody in Bob's. */
const gil = world.stranger();
await gil.enterApp(mine.appId, 'register', { email: 'gil@example.org', password });
await ann.call('PATCH', `/api/apps/${mine.appId}/users/${gil.uid}`, { role: 'admin' });

const NAMES: Record<string, string> = {
  entityName: 'Note',
  versionId: UNKNOWN,
  provider: 'notion',
};
function ask(person: Person, call: Call, appId: string) {
  const filled = call.path.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'appId' ? appId : (NAMES[name] ?? UNKNOWN),
  );
  const path = call.query ? `${filled}?appId=${appId}` : filled;
  const body = { user_email: 'new@example.org', text: 'x' };
  return person.call(call.method, path, call.method === 'GET' ? undefined : body);
}
/** What an app asks of whoever comes, and where one signs in to it. */
const TOLD_TO_ALL = ['sdkPublicSettings', 'sdkSsoLogin'];
/** 501 is said to everybody alike: of what the server has no part in, it has nothing of anybody's. */
const isRefused = (status: number) => (status >= 400 && status < 500) || status === 501;
const named = (who: string[]) =>
  allRoutes(world.services)
    .map(({ call }) => call)
    .filter(
      (call) => who.includes(call.who) && /appId/.test(call.path + JSON.stringify(call.query)),
    );

describe('one tenant', () => {
  it('learns nothing of another builder’s app: its calls answer as for an app that is not there', async () => {
    const calls = named(['viewer', 'editor', 'owner']);
    expect(calls.length).toBeGreaterThan(40);
    for (const call of calls) {
      const [theirs, none] = [await ask(ann, call, other.appId), await ask(ann, call, UNKNOWN)];
      expect([call.id, theirs.status]).toEqual([call.id, 404]);
      expect([call.id, theirs.body]).toEqual([call.id, none.body]);
    }
  });

  it('has no token that is good in another app, or for the product', async () => {
    for (const call of named(['visitor'])) {
      // Where no app is named, the token's own is meant.
      if (!call.path.includes('{appId}')) continue;
      const { status, body } = await ask(gil, call, other.appId);
      // What everybody is told of an app, whoever asks.
      const wanted =
        TOLD_TO_ALL.includes(call.id) && (await ask(world.stranger(), call, other.appId));
      if (wanted) expect(body).toEqual(wanted.body);
      else expect([call.id, isRefused(status)]).toEqual([call.id, true]);
    }
    const ownCalls = allRoutes(world.services).map(({ call }) => call);
    for (const call of ownCalls) {
      if (['anyone', 'visitor', 'app-cookie'].includes(call.who)) continue;
      expect([call.id, (await ask(gil, call, mine.appId)).status]).toEqual([call.id, 401]);
    }
    for (const call of ownCalls.filter(({ who }) => who === 'app-cookie')) {
      const { status, body } = await ask(gil, call, other.appId);
      // Who has no cookie there is nobody there, which is an answer.
      const isNobody = status === 200 && (body as { token?: unknown }).token === null;
      expect([call.id, isNobody || isRefused(status)]).toEqual([call.id, true]);
    }
  });

  it('has cookies that mean nothing under another name or in another app', async () => {
    const builder = ann.cookies.get('trellis_session')!;
    const visitor = gil.cookies.get('trellis_app')!;
    const tokenWith = async (name: string, value: string, path: string) => {
      const thief = world.stranger();
      thief.cookies.set(name, value);
      const { body } = await thief.post<{ token: string | null } | null>(path);
      return body?.token ?? null;
    };
    const at = (appId: string) => `/apps/${appId}/auth/token`;
    expect(await tokenWith('trellis_app', visitor, at(mine.appId))).not.toBeNull();
    expect(await tokenWith('trellis_app', visitor, at(other.appId))).toBeNull();
    expect(await tokenWith('trellis_app', builder, at(mine.appId))).toBeNull();
    expect(await tokenWith('trellis_session', visitor, '/api/auth/refresh')).toBeNull();
    expect(await tokenWith('trellis_session', visitor, at(mine.appId))).toBeNull();
    expect(await tokenWith('trellis_session', builder, at(other.appId))).toBeNull();
    // No cookie is authority for anything but a fresh token.
    const onlyCookie = world.stranger();
    onlyCookie.cookies.set('trellis_session', builder);
    expect((await onlyCookie.get('/api/apps')).status).toBe(401);
    const rows = `/live_api/apps/${mine.appId}/entities/Note`;
    expect((await onlyCookie.post(rows, { text: 'x' })).status).toBe(401);
  });

  it('cannot reach people, sessions or invitations of another by their ids', async () => {
    const { body } = await bob.get<{ sessions: { id: string }[] }>('/api/auth/sessions');
    const sessionId = body.sessions[0]!.id;
    expect((await ann.post('/api/auth/sessions/end', { sessionId })).body).toEqual({
      success: false,
    });
    expect((await bob.get('/api/apps')).status).toBe(200);
    const at = (appId: string) => `/api/apps/${appId}/users/${gil.uid}`;
    expect((await bob.call('PATCH', at(other.appId), { role: 'user' })).status).toBe(404);
    expect((await bob.delete(at(mine.appId))).status).toBe(404);
    expect((await bob.post(`${at(other.appId)}/invitation`)).status).toBe(404);
    // An app admin is one of their app only, and none of the product.
    const invite = (appId: string, role: string) =>
      gil.post(`/apps/${appId}/users/invite-user`, { user_email: 'new@example.org', role });
    expect((await invite(other.appId, 'user')).status).toBe(403);
    expect((await invite(mine.appId, 'no role!')).status).toBe(422);
    expect((await invite(mine.appId, 'admin')).status).toBe(200);
  });

  it('is who the session says, whatever the body adds', async () => {
    const { body } = await gil.put(`/live_api/apps/${mine.appId}/entities/User/me`, {
      role: 'owner',
      email: 'ann@example.org',
      tenant_id: BUILDERS,
      builder_user_id: ann.uid,
      status: 'disabled',
      full_name: 'Gil',
    });
    expect(body).toMatchObject({ role: 'admin', email: 'gil@example.org' });
    const made = await world.stranger().post<{ user: { uid: string } }>('/api/auth/sign-up', {
      email: 'eve@example.org',
      password,
      isAdmin: true,
      plan: 'galaxy',
      email_verified_at: new Date(),
      status: 'active',
    });
    expect(made.body).toMatchObject({ user: { emailVerified: false } });
    const eve = world.stranger();
    await eve.signIn('eve@example.org');
    expect((await eve.get('/api/live_api/account/current')).body).toMatchObject({ isAdmin: false });
    expect((await eve.get('/api/admin/accounts')).status).toBe(403);
  });
});

describe('addresses in mails', () => {
  it('lead to our own pages only, whatever the request says of where it comes from', async () => {
    const { secret } = await world.mailTo('eve@example.org');
    expect(secret).not.toBe('');
    for (const evil of [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      ' //evil.example',
      'https:evil.example',
      'javascript:alert(1)',
      'http://localhost@evil.example',
      'http://localhost.evil.example/',
    ])
      for (const [path, rest] of [
        ['/api/live_api/account/sendMagicLink', {}],
        [`/api/live_api/account/sendMagicLink?appId=${mine.appId}`, {}],
        ['/api/live_api/account/sendResetPasswordEmail', {}],
      ] as const) {
        const headers = {
          'X-Forwarded-Host': 'evil.example',
          'X-Forwarded-Proto': 'http',
          Forwarded: 'host=evil.example',
          'X-Forwarded-For': `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
        };
        const person = path.includes('appId') ? gil : ann;
        const body = { email: person.email, continueUrl: evil, ...rest };
        await person.call('POST', path, body, headers);
        const { link, text } = await world.mailTo(person.email);
        expect([evil, new URL(link).origin]).toEqual([evil, 'http://localhost']);
        expect([evil, text.includes('evil.example')]).toEqual([evil, false]);
      }
  });
});

describe('fifty at once', () => {
  const fifty = <T>(work: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 50 }, (_, n) => work(n)));
  const from = (n: number) => ({ 'X-Forwarded-For': `192.0.2.${n}` });

  it('sign up with one address, and one of them has it', async () => {
    const body = { email: 'rush@example.org', password };
    const statuses = await fifty(
      async (n) => (await world.stranger().call('POST', '/api/auth/sign-up', body, from(n))).status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  });

  it.each([
    ['verification', '/api/auth/verification/confirm', {}],
    ['reset', '/api/live_api/account/resetPassword', { password: 'another horse battery' }],
  ])('use one link of a %s, and one of them may', async (purpose, path, rest) => {
    if (purpose === 'reset')
      await world
        .stranger()
        .call(
          'POST',
          '/api/live_api/account/sendResetPasswordEmail',
          { email: 'rush@example.org' },
          from(60),
        );
    const { secret } = await world.mailTo('rush@example.org');
    const statuses = await fifty(
      async (n) => (await world.stranger().call('POST', path, { secret, ...rest }, from(n))).status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('take one new address, and one of them has it', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, n) => world.builder(`Mover${n}`).catch(() => null)),
    );
    const movers = people.filter((person) => person !== null);
    const newEmail = 'wanted@example.org';
    const codes: string[] = [];
    for (const person of movers) {
      await person.post('/api/auth/email-change', { newEmail, password });
      codes.push((await world.mailTo(newEmail)).code);
    }
    const statuses = await Promise.all(
      movers.map(
        async (person, n) =>
          (await person.post('/api/auth/email-change/complete', { newEmail, otp: codes[n] }))
            .status,
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});
