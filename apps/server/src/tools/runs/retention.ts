import { type Db, sql } from '../../db/index.ts';
import type { FileStore } from '../../storage/index.ts';
import { OF_KEY } from './owner.ts';

/** Days for which the runs and uploads of people who were not signed in are kept (ruling 66). */
const KEPT_DAYS = 30;
/** Files that are taken away at a time. */
const AT_ONCE = 500;

/** Forgets what people who were not signed in ran and uploaded long ago; what they share stays. */
export async function forgetRuns(db: Db, files: FileStore): Promise<void> {
  const before = new Date(Date.now() - KEPT_DAYS * 24 * 3_600_000);
  await db
    .deleteFrom('tool_runs')
    .where('user_id', 'is', null)
    // What a program ran by a key of the app's is the app's.
    .where('visitor_hash', 'not like', `${OF_KEY}%`)
    .where('shared_at', 'is', null)
    .where('state', '<>', 'loading')
    .where('created_at', '<', before)
    .execute();
  const { rows } = await sql<{ app_id: string; id: string }>`
    DELETE FROM uploads WHERE (app_id, id) IN (
      SELECT app_id, id FROM uploads
      WHERE is_input AND user_id IS NULL AND created_at < ${before} LIMIT ${AT_ONCE})
    RETURNING app_id, id`.execute(db);
  for (const { app_id, id } of rows) await files.remove(app_id, id);
}
