import { type Kysely, sql } from 'kysely';

/** The app that a builder opened last (ruling 92). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE accounts ADD COLUMN last_app_id text`.execute(db);
}
