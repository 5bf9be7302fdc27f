import type { FunctionRun } from '@trellis/contract';
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { Environment } from '../identity/index.ts';
import { newId } from '../ids.ts';

/** Runs of an app that are kept. */
const KEPT = 50;

/** Notes how a call went, for the app's builder. */
export async function recordRun(
  db: Db,
  appId: string,
  run: {
    name: string;
    environment: Environment;
    ms: number;
    status: number | null;
    failure: string | null;
    log: string;
  },
): Promise<void> {
  await db
    .insertInto('function_runs')
    .values({
      app_id: appId,
      id: newId(),
      ...run,
      ms: Math.round(run.ms),
      // PostgreSQL keeps no NUL in a text.
      log: run.log.replaceAll('\0', ''),
      failure: run.failure?.replaceAll('\0', '') ?? null,
    })
    .execute();
  // Ids grow with time.
  await sql`DELETE FROM function_runs WHERE app_id = ${appId} AND id < (
    SELECT id FROM function_runs WHERE app_id = ${appId} ORDER BY id DESC OFFSET ${KEPT - 1} LIMIT 1)`.execute(
    db,
  );
}

/** The last calls, the newest first. */
export async function runsOf(db: Db, appId: string): Promise<FunctionRun[]> {
  const rows = await db
    .selectFrom('function_runs')
    .selectAll()
    .where('app_id', '=', appId)
    .orderBy('id', 'desc')
    .limit(KEPT)
    .execute();
  return rows.map(({ app_id: _, at, environment, ...run }) => ({
    ...run,
    environment: environment as FunctionRun['environment'],
    at: at.toISOString(),
  }));
}
