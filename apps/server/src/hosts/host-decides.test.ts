import type { Call } from '@trellis/contract';
import { makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allRoutes } from '../app.ts';

const password = 'correct horse battery';
const world = await openWorld({
  PUBLIC_URL: 'http://localhost',
  APPS_ORIGIN: 'apps.test',
});
const ann = await world.builder('Ann');
const [own, other] = [
  await makeApp(world, ann, { live: true, name: 'Own' }),
  await makeApp(world, ann, { live: true, name: 'Other' }),
];
for (const { appId } of [own, other])
  await ann.post(`/api/apps/${appId}/settings`, { appSettings: { isSignupEnabled: true } });
const record = { host: 'club.test', verifiedAt: new Date().toISOString() };
await world.services.db
  .updateTable('apps')
  .set({ custom_host: JSON.stringify(record) })
  .where('app_id', '=', own.appId)
  .execute();

const HOSTS = [
  ['a host of its own', () => 'club.test'],
  ['{slug}.APPS_ORIGIN', () => `${own.slug}.apps.test`],
] as const;
const visitor = (host: string) => Object.assign(world.stranger(), { host });

const ACCOUNT = '/api/live_api/account';
const tenantsOfCodes = async (email: string) =>
  (
    await world.services.db
      .selectFrom('codes')
      .select('tenant_id')
      .where('email', '=', email)
      .execute()
  ).map(({ tenant_id }) => tenant_id);

describe.each(HOSTS)('on %s', (name, hostOf) => {
  /** The builder Ann is no end user of the app; what is mailed to her here is a newcomer's. */
  const email = `${name.length}@people.example`;

  it('mails, codes and links without an app are those of the host’s app', async () => {
    const gil = visitor(hostOf());
    expect((await gil.post(`${ACCOUNT}/sendMagicLink`, { email })).status).toBe(200);
    expect(await tenantsOfCodes(email)).toEqual([own.appId]);
    const { code } = await world.mailTo(email);
    const used = await gil.post<{ tenantId: string }>(`${ACCOUNT}/validateOtp`, {
      email,
      otp: code,
    });
    expect(used.body).toMatchObject({ tenantId: own.appId });
    expect((await gil.enterApp(own.appId, 'exchange', used.body)).status).toBe(200);
    await gil.post(`${ACCOUNT}/sendMagicLink`, { email });
    const { secret } = await world.mailTo(email);
    expect((await gil.post(`${ACCOUNT}/magicLink`, { secret })).body).toMatchObject({
      tenantId: own.appId,
    });
    await gil.post(`${ACCOUNT}/sendResetPasswordEmail`, { email, mainAppId: null });
    expect(await tenantsOfCodes(email)).toEqual([own.appId]);
    const reset = await world.mailTo(email);
    const set = { secret: reset.secret, password: 'another fine password' };
    expect((await gil.post(`${ACCOUNT}/resetPassword`, set)).status).toBe(200);
    const user = await world.services.db
      .selectFrom('users')
      .select('tenant_id')
      .where('email', '=', email)
      .execute();
    expect(user).toEqual([{ tenant_id: own.appId }]);
  });

  it('a builder’s codes and links are nothing', async () => {
    const at = visitor(hostOf());
    await world.stranger().post(`${ACCOUNT}/sendMagicLink`, { email: ann.email });
    const { code, secret } = await world.mailTo(ann.email);
    const otp = { email: ann.email, otp: code };
    expect((await at.post(`${ACCOUNT}/validateOtp`, otp)).status).toBe(401);
    expect((await at.post(`${ACCOUNT}/magicLink`, { secret })).status).toBe(401);
    expect((await at.post('/api/auth/sign-in', { email: ann.email, password })).status).toBe(404);
  });

  it('no call that names its app beside the path is answered for another, or for the builders', async () => {
    const named: Record<string, string[]> = {};
    for (const call of allRoutes(world.services).map((route) => route.call))
      for (const key of ['appId', 'mainAppId'])
        for (const place of ['query', 'body'] as const)
          if (hasKey(call[place], key)) named[call.id] = [place, key];
    // Each of them is tried; a new one is, too.
    expect(Object.keys(named).length).toBeGreaterThan(10);
    const answered: unknown[] = [];
    for (const call of allRoutes(world.services).map((route) => route.call)) {
      const [place, key = ''] = named[call.id] ?? [];
      if (!place) continue;
      const value = { [key]: other.appId };
      const filled = { ...sampleOf(call.body), ...(place === 'body' && value) };
      const query = place === 'query' ? `?${new URLSearchParams(value)}` : '';
      const at = call.path.replace(/\{(\w+)\}/g, (_, part) => (part === 'appId' ? own.appId : 'x'));
      for (const person of [visitor(hostOf()), asAnn(hostOf())]) {
        const body = call.method === 'GET' ? undefined : filled;
        const { status } = await person.call(call.method, at + query, body);
        if (status !== 404 && status !== 421) answered.push([call.id, status]);
      }
    }
    expect(answered).toEqual([]);
  });

  it('calls that name no app, and could, are never the builders’', async () => {
    const before = await builderState();
    for (const call of allRoutes(world.services).map((route) => route.call)) {
      const names = hasKey(call.query, 'appId') || hasKey(call.body, 'appId');
      if (!names && !hasKey(call.body, 'mainAppId')) continue;
      const body = call.method === 'GET' ? undefined : { ...sampleOf(call.body), email: ann.email };
      const at = call.path.replace(/\{(\w+)\}/g, (_, part) => (part === 'appId' ? own.appId : 'x'));
      await asAnn(hostOf()).call(call.method, at, body);
    }
    expect(await builderState()).toEqual(before);
  });
});

/** Ways to have a code mailed on an app's own host for somebody else than its app. */
const WAYS: Record<
  string,
  (names: { appId: string; slug: string }) => {
    host?: string;
    headers?: Record<string, string>;
    body?: object;
    query?: string;
  }
> = {
  'another app in the body': ({ appId }) => ({ body: { appId } }),
  'another main app in the body': ({ appId }) => ({ body: { mainAppId: appId } }),
  'both in the body': ({ appId }) => ({ body: { appId, mainAppId: appId } }),
  'no app by null': () => ({ body: { appId: null } }),
  'no main app by null': () => ({ body: { mainAppId: null } }),
  'no app by an empty word': () => ({ body: { appId: '' } }),
  'the builders by name': () => ({ body: { appId: 'builder' } }),
  'the tenant by name': () => ({ body: { tenantId: 'builder' } }),
  'another app in the query': ({ appId }) => ({ query: `?appId=${appId}` }),
  'another main app in the query': ({ appId }) => ({ query: `?mainAppId=${appId}` }),
  'another app’s slug': ({ slug }) => ({ body: { appId: slug } }),
  'a list of apps': ({ appId }) => ({ body: { appId: [appId] } }),
  'the host in capitals': () => ({ host: 'CLUB.TEST' }),
  'the host with a port': () => ({ host: 'club.test:443' }),
  'the host with a dot behind': () => ({ host: 'club.test.' }),
  'a host that somebody forwards': () => ({ headers: { 'X-Forwarded-Host': 'localhost' } }),
  'a forwarded host of another app': ({ slug }) => ({
    headers: { 'X-Forwarded-Host': `${slug}.apps.test` },
  }),
  'a host in Forwarded': () => ({ headers: { Forwarded: 'host=localhost' } }),
  'a host as it was first': () => ({ headers: { 'X-Original-Host': 'localhost' } }),
  'the builder’s origin': () => ({ headers: { Origin: 'http://localhost' } }),
  'a page of the builder’s': () => ({ headers: { Referer: 'http://localhost/login' } }),
  'a builder’s token': () => ({ headers: { Authorization: `Bearer ${ann.token}` } }),
};

describe('on its own host an app’s code is mailed for the app or for nobody', () => {
  it.each(Object.entries(WAYS))('by %s', async (name, way) => {
    const email = `way-${Object.keys(WAYS).indexOf(name)}@people.example`;
    const { host = 'club.test', headers = {}, body = {}, query = '' } = way(other);
    for (const call of ['sendMagicLink', 'sendResetPasswordEmail'])
      await visitor(host).fetch(`${ACCOUNT}/${call}${query}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ email, ...body }),
      });
    const tenants = await tenantsOfCodes(email);
    expect(tenants.filter((tenant) => tenant !== own.appId)).toEqual([]);
  });

  it('is mailed for the app where nobody says anything else', async () => {
    const email = 'no-way@people.example';
    await visitor('club.test').post(`${ACCOUNT}/sendMagicLink`, { email });
    expect(await tenantsOfCodes(email)).toEqual([own.appId]);
  });
});

const asAnn = (host: string) => Object.assign(visitor(host), { token: ann.token });

/** What of the builders' tenant such calls might change. */
async function builderState() {
  const { db } = world.services;
  const of = (table: 'codes' | 'secrets' | 'sessions') =>
    db
      .selectFrom(table)
      .select((query) => query.fn.countAll<string>().as('count'))
      .where('tenant_id', '=', 'builder')
      .executeTakeFirstOrThrow();
  const mails = await db
    .selectFrom('outbox')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', 'builder')
    .where('state', '!=', 'decoy')
    .executeTakeFirstOrThrow();
  return [await of('codes'), await of('secrets'), await of('sessions'), mails];
}

const hasKey = (type: Call['body'], key: string): boolean =>
  type instanceof z.ZodObject && key in type.shape;

/** As much of a body as gets past most shapes. */
function sampleOf(type: Call['body']): Record<string, string> {
  if (!(type instanceof z.ZodObject)) return {};
  const texts: Record<string, string> = { email: 'a@b.example', otp: '123456', password };
  return Object.fromEntries(Object.keys(type.shape).map((key) => [key, texts[key] ?? 'x']));
}
