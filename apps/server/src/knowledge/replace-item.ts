import { CONTEXT_TEXTS } from '@trellis/contract';
import { type Db, sql } from '../db/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { TEMPLATE } from './items.ts';

/** Puts an item of an app in the place of another one, which goes; the new one remembers what it stands for. */
export async function replaceItem(
  trx: Db,
  appId: string,
  { oldItemId, newItemId }: { oldItemId: string; newItemId: string },
): Promise<void> {
  if (oldItemId === newItemId)
    throw new Refusal('invalid', 'An item cannot take its own place', {
      fields: { newItemId: 'Choose another item' },
    });
  const items = await trx
    .selectFrom('context_items')
    .select(['id', 'original_context_item_id'])
    .where('app_id', '=', appId)
    .where('id', 'in', [oldItemId, newItemId])
    .where('deleted_at', 'is', null)
    .forUpdate()
    .execute();
  const old = items.find(({ id }) => id === oldItemId);
  if (!old || items.length < 2) throw notFound(CONTEXT_TEXTS.noItem);
  await trx
    .updateTable('context_items')
    .set({ original_context_item_id: old.original_context_item_id ?? old.id, replaces: null })
    .where('app_id', '=', appId)
    .where('id', '=', newItemId)
    .execute();
  await trx
    .updateTable('context_items')
    .set({ deleted_at: sql`now()` })
    .where('app_id', '=', appId)
    .where('id', '=', oldItemId)
    .execute();
}

/**
 * Whether the item whose place another is to take counts in a plan. What was sent to take it before, and did not, goes: one
 * at a time waits for a place.
 */
export async function replacing(
  trx: Db,
  appId: string,
  itemId: string,
): Promise<{ isCounted: boolean }> {
  const old = await trx
    .selectFrom('context_items')
    .select('provider')
    .where('app_id', '=', appId)
    .where('id', '=', itemId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!old) throw notFound(CONTEXT_TEXTS.noItem);
  await trx
    .updateTable('context_items')
    .set({ deleted_at: sql`now()` })
    .where('app_id', '=', appId)
    .where('replaces', '=', itemId)
    .where('deleted_at', 'is', null)
    .execute();
  return { isCounted: old.provider !== TEMPLATE };
}
