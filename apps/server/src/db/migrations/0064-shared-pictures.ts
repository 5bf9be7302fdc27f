import { type Kysely, sql } from 'kysely';

/** The picture by which a published app is shared: another one than its builders', whose pages show what visitors do not see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE pictures ADD COLUMN version_id text, ADD COLUMN shared bytea`.execute(db);
  await sql`ALTER TABLE apps ADD COLUMN shared_picture_stamp text`.execute(db);
}
