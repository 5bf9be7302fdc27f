import { type Db, sql } from '../db/index.ts';
import { Refusal } from '../refusal.ts';
import { NO_LIMITS } from './connection.ts';
import { isLasting, membershipOf, type Payer } from './own.ts';

/** What a member has of this month. */
export interface Credits {
  left: number;
  granted: number;
  /** When the next month's are there. */
  again: Date;
}

const monthOf = (now: Date): string => now.toISOString().slice(0, 7);
const nextMonth = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/** What a member's tier gives; nothing where they are none. */
export async function tierLimitsOf(db: Db, payer: Payer) {
  const membership = await membershipOf(db, payer);
  if (!membership || !isLasting(membership)) return NO_LIMITS;
  const connection = await db
    .selectFrom('payment_connections')
    .select('tier_limits')
    .where('tenant_id', '=', payer.tenantId)
    .executeTakeFirst();
  return connection?.tier_limits[membership.tier] ?? NO_LIMITS;
}

/** A person's credits, with this month's grant; null where their tier grants none, and none are counted (ruling 84). */
export async function creditsOf(db: Db, payer: Payer, now = new Date()): Promise<Credits | null> {
  const { monthlyCredits: granted } = await tierLimitsOf(db, payer);
  if (granted === null) return null;
  const left = await db.transaction().execute(async (trx) => {
    await lock(trx, payer);
    await grant(trx, payer, granted, now);
    return balance(trx, payer, now);
  });
  return { left, granted, again: nextMonth(now) };
}

/**
 * Takes the credits of a run in the transaction that stores it, or refuses it. Nothing is taken where the tier grants
 * none. One person's runs come one after the other here: no two spend the same credit.
 */
export async function takeCredits(
  trx: Db,
  payer: Payer,
  run: { id: string; cost: number; granted: number | null },
  now = new Date(),
): Promise<void> {
  const { granted, cost } = run;
  if (granted === null || cost === 0) return;
  await lock(trx, payer);
  await grant(trx, payer, granted, now);
  const left = await balance(trx, payer, now);
  if (left < cost) {
    const again = nextMonth(now);
    throw new Refusal(
      'too_many',
      `You have ${left} of your ${granted} credits left, and this takes ${cost}. There are new ones on ${again.toISOString().slice(0, 10)}; a higher plan gives more.`,
      {
        code: 'credits',
        fields: { again: again.toISOString() },
        headers: { 'Retry-After': String(Math.ceil((again.getTime() - now.getTime()) / 1_000)) },
      },
    );
  }
  await add(trx, payer, {
    id: `run ${run.id}`,
    delta: -cost,
    reason: `run ${monthOf(now)}`,
    runId: run.id,
  });
}

/** Gives back, once, what a run took that came to nothing. */
export async function giveCredits(trx: Db, appId: string, runId: string): Promise<void> {
  await sql`INSERT INTO credit_ledger (app_id, user_id, id, delta, reason, run_id)
    SELECT app_id, user_id, 'back ' || run_id, -delta, reason, run_id FROM credit_ledger
    WHERE app_id = ${appId} AND id = ${`run ${runId}`}
    ON CONFLICT DO NOTHING`.execute(trx);
}

const lock = (trx: Db, { tenantId, userId }: Payer) =>
  sql`SELECT pg_advisory_xact_lock(7045, hashtext(${`${tenantId} ${userId}`}))`.execute(trx);

/** A month's grant is one entry; a higher tier in mid-month brings the difference. */
async function grant(trx: Db, payer: Payer, granted: number, now: Date): Promise<void> {
  const month = monthOf(now);
  const { rows } = await sql<{ had: string }>`
    SELECT coalesce(sum(delta), 0) AS had FROM credit_ledger
    WHERE app_id = ${payer.tenantId} AND user_id = ${payer.userId} AND reason = ${`grant ${month}`}`.execute(
    trx,
  );
  const missing = granted - Number(rows[0]?.had ?? 0);
  if (missing > 0)
    await add(trx, payer, {
      id: `grant ${month} ${granted}`,
      delta: missing,
      reason: `grant ${month}`,
      runId: null,
    });
}

/** Credits of a month do not outlive it. */
async function balance(trx: Db, payer: Payer, now: Date): Promise<number> {
  const month = monthOf(now);
  const { rows } = await sql<{ left: string }>`
    SELECT coalesce(sum(delta), 0) AS left FROM credit_ledger
    WHERE app_id = ${payer.tenantId} AND user_id = ${payer.userId}
      AND reason IN (${`grant ${month}`}, ${`run ${month}`})`.execute(trx);
  return Number(rows[0]?.left ?? 0);
}

const add = (
  trx: Db,
  payer: Payer,
  entry: { id: string; delta: number; reason: string; runId: string | null },
) =>
  trx
    .insertInto('credit_ledger')
    .values({
      app_id: payer.tenantId,
      user_id: payer.userId,
      id: entry.id,
      delta: entry.delta,
      reason: entry.reason,
      run_id: entry.runId,
    })
    .onConflict((on) => on.doNothing())
    .execute();
