import { type Kysely, sql } from 'kysely';

/** Paths by which people knew a tool, and which lead to it still (ruling 90). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(`ALTER TABLE tools ADD COLUMN past_paths text[] NOT NULL DEFAULT '{}'`).execute(db);
}
