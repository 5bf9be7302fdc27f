import { type Kysely, sql } from 'kysely';

/** What of the app's data a run's answer was made from. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(`ALTER TABLE tool_runs ADD COLUMN sources jsonb NOT NULL DEFAULT '[]'`).execute(db);
}
