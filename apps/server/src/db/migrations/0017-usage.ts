import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `CREATE TABLE usage_records (
    app_id text NOT NULL REFERENCES apps ON DELETE CASCADE, id text COLLATE "C" NOT NULL, message_id text NOT NULL,
    user_id text NOT NULL, at timestamptz NOT NULL DEFAULT now(), tokens bigint NOT NULL, cost double precision NOT NULL,
    record jsonb NOT NULL, PRIMARY KEY (app_id, id))`,
  'ALTER TABLE apps ADD COLUMN monthly_budget double precision',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
