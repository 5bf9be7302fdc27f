import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { Caller } from './caller.ts';
import type { Meter } from './endpoint.ts';

/** Adds one call to what the app used on this day. */
export async function recordCall(
  db: Db,
  caller: Caller,
  endpoint: string,
  call: Meter & { ms: number; isFailure: boolean },
): Promise<void> {
  const add = (column: string, amount: number) =>
    sql<string>`integration_usage.${sql.ref(column)} + ${Math.round(amount)}`;
  const failures = call.isFailure ? 1 : 0;
  await db
    .insertInto('integration_usage')
    .values({
      app_id: caller.appId,
      day: new Date().toISOString().slice(0, 10),
      endpoint,
      user_id: caller.userId ?? '',
      calls: 1,
      failures,
      ms: String(Math.round(call.ms)),
      prompt_tokens: String(call.promptTokens),
      completion_tokens: String(call.completionTokens),
      bytes: String(call.bytes),
      cost: call.cost,
    })
    .onConflict((on) =>
      on.columns(['app_id', 'day', 'endpoint', 'user_id']).doUpdateSet({
        calls: sql`integration_usage.calls + 1`,
        failures: sql`integration_usage.failures + ${failures}`,
        ms: add('ms', call.ms),
        prompt_tokens: add('prompt_tokens', call.promptTokens),
        completion_tokens: add('completion_tokens', call.completionTokens),
        bytes: add('bytes', call.bytes),
        cost: sql`integration_usage.cost + ${call.cost}`,
      }),
    )
    .execute();
}

/** What an app's calls used over the last days, by endpoint. */
export async function usageOf(db: Db, appId: string, days: number) {
  const from = new Date(Date.now() - (days - 1) * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  const total = (column: string) => sql<number>`sum(${sql.ref(column)})::float8`;
  return db
    .selectFrom('integration_usage')
    .select([
      'endpoint',
      total('calls').as('calls'),
      total('failures').as('failures'),
      sql<number>`count(DISTINCT nullif(user_id, ''))::int`.as('users'),
      total('ms').as('ms'),
      total('prompt_tokens').as('promptTokens'),
      total('completion_tokens').as('completionTokens'),
      total('bytes').as('bytes'),
      total('cost').as('cost'),
    ])
    .where('app_id', '=', appId)
    .where('day', '>=', from)
    .groupBy('endpoint')
    .orderBy('endpoint')
    .execute();
}
