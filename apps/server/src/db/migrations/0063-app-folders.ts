import { type Kysely, sql } from 'kysely';

/** Where each person keeps an app among theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE app_members ADD COLUMN folder text NOT NULL DEFAULT ''`.execute(db);
}
