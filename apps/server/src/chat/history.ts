import { type Exchange, type ModelMessage, namesTheApp, type Outcome } from '@trellis/assistant';
import type { ActionCard, ChatMessage } from '@trellis/contract';
import { aboutElements } from './about.ts';
import { wordsOf } from './messages.ts';

/** A conversation as a model is told of it: the newest messages as they are, those before them in a line each. */
export interface History {
  sent: ModelMessage[];
  /** What came of the answers among them: what an answer meant to do is no statement of what it did. */
  outcomes: Outcome[];
  earlier: Exchange[];
}

/**
 * Divides a conversation, oldest first, between what is sent and what is summarised: never between a question and
 * its answer. `most` messages are sent at most; the last one is the person's.
 */
export function historyOf(messages: readonly ChatMessage[], most: number): History {
  let at = Math.max(0, messages.length - most);
  while (at < messages.length && messages[at]!.role !== 'user') at++;
  const newest = messages.slice(at);
  const sent = newest
    .map((message) => ({
      role: message.role === 'user' ? ('user' as const) : ('assistant' as const),
      text: [wordsOf(message).trim(), aboutElements(message)].filter(Boolean).join('\n'),
    }))
    .filter(({ text }) => text !== '');
  const outcomes = newest.flatMap((message, nth) =>
    message.role === 'user' || nth === 0
      ? []
      : [{ asked: wordsOf(newest[nth - 1]!).trim(), became: outcomeOf(message) }],
  );
  return { sent, outcomes, earlier: exchangesOf(messages.slice(0, at)) };
}

function exchangesOf(messages: readonly ChatMessage[]): Exchange[] {
  return messages.flatMap((message, at) => {
    if (message.role !== 'user') return [];
    const answer = messages[at + 1];
    const isReady = answer?.role === 'assistant' && answer.metadata?.status === 'ready';
    const asked = wordsOf(message).trim();
    if (!answer || !isReady) return [{ asked, answered: '', done: [] }];
    const done = cardsOf(answer)
      .filter(({ state }) => state === 'applied')
      .map(({ title, file, message: why }) =>
        namesTheApp(file) ? APP_NAMED : `${title || file}${why ? ' (in part)' : ''}`,
      );
    return [{ asked, answered: wordsOf(answer).trim(), done }];
  });
}

/** Files that an answer changed. */
export const changedBy = (answer: ChatMessage): string[] =>
  answer.metadata?.status === 'ready'
    ? cardsOf(answer)
        .filter(({ state }) => state === 'applied')
        .map(({ file }) => file)
    : [];

/** What became of each thing that an answer wanted, or of the whole of it where nothing was stored. */
function outcomeOf({ metadata, ...message }: ChatMessage): string[] {
  const cards = cardsOf(message);
  if (cards.length === 0) return ['nothing was changed'];
  if (metadata?.status !== 'ready')
    return [`nothing was applied: ${metadata?.error ?? WITHOUT_END[metadata?.status ?? 'error']}`];
  return cards.map(({ type, file, state, message: why }) => {
    if (state !== 'applied') return `${file}: not applied, ${why ?? 'the answer was cut off'}`;
    if (namesTheApp(file)) return APP_NAMED;
    return `${file}: ${DONE[type]}${why ? ` in part, ${why}` : ''}`;
  });
}

/** What is written as a file, and is none. */
const APP_NAMED = 'the app got its name, and there is no file app.json';
const WITHOUT_END: Record<string, string> = {
  stopped: 'it was stopped',
  interrupted: 'the answer was cut off',
  streaming: 'the answer was cut off',
  error: 'it failed',
};
const DONE: Record<ActionCard['type'], string> = {
  add_file: 'written',
  edit_file: 'changed',
  delete_file: 'deleted',
  add_entity: 'saved',
  edit_entity: 'saved',
  insert_entity_records: 'rows added',
  import_entities: 'rows added',
  unknown: 'nothing done, there is no such action',
};

/**
 * One card for each file and kind, as it came out: the last one; where that did not fit and one before did, the one
 * before, in part.
 */
function cardsOf({ parts }: Pick<ChatMessage, 'parts'>): ActionCard[] {
  const cards = new Map<string, ActionCard>();
  for (const part of parts) {
    if (part.type !== 'data-action') continue;
    const card = part.data as ActionCard;
    const key = `${/records|import/.test(card.type) ? 'rows' : 'file'} ${card.file}`;
    const known = cards.get(key);
    const isLess = known?.state === 'applied' && card.state !== 'applied';
    const message = `a later change was not applied: ${card.message ?? 'the answer was cut off'}`;
    cards.set(key, isLess ? { ...known, message } : card);
  }
  return [...cards.values()];
}
