import { z } from 'zod';
import { call } from '../call.ts';
import { AppId, RunId, ToolId } from '../ids.ts';
import { FIELD_LIMITS } from '../plans.ts';
import { needs } from '../policy.ts';
import type { BlockPart, ValidationStatus } from './blocks.ts';
import type { DataStep, RunSource } from './sources.ts';

/** How a run stands (spec 2, section 4). */
export const RUN_STATES = ['idle', 'loading', 'success', 'error'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Why a run came to nothing. */
export interface RunFailure {
  /** `stopped` by who started it; `interrupted` with its server; `no_answer` where what came could not be read. */
  kind: 'stopped' | 'interrupted' | 'model' | 'no_answer' | 'internal';
  message: string;
}

export interface BlockCheck {
  status: ValidationStatus;
  /** Why it failed, in words for people. */
  reason?: string;
}

/** One piece of a run as it is watched. */
export type RunChunk =
  | { type: 'begin'; runId: string }
  | { type: 'step'; step: DataStep | 'generate' | 'validate' }
  /** What was found in the app's data. */
  | { type: 'sources'; sources: RunSource[] }
  /** A block as it is now. */
  | { type: 'part'; part: BlockPart }
  /** More of a text. */
  | { type: 'more'; id: string; text: string }
  | { type: 'check'; id: string; check: BlockCheck }
  /** What might be asked next. */
  | { type: 'suggestions'; texts: string[] }
  | { type: 'finish'; state: 'success' | 'error'; failure?: RunFailure };

/** A run as whoever started it sees it. */
export interface ToolRun {
  runId: string;
  toolId: string;
  path: string;
  title: string;
  state: RunState;
  inputs: Record<string, unknown>;
  parts: BlockPart[];
  checks: Record<string, BlockCheck>;
  failure: RunFailure | null;
  createdAt: string;
  endedAt: string | null;
  /** The answer as its owner wrote it anew; null where it is the model's. */
  edited: BlockPart[] | null;
  rating: RunRating | null;
  /** Whether everybody who has its address may read its result. */
  isShared: boolean;
  /** The run that it goes on with, and what was asked of that. */
  parentId: string | null;
  question: string | null;
  suggestions: string[];
  /** What of the app's data it was made from. */
  sources: RunSource[];
}

/** What who ran a tool thinks of its answer. */
export interface RunRating {
  value: 1 | -1;
  reason: string;
}

/** A run as everybody reads it whom its owner gave the address: no inputs, personal values masked (ruling 81). */
export interface SharedRun {
  runId: string;
  path: string;
  title: string;
  parts: BlockPart[];
  /** The blocks that the parts stand in. */
  isFollowup: boolean;
}
const Shared = z.custom<SharedRun>((value) => typeof value === 'object' && value !== null);

/** Characters of an answer that somebody wrote anew. */
const MOST_EDITED = 100_000;
const EditedParts = z
  .array(z.looseObject({ id: z.string().max(64), value: z.unknown() }))
  .max(30)
  .refine((parts) => JSON.stringify(parts).length <= MOST_EDITED, 'That is too long');

const Run = z.custom<ToolRun>((value) => typeof value === 'object' && value !== null);

/** Inputs by their names. What they may be is said by the tool's fields. */
const GivenInputs = z.record(
  z.string().max(FIELD_LIMITS.label),
  z.union([
    z.string().max(60_000),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.string().max(2_000)).max(200),
  ]),
);

/** What such a secret is. */
export const VISITOR_KEY = /^[A-Za-z0-9_-]{32,64}$/;

/** Words in the place of a tool's path that are calls of their own. */
export const RESERVED_TOOL_PATHS = ['runs', 'run', 'shared', 'replacedataitem'] as const;

const onTool = z.object({ appId: AppId, toolPath: z.string().max(100) });
const onRun = z.object({ appId: AppId, runId: RunId });

/** Runs of AI tools. Events are `RunChunk`s, as server-sent events; the last one is `finish`. */
export const runCalls = {
  start: call({
    id: 'startRun',
    method: 'POST',
    path: '/api/tools/{appId}/{toolPath}/runs',
    who: 'visitor',
    tokens: 'keys',
    summary:
      'Run a tool. The answer is a stream of events, or with `wait` the whole run. The same key starts the same run once',
    params: onTool,
    body: z.object({
      inputs: GivenInputs,
      requestKey: z.string().min(8).max(64).optional(),
      wait: z.boolean().optional(),
      /** A run of the caller's own to go on with, and what is asked of it; its inputs stay. */
      parent: RunId.optional(),
      question: z.string().trim().min(1, 'Ask something').max(2_000).optional(),
    }),
  }),
  options: call({
    id: 'inputOptions',
    method: 'GET',
    path: '/api/tools/{appId}/{toolPath}/options',
    who: 'visitor',
    tokens: 'keys',
    summary: 'The items of a list that an input chooses from, those that hold a text',
    params: onTool,
    query: z.object({
      field: z.string().max(FIELD_LIMITS.label),
      text: z.string().max(200).default(''),
    }),
    answer: z.object({ options: z.array(z.string()) }),
  }),
  upload: call({
    id: 'uploadInput',
    method: 'POST',
    path: '/api/tools/{appId}/{toolPath}/files',
    who: 'visitor',
    tokens: 'keys',
    summary:
      'Upload a `file` for a photo or file input, which `field` names; the address that is answered goes into the inputs',
    params: onTool,
    bodyKind: 'multipart',
    answer: z.object({ address: z.string(), name: z.string(), size: z.number() }),
  }),
  list: call({
    id: 'listRuns',
    method: 'GET',
    path: '/api/tools/{appId}/{toolPath}/runs',
    who: 'visitor',
    tokens: 'keys',
    summary: "The caller's own runs of a tool, the last first; `before` is the id of the last one",
    params: onTool,
    query: z.object({ before: RunId.optional() }),
    answer: z.object({ runs: z.array(Run), more: z.boolean() }),
  }),
  get: call({
    id: 'getRun',
    method: 'GET',
    path: '/api/tools/{appId}/runs/{runId}',
    who: 'visitor',
    tokens: 'keys',
    summary: 'A run of the caller’s own, as far as it is',
    params: onRun,
    answer: Run,
  }),
  thread: call({
    id: 'runThread',
    method: 'GET',
    path: '/api/tools/{appId}/runs/{runId}/thread',
    who: 'visitor',
    tokens: 'keys',
    summary: 'A run of the caller’s own with those that it goes on with, the first one first',
    params: onRun,
    answer: z.object({ runs: z.array(Run) }),
  }),
  follow: call({
    id: 'followRun',
    method: 'GET',
    path: '/api/tools/{appId}/runs/{runId}/stream',
    who: 'visitor',
    tokens: 'keys',
    summary: 'The events of a run from its first on; nothing (204) where it is over',
    params: onRun,
  }),
  stop: call({
    id: 'stopRun',
    method: 'POST',
    path: '/api/tools/{appId}/runs/{runId}/stop',
    who: 'visitor',
    tokens: 'keys',
    summary: 'Stop a run of the caller’s own; what came of it stays',
    params: onRun,
    answer: z.object({ stopped: z.boolean() }),
  }),
  rate: call({
    id: 'rateRun',
    method: 'POST',
    path: '/api/tools/{appId}/runs/{runId}/rating',
    who: 'visitor',
    tokens: 'keys',
    summary: 'Say what an answer is worth, and why; null takes it back',
    params: onRun,
    body: z.object({
      value: z.union([z.literal(1), z.literal(-1)]).nullable(),
      reason: z.string().trim().max(1_000).default(''),
    }),
    answer: Run,
  }),
  edit: call({
    id: 'editRun',
    method: 'PUT',
    path: '/api/tools/{appId}/runs/{runId}/parts',
    who: 'visitor',
    summary:
      'Write parts of an answer anew, where the app lets people; null takes the model’s back',
    params: onRun,
    body: z.object({ parts: EditedParts.nullable() }),
    answer: Run,
  }),
  validate: call({
    id: 'validateRun',
    method: 'POST',
    path: '/api/tools/{appId}/runs/{runId}/validate',
    who: 'visitor',
    summary: 'Check again what of an answer was not confirmed',
    params: onRun,
    answer: Run,
  }),
  share: call({
    id: 'shareRun',
    method: 'POST',
    path: '/api/tools/{appId}/runs/{runId}/share',
    who: 'visitor',
    summary: 'Let everybody who has its address read a result, or no longer',
    params: onRun,
    body: z.object({ isShared: z.boolean() }),
    answer: Run,
  }),
  shared: call({
    id: 'sharedRun',
    method: 'GET',
    path: '/api/tools/{appId}/shared/{runId}',
    who: 'visitor',
    summary: 'A result that was shared; with `preview` the owner sees what others would',
    params: onRun,
    query: z.object({ preview: z.literal('true').optional() }),
    answer: Shared,
  }),
  remove: call({
    id: 'removeRun',
    method: 'DELETE',
    path: '/api/tools/{appId}/runs/{runId}',
    who: 'visitor',
    tokens: 'keys',
    summary: 'Take a run out of the caller’s own list; nobody reads it any more',
    params: onRun,
    answer: z.object({ removed: z.boolean() }),
  }),
  prompt: call({
    id: 'toolPrompt',
    method: 'POST',
    path: '/api/apps/{appId}/tools/{toolId}/prompt',
    who: needs('app.see'),
    summary: 'What a model would be sent for these inputs, and about how many tokens that is',
    params: z.object({ appId: AppId, toolId: ToolId }),
    body: z.object({ inputs: GivenInputs }),
    answer: z.object({ system: z.string(), prompt: z.string(), tokens: z.number() }),
  }),
};
