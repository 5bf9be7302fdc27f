import { type Account, planAtLeast } from '@trellis/contract';
import { BUILDERS, sql } from '../db/index.ts';
import { usedData, usedRuns } from '../plans/index.ts';
import { Refusal } from '../refusal.ts';
import type { AccountNeeds } from './needs.ts';

/**
 * The account of a builder, made when it is not there yet. The first account of an installation is
 * its admin, on galaxy, and counts as verified (rulings 9 and 36); one lock decides who is first.
 */
export async function ensureAccount(
  services: AccountNeeds,
  userId: string,
): Promise<{ accountId: string; isFirst: boolean }> {
  const isFirst = await services.db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(7031, 1)`.execute(trx);
    const existing = await trx
      .selectFrom('accounts')
      .select('user_id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (existing) return false;
    const any = await trx.selectFrom('accounts').select('user_id').limit(1).executeTakeFirst();
    await trx
      .insertInto('accounts')
      .values({
        user_id: userId,
        plan: any ? services.config.defaultPlan : 'galaxy',
        is_admin: !any,
      })
      .execute();
    if (!any)
      await trx
        .updateTable('users')
        .set({ email_verified_at: new Date() })
        .where('tenant_id', '=', BUILDERS)
        .where('id', '=', userId)
        .execute();
    return !any;
  });
  return { accountId: userId, isFirst };
}

/** The account as the spec's record. */
export async function presentAccount(
  { db, plans }: AccountNeeds,
  userId: string,
): Promise<Account> {
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .select(sql<boolean>`daily_on = current_date`.as('counts_today'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!account) throw new Refusal('not_found', 'There is no account yet', { code: 'no_account' });
  const limits = plans.limits(account.plan);
  const last = await db
    .selectFrom('apps')
    .innerJoin('app_members', 'app_members.app_id', 'apps.app_id')
    .select(['apps.app_id', 'apps.name'])
    .select(
      sql<number>`(SELECT count(*)::int FROM context_items i WHERE i.app_id = apps.app_id AND i.deleted_at IS NULL)`.as(
        'items',
      ),
    )
    .where('app_members.user_id', '=', userId)
    .where('apps.deleted_at', 'is', null)
    .orderBy(sql`apps.app_id = ${account.last_app_id ?? ''}`, 'desc')
    .orderBy('apps.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    accountId: userId,
    accountType: 'builder',
    plan: account.plan,
    subscriptionId: account.subscription_id,
    planSubscriptionStatus: account.subscription_status,
    planSubscriptionCancelledAt: account.subscription_cancelled_at?.toISOString() ?? null,
    subscriptionPaymentsIds: account.subscription_payment_ids,
    appId: last?.app_id ?? null,
    appHeader: last?.name ?? null,
    hasBusinessInfo: last !== undefined && last.items > 0,
    // Ruling 64: a plan above lite, however it came.
    hasPaidAppPackage: planAtLeast(account.plan, 'explorer'),
    isAdmin: account.is_admin,
    counters: {
      builderMessages: { count: account.builder_messages, limit: limits.builderMessages },
      dailyMessages: {
        count: account.counts_today ? account.daily_messages : 0,
        limit: limits.dailyMessages,
      },
    },
  };
}

/** How much of what a plan gives by the month is used. */
export async function planUse({ db, plans }: AccountNeeds, userId: string) {
  const { monthlyData, monthlyRuns } = await plans.limitsOf(db, userId);
  return {
    monthlyData: { count: await usedData(db, userId), limit: monthlyData },
    monthlyRuns: { count: await usedRuns(db, userId), limit: monthlyRuns },
  };
}
