import type { ChatMessage } from '@trellis/contract';
import { uncountMessage } from '../accounts/index.ts';
import type { Db } from '../db/index.ts';
import { type StreamKey, storedChunks } from '../streams/index.ts';
import type { Chunk } from './message-writer.ts';
import { saveMessage } from './messages.ts';
import { storedParts } from './stored-parts.ts';

const AGAIN = 'The answer was interrupted, and nothing was changed. Send your message again';

/**
 * A turn whose server was lost becomes interrupted, and its message keeps what was stored of it; answers the version
 * of one that was done all the same.
 */
export async function endLostTurn(
  trx: Db,
  key: StreamKey,
  { subjectId, userId }: { subjectId: string; userId: string },
): Promise<string | null> {
  const versionId = await finishStored(trx, key.appId, subjectId);
  if (versionId !== null) return versionId;
  await interrupt(trx, key, subjectId);
  await uncountMessage(trx, userId);
  return null;
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
    ...(isCut && { isCut }),
  };
  await saveMessage(db, appId, { id: messageId, role: 'assistant', parts, metadata });
}
