import { z } from 'zod';
import { call } from '../call.ts';
import { AppId, RunId, ToolId } from '../ids.ts';
import { needs } from '../policy.ts';
import type { BlockCheck, ToolRun } from './runs.ts';

const onTool = z.object({ appId: AppId, toolId: ToolId });

/** Which runs are listed. */
export const RUN_FILTERS = ['all', 'failed', 'liked', 'disliked'] as const;
export type RunFilter = (typeof RUN_FILTERS)[number];

/** A run as who builds the tool sees it: personal values are masked in it (ruling 81). */
export interface ReportedRun
  extends Pick<
    ToolRun,
    'runId' | 'state' | 'inputs' | 'parts' | 'failure' | 'createdAt' | 'rating' | 'question'
  > {
  checks: Record<string, BlockCheck>;
  /** Who ran it, as far as that is told: nobody's name. */
  by: 'user' | 'visitor' | 'program' | 'builder';
  /** What lies behind a failure. */
  cause: string | null;
  /** null while it goes on. */
  seconds: number | null;
  model: string | null;
  promptTokens: number;
  completionTokens: number;
  /** Dollars. */
  cost: number;
}
const Reported = z.custom<ReportedRun>((value) => typeof value === 'object' && value !== null);

const count = z.number().int();
/** How far people came with a tool: each number of opened pages. */
export const DropOff = z.object({
  opened: count,
  /** Pages on which a field was entered into, by its name. */
  fields: z.record(z.string(), count),
  /** Pages on which a step was reached, by its place from 0. */
  steps: z.array(count),
  run: count,
});
export type DropOff = z.infer<typeof DropOff>;

export const RunSummary = z.object({
  runs: count,
  failed: count,
  liked: count,
  disliked: count,
  /** null where none is over. */
  medianSeconds: z.number().nullable(),
  cost: z.number(),
  dropOff: DropOff,
});
export type RunSummary = z.infer<typeof RunSummary>;

/** What is reported of an opened page of a tool: fields entered into, steps reached, whether it was run. */
export const ToolMarks = z.object({
  opened: z.boolean().default(false),
  fields: z.array(z.string().max(100)).max(100).default([]),
  steps: z.array(z.number().int().min(0).max(30)).max(31).default([]),
  run: z.boolean().default(false),
});
export type ToolMarks = z.infer<typeof ToolMarks>;

/** What became of a tool's runs, for who builds it. */
export const reportCalls = {
  runs: call({
    id: 'reportRuns',
    method: 'GET',
    path: '/api/apps/{appId}/tools/{toolId}/runs',
    who: needs('analytics.see'),
    summary: "A tool's runs, the last first, with personal values masked",
    params: onTool,
    query: z.object({ before: RunId.optional(), filter: z.enum(RUN_FILTERS).default('all') }),
    answer: z.object({ runs: z.array(Reported), more: z.boolean() }),
  }),
  summary: call({
    id: 'reportSummary',
    method: 'GET',
    path: '/api/apps/{appId}/tools/{toolId}/runs/summary',
    who: needs('analytics.see'),
    summary: 'The last 30 days of a tool: runs, failures, ratings, time, cost and drop-off',
    params: onTool,
    answer: RunSummary,
  }),
  export: call({
    id: 'exportRuns',
    method: 'GET',
    path: '/api/apps/{appId}/tools/{toolId}/runs/export',
    who: needs('analytics.see'),
    summary: "A tool's runs as CSV, with personal values masked",
    params: onTool,
  }),
  mark: call({
    id: 'markTool',
    method: 'POST',
    path: '/api/tools/{appId}/{toolPath}/marks',
    who: 'visitor',
    summary: 'How far somebody came with a tool; counted by the day, and nobody is known by it',
    params: z.object({ appId: AppId, toolPath: z.string().max(100) }),
    body: ToolMarks,
    answer: z.object({ success: z.boolean() }),
  }),
};
