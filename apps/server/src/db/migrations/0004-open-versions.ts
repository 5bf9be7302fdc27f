import { type Kysely, sql } from 'kysely';

/** The version that saves in the code editor amend until a turn or a publication closes it (ruling 6). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw('ALTER TABLE versions ADD COLUMN is_open boolean NOT NULL DEFAULT false')
    .execute(db);
}
