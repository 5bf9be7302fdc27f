import { Currency, ofSmallest } from '@trellis/contract';
import { z } from 'zod';
import type { StoredProduct, StoredTier } from '../../db/index.ts';
import { type Facts, LASTING, type SubscriptionFacts, subscriptionOf } from '../facts.ts';

const text = z.string().max(2_000);
const time = z.coerce.date().nullish().catch(null);
const flag = z.coerce.boolean().catch(false);

const ProductShape = z.object({
  id: text,
  name: text,
  short_url: text.catch(''),
  price: z.number().catch(0),
  currency: z.string().toLowerCase().pipe(Currency).catch('usd'),
  subscription_duration: z.string().nullish().catch(null),
  recurrences: z.array(z.string()).nullish().catch(null),
  variants: z
    .array(
      z.object({
        title: z.string().catch(''),
        options: z
          .array(
            z.object({
              name: text,
              price_difference: z.number().nullish().catch(0),
              recurrence_prices: z
                .record(z.string(), z.object({ price_cents: z.number().nullish() }))
                .nullish()
                .catch(null),
            }),
          )
          .catch([]),
      }),
    )
    .catch([]),
});

/** A product as it is kept; null for what is none. Its prices are told in the smallest unit of its currency. */
export function productOf(value: unknown): StoredProduct | null {
  const read = ProductShape.safeParse(value);
  if (!read.success) return null;
  const { id, name, short_url: link, price, currency, variants } = read.data;
  const whole = (amount: number) => ofSmallest(amount, currency);
  const tiers: StoredTier[] = (variants[0]?.options ?? []).map((option) => {
    const monthly = option.recurrence_prices?.monthly?.price_cents;
    const yearly = option.recurrence_prices?.yearly?.price_cents;
    return {
      name: option.name,
      price: whole(monthly ?? price + (option.price_difference ?? 0)),
      priceYearly: typeof yearly === 'number' ? whole(yearly) : null,
    };
  });
  const isOneTime =
    !read.data.subscription_duration &&
    !read.data.recurrences?.length &&
    !variants[0]?.options.some((option) => option.recurrence_prices);
  const single = { name: '', price: whole(price), priceYearly: null };
  return { id, name, link, currency, isOneTime, tiers: tiers.length > 0 ? tiers : [single] };
}

const Variants = z
  .union([z.record(z.string(), z.string()), z.string()])
  .nullish()
  .catch(null);
/** `{Tier: 'Premium'}`, and `(Premium)` where a licence tells it. */
function tierIn(variants: z.infer<typeof Variants>): string {
  if (typeof variants === 'string')
    return variants
      .replace(/^\(|\)$/g, '')
      .split(',')[0]!
      .trim();
  return variants?.Tier ?? Object.values(variants ?? {})[0] ?? '';
}

const Sale = z.object({
  id: text,
  product_id: text,
  email: text.catch(''),
  purchase_email: text.nullish().catch(null),
  price: z.coerce.number().catch(0),
  currency: z.string().max(10).catch('usd'),
  created_at: z.coerce.date(),
  /** Who paid for what somebody else has. */
  is_gift_sender_purchase: flag,
  subscription_id: text.nullish().catch(null),
  variants: Variants,
  refunded: flag,
  partially_refunded: flag,
  chargedback: flag,
  disputed: flag,
  dispute_won: flag,
  /** Taken back by its seller. */
  access_revoked: flag,
  cancelled: flag,
  ended: flag,
});

interface Paid {
  refunded: boolean;
  partially_refunded?: boolean;
  isDisputed: boolean;
  dispute_won: boolean;
}
/** A part that was given back ends nothing (ruling 67). */
function paymentOf({
  refunded,
  partially_refunded,
  isDisputed,
  dispute_won,
}: Paid): Facts['payment'] {
  if (refunded && !partially_refunded) return 'refunded';
  return isDisputed && !dispute_won ? 'disputed' : 'paid';
}

/**
 * A sale; its subscription is told beside it, where the token may ask for that. What was bought as a gift is its receiver's:
 * of a subscription that is whom it names, else they have a sale of their own.
 */
export function factsOfSale(value: unknown, subscriber: SubscriberFacts | null): Facts | null {
  const read = Sale.safeParse(value);
  if (!read.success) return null;
  const sale = read.data;
  const isDisputed = sale.chargedback || sale.disputed;
  const isGift = sale.is_gift_sender_purchase;
  const told = sale.ended ? { status: 'ended' as const, endsAt: null } : LASTING;
  return {
    saleId: sale.id,
    productId: sale.product_id,
    subscriptionId: sale.subscription_id ?? null,
    email: addressOf(isGift ? (subscriber?.email ?? '') : sale.purchase_email || sale.email),
    isGiven: isGift && !sale.subscription_id,
    tier: tierIn(sale.variants),
    amount: Math.round(sale.price),
    currency: sale.currency.toLowerCase(),
    paidAt: sale.created_at,
    payment: sale.access_revoked ? 'refunded' : paymentOf({ ...sale, isDisputed }),
    subscription: subscriber?.lasts ?? told,
  };
}

const addressOf = (email: string): string => email.trim().toLowerCase();

const Subscriber = z.object({
  email: text.catch(''),
  cancelled_at: time,
  ended_at: time,
  failed_at: time,
});
/** Whose a subscription is, and how long it lasts. */
interface SubscriberFacts {
  email: string;
  lasts: SubscriptionFacts;
}
export function factsOfSubscriber(value: unknown, now: Date): SubscriberFacts | null {
  const read = Subscriber.safeParse(value);
  if (!read.success) return null;
  const { email, cancelled_at, ended_at, failed_at } = read.data;
  const lasts = subscriptionOf(
    { failed: failed_at ?? null, ended: ended_at ?? null, cancelled: cancelled_at ?? null },
    now,
  );
  return { email, lasts };
}

const Purchase = z.object({
  id: text.optional(),
  sale_id: text.optional(),
  product_id: text,
  email: text.catch(''),
  price: z.coerce.number().catch(0),
  currency: z.string().max(10).catch('usd'),
  created_at: z.coerce.date().optional(),
  sale_timestamp: z.coerce.date().optional(),
  subscription_id: text.nullish().catch(null),
  variants: Variants,
  refunded: flag,
  chargebacked: flag,
  disputed: flag,
  dispute_won: flag,
  subscription_ended_at: time,
  subscription_cancelled_at: time,
  subscription_failed_at: time,
});

/** What a licence key was given for (`/licenses/verify`). */
export function factsOfLicence(value: unknown, now: Date): Facts | null {
  const read = Purchase.safeParse(value);
  if (!read.success) return null;
  const bought = read.data;
  const saleId = bought.sale_id ?? bought.id;
  const paidAt = bought.sale_timestamp ?? bought.created_at;
  if (!saleId || !paidAt) return null;
  return {
    saleId,
    productId: bought.product_id,
    subscriptionId: bought.subscription_id ?? null,
    email: addressOf(bought.email),
    tier: tierIn(bought.variants),
    amount: Math.round(bought.price),
    currency: bought.currency.toLowerCase(),
    paidAt,
    payment: paymentOf({ ...bought, isDisputed: bought.chargebacked || bought.disputed }),
    subscription: subscriptionOf(
      {
        failed: bought.subscription_failed_at ?? null,
        ended: bought.subscription_ended_at ?? null,
        cancelled: bought.subscription_cancelled_at ?? null,
      },
      now,
    ),
  };
}
