import { type Kysely, sql } from 'kysely';

/**
 * Rows of lists are known by a key, so that they have a page. Those that were read before get one of all their cells, and
 * that of their key column when their list is read again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE context_items ADD COLUMN shown_columns jsonb`.execute(db);
  await sql`ALTER TABLE context_chunks ADD COLUMN key text`.execute(db);
  await sql`UPDATE context_chunks SET key = left(encode(sha256(convert_to(cells::text, 'UTF8')), 'hex'), 16)
    WHERE cells IS NOT NULL`.execute(db);
  await sql`CREATE INDEX context_chunks_rows ON context_chunks (app_id, item_id, key) WHERE key IS NOT NULL`.execute(
    db,
  );
}
