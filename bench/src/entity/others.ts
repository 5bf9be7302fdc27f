import pg from 'pg';
import { installed } from '../peers/install.ts';
import { startPeer } from '../peers/start.ts';
import { type Contestant, dataOf, mine, notes, ROWS, SQL_DATA, STATES } from './contest.ts';

async function admin(database: pg.ClientConfig, ...statements: string[]): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Takes away what the others left in PostgreSQL, which would be busy cleaning up behind them. */
export const clearOthers = (database: pg.ClientConfig): Promise<void> =>
  admin(
    database,
    'DROP DATABASE parse WITH (FORCE)',
    'DROP TABLE bare_tasks, bare_history',
    'CHECKPOINT',
  );

/** The bare server, over a table with the same columns and indexes. */
export async function startBare(database: pg.ClientConfig): Promise<Contestant> {
  await admin(
    database,
    'CREATE TABLE bare_tasks (LIKE rows INCLUDING DEFAULTS)',
    'CREATE TABLE bare_history (LIKE row_history INCLUDING DEFAULTS, PRIMARY KEY (app_id, entity_id, id, rev))',
    `INSERT INTO bare_tasks (app_id, entity_id, id, creator_id, data)
     SELECT 'app', 'tasks', lpad(to_hex(n), 24, '0'), CASE WHEN n % 2 = 0 THEN 'me' ELSE 'somebody else' END, ${SQL_DATA}
     FROM generate_series(1, ${ROWS}) n`,
    'ALTER TABLE bare_tasks ADD PRIMARY KEY (id)',
    `CREATE INDEX ON bare_tasks ((data -> 'status'), creator_id, (nullif((data -> 'n'), 'null')) DESC NULLS LAST, id DESC)`,
    'VACUUM ANALYZE bare_tasks',
    'CHECKPOINT',
  );
  const peer = await startPeer('bare.ts', { DATABASE: JSON.stringify(database) });
  return {
    name: 'bare Node with pg',
    url: peer.url,
    headers: {},
    list: (n) => ({ method: 'GET', path: `/tasks/?status=s${n % STATES}` }),
    get: (n) => ({ method: 'GET', path: `/tasks/${mine(n)}` }),
    update: (n) => ({ method: 'PUT', path: `/tasks/${mine(n)}`, body: { done: n % 2 === 0 } }),
    create: (n) => ({ method: 'POST', path: '/tasks/', body: dataOf(n) }),
    bulk: {
      size: 1_000,
      lanes: 2,
      send: (n) => ({
        method: 'POST',
        path: '/tasks/',
        body: Array.from({ length: 1_000 }, (_, at) => dataOf(n * 1_000 + at)),
      }),
    },
    stop: peer.stop,
  };
}

/** Parse Server, over a database in the run's PostgreSQL. */
export async function startParse(database: pg.ClientConfig): Promise<Contestant> {
  const folder = installed('parse-server', '9.10.0');
  await admin(database, 'CREATE DATABASE parse');
  const own = { ...database, database: 'parse' };
  const peer = await startPeer('parse.ts', { PARSE_FOLDER: folder, DATABASE: JSON.stringify(own) });
  const { userId, session } = peer.said;
  const acl = (who: string) => `ARRAY['${who}']`;
  await admin(
    own,
    `INSERT INTO "Task" ("objectId", "createdAt", "updatedAt", title, status, n, done, notes, _rperm, _wperm)
     SELECT lpad(to_hex(n), 24, '0'), now(), now(), 'Task ' || n, 's' || (n % ${STATES}), n, n % 7 = 0, '${notes}',
       CASE WHEN n % 2 = 0 THEN ${acl(userId!)} ELSE ${acl('somebody')} END,
       CASE WHEN n % 2 = 0 THEN ${acl(userId!)} ELSE ${acl('somebody')} END FROM generate_series(1, ${ROWS}) n`,
    'CREATE INDEX ON "Task" (status, n DESC)',
    'VACUUM ANALYZE "Task"',
    'CHECKPOINT',
  );
  const at = '/parse/classes/Task';
  const made = (n: number) => ({ ...dataOf(n), ACL: { [userId!]: { read: true, write: true } } });
  return {
    name: 'Parse Server',
    url: peer.url,
    headers: {
      'X-Parse-Application-Id': 'bench',
      'X-Parse-REST-API-Key': 'rest',
      'X-Parse-Session-Token': session!,
    },
    list: (n) => ({
      method: 'GET',
      path: `${at}?where=${encodeURIComponent(JSON.stringify({ status: `s${n % STATES}` }))}&order=-n&limit=50`,
    }),
    get: (n) => ({ method: 'GET', path: `${at}/${mine(n)}` }),
    update: (n) => ({ method: 'PUT', path: `${at}/${mine(n)}`, body: { done: n % 2 === 0 } }),
    create: (n) => ({ method: 'POST', path: at, body: made(n) }),
    // Its batch call fails in this version ('Cannot convert undefined or null to object'): one by one, then.
    bulk: { size: 1, lanes: 32, send: (n) => ({ method: 'POST', path: at, body: made(n) }) },
    stop: peer.stop,
  };
}
