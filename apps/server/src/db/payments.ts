import type { MembershipStatus, TierLimits } from '@trellis/contract';
import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A tier of a product as the provider tells it, in the product's currency. */
export interface StoredTier {
  name: string;
  price: number;
  priceYearly: number | null;
}
/** What is sold. */
export interface StoredProduct {
  id: string;
  name: string;
  /** Where it is bought. */
  link: string;
  /** Dollars where it was not kept, or is none that is known. */
  currency?: string;
  /** Bought once, not by the month or year. */
  isOneTime?: boolean;
  tiers: StoredTier[];
}

/** How a tenant is connected with the payment provider. */
export interface PaymentConnectionTable {
  tenant_id: string;
  /** The provider's token. */
  sealed: string;
  product: ColumnType<StoredProduct | null, string | null | undefined, string | null>;
  tier_limits: ColumnType<Record<string, TierLimits>, string | undefined, string>;
  /** Whether the token may read sales; without that only licence keys can be verified. */
  can_view_sales: Generated<boolean>;
  /** Whether the provider delivers events here. */
  is_delivered: Generated<boolean>;
  /** Until when its sales were asked for. */
  synced_at: MaybeTime;
  created_at: Time;
}

/** What somebody bought, as the provider told it last. */
export interface MembershipTable {
  tenant_id: string;
  /** The subscription's id, or the sale's where it is none. */
  id: string;
  product_id: string;
  sale_id: string | null;
  subscription_id: string | null;
  email: string;
  tier: Generated<string>;
  /** What follows of its last payment, and of the subscription. */
  status: MembershipStatus;
  /** Of the subscription alone, whatever became of its payments; a sale without one is active. */
  subscription_status: Generated<'active' | 'ending' | 'ended'>;
  subscription_ends_at: MaybeTime;
  /** Of one period, in the currency's smallest unit. */
  price: ColumnType<string, number | undefined, number>;
  currency: Generated<string>;
  sold_at: Time;
  /** When access ends, or ended; null: it does not, as far as is known. */
  ends_at: MaybeTime;
  /** Who proved that it is theirs; it stays theirs whatever their address is. */
  user_id: string | null;
  sealed_licence: string | null;
  /** When the provider was asked: what it said later is not overwritten by what it said before. */
  asked_at: Time;
}

/** A payment that was given back, or is disputed, gives nothing. */
export type PaymentState = 'paid' | 'refunded' | 'disputed';

/** Money that came, by the sale that brought it. */
export interface PaymentTable {
  tenant_id: string;
  sale_id: string;
  membership_id: string;
  amount: ColumnType<string, number, number>;
  currency: string;
  state: PaymentState;
  paid_at: Time;
  asked_at: Time;
}

/** An event that a provider delivered. It is never changed; what it means is asked of the provider. */
export interface PaymentEventTable {
  tenant_id: string;
  /** A hash of what was delivered, without which try it was. */
  id: string;
  kind: string;
  subject: string;
  received_at: Time;
}

/** The code by which an app is handed over, and who used it. */
export interface AppClaimTable {
  app_id: string;
  sealed: string;
  code_hash: string;
  created_by: string;
  created_at: Time;
  claimed_by: string | null;
  claimed_at: MaybeTime;
}

/** Credits that were granted, and used: only ever added to. A balance is the sum. */
export interface CreditTable {
  app_id: string;
  user_id: string;
  /** What it is for: `grant 2026-11`, `run {id}`, `back {id}`; each once. */
  id: string;
  delta: number;
  reason: string;
  run_id: string | null;
  at: Time;
}
