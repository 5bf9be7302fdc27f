import { type Kysely, sql } from 'kysely';

/** A published file as browsers get it: compressed once, and not at every visit. Files from before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE build_files ADD COLUMN brotli bytea`.execute(db);
}
