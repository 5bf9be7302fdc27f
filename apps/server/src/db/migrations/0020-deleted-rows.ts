import { type Kysely, sql } from 'kysely';

/** The deleted rows of an entity in the order in which they were deleted; other changes of rows do not touch it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `CREATE INDEX row_history_deleted ON row_history (app_id, entity_id, at DESC, id DESC) WHERE op = 'delete'`,
    )
    .execute(db);
}
