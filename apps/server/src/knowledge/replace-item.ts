import { CONTEXT_TEXTS } from '@trellis/contract';
import { type Db, sql } from '../db/index.ts';
import { notFound, Refusal } from '../refusal.ts';

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
    .set({ original_context_item_id: old.original_context_item_id ?? old.id })
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
