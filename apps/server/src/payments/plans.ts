import { PLANS, type Plan, planAtLeast } from '@trellis/contract';
import { BUILDERS, type Db } from '../db/index.ts';
import { lasts } from './facts.ts';
import type { PaymentNeeds } from './needs.ts';

/** Has the account of a builder the plan that their payments give; called whenever one of them is another. */
export async function applyPlan(needs: PaymentNeeds, membershipId: string): Promise<void> {
  const { user_id: userId } = await needs.db
    .selectFrom('memberships')
    .select('user_id')
    .where('tenant_id', '=', BUILDERS)
    .where('id', '=', membershipId)
    .executeTakeFirstOrThrow();
  if (userId) await applyPlanOf(needs, userId);
}

/**
 * The best plan among the payments of a builder that last; without one, the plan that new accounts begin on, where the
 * plan of now was bought.
 */
export async function applyPlanOf(needs: PaymentNeeds, userId: string): Promise<void> {
  const { db, bus, config } = needs;
  await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('accounts')
      .select(['plan', 'subscription_id', 'is_admin'])
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!account) return;
    const bought = await boughtBy(trx, userId);
    const planOfProduct = (productId: string): Plan | null =>
      config.planCards.find((card) => card.providerProductId === productId)?.id ?? null;
    const now = new Date();
    const [best] = bought
      .filter((one) => lasts({ status: one.status, endsAt: one.ends_at }, now))
      .map((one) => ({ ...one, plan: planOfProduct(one.product_id) }))
      .filter((one) => one.plan !== null)
      .sort((a, b) => PLANS.indexOf(b.plan!) - PLANS.indexOf(a.plan!));
    const last = best ?? bought[0];
    const isGiven = account.subscription_id === null;
    if (!last || (!best && isGiven)) return;
    // What an admin gave is not taken away by buying less.
    if (best && isGiven && planAtLeast(account.plan, best.plan!) && account.plan !== best.plan)
      return;
    await trx
      .updateTable('accounts')
      .set({
        plan: best ? best.plan! : config.defaultPlan,
        subscription_id: best?.id ?? null,
        // `alive` is the specification's word for one that is paid.
        subscription_status: best ? 'alive' : last.status,
        subscription_cancelled_at: last.ends_at,
        subscription_payment_ids: JSON.stringify(bought.map(({ sale_id, id }) => sale_id ?? id)),
      })
      .where('user_id', '=', userId)
      .execute();
  });
  bus.publish({ kind: 'identity', tenantId: BUILDERS, userId });
}

const boughtBy = (trx: Db, userId: string) =>
  trx
    .selectFrom('memberships')
    .selectAll()
    .where('tenant_id', '=', BUILDERS)
    .where('user_id', '=', userId)
    .orderBy('sold_at', 'desc')
    .limit(50)
    .execute();
