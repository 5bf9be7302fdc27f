import { type ChatMessage, DAILY_LIMIT_CODE, LIMITS } from '@trellis/contract';
import { ApiError } from '../../../session/api.ts';
import { detailsFor, isConnectionFailure, wordsFor } from '../failures.ts';
import { merged, renewed, settledOf } from '../stored.ts';
import type { ChatItem } from '../types.ts';
import { type Chunk, withChunk } from './answer.ts';

/** How soon a broken stream is asked for again, and how seldom at last. */
const RETRY_MS = 500;
const RETRY_MAX_MS = 8_000;

/** What becomes of the turn that was asked for last, as far as it is known here. */
export type Phase =
  | { kind: 'idle' }
  /** Sent, and nothing is answered yet. */
  | { kind: 'sending' }
  /** The connection broke before anything was answered: the server may have the message, or not. */
  | { kind: 'checking'; error: Error }
  | { kind: 'streaming'; isWhole: boolean }
  /** The connection broke in the middle: the turn goes on without us, and is picked up again. */
  | { kind: 'broken'; tries: number }
  /** What was stored meanwhile is being read. */
  | { kind: 'catching-up'; tries: number };

/** What the person is shown of a failure, with its cause. */
export interface Failure {
  words: string;
  details: string | null;
}

export interface State {
  messages: ChatItem[];
  phase: Phase;
  failure: Failure | null;
  /** The server has the message that was sent last; nothing waits to be taken at first. */
  isTaken: boolean;
  /** There may be messages before the first one here. */
  hasEarlier: boolean;
  /** The day on which the daily limit was reached, and what is said of it. */
  limit: { day: string; words: string } | null;
}

export type Event =
  | { type: 'opened' }
  | { type: 'sent'; message: ChatItem }
  | { type: 'chunk'; chunk: Chunk }
  /** The stream is over, */
  | { type: 'ended' }
  /** or there is none: no turn is under way. */
  | { type: 'none' }
  | { type: 'failed'; error: Error; day: string }
  /** Whether the server has the message whose answer did not come. */
  | { type: 'found'; isStored: boolean; day: string }
  /** It is time to look for what was lost: some moments are over, or the page is seen, or online again. */
  | { type: 'retried' }
  /** What is stored: it comes beside what is here, or takes its place. */
  | { type: 'read'; stored: readonly ChatMessage[]; how: 'merge' | 'replace' }
  | { type: 'unread'; error: Error }
  /** Somebody here went back to an earlier version; this is what is left. */
  | { type: 'restored'; stored: readonly ChatMessage[] }
  /** The latest messages, after one of them changed, whoever did it. */
  | { type: 'heard'; latest: readonly ChatMessage[] }
  | { type: 'earlier'; before: string | undefined; stored: readonly ChatMessage[]; more: boolean };

/** What is to be done about it. */
export type Command =
  | { do: 'post' }
  | { do: 'resume' }
  /** Asks whether the server has the message that was sent last. */
  | { do: 'check' }
  | { do: 'read'; how: 'merge' | 'replace'; tells: boolean }
  | { do: 'retry'; after: number }
  /** Tells whoever sent the message whether the server took it. */
  | { do: 'answer'; isTaken: boolean }
  /** The turn has changed the account's counters. */
  | { do: 'account' };

type Step = [State, ...Command[]];

/** The conversation as it begins, from what is stored; an answer under way comes whole with its stream. */
export const begin = (stored: readonly ChatItem[]): State => ({
  messages: stored.filter(({ metadata }) => metadata?.status !== 'streaming'),
  phase: { kind: 'idle' },
  failure: null,
  isTaken: true,
  hasEarlier: stored.length >= LIMITS.chat.shown,
  limit: null,
});

/** Whether an answer is waited for, or comes. */
export const isBusy = ({ phase: { kind } }: State): boolean =>
  kind === 'sending' || kind === 'checking' || kind === 'streaming';

/** What an event makes of the conversation, and what is to be done about it. */
export function step(state: State, event: Event): Step {
  switch (event.type) {
    case 'opened':
      // A turn that another page or an earlier visit started goes on here.
      return [state, { do: 'resume' }];
    case 'sent':
      return [
        {
          ...state,
          messages: [...state.messages, event.message],
          phase: { kind: 'sending' },
          failure: null,
          isTaken: false,
        },
        { do: 'post' },
      ];
    case 'chunk':
      return heardPiece(state, event.chunk);
    case 'ended':
      return ended(state);
    case 'none':
      if (isBusy(state)) return [state];
      // What ended before it could be followed is stored, and has changed the account as well.
      return [idle(state), { do: 'read', how: 'merge', tells: false }, { do: 'account' }];
    case 'failed':
      return failed(state, event.error, event.day);
    case 'found': {
      if (state.phase.kind !== 'checking') return [state];
      if (!event.isStored) return refused(state, state.phase.error, event.day);
      const there: State = { ...state, isTaken: true };
      return [...lost(there, 0), { do: 'answer', isTaken: true }];
    }
    case 'retried':
      if (state.phase.kind !== 'broken') return [state];
      return [
        { ...state, phase: { kind: 'catching-up', tries: state.phase.tries } },
        { do: 'read', how: 'replace', tells: true },
      ];
    case 'read':
      return read(state, event.stored, event.how);
    case 'unread':
      return unread(state, event.error);
    case 'restored':
      return [replaced(state, event.stored)];
    case 'heard':
      return heard(state, event.latest);
    case 'earlier': {
      const { stored, more, before } = event;
      const isSame = state.messages[0]?.id === before;
      const messages = isSame ? [...settledOf(stored), ...state.messages] : state.messages;
      return [{ ...state, messages, hasEarlier: more }];
    }
  }
}

const idle = (state: State): State => ({ ...state, phase: { kind: 'idle' } });

function heardPiece(state: State, chunk: Chunk): Step {
  const messages = withChunk(state.messages, chunk);
  const phase: Phase = { kind: 'streaming', isWhole: chunk.type === 'finish' };
  const next: State = { ...state, messages, phase, isTaken: true };
  return state.isTaken ? [next] : [next, { do: 'answer', isTaken: true }];
}

function ended(state: State): Step {
  const { phase } = state;
  // A stream that ends before its answer does is a connection that broke.
  if (phase.kind === 'sending') return failed(state, new ApiError(0, ''), '');
  if (phase.kind === 'streaming' && !phase.isWhole) return lost(state, 0);
  // What was announced while the answer was still on its way was not taken in: versions, and who asked what.
  return [idle(state), { do: 'account' }, { do: 'read', how: 'replace', tells: false }];
}

function failed(state: State, error: Error, day: string): Step {
  if (!isConnectionFailure(error)) return refused(state, error, day);
  // Perhaps only the answer was lost: sent again, the message would be there twice, and paid for twice.
  if (state.phase.kind === 'sending')
    return [{ ...state, phase: { kind: 'checking', error } }, { do: 'check' }];
  return lost(state, 0);
}

/** Tried again without a word. */
const lost = (state: State, tries: number): Step => [
  { ...state, phase: { kind: 'broken', tries } },
  { do: 'retry', after: Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** tries) },
];

/** A message that the server did not take leaves the list, and its words go back to the composer. */
function refused(state: State, error: Error, day: string): Step {
  const failure = { words: wordsFor(error), details: detailsFor(error) };
  const isLimit = error instanceof ApiError && error.code === DAILY_LIMIT_CODE;
  const limit = isLimit ? { day, words: failure.words } : state.limit;
  const next: State = { ...idle(state), failure, limit };
  if (state.isTaken) return [next];
  const { messages } = state;
  const left = messages.at(-1)?.role === 'user' ? messages.slice(0, -1) : messages;
  return [
    { ...next, messages: left },
    { do: 'answer', isTaken: false },
    { do: 'read', how: 'replace', tells: false },
  ];
}

function read(state: State, stored: readonly ChatMessage[], how: 'merge' | 'replace'): Step {
  if (state.phase.kind === 'catching-up')
    return [{ ...replaced(idle(state), stored), failure: null }, { do: 'resume' }];
  // What is being written is newer than what was read.
  if (isBusy(state)) return [state];
  if (how === 'replace') return [replaced(state, stored)];
  return [{ ...state, messages: merged(state.messages, settledOf(stored)) }];
}

function unread(state: State, error: Error): Step {
  const tries = state.phase.kind === 'catching-up' ? state.phase.tries + 1 : 0;
  if (isConnectionFailure(error) && state.phase.kind === 'catching-up') return lost(state, tries);
  const failure = { words: wordsFor(error), details: null };
  // It stays broken: seen or online again, the page tries once more.
  const phase: Phase = tries > 0 ? { kind: 'broken', tries } : state.phase;
  return [{ ...state, phase, failure }];
}

/** What is stored in the place of what is here: somebody may have gone back to an earlier version. */
function replaced(state: State, stored: readonly ChatMessage[]): State {
  const isKnown = state.messages.some(({ id }) => id === stored[0]?.id);
  return {
    ...state,
    messages: renewed(state.messages, settledOf(stored)),
    hasEarlier: isKnown ? state.hasEarlier : stored.length >= LIMITS.chat.shown,
  };
}

function heard(state: State, latest: readonly ChatMessage[]): Step {
  if (isBusy(state)) return [state];
  if (latest.at(-1)?.metadata?.status === 'streaming') return [state, { do: 'resume' }];
  const last = state.messages.at(-1)?.id;
  // The last one here is none of the latest: others wrote more than was announced, or went back.
  if (last !== undefined && !latest.some(({ id }) => id === last))
    return [state, { do: 'read', how: 'replace', tells: true }];
  return [{ ...state, messages: merged(state.messages, settledOf(latest)) }];
}
