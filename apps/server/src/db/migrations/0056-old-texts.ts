import { type Kysely, sql } from 'kysely';

/** Finds the apps whose texts are yet to be moved into a tool (tools/old-texts.ts); that is asked at each start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX apps_old_texts ON apps (app_id) WHERE settings ? 'texts'`.execute(db);
}
