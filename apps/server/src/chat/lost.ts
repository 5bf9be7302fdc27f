import type { ChatMessage } from '@trellis/contract';
import { uncountMessage } from '../accounts/index.ts';
import { type Db, isLongAgo } from '../db/index.ts';
import { logFault } from '../log.ts';
import type { Chunk } from './message-writer.ts';
import { saveMessage } from './messages.ts';
import type { ChatNeeds } from './needs.ts';
import { storedParts } from './stored-parts.ts';

/** A turn whose server has not been heard of for this long is over. */
export const LOST_MS = 15_000;

const AGAIN = 'The answer was interrupted, and nothing was changed. Send your message again';

/** Turns whose server was lost become interrupted; their message keeps what was stored of it. */
export async function sweepLost(services: ChatNeeds): Promise<void> {
  const lost = await services.db
    .selectFrom('turns')
    .select(['app_id', 'id'])
    .where('state', '=', 'active')
    .where(isLongAgo('heartbeat_at', LOST_MS))
    .execute();
  for (const { app_id, id } of lost)
    try {
      await giveUp(services, app_id, id);
    } catch (error) {
      // It is tried again the next time; the others are not kept waiting by it.
      logFault(`turn ${id}`, error);
    }
}

/** Ends a turn of this server, which goes: it becomes what one of a lost server does, and at once. */
export async function leaveTurn(services: ChatNeeds, appId: string, id: string): Promise<void> {
  await services.db
    .updateTable('turns')
    .set({ heartbeat_at: new Date(0) })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('state', '=', 'active')
    .execute();
  await giveUp(services, appId, id);
}

/** All of it or nothing: where this server goes in the middle, the next one does it. */
async function giveUp({ db, bus }: ChatNeeds, appId: string, id: string): Promise<void> {
  const done = await db.transaction().execute(async (trx) => {
    const turn = await trx
      .updateTable('turns')
      .set({ state: 'interrupted' })
      .where('app_id', '=', appId)
      .where('id', '=', id)
      .where('state', '=', 'active')
      .where(isLongAgo('heartbeat_at', LOST_MS))
      .returning(['message_id', 'user_id'])
      .executeTakeFirst();
    if (!turn) return null;
    const versionId = await finishStored(trx, appId, turn.message_id);
    if (versionId === null) {
      await interrupt(trx, appId, id, turn.message_id);
      await uncountMessage(trx, turn.user_id);
    }
    return { versionId };
  });
  if (!done) return;
  if (done.versionId) bus.publish({ kind: 'version', appId, versionId: done.versionId });
  bus.publish({ kind: 'messages', appId });
}

/** A turn whose server went between its commit and its last word is done: says so, and answers its version. */
async function finishStored(db: Db, appId: string, messageId: string): Promise<string | null> {
  const stored = await db
    .selectFrom('versions')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.app_id', '=', 'versions.app_id')
        .onRef('messages.id', '=', 'versions.message_id'),
    )
    .select(['versions.id', 'messages.body'])
    .where('versions.app_id', '=', appId)
    .where('versions.message_id', '=', messageId)
    .where('versions.kind', '=', 'turn')
    .executeTakeFirst();
  if (!stored) return null;
  const { id: versionId, body } = stored;
  const metadata = { ...body.metadata, versionId, status: 'ready' as const };
  await saveMessage(db, appId, { ...body, metadata });
  return versionId;
}

async function interrupt(db: Db, appId: string, turnId: string, messageId: string): Promise<void> {
  const rows = await db
    .selectFrom('turn_chunks')
    .select('chunks')
    .where('app_id', '=', appId)
    .where('turn_id', '=', turnId)
    .orderBy('seq')
    .execute();
  const { parts, isCut } = storedParts(rows.flatMap(({ chunks }) => JSON.parse(chunks) as Chunk[]));
  const message = await db
    .selectFrom('messages')
    .select('body')
    .where('app_id', '=', appId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  const app = await db
    .selectFrom('apps')
    .select('draft_version_id')
    .where('app_id', '=', appId)
    .executeTakeFirst();
  const metadata: ChatMessage['metadata'] = {
    createdAt: new Date().toISOString(),
    ...message?.body.metadata,
    status: 'interrupted',
    versionId: app?.draft_version_id ?? null,
    error: `${AGAIN}${isCut ? ', or let it go on' : ''}.`,
  };
  await saveMessage(db, appId, { id: messageId, role: 'assistant', parts, metadata });
}
