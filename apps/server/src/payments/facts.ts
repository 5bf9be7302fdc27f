import type { MembershipStatus } from '@trellis/contract';
import type { PaymentState } from '../db/index.ts';

/** What a provider says of one sale, and of the subscription that it belongs to. */
export interface Facts {
  saleId: string;
  productId: string;
  subscriptionId: string | null;
  email: string;
  /** The account that the purchase was made for, where the page of the provider was told one. */
  accountId?: string | null;
  /** It was bought for somebody else, who has a sale of their own: money that came, and nobody's membership. */
  isGiven?: boolean;
  tier: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  paidAt: Date;
  payment: PaymentState;
  subscription: SubscriptionFacts;
}
export interface SubscriptionFacts {
  status: 'active' | 'ending' | 'ended';
  endsAt: Date | null;
}

/** A sale that is no subscription lasts. */
export const LASTING: SubscriptionFacts = { status: 'active', endsAt: null };

/** The name of what somebody bought: of all charges of a subscription together. */
export const membershipId = ({
  saleId,
  subscriptionId,
}: Pick<Facts, 'saleId' | 'subscriptionId'>): string => subscriptionId ?? saleId;

/**
 * What a subscription is, as its provider counts it: it lives unless a payment failed for good, it ended, or it was
 * cancelled and its last period is over.
 */
export function subscriptionOf(
  times: { failed: Date | null; ended: Date | null; cancelled: Date | null },
  now: Date,
): SubscriptionFacts {
  const over = times.failed ?? times.ended;
  if (over) return { status: 'ended', endsAt: over };
  if (!times.cancelled) return LASTING;
  return { status: times.cancelled > now ? 'ending' : 'ended', endsAt: times.cancelled };
}

/** What a membership is, by its last payment and its subscription: what was given back, or is disputed, gives nothing. */
export function statusOf(payment: PaymentState, subscription: SubscriptionFacts): MembershipStatus {
  return payment === 'paid' ? subscription.status : payment;
}

/** Whether a membership lets in now. */
export const lasts = (
  { status, endsAt }: { status: MembershipStatus; endsAt: Date | null },
  now: Date,
): boolean => status === 'active' || (status === 'ending' && endsAt !== null && endsAt > now);
