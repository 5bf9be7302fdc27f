import { z } from 'zod';
import { call } from '../call.ts';
import { AppId } from '../ids.ts';
import { needs } from '../policy.ts';
import { Currency } from './cards.ts';
import { PAYMENT_TEXTS } from './texts.ts';

const onApp = z.object({ appId: AppId });
const Key = z.string().trim().min(1).max(500);

/** A bearer token as it may be written (RFC 6750, section 2.1). */
const Token = z
  .string()
  .trim()
  .regex(/^[\w.~+/-]+=*$/, PAYMENT_TEXTS.productsFailed)
  .max(500);

/** A product of the payment provider. */
export const Product = z.object({ id: z.string(), name: z.string() });
export type Product = z.infer<typeof Product>;

/** What a tier gives beside access (ruling 62). `null`: as the app's settings say, and no credits are counted. */
export const TierLimits = z.object({
  dailyRuns: z.number().int().min(1).max(10_000).nullable().default(null),
  /** Credits of a month. */
  monthlyCredits: z.number().int().min(0).max(1_000_000).nullable().default(null),
});
export type TierLimits = z.infer<typeof TierLimits>;

/** A tier of the product, as its buyers choose it. */
export const Tier = z.object({
  name: z.string(),
  /** Of a month, and of a year where it can be paid so. */
  price: z.number(),
  priceYearly: z.number().nullable(),
  currency: Currency,
  limits: TierLimits,
});
export type Tier = z.infer<typeof Tier>;

/** How an app is connected with the payment provider. */
export const PaymentSetup = z.object({
  hasPaymentProviderAccessToken: z.boolean(),
  isSetupCompleted: z.boolean(),
  product: Product.nullable(),
  tiers: z.array(Tier),
  /** What is missing of the token's permissions, or of deliveries, in words; null where all is there. */
  problem: z.string().nullable(),
  /** The address to give to buyers, which leads back into the app. */
  returnLink: z.string().nullable(),
});
export type PaymentSetup = z.infer<typeof PaymentSetup>;

export const MEMBERSHIP_STATUSES = ['active', 'ending', 'ended', 'refunded', 'disputed'] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

/** Somebody who paid. */
export const Membership = z.object({
  id: z.string(),
  email: z.string(),
  /** The app's end user who has it; null as long as nobody proved that it is theirs. */
  userId: z.string().nullable(),
  tier: z.string(),
  status: z.enum(MEMBERSHIP_STATUSES),
  since: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  /** In the currency's smallest unit, for one period. */
  price: z.number(),
  currency: z.string(),
});
export type Membership = z.infer<typeof Membership>;

/** What somebody has of the app that they are in. */
export const OwnMembership = z.object({
  /** Whether the app asks for one. */
  isNeeded: z.boolean(),
  membership: Membership.pick({ tier: true, status: true, since: true, endsAt: true }).nullable(),
  /** Of this month, where the tier grants some. */
  credits: z.object({ left: z.number(), granted: z.number(), again: z.iso.datetime() }).nullable(),
  /** Whether the person builds the app, and may see this page as a demo (ruling 64). */
  isEditor: z.boolean(),
  /** Why a sale that was named is not theirs, in words. */
  problem: z.string().nullable(),
});
export type OwnMembership = z.infer<typeof OwnMembership>;

const atApp = '/api/apps/{appId}/payments';
const listed = z.object({
  search: z.string().max(100).optional(),
  status: z.enum(MEMBERSHIP_STATUSES).optional(),
});

export const paymentCalls = {
  setup: call({
    id: 'paymentSetup',
    method: 'GET',
    path: atApp,
    who: needs('app.see'),
    summary: 'How the app is connected with the payment provider (never its token)',
    params: onApp,
    answer: PaymentSetup,
  }),
  products: call({
    id: 'paymentProducts',
    method: 'GET',
    path: `${atApp}/products`,
    who: needs('integrations.manage'),
    summary:
      "The provider's products, by a token that is given or was kept; a token that works is kept",
    params: onApp,
    query: z.object({ appId: AppId.optional(), accessToken: Token.optional() }),
    answer: z.object({ products: z.array(Product) }),
  }),
  connect: call({
    id: 'connectPayments',
    method: 'POST',
    path: `${atApp}/connect`,
    who: needs('integrations.manage'),
    summary: 'Sell memberships by this product: its sales are followed from now on',
    params: onApp,
    body: z.object({ productId: Key }),
    answer: PaymentSetup,
  }),
  disconnect: call({
    id: 'disconnectPayments',
    method: 'DELETE',
    path: atApp,
    who: needs('integrations.manage'),
    summary: 'Forget the token and stop following sales; members stay until their time ends',
    params: onApp,
    answer: PaymentSetup,
  }),
  tiers: call({
    id: 'saveTiers',
    method: 'PUT',
    path: `${atApp}/tiers`,
    who: needs('integrations.manage'),
    summary: 'What each tier gives',
    params: onApp,
    body: z.object({ tiers: z.record(z.string().max(200), TierLimits) }),
    answer: PaymentSetup,
  }),
  members: call({
    id: 'listMemberships',
    method: 'GET',
    path: '/api/apps/{appId}/memberships',
    who: needs('users.manage'),
    summary: 'Who paid, the newest first; `before` is the last one’s id',
    params: onApp,
    query: listed.extend({ before: z.string().max(200).optional() }),
    answer: z.object({
      members: z.array(Membership),
      more: z.boolean(),
      /** By month, in the currency's smallest unit. */
      revenue: z.array(
        z.object({
          month: z.string(),
          currency: z.string(),
          amount: z.number(),
          sales: z.number(),
        }),
      ),
      counts: z.object({ active: z.number(), ended: z.number() }),
    }),
  }),
  exportMembers: call({
    id: 'exportMemberships',
    method: 'GET',
    path: '/api/apps/{appId}/memberships/export',
    who: needs('users.manage'),
    summary: 'Who paid, as CSV',
    params: onApp,
    query: listed,
  }),
  own: call({
    id: 'ownMembership',
    method: 'GET',
    path: '/apps/{appId}/membership',
    who: 'visitor',
    isBeforePaying: true,
    summary:
      'What the person has; a sale that is named is looked up, or what was sold to their proven address where they say that they bought, at most every few seconds',
    params: onApp,
    query: z.object({
      sale_id: z.string().max(200).optional(),
      bought: z.literal('1').optional(),
    }),
    answer: OwnMembership,
  }),
  enterKey: call({
    id: 'enterLicenceKey',
    method: 'POST',
    path: '/apps/{appId}/membership/licence',
    who: 'visitor',
    isBeforePaying: true,
    summary: 'Become a member by the licence key of a purchase',
    params: onApp,
    body: z.object({ licenceKey: Key }),
    answer: OwnMembership,
  }),
  event: call({
    id: 'paymentEvent',
    method: 'POST',
    path: '/api/payments/{provider}/events/{tenant}/{secret}',
    who: 'anyone',
    summary:
      'Where a payment provider says that something happened; what is true is asked of it afterwards',
    params: z.object({
      provider: z.literal('gumroad'),
      tenant: z.string().max(64),
      secret: z.string().max(200),
    }),
    answer: z.object({ success: z.boolean() }),
  }),
  stripeEvent: call({
    id: 'stripeEvent',
    method: 'POST',
    path: '/api/payments/stripe/events',
    who: 'anyone',
    summary:
      'Where Stripe delivers, signed, what happened to the installation’s plans; what is true is asked of it afterwards',
    answer: z.object({ success: z.boolean() }),
  }),
};
