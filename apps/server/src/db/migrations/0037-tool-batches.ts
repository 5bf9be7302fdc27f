import { type Kysely, sql } from 'kysely';

/** Files of inputs, each row of which a tool is run on. */
const STATEMENTS = [
  `CREATE TABLE tool_batches (
    app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL,
    tool_id text COLLATE "C" NOT NULL, name text NOT NULL, state text NOT NULL DEFAULT 'ready', problem text,
    headers jsonb NOT NULL, user_id text NOT NULL, started int NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (app_id, id))`,
  `CREATE TABLE tool_batch_rows (
    app_id text COLLATE "C" NOT NULL, batch_id text COLLATE "C" NOT NULL, n int NOT NULL, cells jsonb NOT NULL,
    state text NOT NULL DEFAULT 'waiting', run_id text COLLATE "C", problem text,
    PRIMARY KEY (app_id, batch_id, n),
    FOREIGN KEY (app_id, batch_id) REFERENCES tool_batches ON DELETE CASCADE)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
