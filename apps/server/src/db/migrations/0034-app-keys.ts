import { type Kysely, sql } from 'kysely';

/** Keys by which programs elsewhere run an app's tools (ruling 52). Of a key only its hash is kept. */
const STATEMENTS = [
  `CREATE TABLE app_keys (
    app_id text COLLATE "C" NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL,
    name text NOT NULL, hash text NOT NULL UNIQUE, hint text NOT NULL, daily_limit int NOT NULL,
    created_by text NOT NULL, created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz, revoked_at timestamptz, PRIMARY KEY (app_id, id))`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
