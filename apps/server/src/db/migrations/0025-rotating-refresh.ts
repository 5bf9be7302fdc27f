import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // The refresh tokens that were spent within the last seconds, hashed, with the moment of each.
  await sql`ALTER TABLE sessions ADD COLUMN spent jsonb NOT NULL DEFAULT '{}'`.execute(db);
}
