import { type ImportPlan, MESSAGES } from '@trellis/contract';
import type pg from 'pg';
import { holding, sql } from '../db/index.ts';
import type { BatchDone, RowAsk } from '../entities/index.ts';
import { actingBuilder } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import type { Queue } from '../work/index.ts';
import { type PlannedRow, plannedRows, unfit } from './check.ts';
import { keepFailures } from './keep-failures.ts';
import type { ImportNeeds } from './needs.ts';
import { askOf, FILE_GONE, heldAs, type ImportRecord, recordOf } from './record.ts';
import { sweepImports } from './sweep.ts';
import { takeBack } from './take-back.ts';

/** Rows that one transaction stores, and the place in the file with them: after a crash it goes on there. */
const BATCH = 1_000;
/** Imports that one server does at once; each holds connections. The others wait for their turn. */
const AT_ONCE = 2;
const QUEUE = 'imports';
/** How often one is begun that gets no further; then it waits for a person (security.md, fault 13). */
const ATTEMPTS = 5;
/** A dialog that has not ended by then was closed, or its page is gone. */
const LEFT_AFTER = '10 minutes';

interface Job {
  appId: string;
  id: string;
}

/**
 * Imports that servers do by themselves. Who works on one holds a lock of its connection, which goes with
 * the process: another server, or this one after its start, takes up what nobody holds.
 */
export class DataImports {
  readonly #services: ImportNeeds;
  #isClosing = false;
  readonly queues: Queue[] = [
    {
      name: QUEUE,
      unique: 'waiting',
      concurrency: AT_ONCE,
      retries: { limit: ATTEMPTS, delay: 2 },
      work: (job) => this.#hold(job as Job),
    },
    { name: 'imports-left', cron: '* * * * *', work: () => this.resume() },
    { name: 'import-files', cron: '37 * * * *', work: () => sweepImports(this.#services) },
  ];

  constructor(services: ImportNeeds) {
    this.#services = services;
  }

  /** Queues every import that is under way, also where a dialog left it. */
  async resume(): Promise<void> {
    const { db } = this.#services;
    await db
      .updateTable('data_imports')
      .set({ by_dialog: false, is_again: true })
      .where('state', '=', 'running')
      .where('by_dialog', '=', true)
      .where('created_at', '<', sql<Date>`now() - ${sql.lit(LEFT_AFTER)}::interval`)
      .execute();
    const running = await db
      .selectFrom('data_imports')
      .select(['app_id', 'id'])
      .where('state', '=', 'running')
      .where('by_dialog', '=', false)
      .orderBy('created_at')
      .execute();
    for (const { app_id, id } of running) await this.start(app_id, id);
  }

  async start(appId: string, id: string): Promise<void> {
    await this.#services.work.send(QUEUE, { appId, id }, { key: `${appId} ${id}` });
  }

  /** Ends with the batch under way; what is left is taken up again. */
  close(): void {
    this.#isClosing = true;
  }

  /** Works on an import, unless somebody does. */
  async #hold(job: Job): Promise<void> {
    const { pool, db } = this.#services;
    await holding(pool, heldAs(job), async () =>
      this.#attempt(await recordOf(db, job.appId, job.id)),
    );
  }

  /** Goes on with it, and counts that it was begun: whatever ends this process is a try as well. */
  async #attempt(record: ImportRecord): Promise<void> {
    if (record.state !== 'running' || record.by_dialog || !record.plan) return;
    if (record.attempts >= ATTEMPTS)
      return finish(this.#services, record, { state: 'failed', error: MESSAGES.importStuck });
    await this.#count(record, record.attempts + 1);
    await this.#run(record, record.plan).catch(async (error: unknown) => {
      // That the server is busy is not the file's fault.
      if (error instanceof Refusal) await this.#count(record, record.attempts);
      throw error;
    });
    if (!this.#isClosing) return;
    await this.#count(record, 0);
    throw new Error('The server stopped; the import continues on the next one');
  }

  async #count({ app_id, id }: ImportRecord, attempts: number): Promise<void> {
    await this.#services.db
      .updateTable('data_imports')
      .set({ attempts })
      .where('app_id', '=', app_id)
      .where('id', '=', id)
      .execute();
  }

  async #run(record: ImportRecord, plan: ImportPlan): Promise<void> {
    try {
      const isDone = await this.#rows(record, plan);
      if (isDone) await finish(this.#services, record, { state: 'done' });
    } catch (error) {
      // What a person can mend is reported; for anything else the next run tries again.
      if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error;
      // What came of a file that nobody can read on is taken back: half an import is worth less than none.
      if (error.code === FILE_GONE) {
        await takeBack(this.#services, record, await actorOf(this.#services, record));
        await this.#services.db
          .updateTable('data_imports')
          .set({ done: 0, created: 0, updated: 0, skipped: 0, failed: 0, stored_name: null })
          .where('app_id', '=', record.app_id)
          .where('id', '=', record.id)
          .execute();
      }
      await finish(this.#services, record, { state: 'failed', error: error.message });
    }
  }

  /** Stores what is left of the file; false where the server closes before its end. */
  async #rows(record: ImportRecord, plan: ImportPlan): Promise<boolean> {
    const services = this.#services;
    const who = await actorOf(services, record);
    const ask = askOf(record, who);
    const { schema } = await services.entities.shape(ask);
    // One batch is stored while the next is read.
    let stored: Promise<void> = Promise.resolve();
    let batch: PlannedRow[] = [];
    const send = async () => {
      await stored;
      const rows = batch;
      batch = [];
      stored = storeBatch(services, record, plan, ask, rows, (row) => unfit(schema, row));
      // The next one waits for it, and hears of its failure; until then it is not lost.
      stored.catch(() => undefined);
    };
    const bare = { ...plan, columns: plan.columns.map(asMade) };
    const rest = { from: record.done, group: 'imports' } as const;
    for await (const row of plannedRows(services, record, bare, schema, who, rest)) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      await send();
      if (this.#isClosing) break;
    }
    if (!this.#isClosing && batch.length > 0) await send();
    await stored;
    return !this.#isClosing;
  }
}

/** Fields that the plan asked for are there by now. */
const asMade = ({ newField, ...column }: ImportPlan['columns'][number]) =>
  newField ? { ...column, schemaField: newField.name } : column;

async function storeBatch(
  { entities }: ImportNeeds,
  record: ImportRecord,
  plan: ImportPlan,
  ask: RowAsk,
  rows: readonly PlannedRow[],
  fault: (row: PlannedRow) => string | null,
): Promise<void> {
  const last = rows.at(-1);
  if (!last) return;
  const failed: { row: PlannedRow; reason: string }[] = [];
  const ready = rows.flatMap((row) => {
    const [problem] = row.problems;
    const reason = problem ? fault(row) : null;
    if (reason !== null) failed.push({ row, reason });
    return reason === null ? [{ at: row.at, input: row.input }] : [];
  });
  const options = {
    importId: record.id,
    key: plan.key,
    duplicates: plan.duplicates,
    isAgain: record.is_again,
  };
  const first = rows[0]!.at;
  await entities.importBatch(ask, ready, options, async (client, done) => {
    const refused = done.failed.map(({ at, reason }) => ({ row: rows[at - first]!, reason }));
    await keep(client, record, last.at + 1, done, [...failed, ...refused]);
  });
}

/** In the transaction that stores the rows: how far it is, what failed, what the changed rows were. */
async function keep(
  client: pg.PoolClient,
  { app_id, id }: ImportRecord,
  upTo: number,
  { created, updated, again, skipped }: BatchDone,
  failed: readonly { row: PlannedRow; reason: string }[],
): Promise<void> {
  await client.query(
    `UPDATE data_imports SET attempts = 0, done = $3, total = greatest(total, $3), created = created + $4, updated = updated + $5,
       skipped = skipped + $6, failed = failed + $7 WHERE app_id = $1 AND id = $2`,
    [app_id, id, upTo, created, updated.length + again, skipped, failed.length],
  );
  await keepFailures(
    client,
    { app_id, id },
    failed.map(({ row, reason }) => ({ ...row, reason })),
  );
  if (updated.length > 0)
    await client.query(
      `INSERT INTO data_import_updates (app_id, import_id, row_id, rev)
       SELECT $1, $2, v ->> 0, (v ->> 1)::int FROM jsonb_array_elements($3::jsonb) AS t(v) ON CONFLICT DO NOTHING`,
      [app_id, id, JSON.stringify(updated.map((row) => [row.id, row.rev]))],
    );
}

/** The person whose import it is, with the role that they have now. */
const actorOf = ({ db }: ImportNeeds, { app_id, by_user }: ImportRecord) =>
  actingBuilder(
    db,
    app_id,
    by_user,
    'The person who started this import can no longer change rows',
  );

/** Ends an import; nobody needs its file any more. */
export async function finish(
  { db, files }: ImportNeeds,
  { app_id, id, stored_name }: ImportRecord,
  end: { state: 'done' | 'failed'; error?: string },
): Promise<void> {
  await db
    .updateTable('data_imports')
    .set({
      ...end,
      ...(end.state === 'done' && { stored_name: null, total: sql<number>`done` }),
    })
    .where('app_id', '=', app_id)
    .where('id', '=', id)
    .execute();
  if (end.state === 'done' && stored_name) await files.remove(app_id, stored_name);
}
