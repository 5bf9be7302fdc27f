import type { Db } from '../db/index.ts';
import { sql } from '../db/index.ts';
import { newId } from '../ids.ts';
import type { PlanBook } from '../plans/index.ts';
import { COPY, countItems, TEMPLATE } from './items.ts';
import type { Knowledge } from './knowledge.ts';
import { requireRoomFor } from './room.ts';

/** Which ids the data items of an app have in one that is made of it; items that took another's place go by both. */
export async function templateItemIds(db: Db, templateAppId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('context_items')
    .select(['id', 'original_context_item_id'])
    .where('app_id', '=', templateAppId)
    .where('deleted_at', 'is', null)
    .where('num_of_chunks', '>', 0)
    .execute();
  const ids = new Map<string, string>();
  for (const { id, original_context_item_id: original } of rows) {
    const next = newId();
    ids.set(id, next);
    if (original) ids.set(original, next);
  }
  return ids;
}

/**
 * Gives an app the data items of the template it is started from, by reference (ruling 77): they are read from the
 * template's, and count in nobody's plan.
 */
export async function borrowItems(
  trx: Db,
  knowledge: Knowledge,
  of: { templateAppId: string; appId: string; userId: string; ids: ReadonlyMap<string, string> },
): Promise<void> {
  const { templateAppId, appId, userId, ids } = of;
  if (ids.size === 0) return;
  const named = JSON.stringify([...ids].map(([from, to]) => ({ from, to })));
  await sql`INSERT INTO context_items (app_id, id, name, type, source, provider, provider_item_id, external_file_url,
      original_context_item_id, access, columns, shown_columns, language, user_id)
    SELECT ${appId}, n.to, i.name, i.type, i.source, ${TEMPLATE}, i.id, i.external_file_url,
      i.id, i.access, i.columns, i.shown_columns, i.language, ${userId}
    FROM jsonb_to_recordset(${named}::jsonb) AS n("from" text, "to" text)
      JOIN context_items i ON i.app_id = ${templateAppId} AND i.id = n.from AND i.deleted_at IS NULL`.execute(
    trx,
  );
  await knowledge.begin(trx, { app_id: appId, provider: TEMPLATE });
}

/**
 * Gives a copy of an app the data items of that, by reference too: they are its owner's and count as such. What the app has
 * of a template stays the template's.
 * @throws Refusal where the owner's plan has no room for them
 */
export async function copyItems(
  trx: Db,
  { knowledge, plans }: { knowledge: Knowledge; plans: PlanBook },
  of: { from: string; appId: string; ownerId: string; ids: ReadonlyMap<string, string> },
): Promise<void> {
  const { from, appId, ownerId, ids } = of;
  if (ids.size === 0) return;
  const amount = await countItems(trx, from);
  if (amount > 0) await requireRoomFor(trx, plans, { appId, ownerId, amount });
  const named = JSON.stringify([...ids].map(([before, after]) => ({ before, after })));
  await sql`INSERT INTO context_items (app_id, id, name, type, source, provider, provider_item_id, external_file_url,
      original_context_item_id, access, columns, shown_columns, language, user_id)
    SELECT ${appId}, n.after, i.name, i.type, i.source,
      CASE WHEN i.provider = ${TEMPLATE} THEN i.provider ELSE ${COPY} END,
      CASE WHEN i.provider = ${TEMPLATE} THEN i.provider_item_id ELSE i.id END, i.external_file_url,
      i.id, i.access, i.columns, i.shown_columns, i.language, ${ownerId}
    FROM jsonb_to_recordset(${named}::jsonb) AS n(before text, after text)
      JOIN context_items i ON i.app_id = ${from} AND i.id = n.before AND i.deleted_at IS NULL`.execute(
    trx,
  );
  for (const provider of [COPY, TEMPLATE]) await knowledge.begin(trx, { app_id: appId, provider });
}
