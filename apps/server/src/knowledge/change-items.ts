import {
  CONTEXT_TEXTS,
  type ContextAccess,
  type ContextSchedule,
  UNDONE_STATUSES,
} from '@trellis/contract';
import { sql } from '../db/index.ts';
import { notFound } from '../refusal.ts';
import type { ItemRow } from './items.ts';
import type { Knowledge } from './knowledge.ts';
import type { KnowledgeNeeds } from './needs.ts';
import { requireRoomFor } from './room.ts';
import { nextSync } from './sync/sync-item.ts';

type Needs = KnowledgeNeeds & { knowledge: Knowledge };

export interface ItemChange {
  name?: string | undefined;
  access?: ContextAccess | undefined;
  schedule?: ContextSchedule | undefined;
  shownColumns?: readonly string[] | null | undefined;
}

const row = (needs: KnowledgeNeeds, { app_id: appId, id }: ItemRow) =>
  needs.db.updateTable('context_items').where('app_id', '=', appId).where('id', '=', id);

const announced = (needs: KnowledgeNeeds, item: ItemRow | undefined): ItemRow => {
  if (!item) throw notFound(CONTEXT_TEXTS.noItem);
  needs.bus.publish({ kind: 'context', appId: item.app_id });
  return item;
};

/** Renames an item, or says who reads it and how often it is read again. */
export async function changeItem(
  needs: KnowledgeNeeds,
  item: ItemRow,
  { name, access, schedule, shownColumns }: ItemChange,
): Promise<ItemRow> {
  const changed = await row(needs, item)
    .set({
      ...(name !== undefined && { name }),
      ...(access !== undefined && { access }),
      ...(schedule !== undefined && { schedule, next_sync_at: nextSync(schedule) }),
      ...(shownColumns !== undefined && {
        shown_columns: shownColumns && JSON.stringify(shownColumns),
      }),
    })
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return announced(needs, changed);
}

/** Deletes an item: it is searched no more at once, and gone for good after an hour. */
export async function removeItem(needs: KnowledgeNeeds, item: ItemRow): Promise<void> {
  const removed = await needs.db.transaction().execute(async (trx) => {
    // What was to take its place stands for itself from now on.
    await trx
      .updateTable('context_items')
      .set({ replaces: null })
      .where('app_id', '=', item.app_id)
      .where('replaces', '=', item.id)
      .execute();
    return row({ ...needs, db: trx }, item)
      .set({ deleted_at: sql`now()` })
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
  });
  announced(needs, removed);
}

/** Puts an item back that was deleted within the hour. */
export async function restoreItem(needs: Needs, ownerId: string, item: ItemRow): Promise<ItemRow> {
  const restored = await needs.db.transaction().execute(async (trx) => {
    await requireRoomFor(trx, needs.plans, { appId: item.app_id, ownerId, amount: 1 });
    const back = await trx
      .updateTable('context_items')
      .set({ deleted_at: null })
      .where('app_id', '=', item.app_id)
      .where('id', '=', item.id)
      .returningAll()
      .executeTakeFirst();
    if (back && UNDONE_STATUSES.includes(back.status)) await needs.knowledge.begin(trx, back);
    return back;
  });
  return announced(needs, restored);
}

/** Has an item read from its source again; one that is being read is left to that. */
export async function syncAgain(needs: Needs, item: ItemRow): Promise<ItemRow> {
  const again = await needs.db.transaction().execute(async (trx) => {
    const waiting = await trx
      .updateTable('context_items')
      .set({
        status: sql`CASE WHEN status = 'running' THEN status ELSE 'pending' END`,
        attempts: 0,
      })
      .where('app_id', '=', item.app_id)
      .where('id', '=', item.id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (waiting) await needs.knowledge.begin(trx, waiting);
    return waiting;
  });
  return announced(needs, again);
}
