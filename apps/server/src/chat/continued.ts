import type { Continued } from '@trellis/assistant';
import { Action, ActionCard, type ChatMessage, MESSAGES } from '@trellis/contract';
import type { Db } from '../db/index.ts';
import { lastMessages, wordsOf } from './messages.ts';

/** So far back is looked for the answers that were cut one after the other. */
const LOOKED = 20;

/**
 * What a turn goes on with: the file that the answer before was cut in, and what was complete and is
 * not stored. Null when the message does not ask for it, or nothing was cut.
 */
export async function continuedBy(
  db: Db,
  appId: string,
  asked: ChatMessage,
): Promise<Continued | null> {
  if (wordsOf(asked).trim() !== MESSAGES.keepGoingRequest) return null;
  const messages = await lastMessages(db, appId, LOOKED);
  const before = messages.slice(
    0,
    messages.findIndex(({ id }) => id === asked.id),
  );
  const done: Action[] = [];
  let cut: Action | null = null;
  for (let at = before.length - 1; at >= 0; at--) {
    const message = before[at]!;
    if (message.role === 'user') {
      if (wordsOf(message).trim() !== MESSAGES.keepGoingRequest) break;
      continue;
    }
    const cards = cardsOf(message);
    cut ??= asAction(cards.findLast(({ state }) => state === 'truncated'));
    // What was stored is in the app's files.
    if (!cut || message.metadata?.status === 'ready') break;
    done.unshift(
      ...cards.filter(({ state }) => state === 'applied').map((card) => Action.parse(card)),
    );
  }
  return cut && { done, cut };
}

const asAction = (card: ActionCard | undefined): Action | null =>
  card ? Action.parse(card) : null;

const cardsOf = ({ parts }: ChatMessage): ActionCard[] =>
  parts.flatMap((part) => {
    const card = part.type === 'data-action' ? ActionCard.safeParse(part.data) : null;
    return card?.success ? [card.data] : [];
  });
