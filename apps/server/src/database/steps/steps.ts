import {
  EDITED_AT_ONCE,
  MESSAGES,
  type RowEdit,
  type RowStep,
  type RowStepAsk,
} from '@trellis/contract';
import type { Selectable } from 'kysely';
import { holding, type RowStepTable, sql } from '../../db/index.ts';
import { versionEntities } from '../../entities/index.ts';
import { actingBuilder } from '../../identity/index.ts';
import { newId } from '../../ids.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Queue } from '../../work/index.ts';
import { actOn } from './act.ts';
import type { RowStepNeeds } from './needs.ts';

const QUEUE = 'row-steps';
/** Steps that one server does at once; each holds a connection. */
const AT_ONCE = 2;
/** How often one is begun that gets no further. */
const ATTEMPTS = 5;

export type StepRecord = Selectable<RowStepTable>;

/**
 * What was done to many rows, taken back or done again by a server: it goes on when the page is closed, and with the next
 * server when this one ends. Who works on one holds a lock of its connection, which goes with the process.
 */
export class RowSteps {
  readonly #services: RowStepNeeds;
  #isClosing = false;
  readonly queues: Queue[] = [
    {
      name: QUEUE,
      unique: 'waiting',
      concurrency: AT_ONCE,
      retries: { limit: ATTEMPTS, delay: 2 },
      work: (job) => this.#hold(job as { appId: string; id: string }),
    },
    { name: 'row-steps-left', cron: '* * * * *', work: () => this.#resume() },
  ];

  constructor(services: RowStepNeeds) {
    this.#services = services;
  }

  /** Keeps what is to be done, and has it done. */
  async begin(appId: string, entityId: string, userId: string, ask: RowStepAsk): Promise<string> {
    const { db, work } = this.#services;
    const edits: RowEdit[] =
      ask.kind === 'change' ? ask.edits : ask.ids.map((id) => ({ id, data: {} }));
    const id = newId();
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('row_steps')
        .values({
          app_id: appId,
          id,
          entity_id: entityId,
          kind: ask.kind,
          state: 'running',
          total: edits.length,
          by_user: userId,
        })
        .execute();
      await sql`INSERT INTO row_step_rows (app_id, step_id, at, edit)
        SELECT ${appId}, ${id}, n - 1, v FROM jsonb_array_elements(${JSON.stringify(edits)}::jsonb)
        WITH ORDINALITY AS t(v, n)`.execute(trx);
    });
    await work.send(QUEUE, { appId, id }, { key: `${appId} ${id}` });
    return id;
  }

  async of(appId: string, id: string): Promise<StepRecord> {
    const step = await this.#services.db
      .selectFrom('row_steps')
      .selectAll()
      .where('app_id', '=', appId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!step) throw notFound('There is no such step');
    return step;
  }

  /** Ends with the rows under way; what is left is taken up again. */
  close(): void {
    this.#isClosing = true;
  }

  async #resume(): Promise<void> {
    const { db, work } = this.#services;
    const running = await db
      .selectFrom('row_steps')
      .select(['app_id', 'id'])
      .where('state', '=', 'running')
      .orderBy('created_at')
      .execute();
    for (const { app_id: appId, id } of running)
      await work.send(QUEUE, { appId, id }, { key: `${appId} ${id}` });
    // Nobody asks for one that ended long ago.
    await db
      .deleteFrom('row_steps')
      .where('state', '!=', 'running')
      .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute();
  }

  /** Works on a step, unless somebody does. */
  async #hold({ appId, id }: { appId: string; id: string }): Promise<void> {
    await holding(this.#services.pool, `row step ${appId} ${id}`, async () =>
      this.#attempt(await this.of(appId, id)),
    );
  }

  async #attempt(step: StepRecord): Promise<void> {
    if (step.state !== 'running') return;
    if (step.attempts >= ATTEMPTS) return this.#end(step, MESSAGES.importStuck);
    await this.#set(step, { attempts: step.attempts + 1 });
    try {
      await this.#run(step);
    } catch (error) {
      // What a person can mend is reported; for anything else the next run tries again.
      if (!(error instanceof Refusal) || error.kind === 'unavailable') throw error;
      await this.#end(step, error.message);
    }
    if (this.#isClosing) throw new Error('The server stopped; the step continues on the next one');
  }

  async #run(step: StepRecord): Promise<void> {
    const { db } = this.#services;
    const { app_id: appId, id, kind, by_user } = step;
    const gone = 'The person who started this can no longer change rows';
    const who = await actingBuilder(db, appId, by_user, gone);
    for (;;) {
      const now = await this.of(appId, id);
      if (this.#isClosing) return;
      const rows = await db
        .selectFrom('row_step_rows')
        .select('edit')
        .where('app_id', '=', appId)
        .where('step_id', '=', id)
        .where('at', '>=', now.done)
        .orderBy('at')
        .limit(EDITED_AT_ONCE)
        .execute();
      if (rows.length === 0 || now.is_cancelled) return this.#end(now, null);
      const entityName = await this.#nameOf(appId, step.entity_id);
      const edits = rows.map(({ edit }) => edit);
      const { left, why } = await actOn(this.#services, { appId, entityName, ...who }, kind, edits);
      await this.#set(step, {
        done: now.done + rows.length,
        left_rows: now.left_rows + left,
        left_why: now.left_why ?? why,
        attempts: 0,
      });
    }
  }

  /** What the entity is called now. */
  async #nameOf(appId: string, entityId: string): Promise<string> {
    const { db } = this.#services;
    const { draft_version_id: draftId } = await db
      .selectFrom('apps')
      .select('draft_version_id')
      .where('app_id', '=', appId)
      .executeTakeFirstOrThrow();
    const bound = draftId ? await versionEntities(db, appId, draftId) : {};
    const name = Object.keys(bound).find((one) => bound[one]!.id === entityId);
    if (name === undefined) throw new Refusal('conflict', 'The entity no longer exists');
    return name;
  }

  async #end(step: StepRecord, error: string | null): Promise<void> {
    await this.#set(step, { state: error === null ? 'done' : 'failed', error });
    await this.#services.db
      .deleteFrom('row_step_rows')
      .where('app_id', '=', step.app_id)
      .where('step_id', '=', step.id)
      .execute();
  }

  async #set(
    { app_id, id }: Pick<StepRecord, 'app_id' | 'id'>,
    values: Partial<Omit<StepRecord, 'app_id' | 'id' | 'created_at'>>,
  ): Promise<void> {
    await this.#services.db
      .updateTable('row_steps')
      .set(values)
      .where('app_id', '=', app_id)
      .where('id', '=', id)
      .execute();
  }
}

/** A step as whoever asks sees it. */
export const stepOf = (step: StepRecord, userId: string): RowStep => ({
  stepId: step.id,
  kind: step.kind,
  state: step.state,
  total: step.total,
  done: step.done,
  left: step.left_rows,
  why: step.left_why,
  error: step.error,
  isMine: step.by_user === userId,
});
