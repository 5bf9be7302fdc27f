import { type Kysely, sql } from 'kysely';

/** How often an import was begun since it last got on: one that fails each time is not begun for ever. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('ALTER TABLE data_imports ADD COLUMN attempts int NOT NULL DEFAULT 0').execute(db);
}
