import { type Kysely, sql } from 'kysely';

/**
 * A data item that is to take another's place (rulings 60 and 77) is read before it does: until then it answers nothing, and
 * counts in a plan together with the one whose place it takes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE context_items ADD COLUMN replaces text COLLATE "C"`.execute(db);
}
