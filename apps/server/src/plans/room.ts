import { type CountedLimit, MESSAGES } from '@trellis/contract';
import { type Db, sql } from '../db/index.ts';
import { Refusal } from '../refusal.ts';
import type { PlanBook } from './book.ts';

/** What a person reads when a plan has no more room. */
export function roomRefusal(limit: CountedLimit, most: number, plan: string): Refusal {
  const code = `plan_limit/${limit}`;
  const say = (message: string) => new Refusal('payment_required', message, { code });
  switch (limit) {
    case 'liveTools':
      return say(MESSAGES.liveTools(most));
    case 'fieldsPerApp':
      return say(MESSAGES.fieldLimit(most));
    case 'monthlyData':
      return say(
        `${MESSAGES.dataLimit} ${plan === 'monetizer' ? MESSAGES.dataLimitMonetizer : MESSAGES.dataLimitUpgrade}`,
      );
    case 'builderMessages':
      return say(MESSAGES.builderLimit);
    case 'dailyMessages':
      return say(MESSAGES.dailyLimit(most));
    default:
      return say(MESSAGES.planLimit(most));
  }
}

/**
 * Makes sure, inside the transaction that adds something, that the builder's plan has room for it.
 * `count` says how much there is already; who asks for the same limit at the same time waits for the
 * transaction before, so that together they never pass it.
 */
export async function requireRoom(
  trx: Db,
  book: PlanBook,
  ask: { userId: string; limit: CountedLimit; scope?: string; amount?: number },
  count: (trx: Db) => Promise<number>,
): Promise<void> {
  const key = `${ask.limit} ${ask.userId} ${ask.scope ?? ''}`;
  await sql`SELECT pg_advisory_xact_lock(7032, hashtext(${key}))`.execute(trx);
  const limits = await book.limitsOf(trx, ask.userId);
  const most = limits[ask.limit];
  if (most !== null && (await count(trx)) + (ask.amount ?? 1) > most)
    throw roomRefusal(ask.limit, most, limits.plan);
}
