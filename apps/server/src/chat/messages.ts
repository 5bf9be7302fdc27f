import type { ChatMessage } from '@trellis/contract';
import type { Db } from '../db/database.ts';

/** Stores a new message. */
export async function storeMessage(db: Db, appId: string, message: ChatMessage): Promise<void> {
  await db
    .insertInto('messages')
    .values({
      app_id: appId,
      id: message.id,
      role: message.role === 'user' ? 'user' : 'assistant',
      body: JSON.stringify(message),
      version_id: message.metadata?.versionId ?? null,
    })
    .execute();
}

/** Writes the state that a message has now. */
export async function saveMessage(db: Db, appId: string, message: ChatMessage): Promise<void> {
  await db
    .updateTable('messages')
    .set({ body: JSON.stringify(message), version_id: message.metadata?.versionId ?? null })
    .where('app_id', '=', appId)
    .where('id', '=', message.id)
    .execute();
}

/** The newest messages that are shown, oldest first. */
export async function lastMessages(
  db: Db,
  appId: string,
  count: number,
  before?: string,
): Promise<ChatMessage[]> {
  let query = db
    .selectFrom('messages')
    .select('body')
    .where('app_id', '=', appId)
    .where('hidden_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(count);
  if (before)
    query = query.where('seq', '<', (eb) =>
      eb.selectFrom('messages').select('seq').where('app_id', '=', appId).where('id', '=', before),
    );
  return (await query.execute()).map((row) => row.body).reverse();
}
