import { type Db, type RunCount, sql } from '../../db/index.ts';
import { Refusal } from '../../refusal.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** One limit of a run: how often in which span, and what is said to whom has had it all. */
export interface RunLimit {
  scope: string;
  key: string;
  most: number;
  span: 'day' | 'week' | 'month';
  words: string;
}

/** When the span began that a moment is in: days, weeks and months of UTC (ruling 48); weeks begin on Mondays. */
export function beginOf(span: RunLimit['span'], now: Date): Date {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  if (span === 'day') return day;
  if (span === 'month') return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS);
}

/** When the next one begins. */
export function endOf(span: RunLimit['span'], now: Date): Date {
  const begin = beginOf(span, now);
  if (span === 'month')
    return new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1, 1));
  return new Date(begin.getTime() + (span === 'day' ? 1 : 7) * DAY_MS);
}

/**
 * Counts a run within the transaction that starts it, or refuses it: of many at once none passes a limit together. In
 * the order of their keys, so that no two wait for each other in a circle.
 */
export async function takeRun(
  trx: Db,
  limits: readonly RunLimit[],
  now: Date,
): Promise<RunCount[]> {
  const counts: RunCount[] = [];
  for (const limit of [...limits].sort((a, b) => (a.scope + a.key < b.scope + b.key ? -1 : 1))) {
    if (limit.most < 1) throw spent(limit, now);
    const begins = beginOf(limit.span, now).toISOString().slice(0, 10);
    const taken = await sql`
      INSERT INTO run_counts (scope, key, begins, runs) VALUES (${limit.scope}, ${limit.key}, ${begins}, 1)
      ON CONFLICT (scope, key, begins) DO UPDATE SET runs = run_counts.runs + 1
      WHERE run_counts.runs < ${limit.most} RETURNING runs`.execute(trx);
    if (taken.rows.length === 0) throw spent(limit, now);
    counts.push({ scope: limit.scope, key: limit.key, begins });
  }
  return counts;
}

/** Gives a run back that came to nothing by no fault of who started it. */
export async function giveRun(trx: Db, counts: readonly RunCount[]): Promise<void> {
  for (const { scope, key, begins } of counts)
    await trx
      .updateTable('run_counts')
      .set(({ eb }) => ({ runs: eb('runs', '-', 1) }))
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('begins', '=', begins)
      .where('runs', '>', 0)
      .execute();
}

function spent({ span, words }: RunLimit, now: Date): Refusal {
  const again = endOf(span, now);
  const at = again.toISOString();
  return new Refusal('too_many', `${words} It works again on ${at.slice(0, 10)} at 00:00 UTC.`, {
    code: 'run_limit',
    fields: { again: at },
    headers: { 'Retry-After': String(Math.ceil((again.getTime() - now.getTime()) / 1_000)) },
  });
}

/** Forgets counts of spans that are long over. */
export async function forgetCounts(db: Db): Promise<void> {
  const before = new Date(Date.now() - 40 * DAY_MS).toISOString().slice(0, 10);
  await db.deleteFrom('run_counts').where('begins', '<', before).execute();
}
