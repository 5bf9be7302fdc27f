import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CustomHost } from '@trellis/contract';
import { makeApp, NameServer, openWorld, type Person } from '@trellis/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { isGlobal } from './address.ts';

const names = await NameServer.start();
afterAll(() => names.stop());
const world = await openWorld({
  DNS_SERVERS: names.address,
  ALLOW_PRIVATE_HOSTS: '1',
  PUBLIC_URL: 'http://localhost',
  REQUIRE_CUSTOM_DOMAIN: '1',
});
const ann = await world.builder('Ann');
const ben = await world.builder('Ben');
const port = new URL(await world.listen()).port;

const at = (appId: string) => `/api/apps/${appId}/host`;
const hostOf = async (person: Person, appId: string) =>
  (await person.get<{ host: CustomHost }>(at(appId))).body.host;
const set = (person: Person, appId: string, host: string) =>
  person.post<{ host: CustomHost; message: string }>(at(appId), { host });
const check = async (person: Person, appId: string) =>
  (await person.post<{ host: CustomHost }>(`${at(appId)}/check`)).body.host;

async function published(person: Person, name: string) {
  const app = await makeApp(world, person, {
    name,
    files: { 'pages/Home.tsx': 'export default function Home() { return <p>Home</p>; }' },
    entities: {
      Note: {
        properties: { text: { type: 'string' } },
        permissions: { read: 'anonymous', write: 'all' },
      },
    },
  });
  const { status } = await person.post(`/api/apps/${app.appId}/publication`, {});
  expect(status).toBe(200);
  return app;
}

/** An app with a host that its builder proved by DNS. */
async function proven(person: Person, name: string) {
  const app = await published(person, name);
  const host = `${name.toLowerCase()}.test:${port}`;
  const { dns } = (await set(person, app.appId, host)).body.host.proof;
  names.set('A', `${name.toLowerCase()}.test`, ['127.0.0.1']);
  names.set('TXT', dns.name, ['something else', dns.value]);
  expect(await check(person, app.appId)).toMatchObject({ status: 'verified', problem: null });
  return { ...app, host, dns };
}

const visitor = (host: string): Person => Object.assign(world.stranger(), { host });

describe('a host of an app’s own', () => {
  it('is written as people paste it, and refused where it is none', async () => {
    const { appId } = await makeApp(world, ann, { name: 'Names' });
    for (const [given, host] of [
      ['https://Club.Example/path?q', 'club.example'],
      ['münchen.example.', 'xn--mnchen-3ya.example'],
      ['lan.example:8080', 'lan.example:8080'],
    ] as const) {
      expect([given, (await set(ann, appId, given)).body.host.host]).toEqual([given, host]);
      expect((await hostOf(ann, appId)).status).toBe('waiting');
    }
    for (const wrong of ['', 'club', '10.0.0.1', '[::1]', 'a b.example', '-a.example', 'x.y-'])
      expect([wrong, (await set(ann, appId, wrong)).status]).toEqual([wrong, 422]);
    expect((await set(ben, appId, 'club.example')).status).toBe(404);
  });

  it('waits for its proof, and serves the app from then on without the prefix', async () => {
    const app = await published(ann, 'Club');
    const host = `club.test:${port}`;
    const { proof } = (await set(ann, app.appId, host)).body.host;
    expect(proof.dns.name).toBe('_trellis.club.test');
    expect(await check(ann, app.appId)).toMatchObject({
      status: 'waiting',
      problem: 'Verification not found yet. DNS changes can take up to an hour.',
    });
    const page = () => visitor(host).get<string>('/Home?q=1');
    expect((await page()).status).toBe(421);
    const blocked = await ann.post(`/api/apps/${app.appId}/settings`, {
      appSettings: { isSignupEnabled: true },
    });
    expect([blocked.status, blocked.body.message]).toEqual([
      409,
      'Publish your app and set a custom domain to enable user signup',
    ]);

    names.set('TXT', proof.dns.name, [proof.dns.value]);
    expect(await check(ann, app.appId)).toMatchObject({
      status: 'verified',
      isReached: false,
      problem:
        'Verified, but requests to the host do not reach this server yet. Point its DNS here.',
    });
    names.set('A', 'club.test', ['127.0.0.1']);
    expect(await check(ann, app.appId)).toMatchObject({ isReached: true, problem: null });
    const answer = await page();
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('"basePath":""');
    // Without a frame: the origin is the app's own.
    expect(answer.body).not.toContain('/_frame/');
    const led = await visitor(host).fetch(`/app/${app.slug}/Home?q=1`);
    expect([led.status, led.headers.get('location')]).toEqual([302, '/Home?q=1']);
    expect((await visitor(host).get(`/_frame/${app.appId}`)).status).toBe(200);
    expect((await visitor(host).get(`/live_api/apps/${app.appId}/entities/Note`)).body).toEqual([]);
    expect((await ann.get(`/api/hosts/served?domain=${host}`)).status).toBe(200);
    expect((await ann.get('/api/hosts/served?domain=no.test')).status).toBe(404);
    const signup = await ann.post(`/api/apps/${app.appId}/settings`, {
      appSettings: { isSignupEnabled: true },
    });
    expect(signup.status).toBe(200);
  }, 60_000);

  it('is a place without the builder and without other apps', async () => {
    const { appId, host } = await proven(ann, 'Alone');
    const other = await published(ann, 'Other');
    const token = ann.token;
    const asAnn = Object.assign(visitor(host), { token });
    for (const path of [
      '/api/apps',
      `/api/apps/${appId}`,
      '/api/live_api/account/current',
      '/api/openapi.json',
      `/live_api/apps/${other.appId}/entities/Note`,
      `/api/apps/${other.appId}/entities/Note`,
      `/_frame/${other.appId}`,
      `/apps/${other.appId}/auth/info`,
      `/apps/${other.appId}/login`,
      `/app/${other.slug}/_build/x.js`,
      `/runtime/bundle?appId=${other.appId}`,
    ])
      expect([path, (await asAnn.get(path)).status]).toEqual([path, 404]);
    const person = { email: 'ann@example.org', password: 'correct horse battery' };
    expect((await visitor(host).post('/api/auth/sign-in', person)).status).toBe(404);
    // Their pages are pages of the app there.
    expect((await visitor(host).get<string>('/admin')).body).toContain('"basePath":""');
  }, 60_000);

  it('lets a private app’s people in, whose cookies hold there', async () => {
    const { appId, host } = await proven(ann, 'Private');
    await ann.post(`/api/apps/${appId}/settings`, { appSettings: { isSignupEnabled: true } });
    await ann.post(`/api/apps/${appId}/settings`, { appSettings: { visibility: 'signin' } });
    const gil = visitor(host);
    const away = await gil.fetch('/Home');
    expect(away.headers.get('location')).toBe(`/apps/${appId}/login?nextUrl=%2FHome`);
    const entered = await gil.enterApp(appId, 'register', {
      email: 'gil@example.org',
      password: 'correct horse battery',
      name: 'Gil',
    });
    expect(entered.status).toBe(200);
    expect((await gil.fetch('/Home')).status).toBe(200);
    expect((await gil.get(`/apps/${appId}/auth/info`)).body).toMatchObject({ host });
    // Somebody else's page may not make the calls of this host.
    const foreign = await gil.call(
      'POST',
      `/apps/${appId}/auth/logout`,
      {},
      {
        Origin: 'http://localhost',
      },
    );
    expect(foreign.status).toBe(403);
  }, 60_000);

  it('is proven by a file as well, by real HTTP', async () => {
    const { appId } = await makeApp(world, ann, { name: 'Filed' });
    let content = 'nothing';
    const site: Server = createServer((request, response) => {
      if (request.url === '/.well-known/trellis-host.txt') response.end(`${content}\n`);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    names.set('A', 'filed.test', ['127.0.0.1']);
    const host = `filed.test:${(site.address() as AddressInfo).port}`;
    const { file } = (await set(ann, appId, host)).body.host.proof;
    expect(file.address).toContain('/.well-known/trellis-host.txt');
    expect((await check(ann, appId)).status).toBe('waiting');
    content = file.content;
    expect(await check(ann, appId)).toMatchObject({ status: 'verified', isReached: false });
    site.close();
  });

  it('is one app’s: others wait, and who rules the DNS has it', async () => {
    const held = await proven(ann, 'Wanted');
    const other = await published(ben, 'Wisher');
    const { dns } = (await set(ben, other.appId, held.host)).body.host.proof;
    expect(await check(ben, other.appId)).toMatchObject({ status: 'waiting' });
    names.set('TXT', dns.name, [held.dns.value, dns.value]);
    expect(await check(ben, other.appId)).toMatchObject({
      status: 'waiting',
      problem: 'Another app has already verified this host',
    });
    names.set('TXT', dns.name, [dns.value]);
    expect((await check(ben, other.appId)).status).toBe('verified');
    expect((await hostOf(ann, held.appId)).status).toBe('lost');
    expect((await visitor(held.host).get<string>('/')).body).toContain(other.appId);
  }, 60_000);

  it('is looked at again and again, keeps a bad day of its DNS, and is lost after three', async () => {
    const { appId, host, dns } = await proven(ann, 'Lasting');
    const ago = async (ms: number, more: object = {}) => {
      const past = new Date(Date.now() - ms).toISOString();
      const [{ custom_host: record } = {}] = await world.services.db
        .selectFrom('apps')
        .select('custom_host')
        .where('app_id', '=', appId)
        .execute();
      await world.services.db
        .updateTable('apps')
        .set({ custom_host: JSON.stringify({ ...record, checkedAt: past, ...more }) })
        .where('app_id', '=', appId)
        .execute();
    };
    const HOUR = 3_600_000;
    await ago(HOUR);
    names.isSilent = true;
    await world.services.work.run('hosts');
    names.isSilent = false;
    expect((await hostOf(ann, appId)).status).toBe('verified');

    // Its own server would answer the file: what is gone is the host.
    names.set('TXT', dns.name, []);
    names.set('A', 'lasting.test', []);
    await ago(HOUR);
    await world.services.work.run('hosts');
    expect(await hostOf(ann, appId)).toMatchObject({
      status: 'verified',
      problem: 'The verification is gone. The app will leave this host unless it is restored.',
    });
    await ago(HOUR, { missingSince: new Date(Date.now() - 73 * HOUR).toISOString() });
    await world.services.work.run('hosts');
    expect(await hostOf(ann, appId)).toMatchObject({ status: 'lost', verifiedAt: null });
    expect((await visitor(host).get('/')).status).toBe(421);
    names.set('TXT', dns.name, [dns.value]);
    expect((await check(ann, appId)).status).toBe('verified');
    await ann.delete(at(appId));
    expect((await ann.get(at(appId))).body).toEqual({ host: null });
    expect((await visitor(host).get('/')).status).toBe(421);
  }, 60_000);

  it('is a setting that a plan may lock', async () => {
    const { appId } = await makeApp(world, ben, { name: 'Locked' });
    const { accounts } = (
      await ann.get<{ accounts: { accountId: string; email: string }[] }>('/api/admin/accounts')
    ).body;
    const { accountId } = accounts.find(({ email }) => email === 'ben@example.org')!;
    await ann.call('PATCH', `/api/admin/accounts/${accountId}`, { plan: 'explorer' });
    expect((await set(ben, appId, 'club.example')).status).toBe(402);
    await ann.call('PATCH', `/api/admin/accounts/${accountId}`, { plan: 'galaxy' });
  });
});

it('only addresses of the open internet are fetched from', () => {
  for (const address of ['1.1.1.1', '2606:4700::1111'])
    expect([address, isGlobal(address)]).toEqual([address, true]);
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.1.1',
    '0.0.0.0',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'fe80::1',
    'fd00::1',
    'nothing',
  ])
    expect([address, isGlobal(address)]).toEqual([address, false]);
});
