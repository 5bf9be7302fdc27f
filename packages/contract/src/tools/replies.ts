import { z } from 'zod';
import { call } from '../call.ts';
import { AppId, RowId } from '../ids.ts';
import type { RunFailure, RunState } from './runs.ts';
import type { RunSource } from './sources.ts';

/** A run of a tool that the assistant began for who talks to it; the run itself is theirs like any other. */
export interface ReplyRun {
  runId: string;
  path: string;
  title: string;
  state: Exclude<RunState, 'idle'>;
  /** What it answered, as Markdown. */
  answer: string;
}

/** One piece of a reply as it is watched. */
export type ReplyChunk =
  | { type: 'begin'; replyId: string }
  /** What was found in the app's data for it. */
  | { type: 'sources'; sources: RunSource[] }
  | { type: 'text'; text: string }
  /** A run as it is now. */
  | { type: 'run'; run: ReplyRun }
  | { type: 'finish'; state: 'success' | 'error'; failure?: RunFailure };

/** What was said in a talk; a visitor's message is over as it is said. */
export interface TalkMessage {
  id: string;
  role: 'user' | 'assistant';
  text: string;
  state: Exclude<RunState, 'idle'>;
  runs: ReplyRun[];
  failure: RunFailure | null;
  /** What of the app's data a reply was made from. */
  sources: RunSource[];
}

/** A talk of somebody's with the chat assistant of an app. */
export interface Talk {
  talkId: string;
  messages: TalkMessage[];
}
const OneTalk = z.custom<Talk>((value) => typeof value === 'object' && value !== null);

/** What of the assistant everybody may read: no instructions (ruling 72). */
export const PublicAssistant = z.object({
  name: z.string(),
  description: z.string(),
  welcomeMessage: z.string(),
  examples: z.array(z.string()),
  /** Whether there is an address that what it cannot answer is handed over to. */
  canHandOver: z.boolean(),
});
export type PublicAssistant = z.infer<typeof PublicAssistant>;

/** Characters of one message to an assistant. */
export const MOST_SAID = 4_000;

/** A talk in a list: what was said in it first, and when last. */
export const TalkLine = z.object({
  talkId: z.string(),
  title: z.string(),
  updatedAt: z.iso.datetime(),
});
export type TalkLine = z.infer<typeof TalkLine>;

const onApp = z.object({ appId: AppId });
const onTalk = onApp.extend({ talkId: RowId });

/** Talks of visitors with an app's chat assistant. Events are `ReplyChunk`s; the last one is `finish`. */
export const replyCalls = {
  open: call({
    id: 'openAssistant',
    method: 'GET',
    path: '/api/assistants/{appId}',
    who: 'visitor',
    summary: 'The chat assistant of an app as whoever talks to it sees it, once it is active',
    params: onApp,
    answer: PublicAssistant,
  }),
  begin: call({
    id: 'beginTalk',
    method: 'POST',
    path: '/api/assistants/{appId}/talks',
    who: 'visitor',
    summary: 'Begin a talk, in which nothing is said yet',
    params: onApp,
    answer: z.object({ talkId: z.string() }),
  }),
  last: call({
    id: 'lastTalk',
    method: 'GET',
    path: '/api/assistants/{appId}/talks/last',
    who: 'visitor',
    summary: 'The caller’s own talk in which something was said last; null where nothing was',
    params: onApp,
    answer: z.object({ talk: OneTalk.nullable() }),
  }),
  list: call({
    id: 'listTalks',
    method: 'GET',
    path: '/api/assistants/{appId}/talks',
    who: 'visitor',
    summary:
      'The caller’s own talks in which something was said, the last one first; `before` is the last one’s time',
    params: onApp,
    query: z.object({ before: z.iso.datetime().optional() }),
    answer: z.object({ talks: z.array(TalkLine), more: z.boolean() }),
  }),
  get: call({
    id: 'getTalk',
    method: 'GET',
    path: '/api/assistants/{appId}/talks/{talkId}',
    who: 'visitor',
    summary: 'A talk of the caller’s own, as far as it is',
    params: onTalk,
    answer: OneTalk,
  }),
  remove: call({
    id: 'removeTalk',
    method: 'DELETE',
    path: '/api/assistants/{appId}/talks/{talkId}',
    who: 'visitor',
    summary: 'Forget a talk of the caller’s own, with all that was said in it',
    params: onTalk,
    answer: z.object({ removed: z.boolean() }),
  }),
  say: call({
    id: 'sayToAssistant',
    method: 'POST',
    path: '/api/assistants/{appId}/talks/{talkId}/messages',
    who: 'visitor',
    summary:
      'Say something. The answer is a stream of events, or with `wait` the talk. The same key says it once',
    params: onTalk,
    body: z.object({
      text: z.string().trim().min(1, 'Write something').max(MOST_SAID),
      requestKey: z.string().min(8).max(64).optional(),
      wait: z.boolean().optional(),
    }),
  }),
  follow: call({
    id: 'followReply',
    method: 'GET',
    path: '/api/assistants/{appId}/talks/{talkId}/stream',
    who: 'visitor',
    summary:
      'The events of the reply that is under way from its first on; nothing (204) where none is',
    params: onTalk,
  }),
  stop: call({
    id: 'stopReply',
    method: 'POST',
    path: '/api/assistants/{appId}/talks/{talkId}/stop',
    who: 'visitor',
    summary: 'Stop the reply that is under way; what came of it stays',
    params: onTalk,
    answer: z.object({ stopped: z.boolean() }),
  }),
  handOver: call({
    id: 'handOver',
    method: 'POST',
    path: '/api/assistants/{appId}/hand-over',
    who: 'visitor',
    summary: 'Write to the people of the app, with what was said in a talk where that is wanted',
    params: onApp,
    body: z.object({
      email: z.email('This email is invalid').max(254),
      message: z.string().trim().min(1, 'Write something').max(MOST_SAID),
      talkId: RowId.nullable().default(null),
    }),
    answer: z.object({ sent: z.boolean() }),
  }),
};
