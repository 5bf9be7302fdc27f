import type { Continued } from '@trellis/assistant';
import { Action, ActionCard, type ChatMessage } from '@trellis/contract';
import type { Db } from '../db/index.ts';
import { isGoOn } from './go-on.ts';
import { lastMessages, wordsOf } from './messages.ts';
import { withPlanned } from './planned.ts';

/** So far back is looked for the answers that were cut one after the other. */
const LOOKED = 20;

/**
 * What a turn goes on with: the file that the answer before was cut in, if it was in one, and what was complete and is
 * not stored. Null when the message does not ask for it, or there is nothing of either.
 */
export async function continuedBy(
  db: Db,
  appId: string,
  asked: ChatMessage,
): Promise<Continued | null> {
  if (!isGoOn(asked)) return null;
  const messages = await lastMessages(db, appId, LOOKED);
  const before = messages.slice(
    0,
    messages.findIndex(({ id }) => id === asked.id),
  );
  const done: Action[] = [];
  let cut: Action | null = null;
  let isNewest = true;
  for (let at = before.length - 1; at >= 0; at--) {
    const message = before[at]!;
    if (message.role === 'user') {
      if (!isGoOn(message)) break;
      continue;
    }
    const cards = cardsOf(message);
    const open = asAction(cards.findLast(({ state }) => state === 'truncated'));
    if (cameToNothing(message)) continue;
    // What was open before the newest answer was gone on with by that.
    if (isNewest) cut = open;
    isNewest = false;
    // What was stored is in the app's files.
    if (!wasCut(message) || message.metadata?.status === 'ready') break;
    done.unshift(
      ...cards.filter(({ state }) => state === 'applied').map((card) => Action.parse(card)),
    );
  }
  return cut || done.length > 0 ? { done, cut } : null;
}

/** More of an answer was to come: it was too long, its connection was lost, or the person stopped it. */
const wasCut = (message: ChatMessage): boolean =>
  message.metadata?.isCut === true ||
  message.metadata?.status === 'stopped' ||
  cameToNothing(message) ||
  message.parts.some(
    ({ type, data }) => type === 'data-action' && (data as ActionCard).state === 'truncated',
  );

/** It failed before its first word, so that what it was to go on with is gone on with by the next. */
const cameToNothing = ({ metadata, parts }: ChatMessage): boolean =>
  parts.length === 0 && metadata?.status !== 'ready';

/**
 * Whether what an answer finished is in the app's files: it ended well, or it was cut, and gone on with to a good end or
 * by the turn that runs now, which begins with it.
 */
export function isInFiles(messages: readonly ChatMessage[], at: number): boolean {
  const [answer, asked, next] = messages.slice(at, at + 3);
  if (answer?.metadata?.status === 'ready') return true;
  if (!answer || !asked || !wasCut(answer) || !isGoOn(asked)) return false;
  return next === undefined || isInFiles(messages, at + 2);
}

/**
 * What a message asks for, in the person's words: of one that only says to go on, what was asked before it.
 *
 * @param remembered The conversation, the oldest first, with the message at its end.
 */
export function wishOf(message: ChatMessage, remembered: readonly ChatMessage[]): string {
  if (!isGoOn(message)) return wordsOf(message);
  const at = remembered.findLastIndex((one) => one.role === 'user' && !isGoOn(one));
  const asked = remembered[at];
  return wordsOf(asked ? withPlanned(asked, remembered.slice(0, at + 1)) : message);
}

const asAction = (card: ActionCard | undefined): Action | null =>
  card ? Action.parse(card) : null;

const cardsOf = ({ parts }: ChatMessage): ActionCard[] =>
  parts.flatMap((part) => {
    const card = part.type === 'data-action' ? ActionCard.safeParse(part.data) : null;
    return card?.success ? [card.data] : [];
  });
