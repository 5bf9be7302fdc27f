import type { Batch, ToolDefinition } from '@trellis/contract';
import { checkInputs, inputColumns, toolRequest } from '@trellis/tools';
import type { Selectable } from 'kysely';
import { type Db, sql, type ToolBatchTable } from '../../db/index.ts';
import { listedModel } from '../../models/index.ts';
import { priceOf } from '../../prices/index.ts';
import { notFound } from '../../refusal.ts';
import type { ToolNeeds } from '../needs.ts';

export type BatchRow = Selectable<ToolBatchTable>;

/** What a batch runs, and the model that its settings name. */
interface BatchTool {
  definition: ToolDefinition;
  model: string;
}

/** Rows that are looked at before anything is run. */
const LOOKED_AT = 100;
const MOST_WRONG = 5;
/** Tokens of an answer where the tool was not run yet, and characters of a token, about. */
const USUAL_ANSWER = 400;
const CHARACTERS = 4;

export async function batchOf(
  db: Db,
  { appId, toolId, batchId }: { appId: string; toolId: string; batchId: string },
): Promise<BatchRow> {
  const batch = await db
    .selectFrom('tool_batches')
    .selectAll()
    .where('app_id', '=', appId)
    .where('tool_id', '=', toolId)
    .where('id', '=', batchId)
    .executeTakeFirst();
  if (!batch) throw notFound('There is no such batch');
  return batch;
}

/** A row's inputs by their names, as its file has them. */
export const inputsOf = (
  tool: ToolDefinition,
  headers: readonly string[],
  cells: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(inputColumns(tool, headers)).map(([name, column]) => [
      name,
      cells[column] ?? '',
    ]),
  );

/** A batch as people see it: how far it is, what is wrong in its first rows, what the rest costs. */
export async function presentBatch(
  needs: Pick<ToolNeeds, 'db' | 'models' | 'config'>,
  batch: BatchRow,
  { definition: tool, model }: BatchTool,
): Promise<Batch> {
  const { db } = needs;
  const { app_id: appId, id, headers } = batch;
  const of = db
    .selectFrom('tool_batch_rows')
    .where('app_id', '=', appId)
    .where('batch_id', '=', id);
  const counts = await of
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
  const count = (state: string) => counts.find((one) => one.state === state)?.count ?? 0;
  const rows = counts.reduce((sum, one) => sum + one.count, 0);
  const first = await of.select(['n', 'cells']).orderBy('n').limit(LOOKED_AT).execute();
  const columns = inputColumns(tool, headers);
  const used = new Set(Object.values(columns));
  const checked = first.map(({ n, cells }) => ({
    n,
    read: checkInputs(tool, inputsOf(tool, headers, cells), () => false),
  }));
  const fit = checked.flatMap(({ read }) => ('inputs' in read ? [read.inputs] : []));
  return {
    batchId: id,
    name: batch.name,
    state: batch.state,
    problem: batch.problem,
    rows,
    done: count('done'),
    failed: count('failed'),
    columns,
    unused: headers.filter((header) => !used.has(header)),
    wrong: checked
      .flatMap(({ n, read }) =>
        'problems' in read ? [{ row: n, problem: Object.values(read.problems)[0] ?? '' }] : [],
      )
      .slice(0, MOST_WRONG),
    estimate: await estimateOf(
      needs,
      batch,
      { definition: tool, model },
      fit,
      rows - count('done'),
    ),
    createdAt: batch.created_at.toISOString(),
  };
}

/** What so many more runs take, by what the first rows would send and what earlier answers had. */
async function estimateOf(
  { db, models, config }: Pick<ToolNeeds, 'db' | 'models' | 'config'>,
  { app_id, tool_id }: BatchRow,
  { definition: tool, model }: BatchTool,
  inputs: readonly Record<string, unknown>[],
  runs: number,
): Promise<Batch['estimate']> {
  const today = new Date().toISOString().slice(0, 10);
  const sent = inputs.map((one) => {
    const request = toolRequest(tool, { inputs: one, holdsSchema: false, today });
    return request.system.length + request.messages.reduce((sum, { text }) => sum + text.length, 0);
  });
  const mean = sent.reduce((sum, one) => sum + one, 0) / Math.max(1, sent.length) / CHARACTERS;
  const { rows } = await sql<{ answer: number | null }>`
    SELECT avg(completion_tokens)::float AS answer FROM (
      SELECT completion_tokens FROM tool_runs
      WHERE app_id = ${app_id} AND tool_id = ${tool_id} AND state = 'success' AND completion_tokens > 0
      ORDER BY id DESC LIMIT 50) AS last`.execute(db);
  const answer = rows[0]?.answer ?? USUAL_ANSWER;
  const answering = models.with(await listedModel(models, model)).choice;
  const price = priceOf(answering?.model ?? '', config.modelPrices);
  return {
    tokens: Math.round(runs * (mean + answer)),
    cost: price && (runs * (mean * price.prompt + answer * price.completion)) / 1_000_000,
  };
}
