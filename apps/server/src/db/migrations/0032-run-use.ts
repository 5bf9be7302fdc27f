import { type Kysely, sql } from 'kysely';

/** What is done with a run once it is over: rated, edited, shared, gone on with. */
const STATEMENTS = [
  `ALTER TABLE tool_runs ADD COLUMN rating smallint, ADD COLUMN rating_reason text NOT NULL DEFAULT '',
    ADD COLUMN edited jsonb, ADD COLUMN shared_at timestamptz, ADD COLUMN parent_id text COLLATE "C",
    ADD COLUMN question text, ADD COLUMN suggestions jsonb NOT NULL DEFAULT '[]'`,
  // What people who are not signed in entered into a tool is kept for a while.
  'ALTER TABLE uploads ADD COLUMN is_input boolean NOT NULL DEFAULT false',
  'CREATE INDEX uploads_of_inputs ON uploads (created_at) WHERE is_input AND user_id IS NULL',
  'CREATE INDEX tool_runs_of_nobody ON tool_runs (created_at) WHERE user_id IS NULL',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
