import type { FailedJob, WorkQueue } from '@trellis/contract';
import type pg from 'pg';
import type { Queue } from './queue.ts';

/** The database schema that the jobs stand in. */
export const SCHEMA = 'work';
/** Failures that are listed of one queue. */
const MOST = 50;

interface Counted {
  name: string;
  waiting: string;
  active: string;
  failed: string;
}

interface Ended {
  name: string;
  state: string;
  started_on: Date | null;
  completed_on: Date | null;
  output: { message?: unknown; server?: unknown } | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Every queue with what waits, what is done now, what failed, and how its last job ended. */
export async function queuesWith(pool: pg.Pool, queues: readonly Queue[]): Promise<WorkQueue[]> {
  const names = queues.map(({ name }) => name);
  const counted = await pool.query<Counted>(
    `SELECT name, count(*) FILTER (WHERE state IN ('created', 'retry')) AS waiting,
       count(*) FILTER (WHERE state = 'active') AS active, count(*) FILTER (WHERE state = 'failed') AS failed
     FROM ${SCHEMA}.job WHERE name = ANY($1) GROUP BY name`,
    [names],
  );
  const ended = await pool.query<Ended>(
    `SELECT DISTINCT ON (name) name, state, started_on, completed_on, output FROM ${SCHEMA}.job
     WHERE name = ANY($1) AND state IN ('completed', 'failed') ORDER BY name, completed_on DESC`,
    [names],
  );
  return queues.map(({ name, cron }) => {
    const count = counted.rows.find((row) => row.name === name);
    const last = ended.rows.find((row) => row.name === name);
    return {
      name,
      cron: cron ?? null,
      waiting: Number(count?.waiting ?? 0),
      active: Number(count?.active ?? 0),
      failed: Number(count?.failed ?? 0),
      last: last ? lastOf(last) : null,
    };
  });
}

function lastOf({
  state,
  started_on: began,
  completed_on: ended,
  output,
}: Ended): WorkQueue['last'] {
  return {
    at: (ended ?? new Date(0)).toISOString(),
    ms: began && ended ? ended.getTime() - began.getTime() : null,
    error: state === 'failed' ? (textOf(output?.message) ?? 'It did not end') : null,
    server: textOf(output?.server),
  };
}

/** The jobs of a queue that failed and are not tried again by themselves, the last one first. */
export async function failedJobs(pool: pg.Pool, name: string): Promise<FailedJob[]> {
  const { rows } = await pool.query<Ended & { id: string; retry_count: number }>(
    `SELECT id, name, state, started_on, completed_on, output, retry_count FROM ${SCHEMA}.job
     WHERE name = $1 AND state = 'failed' ORDER BY completed_on DESC LIMIT ${MOST}`,
    [name],
  );
  return rows.map((row) => ({
    id: row.id,
    at: (row.completed_on ?? new Date(0)).toISOString(),
    tries: row.retry_count + 1,
    error: textOf(row.output?.message) ?? 'It did not end',
  }));
}
