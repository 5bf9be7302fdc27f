import { z } from 'zod';
import { LASTING, type SubscriptionFacts } from '../facts.ts';

const id = z.string().max(255);
/** Stripe's times are in seconds. */
const time = z
  .number()
  .nullish()
  .transform((seconds) => (typeof seconds === 'number' ? new Date(seconds * 1_000) : null));
/** What is only named where it was not asked for whole. */
const idOf = z
  .union([id, z.object({ id }).transform((one) => one.id)])
  .nullish()
  .transform((value) => value ?? null);

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), has_more: z.boolean().catch(false) });

const Price = z.object({ id, product: idOf });
const items = listOf(z.object({ price: Price.nullish() })).nullish();

export const Charge = z.object({
  id,
  amount: z.number().catch(0),
  currency: z.string().max(10).catch('usd'),
  /** Only where the whole was given back. */
  refunded: z.boolean().catch(false),
  disputed: z.boolean().catch(false),
});
export type Charge = z.infer<typeof Charge>;

export const Session = z.object({
  id,
  mode: z.string(),
  status: z.string().nullish(),
  payment_status: z.string(),
  created: time,
  client_reference_id: z.string().max(200).nullish(),
  customer_details: z.object({ email: z.string().max(320).nullish() }).nullish(),
  amount_total: z.number().nullish(),
  currency: z.string().max(10).nullish(),
  subscription: idOf,
  line_items: items,
  payment_intent: z
    .union([z.string(), z.object({ latest_charge: z.union([z.string(), Charge]).nullish() })])
    .nullish(),
});
export type Session = z.infer<typeof Session>;

export const Subscription = z.object({
  id,
  status: z.string(),
  created: time,
  cancel_at: time,
  cancel_at_period_end: z.boolean().catch(false),
  current_period_end: time,
  ended_at: time,
  items,
  customer: z.union([id, z.object({ email: z.string().max(320).nullish() })]).nullish(),
});
export type Subscription = z.infer<typeof Subscription>;

export const Invoice = z.object({
  id,
  created: time,
  amount_paid: z.number().catch(0),
  currency: z.string().max(10).catch('usd'),
  charge: z.union([z.string(), Charge]).nullish(),
});

/** A payment, where it belongs to a subscription's invoice. */
export const PaymentIntent = z.object({
  id,
  invoice: z
    .union([z.string(), z.object({ subscription: idOf })])
    .nullish()
    .transform((invoice) => (typeof invoice === 'object' ? (invoice?.subscription ?? null) : null)),
});

/** What is being sold, by whatever name the operator's card may use for it: the price or its product. */
export const soldIn = (sold: Session['line_items']): string[] =>
  (sold?.data ?? [])
    .flatMap(({ price }) => (price ? [price.id, price.product] : []))
    .filter((name): name is string => name !== null);

/**
 * A subscription whose payment failed is tried again by Stripe for some time, and lasts meanwhile; what it gave up on is
 * `unpaid` or `canceled` (docs.stripe.com/billing/subscriptions/overview).
 */
export function subscriptionFacts(of: Subscription, now: Date): SubscriptionFacts {
  const isLive = ['active', 'trialing', 'past_due'].includes(of.status);
  if (!isLive) return { status: 'ended', endsAt: of.ended_at ?? of.cancel_at ?? now };
  const endsAt = of.cancel_at ?? (of.cancel_at_period_end ? of.current_period_end : null);
  if (endsAt === null) return LASTING;
  return { status: endsAt > now ? 'ending' : 'ended', endsAt };
}
