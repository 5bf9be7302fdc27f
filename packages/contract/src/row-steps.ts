import { z } from 'zod';
import { BODY, call } from './call.ts';
import { EntityName } from './entity.ts';
import { AppId, Count, RowId } from './ids.ts';
import { needs } from './policy.ts';
import { RowEdit } from './rows.ts';

/** Rows of one step that the server takes, and from how many on it is asked to. */
export const ROW_STEP = { most: 100_000, from: 101 } as const;

/** What is to be done to many rows: taking back what was done to them, or doing it again. */
const RowStepAsk = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['restore', 'remove']),
    ids: z.array(RowId).min(1).max(ROW_STEP.most),
  }),
  z.strictObject({
    kind: z.literal('change'),
    edits: z.array(RowEdit).min(1).max(ROW_STEP.most),
  }),
]);
export type RowStepAsk = z.infer<typeof RowStepAsk>;

/** Such a step, and how far it is. */
export const RowStep = z.object({
  stepId: z.string(),
  kind: z.enum(['restore', 'remove', 'change']),
  state: z.enum(['running', 'done', 'failed']),
  total: Count,
  done: Count,
  /** Rows that were left as they are, and why the first one. */
  left: Count,
  why: z.string().nullable(),
  /** Why it stopped. */
  error: z.string().nullable(),
  isMine: z.boolean(),
});
export type RowStep = z.infer<typeof RowStep>;

const onEntity = z.object({ appId: AppId, entityName: EntityName });
const onStep = z.object({ appId: AppId, stepId: z.string().max(40) });
const ofEntity = '/api/apps/{appId}/database/{entityName}/steps';
const at = '/api/apps/{appId}/steps/{stepId}';

/** Steps over many rows, which go on when the page that asked for them is gone. */
export const rowStepCalls = {
  begin: call({
    id: 'beginRowStep',
    method: 'POST',
    path: ofEntity,
    who: needs('rows.write'),
    summary: 'Bring back, delete or change many rows: the server does it, and tells how far it is',
    params: onEntity,
    bodyLimit: 10 * BODY,
    body: RowStepAsk,
    answer: RowStep,
  }),
  list: call({
    id: 'listRowSteps',
    method: 'GET',
    path: ofEntity,
    who: needs('rows.read'),
    summary: 'The steps over rows of an entity that are under way',
    params: onEntity,
    answer: z.object({ steps: z.array(RowStep) }),
  }),
  progress: call({
    id: 'rowStepProgress',
    method: 'GET',
    path: at,
    who: needs('rows.read'),
    summary: 'How far a step is',
    params: onStep,
    answer: RowStep,
  }),
  cancel: call({
    id: 'cancelRowStep',
    method: 'POST',
    path: `${at}/cancel`,
    who: needs('rows.write'),
    summary: 'End a step before its end; what it did stays',
    params: onStep,
    answer: RowStep,
  }),
};
