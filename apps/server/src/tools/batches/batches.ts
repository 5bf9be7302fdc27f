import { appById } from '../../apps/index.ts';
import type { Db } from '../../db/index.ts';
import type { Caller } from '../../integrations/index.ts';
import { logFault } from '../../log.ts';
import { ifFound, Refusal } from '../../refusal.ts';
import type { Queue, Work } from '../../work/index.ts';
import { runnableTool } from '../list-options.ts';
import type { ToolNeeds } from '../needs.ts';
import type { ToolRuns } from '../runs/live.ts';
import { ownRun, type RunRow } from '../runs/record.ts';
import { startRun } from '../runs/start.ts';
import type { StoredTool } from '../store.ts';
import { type BatchRow, batchOf, inputsOf } from './record.ts';

type Needs = ToolNeeds & { toolRuns: ToolRuns; work: Work };
interface Job {
  appId: string;
  toolId: string;
  batchId: string;
}

const QUEUE = 'tool-batches';
/** Rows of one batch that are run at once. */
const AT_ONCE = 3;
/** How often a row is run again whose server went. */
const MOST_AGAIN = 2;

/** What stops a batch as a whole: the rest of its rows would be refused, too. */
const ENDS_ALL: readonly Refusal['kind'][] = ['too_many', 'unavailable', 'forbidden'];

/**
 * Runs the rows of files, one batch a job: which rows are done stands in the database, and a row's run has a key of its
 * own, so that a server that was killed in between is followed by another, and nothing is run twice.
 */
export class ToolBatches {
  readonly #needs: Needs;
  #isClosing = false;
  readonly queues: Queue[] = [
    {
      name: QUEUE,
      unique: 'waiting',
      concurrency: 2,
      retries: { limit: 5, delay: 2 },
      work: (job) => this.#run(job as Job),
      gaveUp: (job) => this.#giveUp(job as Job),
    },
  ];

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Begins, or goes on; rows that failed have another try. */
  async start(batch: BatchRow): Promise<void> {
    const { app_id: appId, tool_id: toolId, id: batchId } = batch;
    await this.#needs.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('tool_batches')
        .set(({ eb }) => ({ state: 'running', problem: null, started: eb('started', '+', 1) }))
        .where('app_id', '=', appId)
        .where('id', '=', batchId)
        .where('state', '<>', 'running')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await trx
        .updateTable('tool_batch_rows')
        .set({ state: 'waiting', problem: null })
        .where('app_id', '=', appId)
        .where('batch_id', '=', batchId)
        .where('state', '=', 'failed')
        .execute();
      await this.#needs.work.send(QUEUE, { appId, toolId, batchId }, { key: batchId, trx });
    });
  }

  /** Runs no further row. */
  async stop(batch: BatchRow, problem: string | null = null): Promise<void> {
    await setState(this.#needs.db, batch, 'stopped', problem);
  }

  close(): void {
    this.#isClosing = true;
  }

  /** Nobody works on it any more: it can be started again from where it is. */
  async #giveUp(job: Job): Promise<void> {
    const batch = await ifFound(batchOf(this.#needs.db, job));
    if (batch) await this.stop(batch, 'Something went wrong. Start it again later.');
  }

  async #run(job: Job): Promise<void> {
    const batch = await ifFound(batchOf(this.#needs.db, job));
    if (batch?.state !== 'running') return;
    const app = await appById(this.#needs.db, job.appId);
    const tool = await runnableTool(this.#needs.db, job.appId, app.draft_version_id, job.toolId);
    const caller: Caller = {
      appId: job.appId,
      userId: batch.user_id,
      email: null,
      rank: 'builder',
      address: QUEUE,
    };
    let problem: string | null = null;
    const work = async () => {
      for (;;) {
        if (this.#isClosing || problem !== null) return;
        const row = await nextRow(this.#needs.db, batch, taken);
        if (!row) return;
        problem ??= await this.#runRow({ app, tool, caller, batch }, row);
        taken.delete(row.n);
      }
    };
    const taken = new Set<number>();
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (problem !== null) return this.stop(batch, problem);
    const latest = await ifFound(batchOf(this.#needs.db, job));
    if (latest?.state !== 'running') return;
    // Whoever takes over goes on: a job that its server leaves is done again.
    if (this.#isClosing) throw new Error('The server stopped in the middle of this batch');
    await setState(this.#needs.db, batch, 'done', null);
  }

  /** Runs one row; what ends the whole batch is answered. */
  async #runRow(running: Running, { n, cells }: WaitingRow): Promise<string | null> {
    const { batch, tool } = running;
    const inputs = inputsOf(tool.definition, batch.headers, cells);
    try {
      for (let attempt = 0; ; attempt++) {
        const key = `${batch.id}:${batch.started}:${n}:${attempt}`;
        const { id, state, failure } = await this.#runOnce(running, inputs, key);
        // Its server went: that is no answer, and costs nothing.
        if (failure?.kind === 'interrupted' && attempt < MOST_AGAIN) continue;
        const problem = state === 'success' ? null : (failure?.message ?? 'This run did not end');
        await endRow(this.#needs.db, batch, n, problem, id);
        return null;
      }
    } catch (error) {
      if (error instanceof Refusal && ENDS_ALL.includes(error.kind)) return error.message;
      if (!(error instanceof Refusal)) logFault(`batch ${batch.id}`, error);
      const problem = error instanceof Refusal ? error.message : 'Something went wrong';
      await endRow(this.#needs.db, batch, n, problem);
      return null;
    }
  }

  async #runOnce(
    { app, tool, caller, batch }: Running,
    inputs: Record<string, unknown>,
    requestKey: string,
  ): Promise<RunRow> {
    const owner = { userId: batch.user_id };
    const { runId } = await startRun(this.#needs, {
      app,
      caller,
      environment: 'preview',
      owner,
      tool,
      inputs,
      requestKey,
    });
    const key = { appId: batch.app_id, id: runId };
    for await (const _ of this.#needs.toolRuns.follow(key)(new AbortController().signal)) void _;
    return ownRun(this.#needs.db, batch.app_id, runId, owner);
  }
}

interface WaitingRow {
  n: number;
  cells: Record<string, unknown>;
}

async function endRow(
  db: Db,
  { app_id, id }: BatchRow,
  n: number,
  problem: string | null,
  runId?: string,
): Promise<void> {
  await db
    .updateTable('tool_batch_rows')
    .set({ state: problem === null ? 'done' : 'failed', problem, ...(runId && { run_id: runId }) })
    .where('app_id', '=', app_id)
    .where('batch_id', '=', id)
    .where('n', '=', n)
    .execute();
}

interface Running {
  app: Awaited<ReturnType<typeof appById>>;
  tool: StoredTool;
  caller: Caller;
  batch: BatchRow;
}

/** The next row that waits and that nobody here has taken; none where the batch was stopped meanwhile. */
async function nextRow(db: Db, { app_id, id }: BatchRow, taken: Set<number>) {
  const row = await db
    .selectFrom('tool_batch_rows as row')
    .innerJoin('tool_batches as batch', (join) =>
      join.onRef('batch.app_id', '=', 'row.app_id').onRef('batch.id', '=', 'row.batch_id'),
    )
    .select(['row.n', 'row.cells'])
    .where('row.app_id', '=', app_id)
    .where('row.batch_id', '=', id)
    .where('row.state', '=', 'waiting')
    .where('batch.state', '=', 'running')
    .$if(taken.size > 0, (query) => query.where('row.n', 'not in', [...taken]))
    .orderBy('row.n')
    .executeTakeFirst();
  // Another one may have taken it while this asked.
  if (!row) return null;
  if (taken.has(row.n)) return nextRow(db, { app_id, id } as BatchRow, taken);
  taken.add(row.n);
  return row;
}

async function setState(
  db: Db,
  { app_id, id }: BatchRow,
  state: 'stopped' | 'done',
  problem: string | null,
): Promise<void> {
  await db
    .updateTable('tool_batches')
    .set({ state, problem })
    .where('app_id', '=', app_id)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}
