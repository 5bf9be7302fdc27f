import { z } from 'zod';
import { call } from '../call.ts';
import { AppId, RunId, ToolId } from '../ids.ts';
import { FIELD_LIMITS } from '../plans.ts';
import { needs } from '../policy.ts';
import type { BlockPart, ValidationStatus } from './blocks.ts';

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
  | { type: 'step'; step: 'search-similar-item' | 'query-context-items' | 'generate' | 'validate' }
  /** A block as it is now. */
  | { type: 'part'; part: BlockPart }
  /** More of a text. */
  | { type: 'more'; id: string; text: string }
  | { type: 'check'; id: string; check: BlockCheck }
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
}
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
export const RESERVED_TOOL_PATHS = ['runs', 'run', 'replacedataitem'] as const;

const onTool = z.object({ appId: AppId, toolPath: z.string().max(100) });
const onRun = z.object({ appId: AppId, runId: RunId });

/** Runs of AI tools. Events are `RunChunk`s, as server-sent events; the last one is `finish`. */
export const runCalls = {
  start: call({
    id: 'startRun',
    method: 'POST',
    path: '/api/tools/{appId}/{toolPath}/runs',
    who: 'visitor',
    summary:
      'Run a tool. The answer is a stream of events, or with `wait` the whole run. The same key starts the same run once',
    params: onTool,
    body: z.object({
      inputs: GivenInputs,
      requestKey: z.string().min(8).max(64).optional(),
      wait: z.boolean().optional(),
    }),
  }),
  upload: call({
    id: 'uploadInput',
    method: 'POST',
    path: '/api/tools/{appId}/{toolPath}/files',
    who: 'visitor',
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
    summary: 'A run of the caller’s own, as far as it is',
    params: onRun,
    answer: Run,
  }),
  follow: call({
    id: 'followRun',
    method: 'GET',
    path: '/api/tools/{appId}/runs/{runId}/stream',
    who: 'visitor',
    summary: 'The events of a run from its first on; nothing (204) where it is over',
    params: onRun,
  }),
  stop: call({
    id: 'stopRun',
    method: 'POST',
    path: '/api/tools/{appId}/runs/{runId}/stop',
    who: 'visitor',
    summary: 'Stop a run of the caller’s own; what came of it stays',
    params: onRun,
    answer: z.object({ stopped: z.boolean() }),
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
