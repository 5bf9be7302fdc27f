import type { Db } from '../db/index.ts';
import { BUILDERS, sql } from '../db/index.ts';
import { type Facts, membershipId, statusOf } from './facts.ts';

/**
 * Keeps what a provider said of a sale when it was asked at `askedAt`. Whatever order answers come in, what was asked
 * later stands; of a subscription's charges the last one decides. Null where whoever sells is gone by now: of a deleted
 * app nothing is kept.
 */
export async function keepFacts(
  db: Db,
  tenantId: string,
  facts: Facts & { userId?: string | null },
  askedAt: Date,
): Promise<string | null> {
  const id = membershipId(facts);
  return db.transaction().execute(async (trx) => {
    await lock(trx, tenantId, id);
    if (!(await stillSells(trx, tenantId))) return null;
    await storePayment(trx, tenantId, facts, askedAt);
    const told = {
      subscription_status: facts.subscription.status,
      subscription_ends_at: facts.subscription.endsAt,
      asked_at: askedAt,
    };
    await trx
      .insertInto('memberships')
      .values({
        tenant_id: tenantId,
        id,
        product_id: facts.productId,
        subscription_id: facts.subscriptionId,
        sale_id: facts.saleId,
        email: facts.email,
        tier: facts.tier,
        status: 'ended',
        price: facts.amount,
        currency: facts.currency,
        sold_at: facts.paidAt,
        user_id: facts.userId ?? null,
        ...told,
      })
      .onConflict((on) =>
        on
          .columns(['tenant_id', 'id'])
          .doUpdateSet({
            ...told,
            email: facts.email,
            tier: facts.tier,
            product_id: facts.productId,
            user_id: sql<string | null>`coalesce(memberships.user_id, excluded.user_id)`,
          })
          .where('memberships.asked_at', '<=', askedAt),
      )
      .execute();
    await settle(trx, tenantId, id);
    return id;
  });
}

/** Keeps the money of a sale alone, where whoever sells is still there. */
export async function keepPayment(
  db: Db,
  tenantId: string,
  facts: Facts,
  askedAt: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await stillSells(trx, tenantId)) await storePayment(trx, tenantId, facts, askedAt);
  });
}

/** Whether an app is there, and until the transaction's end stays so: a provider is asked for longer than a deletion takes. */
export const stillSells = async (trx: Db, tenantId: string): Promise<boolean> =>
  tenantId === BUILDERS ||
  (await trx
    .selectFrom('apps')
    .select('app_id')
    .where('app_id', '=', tenantId)
    .forKeyShare()
    .executeTakeFirst()) !== undefined;

async function storePayment(db: Db, tenantId: string, facts: Facts, askedAt: Date): Promise<void> {
  const { amount, currency, payment: state, paidAt, saleId } = facts;
  const paid = { amount, currency, state, paid_at: paidAt, asked_at: askedAt };
  await db
    .insertInto('payments')
    .values({ tenant_id: tenantId, sale_id: saleId, membership_id: membershipId(facts), ...paid })
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'sale_id'])
        .doUpdateSet(paid)
        .where('payments.asked_at', '<=', askedAt),
    )
    .execute();
}

/** Ends a membership of which its provider, asked at `askedAt`, knows nothing any more. */
export async function keepEnd(db: Db, tenantId: string, id: string, askedAt: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lock(trx, tenantId, id);
    if (!(await stillSells(trx, tenantId))) return;
    await trx
      .updateTable('memberships')
      .set({ subscription_status: 'ended', subscription_ends_at: askedAt, asked_at: askedAt })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('asked_at', '<=', askedAt)
      .execute();
    await settle(trx, tenantId, id);
  });
}

/** What is kept of one membership is kept one after the other. */
const lock = (trx: Db, tenantId: string, id: string) =>
  sql`SELECT pg_advisory_xact_lock(7044, hashtext(${`${tenantId} ${id}`}))`.execute(trx);

/** Draws together what is known of a membership: its first sale, its last payment, its subscription. */
async function settle(trx: Db, tenantId: string, id: string): Promise<void> {
  const payments = trx
    .selectFrom('payments')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('membership_id', '=', id);
  const last = await payments
    .orderBy('paid_at', 'desc')
    .orderBy('sale_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const first = await payments.orderBy('paid_at').limit(1).executeTakeFirstOrThrow();
  const row = await trx
    .selectFrom('memberships')
    .select(['subscription_status', 'subscription_ends_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const subscription = { status: row.subscription_status, endsAt: row.subscription_ends_at };
  const status = statusOf(last.state, subscription);
  await trx
    .updateTable('memberships')
    .set({
      status,
      sale_id: last.sale_id,
      price: Number(last.amount),
      currency: last.currency,
      sold_at: first.paid_at,
      ends_at: last.state === 'paid' ? subscription.endsAt : last.asked_at,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
