import type { AgentConversation, AgentMessage } from '@trellis/contract';
import type { Actor } from '../../identity/index.ts';
import { Refusal } from '../../refusal.ts';
import type { IntegrationNeeds } from '../needs.ts';
import { getConversation } from './conversations.ts';

/** A conversation as both generations of the public client hear of it: the whole, and the message that came. */
export type ConversationUpdate = AgentConversation & { _message: AgentMessage | undefined };

interface Followed {
  appId: string;
  anonymousId: string | null;
  id: string;
  /** What was said or changed. */
  messageId?: string | undefined;
}

/** What a subscriber to a conversation hears; null where it is none of theirs. */
export async function followedConversation(
  services: Pick<IntegrationNeeds, 'db'>,
  actor: Actor,
  { appId, anonymousId, id, messageId }: Followed,
): Promise<ConversationUpdate | null> {
  const userId = await ownerOf(services, actor, appId, anonymousId);
  if (!userId) return null;
  try {
    const conversation = await getConversation(services.db, { appId, userId }, id);
    // The one that it is announced for: another may have come before.
    const message = conversation.messages.find((one) => one.id === messageId);
    return { ...conversation, _message: message ?? conversation.messages.at(-1) };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function ownerOf(
  { db }: Pick<IntegrationNeeds, 'db'>,
  actor: Actor,
  appId: string,
  anonymousId: string | null,
): Promise<string | null> {
  if (actor.kind === 'visitor') return actor.appId === appId ? actor.userId : null;
  if (actor.kind === 'service') return null;
  if (actor.kind === 'anonymous') return anonymousId ? `anonymous:${anonymousId}` : null;
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', appId)
    .where('builder_user_id', '=', actor.userId)
    .executeTakeFirst();
  return user?.id ?? null;
}
