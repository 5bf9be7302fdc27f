import type { AgentConversation, AgentMessage, NewAgentMessage } from '@trellis/contract';
import type { Selectable } from 'kysely';
import { type Db, keptJson, type Tables } from '../../db/index.ts';
import { newId } from '../../ids.ts';
import { notFound } from '../../refusal.ts';

/** Whose conversations they are: the app, and the person in it. */
export interface Owner {
  appId: string;
  /** The end user's id, `anonymous:` and the visitor's own id, or `app`; null for the app, to which all are open. */
  userId: string | null;
}

type Row = Selectable<Tables['agent_conversations']>;
/** Messages that a conversation tells; the ones before are kept. */
const MOST_MESSAGES = 500;

/** The name under which talks with the app's chat assistant stand here. They are nobody's but the visitor's, and no agent's. */
export const ASSISTANT = '~assistant';
/** Those of the app itself, which its own code holds. No person has such an id. */
export const OF_APP = 'app';
const isPerson = (userId: string): boolean => userId !== OF_APP && !userId.startsWith('anonymous:');

async function withMessages(db: Db, rows: Row[]): Promise<AgentConversation[]> {
  const ids = rows.map(({ id }) => id);
  const messages =
    rows[0] && ids.length > 0
      ? await db
          .selectFrom('agent_messages')
          .select(['conversation_id', 'body'])
          .where('app_id', '=', rows[0].app_id)
          .where('conversation_id', 'in', ids)
          .orderBy('id', 'desc')
          .limit(MOST_MESSAGES * ids.length)
          .execute()
      : [];
  return rows.map((row) => ({
    id: row.id,
    app_id: row.app_id,
    agent_name: row.agent_name,
    created_by_id: isPerson(row.user_id) ? row.user_id : null,
    created_date: row.created_at.toISOString(),
    updated_date: row.updated_at.toISOString(),
    metadata: row.metadata,
    messages: messages
      .filter((message) => message.conversation_id === row.id)
      .slice(0, MOST_MESSAGES)
      .reverse()
      .map(({ body }) => body as AgentMessage),
  }));
}

/** The person's own conversations, the last changed first. */
export async function listConversations(
  db: Db,
  owner: Owner,
  { agentName, limit, skip }: { agentName?: string; limit: number; skip: number },
): Promise<AgentConversation[]> {
  let query = db
    .selectFrom('agent_conversations')
    .selectAll()
    .where('app_id', '=', owner.appId)
    .where('agent_name', '<>', ASSISTANT)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .offset(skip);
  if (owner.userId !== null) query = query.where('user_id', '=', owner.userId);
  if (agentName) query = query.where('agent_name', '=', agentName);
  return withMessages(db, await query.execute());
}

/** One of the person's own; to all others it is not there. */
export async function getConversation(
  db: Db,
  owner: Owner,
  id: string,
): Promise<AgentConversation> {
  let query = db
    .selectFrom('agent_conversations')
    .selectAll()
    .where('app_id', '=', owner.appId)
    .where('agent_name', '<>', ASSISTANT)
    .where('id', '=', id);
  if (owner.userId !== null) query = query.where('user_id', '=', owner.userId);
  const row = await query.executeTakeFirst();
  const [found] = row ? await withMessages(db, [row]) : [];
  if (!found) throw notFound('There is no such conversation');
  return found;
}

export async function createConversation(
  db: Db,
  owner: Owner,
  agentName: string,
  metadata: Record<string, unknown>,
): Promise<AgentConversation> {
  const row = await db
    .insertInto('agent_conversations')
    .values({
      app_id: owner.appId,
      id: newId(),
      agent_name: agentName,
      user_id: owner.userId ?? OF_APP,
      metadata: JSON.stringify(metadata),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return (await withMessages(db, [row]))[0]!;
}

export async function changeMetadata(
  db: Db,
  owner: Owner,
  id: string,
  metadata: Record<string, unknown>,
): Promise<AgentConversation> {
  await getConversation(db, owner, id);
  await db
    .updateTable('agent_conversations')
    .set({ metadata: JSON.stringify(metadata), updated_at: new Date() })
    .where('app_id', '=', owner.appId)
    .where('id', '=', id)
    .execute();
  return getConversation(db, owner, id);
}

/** A message as it is kept; ids and times are ours, whatever was sent. */
export function messageOf(given: NewAgentMessage): AgentMessage {
  const now = new Date().toISOString();
  return { ...given, id: newId(), created_date: now, updated_date: now };
}

/** Stores a message, or what it has become. */
export async function keepMessage(
  db: Db,
  { appId, talkId, id }: { appId: string; talkId: string; id: string },
  message: object,
): Promise<void> {
  const body = keptJson(message);
  await db
    .insertInto('agent_messages')
    .values({ app_id: appId, conversation_id: talkId, id, body })
    .onConflict((on) => on.columns(['app_id', 'conversation_id', 'id']).doUpdateSet({ body }))
    .execute();
  await db
    .updateTable('agent_conversations')
    .set({ updated_at: new Date() })
    .where('app_id', '=', appId)
    .where('id', '=', talkId)
    .execute();
}
