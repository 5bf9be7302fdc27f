import type { PlanCard, TierLimits } from '@trellis/contract';
import type { StoredTier } from '../db/index.ts';
import type { Actor } from '../identity/index.ts';
import type { PaymentNeeds } from './needs.ts';
import { isLasting, membershipOf } from './own.ts';

/** The cards that somebody can buy from (ruling 92), and which of them they have. */
export async function offered(
  needs: PaymentNeeds,
  actor: Actor,
  appId: string | null,
): Promise<{ plans: PlanCard[]; current: string | null; manageUrl: string | null }> {
  if (actor.kind === 'builder' && appId === null) return operatorsOf(needs, actor.userId);
  const own = 'appId' in actor ? actor.appId : appId;
  if (own === null)
    return { plans: needs.config.planCards.map(publicCard), current: null, manageUrl: null };
  return tiersOfApp(needs, own, actor);
}

async function operatorsOf({ db, config }: PaymentNeeds, userId: string) {
  const account = await db
    .selectFrom('accounts')
    .select(['plan', 'subscription_id'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const manageUrl = account?.subscription_id ? config.plansManageUrl : null;
  return {
    plans: config.planCards.map(publicCard),
    current: account?.plan ?? null,
    manageUrl,
  };
}

const publicCard = ({
  providerProductId: _,
  ...card
}: PlanCard & { providerProductId?: unknown }): PlanCard => card;

async function tiersOfApp({ db }: PaymentNeeds, appId: string, actor: Actor) {
  const connection = await db
    .selectFrom('payment_connections')
    .select(['product', 'tier_limits'])
    .where('tenant_id', '=', appId)
    .executeTakeFirst();
  const product = connection?.product ?? null;
  const plans = (product?.tiers ?? []).map((tier): PlanCard => {
    const query = queryOf(tier);
    return {
      id: tier.name || product!.id,
      name: tier.name || product!.name,
      price: tier.price,
      priceYearly: tier.priceYearly,
      discuountedPrice: null,
      currency: product!.currency ?? 'usd',
      oneTimePayment: product!.isOneTime ?? false,
      description: givenBy(connection?.tier_limits[tier.name]),
      buttonText: null,
      link: product!.link ? `${product!.link}${query}` : null,
      linkYearly: null,
      isMostPopular: false,
      isDisabled: false,
    };
  });
  if (actor.kind !== 'visitor' || actor.viaBuilder)
    return { plans, current: null, manageUrl: null };
  const { userId, email, isVerified } = actor;
  const row = await membershipOf(db, { tenantId: appId, userId, email, isVerified });
  const current = row && isLasting(row) ? row.tier || (product?.id ?? null) : null;
  return { plans, current, manageUrl: null };
}

/** What Gumroad's page of a product has chosen already: the tier, and how often it is paid (its own names for both). */
function queryOf({ name, priceYearly }: Pick<StoredTier, 'name' | 'priceYearly'>): string {
  const tier = name ? [`${new URLSearchParams({ variant: name })}`] : [];
  const period = priceYearly === null ? [] : ['recurrence={period}'];
  const chosen = [...tier, ...period].join('&');
  return chosen && `?${chosen}`;
}

/** What a tier gives beside the app itself, a line each. */
function givenBy(limits: TierLimits | undefined): string {
  const { dailyRuns = null, monthlyCredits = null } = limits ?? {};
  return [
    ...(monthlyCredits === null ? [] : [`${monthlyCredits.toLocaleString('en')} credits a month`]),
    ...(dailyRuns === null ? [] : [`${dailyRuns.toLocaleString('en')} runs a day`]),
  ].join('\n');
}
