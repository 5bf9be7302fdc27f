import type { ChatMessage } from '@trellis/contract';
import { uncountMessage } from '../accounts/index.ts';
import type { Db } from '../db/index.ts';
import { logFault } from '../log.ts';
import {
  leaveStream,
  lostStreams,
  type StreamKey,
  storedChunks,
  takeLost,
} from '../streams/index.ts';
import type { Chunk } from './message-writer.ts';
import { saveMessage } from './messages.ts';
import type { ChatNeeds } from './needs.ts';
import { storedParts } from './stored-parts.ts';

const AGAIN = 'The answer was interrupted, and nothing was changed. Send your message again';

/** Turns whose server was lost become interrupted; their message keeps what was stored of it. */
export async function sweepLost(services: ChatNeeds): Promise<void> {
  for (const turn of await lostStreams(services.db, 'turn'))
    try {
      await giveUp(services, turn);
    } catch (error) {
      // It is tried again the next time; the others are not kept waiting by it.
      logFault(`turn ${turn.id}`, error);
    }
}

/** Ends a turn of this server, which goes: it becomes what one of a lost server does, and at once. */
export async function leaveTurn(services: ChatNeeds, { appId, id }: StreamKey): Promise<void> {
  await leaveStream(services.db, { appId, id });
  await giveUp(services, { appId, id });
}

/** All of it or nothing: where this server goes in the middle, the next one does it. */
async function giveUp({ db, bus }: ChatNeeds, key: StreamKey): Promise<void> {
  const { appId } = key;
  const done = await db.transaction().execute(async (trx) => {
    const turn = await takeLost(trx, key);
    if (!turn) return null;
    const versionId = await finishStored(trx, appId, turn.subjectId);
    if (versionId === null) {
      await interrupt(trx, key, turn.subjectId);
      await uncountMessage(trx, turn.userId);
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

async function interrupt(db: Db, key: StreamKey, messageId: string): Promise<void> {
  const { appId } = key;
  const { chunks } = await storedChunks<Chunk>(db, key);
  const { parts, isCut } = storedParts(chunks);
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
