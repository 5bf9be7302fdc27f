import type { JobInfo } from '@trellis/contract';
import { type Db, dbNow, isLongAgo, sql } from '../db/index.ts';
import { notFound } from '../refusal.ts';

interface Job {
  name: string;
  everyMs: number;
  work: () => Promise<void>;
}

/**
 * What the installation does by itself, again and again. Whichever server comes to it first does it;
 * the others see in the table that it was done.
 */
export class Jobs {
  readonly #db: Db;
  readonly #serverId: string;
  readonly #jobs = new Map<string, Job>();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<void>>();

  constructor(db: Db, serverId: string) {
    this.#db = db;
    this.#serverId = serverId;
  }

  /** Does `work` every so often from now on, the first time when the interval has passed. */
  every(name: string, everyMs: number, work: () => Promise<void>): void {
    const job = { name, everyMs, work };
    this.#jobs.set(name, job);
    this.#timers.push(setInterval(() => this.#start(job, everyMs / 2), everyMs).unref());
  }

  /** Does a job at once, unless a server is at it; for an admin who does not want to wait. */
  async run(name: string): Promise<void> {
    const job = this.#jobs.get(name);
    if (!job) throw notFound('There is no such job');
    await this.#start(job, 0);
  }

  /** Every job with its last run, by name. */
  async list(): Promise<JobInfo[]> {
    const rows = await this.#db.selectFrom('job_runs').selectAll().execute();
    return [...this.#jobs.values()].map(({ name, everyMs }) => {
      const row = rows.find((one) => one.name === name);
      return {
        name,
        everySeconds: everyMs / 1_000,
        startedAt: row?.started_at.toISOString() ?? null,
        ms: row?.ms ?? null,
        error: row?.error ?? null,
        server: row?.server_id ?? null,
      };
    });
  }

  /** No new runs; waits for those under way. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running);
  }

  #start(job: Job, notWithinMs: number): Promise<void> {
    const run = this.#do(job, notWithinMs)
      .catch((error: Error) => console.error(`job ${job.name}: ${error.message}`))
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
    return run;
  }

  async #do({ name, work }: Job, notWithinMs: number): Promise<void> {
    const mine = await this.#db
      .insertInto('job_runs')
      .values({ name, server_id: this.#serverId, started_at: dbNow() })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ server_id: this.#serverId, started_at: dbNow() })
          .where(isLongAgo('job_runs.started_at', notWithinMs)),
      )
      .returning('name')
      .executeTakeFirst();
    if (!mine) return;
    const began = performance.now();
    const error = await work().then(
      () => null,
      (failure: Error) => failure.message,
    );
    if (error) console.error(`job ${name}: ${error}`);
    await this.#db
      .updateTable('job_runs')
      .set({ ms: sql`${Math.round(performance.now() - began)}::int`, error })
      .where('name', '=', name)
      .execute();
  }
}
