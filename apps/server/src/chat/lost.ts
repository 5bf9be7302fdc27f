import { uncountMessage } from '../accounts/index.ts';
import type { Services } from '../services.ts';
import { saveMessage } from './messages.ts';
import { followStored } from './stream.ts';

/** A turn whose server has not been heard of for this long is over. */
export const LOST_MS = 15_000;

/** Turns whose server was lost become interrupted; their message keeps the text that was stored. */
export async function sweepLost(services: Services): Promise<void> {
  const { db, bus } = services;
  const lost = await db
    .updateTable('turns')
    .set({ state: 'interrupted' })
    .where('state', '=', 'active')
    .where('heartbeat_at', '<', new Date(Date.now() - LOST_MS))
    .returning(['app_id', 'id', 'message_id', 'user_id'])
    .execute();
  for (const turn of lost) {
    const isStored = await finishStored(services, turn.app_id, turn.message_id);
    if (!isStored) {
      await interrupt(services, turn.app_id, turn.id, turn.message_id);
      await uncountMessage(db, turn.user_id);
    }
    bus.publish({ kind: 'messages', appId: turn.app_id });
  }
}

/** A turn whose server went between its commit and its last word is done: says so, and answers true. */
async function finishStored(
  { db, bus }: Services,
  appId: string,
  messageId: string,
): Promise<boolean> {
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
  if (!stored) return false;
  const { id: versionId, body } = stored;
  const metadata = { ...body.metadata, versionId, status: 'ready' as const };
  await saveMessage(db, appId, { ...body, metadata });
  bus.publish({ kind: 'version', appId, versionId });
  return true;
}

async function interrupt(
  { db }: Services,
  appId: string,
  turnId: string,
  messageId: string,
): Promise<void> {
  const controller = new AbortController();
  let text = '';
  for await (const chunk of followStored(db, appId, turnId, controller.signal))
    if (chunk.type === 'text-delta') text += chunk.delta;
  const app = await db
    .selectFrom('apps')
    .select('draft_version_id')
    .where('app_id', '=', appId)
    .executeTakeFirst();
  await saveMessage(db, appId, {
    id: messageId,
    role: 'assistant',
    parts: text ? [{ type: 'text', text }] : [],
    metadata: {
      createdAt: new Date().toISOString(),
      status: 'interrupted',
      versionId: app?.draft_version_id ?? null,
      error: 'The answer was interrupted, and nothing was changed. Send your message again.',
    },
  });
}
