import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  commitFiles,
  endedClients,
  endUser,
  entityFiles,
  makeApp,
  openWorld,
} from '@trellis/testing';
import { createClient as createOld } from 'base44-sdk-0.7';
import { createClient } from 'base44-sdk-0.8';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  ATTACKS,
  BOOK,
  CALLER,
  FAILS,
  HOOK,
  OUT,
  SEEN,
  SHARED,
  STATS,
} from './functions.fixture.ts';

const arrived: { url: string; headers: Record<string, unknown> }[] = [];
const entities = entityFiles({
  Booking: {
    properties: { day: { type: 'string' }, note: { type: 'string' } },
    permissions: { read: 'creator', write: 'creator' },
  },
});
const files = {
  ...entities,
  'pages/Home.tsx': 'export default () => null;',
  'server/functions/book.ts': BOOK,
  'server/functions/stats/entry.ts': STATS,
  'server/shared/words.ts': SHARED,
  'server/functions/hook.js': HOOK,
  'server/functions/fails.ts': FAILS,
  'server/functions/attacks.ts': ATTACKS,
  'server/functions/out.ts': OUT,
  'server/functions/caller.ts': CALLER,
  'server/functions/seen.ts': SEEN,
};

vi.spyOn(console, 'log').mockImplementation(() => undefined);
vi.spyOn(console, 'error').mockImplementation(() => undefined);
const service = createServer((request, response) => {
  arrived.push({ url: request.url ?? '', headers: request.headers });
  if (request.url === '/away') response.writeHead(302, { Location: '/there?x=1' });
  response.end('{"rate":1.2}');
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
const serviceAt = `http://${host}`;
afterAll(() => service.close());
const world = await openWorld({
  INTEGRATION_PRIVATE_HOSTS: host,
  FUNCTION_SECONDS: '10',
  FUNCTION_PACKAGES: 'off',
});
const serverUrl = await world.listen();
const owner = await world.builder('Olga');
const { appId } = await makeApp(world, owner, { live: true, files });
const ann = await endUser(world, appId, 'ann');

const at = (name: string) => `/api/apps/${appId}/functions/${name}`;
const oldClient = endedClients(createOld);

describe('an app’s own functions', () => {
  it('act as whoever calls them, and as the app where they say so', async () => {
    const client = createClient({ serverUrl, appId, token: ann.token! });
    const { data } = await client.functions.invoke('book', { day: 'Monday' });
    expect(data).toMatchObject({ by: ann.email, day: 'Monday', seen: 1 });
    const rows = await client.entities.Booking!.list();
    expect(rows).toMatchObject([{ day: 'Monday', created_by: ann.email }]);
    // Another person sees none of them, by rule; the app itself counts all.
    const bob = await endUser(world, appId, 'bob');
    const old = oldClient({ serverUrl, appId, token: bob.token!, requiresAuth: false });
    const answer = await old.functions.invoke('stats', {});
    expect(answer.data ?? answer).toMatchObject({
      mine: 0,
      all: 1,
      people: 3,
      words: 'one booking',
      said: ['user', 'assistant'],
    });
    // What the app itself talks about with an agent is nobody else's.
    const { talk } = answer.data ?? answer;
    await expect(client.agents.getConversation(talk)).rejects.toMatchObject({ status: 404 });
  });

  it('are asked by strangers, with their own status, headers and bytes', async () => {
    const stranger = world.stranger();
    const sent = await stranger.fetch(`${at('hook')}?kind=paid`, {
      method: 'POST',
      headers: { Authorization: 'Bearer sesame', 'X-Signature': 'abc', Cookie: 'sid=1' },
      body: '{"a": 1 }',
    });
    expect(sent.status).toBe(202);
    expect(await sent.json()).toEqual({
      method: 'POST',
      query: '?kind=paid',
      authorization: 'Bearer sesame',
      signature: 'abc',
      cookie: null,
      body: '{"a": 1 }',
      user: null,
      from: ['local', 'local'],
    });
    const asked = await stranger.fetch(at('hook'), {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Headers': 'x-signature' },
    });
    expect(asked.headers.get('access-control-allow-headers')).toContain('x-signature');
    // Whatever it is, a browser draws it without an origin.
    const page = await stranger.fetch(at('hook'));
    expect(await page.text()).toContain('<script>');
    expect(page.headers.get('content-security-policy')).toContain('sandbox');
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(page.headers.get('access-control-allow-origin')).toBe('*');
    // From our own address nobody is led elsewhere unawares.
    const away = await stranger.fetch(at('hook'), { method: 'PUT' });
    expect([away.status, away.headers.get('location')]).toEqual([200, null]);
    expect(await away.text()).toContain('href="https://elsewhere.example/pay?a=1&#38;b=%22"');
    const reader = (await stranger.fetch(at('hook'), { method: 'PATCH' })).body!.getReader();
    const first = await reader.read();
    expect(new TextDecoder().decode(first.value)).toBe('data: one\n\n');
    await reader.cancel();
    // An ended token of ours is no secret of somebody else's.
    const ended = await stranger.fetch(at('hook'), {
      headers: { Authorization: 'Bearer eyJh.eyJh.sig' },
    });
    expect(ended.status).toBe(401);
  });

  it('keep secrets that only they read', async () => {
    const list = () => owner.get(`/api/apps/${appId}/functions`);
    expect((await list()).body).toMatchObject({
      functions: expect.arrayContaining([
        { name: 'stats', file: 'server/functions/stats/entry.ts', isPublished: true },
      ]),
      secretsAsked: ['RATES_KEY'],
      secretsKept: [],
    });
    const keep = (secrets: object) =>
      owner.call('PATCH', `/api/apps/${appId}/function-secrets`, { secrets });
    expect((await keep({ RATES_KEY: 'k-1', OTHER: 'x' })).body).toEqual({
      secretsKept: ['OTHER', 'RATES_KEY'],
    });
    expect((await keep({ OTHER: null })).body).toEqual({ secretsKept: ['RATES_KEY'] });
    expect((await keep({ BASE44_APP_ID: 'x' })).status).toBe(422);
    expect(
      (await ann.call('PATCH', `/api/apps/${appId}/function-secrets`, { secrets: {} })).status,
    ).toBe(401);
    const listed = (await owner.get<{ functions: object[] }>(`/api/apps/${appId}/publication`))
      .body;
    expect(listed.functions).toContainEqual({ name: 'stats', actsAsApp: true });
    expect(listed.functions).toContainEqual({ name: 'book', actsAsApp: false });
    const answer = await ann.post(at('out'), { url: `${serviceAt}/away` });
    expect(answer.body).toMatchObject({
      status: 200,
      rate: { rate: 1.2 },
      url: `${serviceAt}/there?x=1`,
      byNode: [200, '{"rate":1.2}'],
      host: 'function',
    });
    expect(arrived.at(-2)).toMatchObject({ headers: { 'x-api-key': 'k-1' } });
    expect(arrived.at(-1)).toMatchObject({ url: '/node' });
    expect(JSON.stringify((await list()).body)).not.toContain('k-1');
  });

  it('reach nothing of the machine, and nobody’s token', async () => {
    const { body } = await ann.post<Record<string, string>>(at('attacks'), { victim: serviceAt });
    const before = arrived.length;
    expect(Object.entries(body).filter(([, found]) => !/^(refused|nothing)/.test(found))).toEqual(
      [],
    );
    expect(Object.keys(body).length).toBeGreaterThan(20);
    expect(arrived.slice(before - 1).map(({ url }) => url)).not.toContain('/victim');
    expect(JSON.stringify(body)).not.toContain(ann.token);
    // Nor do they act as the builder who calls them: not as one with a role on the app, not as a stranger, not as an admin.
    const rival = await world.builder('Rita');
    for (const builder of [owner, rival]) {
      const called = await builder.post<Record<string, string>>(at('caller'));
      expect(called.body).toEqual(
        builder === owner
          ? { apps: 401, admin: 401, settings: 401, me: 200, rows: 200 }
          : { apps: 401, admin: 401, settings: 401, me: 401, rows: 200 },
      );
    }
    expect((await ann.post(at('caller'))).body).toMatchObject({ apps: 401, me: 200, rows: 200 });
    // Another app's process is no way in either.
    const other = await makeApp(world, owner, { live: true, files });
    const crossed = await ann.post(`/api/apps/${other.appId}/functions/stats`);
    expect(crossed.status).toBe(404);
  });

  it('are given nobody’s token, whoever calls them, and however', async () => {
    const rival = await world.builder('Rolf');
    const ways = (token: string): Record<string, string>[] => [
      { Authorization: `Bearer ${token}` },
      { Authorization: `bearer ${token}` },
      { Authorization: `Bearer  ${token}` },
      { Authorization: `Bearer ${token}`, Cookie: `trellis_refresh=${token}; other=${token}` },
      { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '10.0.0.1', Forwarded: 'for=x' },
    ];
    let answered = 0;
    // The owner is this installation's admin, too.
    for (const caller of [owner, rival])
      for (const headers of ways(caller.token!))
        for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
          const sent = await world.stranger().fetch(at('seen'), {
            method,
            headers,
            ...(method !== 'GET' && { body: '{}' }),
          });
          const seen = await sent.text();
          if (sent.status !== 200) {
            expect([headers, sent.status]).toEqual([headers, 401]);
            continue;
          }
          answered++;
          expect(seen).not.toContain(caller.token);
          expect(seen.toLowerCase()).not.toContain('"cookie"');
          // What it has instead is worth nothing beyond this app.
          const given = new Map((JSON.parse(seen) as { headers: [string, string][] }).headers);
          const bearer = given.get('authorization');
          for (const path of ['/api/apps', '/api/admin/accounts', `/api/apps/${appId}/versions`]) {
            const answer = await world.stranger().fetch(path, {
              headers: bearer ? { Authorization: bearer } : {},
            });
            expect([path, answer.status]).toEqual([path, 401]);
          }
        }
    expect(answered).toBeGreaterThan(30);
  }, 60_000);

  it('that fail say so, with what they wrote for their builder', async () => {
    const failed = await ann.post(at('fails'), { how: 'throw' });
    expect(failed).toMatchObject({
      status: 502,
      body: { message: 'Not today', error: 'Not today' },
    });
    expect((await ann.post(at('fails'), { how: 'text' })).status).toBe(502);
    const { status, body } = await ann.post(at('fails'), { how: 'refuse' });
    expect([status, body]).toEqual([400, { error: 'No day' }]);
    const began = Date.now();
    expect(await ann.post(at('fails'), { how: 'endless' })).toMatchObject({
      status: 502,
      body: { message: 'The answer is longer than 10 MB' },
    });
    expect(Date.now() - began).toBeLessThan(9_900);
    expect(await ann.post(at('fails'), { how: 'exit' })).toMatchObject({ status: 502 });
    // The process is there before it grows: on a busy machine its start alone may take most of the time.
    expect((await ann.post(at('fails'), { how: 'refuse' })).status).toBe(400);
    expect(await ann.post(at('fails'), { how: 'growth' })).toMatchObject({ status: 502 });
    // Memory that is taken at a blow: on a busy machine the time may be up before it is looked at.
    const { status: flooded } = await ann.post(at('fails'), { how: 'memory' });
    expect([502, 504]).toContain(flooded);
    expect(await ann.post(at('fails'), { how: 'forever' })).toMatchObject({ status: 504 });
    expect((await ann.post(at('fails'), { how: 'refuse' })).status).toBe(400);
    const listed = (
      await owner.get<{
        runs: { name: string; status: number | null; failure: string | null; log: string }[];
      }>(`/api/apps/${appId}/functions`)
    ).body.runs;
    expect(listed[0]).toMatchObject({ name: 'fails', status: 400, failure: null });
    expect(listed.find(({ failure }) => failure === 'Not today')?.log).toContain('about to fail');
    expect(await ann.post(at('nowhere'))).toMatchObject({ status: 404 });
  }, 90_000);

  it('are the draft’s for who sees the draft, and the published ones for everybody else', async () => {
    const next = {
      ...files,
      'server/functions/hook.js': 'Deno.serve(() => new Response("new"));',
      'server/functions/broken.ts': "import x from './gone.ts';\nDeno.serve(() => x);",
    };
    await commitFiles(world, appId, next);
    expect((await owner.post(at('hook'))).body).toBe('new');
    expect((await ann.fetch(at('hook'), { method: 'POST' })).status).toBe(202);
    expect((await owner.post(at('broken'))).body).toMatchObject({
      error: 'broken: server/functions/broken.ts imports ./gone.ts, which is not there',
    });
  });
});
