import { type Db, sql } from '../db/index.ts';

/** Under which runs of a builder's apps are counted against their plan, by months of UTC (ruling 84). */
export const PLAN_RUNS = 'plan';

/** Runs of AI tools that a builder's apps have had this month. */
export async function usedRuns(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('run_counts')
    .select('runs')
    .where('scope', '=', userId)
    .where('key', '=', PLAN_RUNS)
    .where('begins', '=', sql<string>`date_trunc('month', now() AT TIME ZONE 'UTC')::date`)
    .executeTakeFirst();
  return row?.runs ?? 0;
}
