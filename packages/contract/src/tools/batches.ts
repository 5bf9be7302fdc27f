import { z } from 'zod';
import { call } from '../call.ts';
import { AppId, ToolId } from '../ids.ts';
import { needs } from '../policy.ts';

const onTool = z.object({ appId: AppId, toolId: ToolId });
const BatchId = z.string().regex(/^[0-9a-f]{24}$/, 'There is no such batch');
const onBatch = onTool.extend({ batchId: BatchId });

export const BATCH = {
  /** Rows of one file. */
  rows: 2_000,
  /** Bytes of it. */
  fileBytes: 5_000_000,
} as const;

const count = z.number().int();

/** A file of inputs, each row of which a tool is run on (ruling 52). */
export const Batch = z.object({
  batchId: BatchId,
  name: z.string(),
  /** `ready` before it is started; `stopped` by a person, or by a limit that `problem` tells. */
  state: z.enum(['ready', 'running', 'stopped', 'done']),
  problem: z.string().nullable(),
  rows: count,
  done: count,
  failed: count,
  /** Which column goes into which input, by the input's name. */
  columns: z.record(z.string(), z.string()),
  /** Columns that go into none. */
  unused: z.array(z.string()),
  /** Rows of which something is wrong, among the first ones, with what. */
  wrong: z.array(z.object({ row: count, problem: z.string() })),
  /** What is still to be done costs about so much; dollars are null where no price is known. */
  estimate: z.object({ tokens: count, cost: z.number().nullable() }),
  createdAt: z.iso.datetime(),
});
export type Batch = z.infer<typeof Batch>;

/** Many runs of a tool at once: a file of inputs in, the same file with the answers out. */
export const batchCalls = {
  list: call({
    id: 'listBatches',
    method: 'GET',
    path: '/api/apps/{appId}/tools/{toolId}/batches',
    who: needs('app.edit'),
    summary: 'The last twenty files of inputs that a tool was given',
    params: onTool,
    answer: z.object({ batches: z.array(Batch) }),
  }),
  make: call({
    id: 'makeBatch',
    method: 'POST',
    path: '/api/apps/{appId}/tools/{toolId}/batches',
    who: needs('app.edit'),
    summary: 'Take in a file (CSV, TSV, XLSX) of inputs, a row for each run; nothing is run yet',
    params: onTool,
    bodyKind: 'multipart',
    answer: Batch,
  }),
  get: call({
    id: 'getBatch',
    method: 'GET',
    path: '/api/apps/{appId}/tools/{toolId}/batches/{batchId}',
    who: needs('app.edit'),
    summary: 'How far a batch is',
    params: onBatch,
    answer: Batch,
  }),
  start: call({
    id: 'startBatch',
    method: 'POST',
    path: '/api/apps/{appId}/tools/{toolId}/batches/{batchId}/start',
    who: needs('app.edit'),
    summary: 'Run the rows that are not done; those that failed are run again',
    params: onBatch,
    answer: Batch,
  }),
  stop: call({
    id: 'stopBatch',
    method: 'POST',
    path: '/api/apps/{appId}/tools/{toolId}/batches/{batchId}/stop',
    who: needs('app.edit'),
    summary: 'Run no further row; what is done stays, and it can be started again',
    params: onBatch,
    answer: Batch,
  }),
  remove: call({
    id: 'removeBatch',
    method: 'DELETE',
    path: '/api/apps/{appId}/tools/{toolId}/batches/{batchId}',
    who: needs('app.edit'),
    summary: 'Forget a batch with its file; its runs stay',
    params: onBatch,
    answer: z.object({ removed: z.boolean() }),
  }),
  result: call({
    id: 'batchResult',
    method: 'GET',
    path: '/api/apps/{appId}/tools/{toolId}/batches/{batchId}/result',
    who: needs('app.edit'),
    summary: 'The same file as CSV with the answers; rows that failed say why',
    params: onBatch,
  }),
};
