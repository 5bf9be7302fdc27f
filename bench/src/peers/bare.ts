import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * As little as a server can be that answers the same calls: Node, `pg`, and for each call the one SQL
 * statement that the product sends. No accounts, no schema, no rules but the creator's id.
 */
const pool = new pg.Pool({ ...JSON.parse(process.env.DATABASE ?? '{}'), max: 20 });
const ME = 'me';
const time = (c: string) => `to_char(${c} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const TEXT = `'{"id":"' || id || '","createdAt":"' || ${time('created_at')} || '","updatedAt":"' || ${time('updated_at')}
  || '","creatorId":' || to_json(creator_id)::text || ',' || substr(data::text, 2)`;
const COLUMNS = 'id, creator_id, created_at, updated_at, rev, data';
const OF = `app_id = 'app' AND entity_id = 'tasks'`;

const STATEMENTS = {
  list: `SELECT '[' || string_agg(${TEXT}, ',') || ']' AS text FROM (SELECT ${COLUMNS} FROM bare_tasks
    WHERE ${OF} AND creator_id = $1 AND (data -> 'status') = $2::jsonb
    ORDER BY nullif((data -> 'n'), 'null') DESC NULLS LAST, id COLLATE "C" DESC LIMIT 50) t`,
  get: `SELECT ${TEXT} AS text FROM bare_tasks WHERE ${OF} AND id = $1 AND creator_id = $2`,
  update: `WITH old AS MATERIALIZED (SELECT ${COLUMNS} FROM bare_tasks WHERE ${OF} AND id = $1 AND creator_id = $2 FOR UPDATE),
    kept AS (INSERT INTO bare_history (app_id, entity_id, id, rev, op, creator_id, row_created_at, row_updated_at, data, by_user)
      SELECT 'app', 'tasks', id, rev, 'update', creator_id, created_at, updated_at, data, $2 FROM old),
    changed AS (UPDATE bare_tasks r SET data = r.data || $3::jsonb, updated_at = now(), rev = r.rev + 1 FROM old
      WHERE r.id = old.id RETURNING r.id, r.creator_id, r.created_at, r.updated_at, r.rev, r.data)
    SELECT ${TEXT} AS text FROM changed`,
  create: `WITH made AS (INSERT INTO bare_tasks (app_id, entity_id, id, creator_id, data)
    SELECT 'app', 'tasks', t.v ->> 0, $1, t.v -> 1 FROM jsonb_array_elements($2::jsonb) AS t(v) RETURNING ${COLUMNS})
    SELECT '[' || string_agg(${TEXT}, ',') || ']' AS text FROM made`,
};

let made = Date.now() * 4_096;
const newId = () => (made++).toString(16).padStart(24, '0');

async function answer(request: IncomingMessage): Promise<string> {
  const { method, url = '/' } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : null;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const run = async (text: string, values: unknown[]) =>
    (await pool.query<{ text: string }>(text, values)).rows[0]?.text ?? '[]';
  const id = pathname.slice('/tasks/'.length);
  if (method === 'POST') {
    const rows = (Array.isArray(body) ? body : [body]).map((data) => [newId(), data]);
    return run(STATEMENTS.create, [ME, JSON.stringify(rows)]);
  }
  if (method === 'PUT') return run(STATEMENTS.update, [id, ME, JSON.stringify(body)]);
  if (id) return run(STATEMENTS.get, [id, ME]);
  return run(STATEMENTS.list, [ME, JSON.stringify(searchParams.get('status'))]);
}

const server = createServer((request, response) => {
  answer(request).then(
    (text) =>
      response
        .writeHead(200, {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(text),
        })
        .end(text),
    (error: Error) => response.writeHead(500).end(error.message),
  );
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => process.exit(0));
