import type { ChatMessage } from '@trellis/contract';
import { type Db, keptJson, sql } from '../db/index.ts';

/** Stores a new message behind the last one that is shown. */
export async function storeMessage(db: Db, appId: string, message: ChatMessage): Promise<void> {
  await db
    .insertInto('messages')
    .values({
      app_id: appId,
      id: message.id,
      role: message.role === 'user' ? 'user' : 'assistant',
      body: keptJson(message),
      version_id: message.metadata?.versionId ?? null,
      parent: await tipOf(db, appId),
    })
    .execute();
}

/** Writes the state that a message has now. */
export async function saveMessage(db: Db, appId: string, message: ChatMessage): Promise<void> {
  await db
    .updateTable('messages')
    .set({ body: keptJson(message), version_id: message.metadata?.versionId ?? null })
    .where('app_id', '=', appId)
    .where('id', '=', message.id)
    .execute();
}

/** Messages of the conversation that are looked at; the newest are sent, what was before them is summarised. */
export const REMEMBERED = 80;

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

/** The last message that is shown; null in an empty conversation. */
export async function tipOf(db: Db, appId: string): Promise<string | null> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('app_id', '=', appId)
    .where('hidden_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Shows the line of the conversation that ends with this message, and hides every other message; null
 * shows none. Nothing is deleted: each line can be shown again by its last message.
 */
export async function showLine(db: Db, appId: string, tip: string | null): Promise<void> {
  await sql`
    WITH RECURSIVE line AS (
      SELECT id, parent FROM messages WHERE app_id = ${appId} AND id = ${tip}
      UNION ALL SELECT m.id, m.parent FROM messages m JOIN line ON m.app_id = ${appId} AND m.id = line.parent)
    UPDATE messages SET hidden_at = CASE WHEN hidden_at IS NULL THEN now() END
    WHERE app_id = ${appId} AND (hidden_at IS NULL) <> (id IN (SELECT id FROM line))`.execute(db);
}

/** What a message says in words. */
export const wordsOf = ({ parts }: Pick<ChatMessage, 'parts'>): string =>
  parts.flatMap(({ type, text }) => (type === 'text' && text ? [text] : [])).join('\n');
