import { sql } from '../db/index.ts';
import type { KnowledgeNeeds } from './needs.ts';
import { removePassages } from './words/remove.ts';

/** Removes for good what was deleted more than an hour ago, with its content. */
export async function purgeItems({
  db,
  files,
}: Pick<KnowledgeNeeds, 'db' | 'files'>): Promise<void> {
  const gone = await db
    .selectFrom('context_items')
    .select(['app_id', 'id', 'content_file'])
    .where('deleted_at', '<', sql<Date>`now() - interval '1 hour'`)
    .limit(1_000)
    .execute();
  for (const { app_id: appId, id, content_file: name } of gone) {
    if (name) await files.remove(appId, name);
    await db.transaction().execute(async (trx) => {
      await removePassages(trx, appId, id, { except: -1 });
      await trx
        .deleteFrom('context_items')
        .where('app_id', '=', appId)
        .where('id', '=', id)
        .execute();
    });
  }
}
