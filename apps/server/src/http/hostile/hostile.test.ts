import { commitFiles, endUser, entityFiles, makeApp, openWorld } from '@trellis/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { allRoutes } from '../../app.ts';
import { hostileRequests } from './requests.fixture.ts';

/** Fifty thousand in the long suite. */
const REQUESTS = process.env.PROPERTY_RUNS ? 50_000 : 600;
/** Parts of what no answer and no log may ever hold. */
const CANARY = 'canary7f3a';

const logged: string[] = [];
for (const kind of ['log', 'error', 'warn', 'info'] as const)
  vi.spyOn(console, kind).mockImplementation((...said) => {
    logged.push(said.map((one) => (one instanceof Error ? `${one.stack}` : String(one))).join(' '));
  });
const world = await openWorld({ SECRET_KEY: `${CANARY} secret of the server` });
const victim = await world.builder('Vera');
const attacker = await world.builder('Mallory');

/** An app with canaries in its rows, its files, its people and its code. */
async function plantedApp() {
  const entities = {
    Diary: {
      properties: { text: { type: 'string' as const } },
      permissions: { read: 'creator' as const, write: 'creator' as const },
    },
  };
  const { appId } = await makeApp(world, victim, { live: true, entities });
  const zoe = await endUser(world, appId, 'zoe');
  const { body: row } = await zoe.post<{ id: string }>(`/live_api/apps/${appId}/entities/Diary`, {
    text: `${CANARY} row`,
  });
  await zoe.put(`/live_api/apps/${appId}/entities/User/me`, { note: `${CANARY} profile` });
  const versionId = await commitFiles(world, appId, {
    ...entityFiles(entities),
    'pages/Home.tsx': `export default function Home() { return <p>${CANARY} code</p>; }`,
    'server/functions/hook.ts': `// ${CANARY} code\nDeno.serve(() => new Response('ok'));`,
  });
  await victim.post(`/api/apps/${appId}/settings`, { appSettings: { visibility: 'invite' } });
  const secrets = { KEY: `${CANARY} key` };
  await victim.call('PATCH', `/api/apps/${appId}/function-secrets`, { secrets });
  await world.services.files.put(appId, 'c'.repeat(24), Buffer.from(`${CANARY} file`));
  return { appId, rowId: row.id, versionId, userId: zoe.uid };
}

describe('hostile requests', () => {
  it('are answered without a fault of ours, and with nothing of another tenant', async () => {
    const planted = await plantedApp();
    const { appId: own } = await makeApp(world, attacker, {
      live: true,
      entities: {
        Note: {
          properties: { text: { type: 'string' } },
          permissions: { read: 'all', write: 'all' },
        },
      },
    });
    const visitor = await endUser(world, own, 'max');
    const admin = await endUser(world, own, 'boss', 'admin');
    const tampered = (token: string | null) => {
      const [head, payload = '', signature] = (token ?? '').split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const other = { ...claims, tid: planted.appId, aud: `app:${planted.appId}` };
      const forged = Buffer.from(JSON.stringify(other)).toString('base64url');
      return `${head}.${forged}.${signature}`;
    };
    // Who signs out or leaves is nobody any more, and would try no further.
    const ends = /sign-?out|logout|sessions?$|sessions\/|leave|account$/i;
    const calls = allRoutes(world.services)
      .map(({ call }) => call)
      .filter(({ path, method }) => method === 'GET' || !ends.test(path));
    const requests = hostileRequests(calls, {
      apps: [planted.appId, planted.appId, own],
      entities: ['Diary', 'Note', 'User'],
      ids: [
        ...[planted.appId, planted.appId, planted.rowId, planted.versionId, planted.userId],
        ...[victim.uid, 'Diary', 'User', 'c'.repeat(24), own],
      ],
      tokens: [
        null,
        attacker.token,
        visitor.token,
        admin.token,
        tampered(visitor.token),
        tampered(attacker.token),
      ],
    });
    const wrong: unknown[] = [];
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(requests, async ({ method, path, token, headers, body }) => {
        // A builder's own app is theirs to wear out: what builds and publishes is asked of the other's.
        const heavy = path.includes(own) && method !== 'GET' && path.startsWith('/api/apps/');
        if (heavy) return;
        const authorization = token ? { Authorization: `Bearer ${token}` } : {};
        const response = await world.app.request(`http://localhost${path}`, {
          method,
          headers: { ...headers, ...authorization, Host: 'localhost' },
          ...(body !== undefined && { body }),
        });
        answered++;
        const text = await response.text();
        // What nothing here does is said, and no fault.
        const isFault = response.status >= 500 && response.status !== 501;
        if (isFault || text.includes(CANARY))
          wrong.push({
            method,
            path,
            headers,
            body: body?.slice(0, 500),
            status: response.status,
            text: text.slice(0, 300),
          });
        expect(wrong).toEqual([]);
      }),
      { numRuns: REQUESTS, endOnFailure: true },
    );
    expect(answered).toBeGreaterThan(REQUESTS * 0.8);
    expect(logged.filter((line) => line.includes(CANARY))).toEqual([]);
    // What was planted is still there, and still its owner's.
    const { rows } = await world.services.pool.query('SELECT data FROM rows WHERE id = $1', [
      planted.rowId,
    ]);
    expect(rows).toEqual([{ data: { text: `${CANARY} row` } }]);
  }, 3_600_000);
});
