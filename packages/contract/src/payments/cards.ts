import { z } from 'zod';
import { call } from '../call.ts';
import { AppId } from '../ids.ts';
import { PLANS, planOf } from '../plans.ts';

const Price = z.number().min(0).max(100_000_000);

/** The code of a currency, as providers write it. */
export const Currency = z.string().regex(/^[a-z]{3}$/);

/** A plan as it is offered (spec 1, section 3; the misspelling is the specification's). */
export const PlanCard = z.object({
  /** Of builders' plans one of `PLANS`; of an app's memberships the tier's name. */
  id: z.string().min(1).max(200),
  name: z.string().min(1).max(200),
  /** For a month, or once. */
  price: Price,
  /** For a year; null where there is no yearly price. */
  priceYearly: Price.nullable().default(null),
  discuountedPrice: Price.nullable().default(null),
  /** What its prices are in; the specification knows dollars alone. */
  currency: Currency.default('usd'),
  oneTimePayment: z.boolean().default(false),
  description: z.string().max(2_000).default(''),
  buttonText: z.string().max(100).nullable().default(null),
  /** The page where it is bought; `{accountId}` and `{period}` are filled in. */
  link: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable()
    .default(null),
  /** Where a year is bought, if that is another page (a payment link of Stripe's has one price). */
  linkYearly: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable()
    .default(null),
  isMostPopular: z.boolean().default(false),
  /** The lite card can be shown and not taken (spec 1, section 2). */
  isDisabled: z.boolean().default(false),
});
export type PlanCard = z.infer<typeof PlanCard>;

/** A card of the operator's file (`PLANS_FILE`), with the product of the provider that gives its plan (ruling 92). */
export const OperatorCard = PlanCard.extend({
  id: z.enum(PLANS),
  providerProductId: z.string().max(200).nullable().default(null),
});
export type OperatorCard = z.infer<typeof OperatorCard>;

/** What a card's button does, by its place beside the plan of now (spec 1, section 4). */
export type CardState = 'none' | 'upgrade' | 'downgrade' | 'selected' | 'disabled';

/**
 * The state of each card of `cards`, which stand in their order. `current` is a card's id; a plan that has no card is
 * taken for the free one. `null`: nobody is signed in, who selects any. The lite card can be disabled.
 */
export function cardStates(
  cards: readonly (Pick<PlanCard, 'id' | 'link'> & Partial<Pick<PlanCard, 'isDisabled'>>)[],
  current: string | null,
): CardState[] {
  const place = (id: string) => cards.findIndex((card) => card.id === id);
  // Without a card of its own the free plan stands before the first one.
  const own = current === null ? null : place(current) < 0 ? place(planOf('')) : place(current);
  return cards.map((card, at) => {
    if (card.isDisabled && card.id === planOf('')) return 'disabled';
    if (own === null) return 'none';
    if (at === own) return 'selected';
    return at > own ? 'upgrade' : 'downgrade';
  });
}

/** What a card's button says (spec 1, section 2). */
export const CARD_WORDS: Record<CardState, string> = {
  none: 'Select',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  selected: 'Current plan',
  disabled: 'Select',
};

/** How much cheaper a year is than twelve months, in percent; null below ten (spec 1, section 9). */
export function yearlySaving({
  price,
  priceYearly,
}: Pick<PlanCard, 'price' | 'priceYearly'>): number | null {
  if (priceYearly === null || price <= 0) return null;
  // 'At least ten' is meant exactly: 9.9 is not shown as 10.
  const saving = Math.round((100 - (100 * priceYearly) / (12 * price)) * 1_000) / 1_000;
  return saving >= 10 ? Math.round(saving) : null;
}

/** Numbers as plans show them (spec 1, section 9): thousands as K, millions as M. */
export function shortNumber(value: number): string {
  const cut = (part: number) => String(Math.round(part * 10) / 10);
  if (value >= 999_950) return `${cut(value / 1_000_000)}M`;
  return value >= 1_000 ? `${cut(value / 1_000)}K` : String(value);
}

/** The page where a card is bought, with what it is told. */
export function linkOfCard(
  { link, linkYearly }: Pick<PlanCard, 'link' | 'linkYearly'>,
  { accountId, period }: { accountId: string; period: 'monthly' | 'yearly' },
): string | null {
  const page = period === 'yearly' ? (linkYearly ?? link) : link;
  const filled = { accountId, period };
  return (
    page?.replace(/\{(accountId|period)\}/g, (_, name: keyof typeof filled) =>
      encodeURIComponent(filled[name]),
    ) ?? null
  );
}

export const planCalls = {
  paidPlans: call({
    id: 'paidPlans',
    method: 'GET',
    path: '/api/live_api/app/paidPlans',
    who: 'visitor',
    isBeforePaying: true,
    summary:
      "The plans that can be bought: the operator's for a builder, the tiers of the app's membership for its people",
    query: z.object({ appId: AppId.optional() }),
    answer: z.object({
      plans: z.array(PlanCard),
      /** The plan that the asking person has; null where nobody is signed in, or an app's person has none. */
      current: z.string().nullable(),
      /** Where who bought one ends or changes it; null where the operator named no such page. */
      manageUrl: z.string().nullable(),
    }),
  }),
};
