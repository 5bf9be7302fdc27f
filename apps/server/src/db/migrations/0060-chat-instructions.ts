import { type Kysely, sql } from 'kysely';

/** What the builders of an app want of every answer of the assistant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE apps ADD COLUMN chat_instructions text NOT NULL DEFAULT ''`.execute(db);
}
