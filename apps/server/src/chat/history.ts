import { type Exchange, type ModelMessage, namesTheApp, type Outcome } from '@trellis/assistant';
import type { ActionCard, ChatMessage } from '@trellis/contract';
import { aboutElements } from './about.ts';
import { isInFiles } from './continued.ts';
import { wordsOf } from './messages.ts';

/** A conversation as a model is told of it: the newest messages as they are, those before them in a line each. */
export interface History {
  sent: ModelMessage[];
  /** What came of the answers among them: what an answer meant to do is no statement of what it did. */
  outcomes: Outcome[];
  earlier: Exchange[];
  /** Where those begin that are sent. */
  from: number;
}

/**
 * Divides a conversation, oldest first, between what is sent and what is summarised: never between a question and
 * its answer. `most` messages are sent at most; the last one is the person's.
 */
export function historyOf(messages: readonly ChatMessage[], most: number): History {
  let at = Math.max(0, messages.length - most);
  while (at < messages.length && messages[at]!.role !== 'user') at++;
  const became = (nth: number) => outcomeOf(messages[nth]!, isInFiles(messages, nth));
  const sent = messages.slice(at).map((message, nth) => {
    const isPerson = message.role === 'user';
    const words = [wordsOf(message).trim(), aboutElements(message)].filter(Boolean).join('\n');
    // An answer that is left out would leave its question open.
    const text =
      words || isPerson ? words : `(${wordless(message)} ${sentences(became(at + nth))})`;
    return { role: isPerson ? ('user' as const) : ('assistant' as const), text };
  });
  const outcomes = messages.flatMap((message, nth) =>
    message.role === 'user' || nth <= at
      ? []
      : [{ asked: wordsOf(messages[nth - 1]!).trim(), became: became(nth) }],
  );
  const said = sent.filter(({ text }) => text !== '');
  return { sent: said, outcomes, earlier: exchangesOf(messages, at), from: at };
}

/** What failed or was stopped before its first word is no answer. */
const wordless = (message: ChatMessage): string =>
  message.metadata?.status !== 'ready' && cardsOf(message).length === 0
    ? 'There was no answer.'
    : 'Answered without words.';

/** A file is told by its path to the letter, whatever begins a sentence. */
const sentences = (became: readonly string[]): string =>
  became
    .map((one) => (/^\S+: /.test(one) ? one : `${one.charAt(0).toUpperCase()}${one.slice(1)}`))
    .map((one) => `${one}.`)
    .join(' ');

function exchangesOf(all: readonly ChatMessage[], end: number): Exchange[] {
  return all.slice(0, end).flatMap((message, at) => {
    if (message.role !== 'user') return [];
    const answer = at + 1 < end ? all[at + 1] : undefined;
    const asked = wordsOf(message).trim();
    if (answer?.role !== 'assistant' || !isInFiles(all, at + 1))
      return [{ asked, answered: '', done: [] }];
    const done = cardsOf(answer)
      .filter(({ state }) => state === 'applied')
      .map(({ type, title, file, message: why }) => {
        if (namesTheApp(file)) return APP_NAMED;
        // A path alone, or a title that says what it is for, is read as made.
        if (type === 'delete_file') return `${file} deleted`;
        return `${title || file}${why ? ' (in part)' : ''}`;
      });
    return [{ asked, answered: wordsOf(answer).trim(), done }];
  });
}

/** Files that the newest answers changed, so many at most. */
export const changedLately = (messages: readonly ChatMessage[], most: number): string[] =>
  messages
    .flatMap((message, at) =>
      message.role === 'user'
        ? []
        : [
            isInFiles(messages, at)
              ? cardsOf(message).filter(({ state }) => state === 'applied')
              : [],
          ],
    )
    .slice(-most)
    .flatMap((cards) => cards.map(({ file }) => file));

/** What became of each thing that an answer wanted, or of the whole of it where nothing was stored. */
function outcomeOf({ metadata, ...message }: ChatMessage, isStored: boolean): string[] {
  const cards = cardsOf(message);
  const why = metadata?.error ?? WITHOUT_END[metadata?.status ?? 'error'];
  if (cards.length === 0) return [`nothing was changed${why ? `: ${why}` : ''}`];
  if (!isStored) return [`nothing was applied: ${why}`];
  return cards.map(({ type, file, state, message: why }) => {
    if (state === 'truncated' && metadata?.status !== 'ready')
      return `${file}: cut off, and gone on with in the next answer`;
    if (state !== 'applied') return `${file}: not applied, ${why ?? 'the answer was cut off'}`;
    if (namesTheApp(file)) return APP_NAMED;
    // What is gone is gone, whatever else was wanted of it.
    return `${file}: ${DONE[type]}${why && type !== 'delete_file' ? ` in part, ${why}` : ''}`;
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
