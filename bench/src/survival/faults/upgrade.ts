import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS, migrate, openDatabase, startEmbedded } from '@trellis/server';
import { freshDatabase } from '@trellis/testing';
import pg from 'pg';
import type { Seen } from './outside.ts';

const PROGRAM = fileURLToPath(new URL('./upgrade-program.ts', import.meta.url));
const ROWS = 100_000;
/** Milliseconds after which a run is killed, one after another. */
const KILLED_AFTER = [20, 60, 150, 400];

/** What an installation of the first schema held; every later schema has these columns still. */
const FILL = [
  `INSERT INTO users (tenant_id, id, email) SELECT 'builder', 'u' || n, n || '@x.example' FROM generate_series(1, 2000) n`,
  `INSERT INTO accounts (user_id, plan) SELECT id, 'lite' FROM users`,
  `INSERT INTO sessions (tenant_id, id, user_id, refresh_hash, expires_at)
    SELECT 'builder', 's' || n, 'u' || n, 'h' || n, '2030-01-01' FROM generate_series(1, 2000) n`,
  `INSERT INTO apps (app_id, owner_id, kind, slug, name)
    SELECT 'a' || n, 'u' || n, 'GEN_APP', 'app-' || n, 'App ' || n FROM generate_series(1, 100) n`,
  `INSERT INTO entities (app_id, id) SELECT app_id, 'e1' FROM apps`,
  `INSERT INTO rows (app_id, entity_id, id, data)
    SELECT 'a' || (n % 100 + 1), 'e1', 'r' || n, jsonb_build_object('text', 'row ' || n, 'count', n) FROM generate_series(1, ${ROWS}) n`,
  `INSERT INTO row_history (app_id, entity_id, id, rev, op, row_created_at, row_updated_at, data)
    SELECT app_id, entity_id, id, rev, 'create', created_at, updated_at, data FROM rows`,
];

/** 17: an installation of each earlier schema is brought up to date by processes that are killed, and one that is not. */
export async function upgraded(): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-upgrade-'));
  const embedded = await startEmbedded(folder);
  const wrong: string[] = [];
  let killed = 0;
  const schemas = Object.keys(MIGRATIONS).slice(0, -1);
  try {
    for (const schema of schemas) {
      const fresh = await freshDatabase(embedded.connection.host);
      try {
        await prepare(fresh.url, schema);
        const before = await checksums(fresh.url);
        for (const ms of KILLED_AFTER) if (await upgrade(fresh.url, ms)) killed++;
        await upgrade(fresh.url, null);
        const after = await checksums(fresh.url, before);
        for (const [table, sum] of before.sums)
          if (after.sums.get(table) !== sum) wrong.push(`${schema}: ${table}`);
      } finally {
        await fresh.drop();
      }
    }
  } finally {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const summary = `${schemas.length} earlier schemas of ${ROWS} rows, ${killed} runs killed midway, every one complete afterwards`;
  return {
    passed: wrong.length === 0 && killed > 0,
    seen: wrong.length === 0 ? `${summary}, checksums equal` : `UNEQUAL: ${wrong.join('; ')}`,
  };
}

async function prepare(url: string, schema: string): Promise<void> {
  const database = openDatabase({ connectionString: url }, 2);
  await migrate(database.db, schema);
  await database.close();
  await asked(url, async (client) => {
    for (const statement of FILL) await client.query(statement);
  });
}

/** Whether the process was killed before it had done. */
async function upgrade(url: string, killedAfter: number | null): Promise<boolean> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) =>
    child.on('close', (code, signal) =>
      code ? reject(new Error(`The upgrade ended with ${code}`)) : resolve(signal),
    ),
  );
  if (killedAfter !== null)
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), killedAfter));
  else child.stdout.resume();
  return (await ended) === 'SIGKILL';
}

interface Sums {
  /** The columns that each table had. */
  columns: Map<string, string[]>;
  sums: Map<string, string>;
}

/** A checksum of each table, of the columns that it has, or had. */
const checksums = (url: string, had?: Sums): Promise<Sums> =>
  asked(url, async (client) => {
    const columns = had?.columns ?? (await columnsOf(client));
    const sums = new Map<string, string>();
    for (const [table, names] of columns) {
      const row = names.map((name) => `"${name}"::text`).join(", '|', ");
      const { rows } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(concat(${row}), 0)), 0) AS sum FROM "${table}"`,
      );
      sums.set(table, rows[0]?.sum ?? '');
    }
    return { columns, sums };
  });

async function columnsOf(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table_name: string; column_name: string }>(
    `SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name NOT LIKE 'migrations%' ORDER BY 1, 2`,
  );
  const columns = new Map<string, string[]>();
  for (const { table_name, column_name } of rows)
    columns.set(table_name, [...(columns.get(table_name) ?? []), column_name]);
  return columns;
}

async function asked<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
