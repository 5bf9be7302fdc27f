import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startProduct } from '../product.ts';
import { makeClub } from '../space.ts';
import { type Contestant, dataOf, mine, ROWS, SQL_DATA, STATES } from './contest.ts';

const text = { type: 'string' };
const TASK = {
  name: 'Task',
  type: 'object',
  properties: {
    title: text,
    status: text,
    n: { type: 'number' },
    done: { type: 'boolean' },
    notes: text,
  },
  'x-accessControl': { permissions: { read: 'creator', write: 'creator' } },
};

/** The product, with an end user, and the rows in the table that the entity grew into. */
export async function startOurs(
  folder: string,
  env: Record<string, string> = {},
): Promise<Contestant & { database: pg.ClientConfig; builder: string }> {
  const product = await startProduct(folder, env);
  const { appId, token, builder, entityId, userId } = await prepare(product.url, folder);
  const { sockets } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as {
    sockets: string;
  };
  const database = { host: sockets, user: 'postgres', database: 'trellis' };
  const client = new pg.Client(database);
  await client.connect();
  await client.query(
    `INSERT INTO rows (app_id, entity_id, id, creator_id, data)
     SELECT $1, $2, lpad(to_hex(n), 24, '0'), CASE WHEN n % 2 = 0 THEN $3 ELSE 'somebody else' END, ${SQL_DATA}
     FROM generate_series(1, ${ROWS}) n`,
    [appId, entityId, userId],
  );
  const at = `/live_api/apps/${appId}/entities/Task`;
  const headers = { Authorization: `Bearer ${token}` };
  const list = (n: number) =>
    `${at}?q=${encodeURIComponent(JSON.stringify({ status: `s${n % STATES}` }))}&sort=-n&limit=50`;
  for (let n = 0; n < 40; n++) await (await fetch(product.url + list(n), { headers })).text();
  const grown = await fetch(`${product.url}/api/admin/work/entity-tables/run`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${builder}` },
  });
  if (!grown.ok) throw new Error(`The entity did not grow: ${await grown.text()}`);
  await client.query('VACUUM ANALYZE');
  await client.query('CHECKPOINT');
  await client.end();
  return {
    name: 'Trellis',
    url: product.url,
    headers,
    builder,
    database,
    list: (n) => ({ method: 'GET', path: list(n) }),
    get: (n) => ({ method: 'GET', path: `${at}/${mine(n)}` }),
    update: (n) => ({ method: 'PUT', path: `${at}/${mine(n)}`, body: { done: n % 2 === 0 } }),
    create: (n) => ({ method: 'POST', path: at, body: dataOf(n) }),
    bulk: {
      size: 1_000,
      lanes: 2,
      send: (n) => ({
        method: 'POST',
        path: `${at}/bulk`,
        body: Array.from({ length: 1_000 }, (_, at) => dataOf(n * 1_000 + at)),
      }),
    },
    stop: product.stop,
  };
}

async function prepare(url: string, folder: string) {
  const { appId, token: builder } = await makeClub(url);
  const call = async (path: string, body: object, token = builder) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  await call(`/api/apps/${appId}/files/import`, {
    files: [{ path: 'entities/Task.json', content: JSON.stringify(TASK) }],
  });
  await call(`/api/apps/${appId}/publication`, { isSignupEnabled: true });
  const who = { email: 'visitor@example.org', password: 'correct horse battery', name: 'Vic' };
  const { token, user } = (await call(`/apps/${appId}/auth/register`, who)) as {
    token: string;
    user: { id: string };
  };
  const { sockets } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as {
    sockets: string;
  };
  const client = new pg.Client({ host: sockets, user: 'postgres', database: 'trellis' });
  await client.connect();
  const { rows } = await client.query(
    `SELECT v.entities -> 'Task' ->> 'id' AS id FROM versions v JOIN apps a ON a.app_id = v.app_id
     AND a.published_version_id = v.id WHERE a.app_id = $1`,
    [appId],
  );
  await client.end();
  return { appId, token, builder, userId: user.id, entityId: rows[0].id as string };
}
