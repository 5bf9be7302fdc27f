import { z } from 'zod';
import { type Facts, LASTING } from '../facts.ts';
import { askStripe, type StripeConfig } from './api.ts';
import {
  Charge,
  Invoice,
  listOf,
  PaymentIntent,
  Session,
  Subscription,
  soldIn,
  subscriptionFacts,
} from './shapes.ts';

/** Names of Stripe's: a checkout, a subscription, a payment. No name of Gumroad's is written so. */
export const isStripes = (name: string): boolean =>
  /^(cs_(test|live)_|sub_|pi_)[A-Za-z0-9]{1,200}$/.test(name);
/** What an operator's card names of Stripe's. */
export const isStripesProduct = (name: string): boolean => /^(prod|price)_[A-Za-z0-9]+$/.test(name);

const PER_PAGE = 100;
const MOST_PAGES = 500;

/**
 * What Stripe says of a purchase now: of a checkout, a subscription or a payment. Null where there is none, or nothing is
 * paid yet. `products` are the operator's: of what was bought the one of them counts.
 */
export async function purchaseOf(
  config: StripeConfig,
  name: string,
  products: readonly string[],
): Promise<Facts | null> {
  if (name.startsWith('cs_')) return ofCheckout(config, await checkoutOf(config, name), products);
  if (name.startsWith('sub_')) {
    const [first] = await checkoutsBy(config, 'subscription', name);
    return ofSubscription(config, name, first ?? null, products);
  }
  const [paid] = await checkoutsBy(config, 'payment_intent', name);
  if (paid) return ofCheckout(config, await checkoutOf(config, paid.id), products);
  const asked = await askStripe(config, `/payment_intents/${name}?expand[]=invoice`);
  const subscription = asked === null ? null : PaymentIntent.parse(asked).invoice;
  return subscription ? purchaseOf(config, subscription, products) : null;
}

async function checkoutOf(config: StripeConfig, name: string): Promise<Session | null> {
  const asked = await askStripe(
    config,
    `/checkout/sessions/${name}?expand[]=line_items&expand[]=payment_intent.latest_charge`,
  );
  return asked === null ? null : Session.parse(asked);
}

async function checkoutsBy(config: StripeConfig, key: string, name: string): Promise<Session[]> {
  const asked = await askStripe(config, `/checkout/sessions?${key}=${name}&limit=1`);
  return asked === null ? [] : listOf(Session).parse(asked).data;
}

async function ofCheckout(
  config: StripeConfig,
  session: Session | null,
  products: readonly string[],
): Promise<Facts | null> {
  if (session?.status !== 'complete' || session.payment_status === 'unpaid') return null;
  if (session.subscription) return ofSubscription(config, session.subscription, session, products);
  if (session.mode !== 'payment') return null;
  const intent = session.payment_intent;
  const charge = typeof intent === 'object' ? Charge.safeParse(intent?.latest_charge).data : null;
  return {
    saleId: session.id,
    productId: productIn(soldIn(session.line_items), products),
    subscriptionId: null,
    ...buyerIn(session),
    tier: '',
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    paidAt: session.created ?? new Date(),
    payment: await stateOf(config, charge ?? null),
    subscription: LASTING,
  };
}

async function ofSubscription(
  config: StripeConfig,
  name: string,
  session: Session | null,
  products: readonly string[],
): Promise<Facts | null> {
  const asked = await askStripe(config, `/subscriptions/${name}?expand[]=customer`);
  if (asked === null) return null;
  const subscription = Subscription.parse(asked);
  const paid = await askStripe(
    config,
    `/invoices?subscription=${name}&status=paid&limit=1&expand[]=data.charge`,
  );
  const [invoice] = paid === null ? [] : listOf(Invoice).parse(paid).data;
  // Whoever never paid has nothing that could end.
  if (!invoice) return null;
  const { customer } = subscription;
  const owner = typeof customer === 'object' ? (customer?.email ?? '') : '';
  return {
    saleId: session?.id ?? name,
    productId: productIn(soldIn(subscription.items), products),
    subscriptionId: name,
    ...(session ? buyerIn(session) : { email: owner.trim().toLowerCase(), accountId: null }),
    tier: '',
    amount: invoice.amount_paid,
    currency: invoice.currency,
    paidAt: invoice.created ?? subscription.created ?? new Date(),
    payment: await stateOf(config, Charge.safeParse(invoice.charge).data ?? null),
    subscription: subscriptionFacts(subscription, new Date()),
  };
}

const productIn = (sold: readonly string[], products: readonly string[]): string =>
  sold.find((name) => products.includes(name)) ?? sold[0] ?? '';

/** Who bought: the account that the link named, else who proves that the address is theirs. */
const buyerIn = ({ client_reference_id, customer_details }: Session) => ({
  email: (customer_details?.email ?? '').trim().toLowerCase(),
  accountId: client_reference_id ?? null,
});

const Dispute = z.object({ status: z.string() });
/** A dispute that was won gives back what it took; a warning is none yet (docs.stripe.com/api/disputes). */
const HARMLESS = /^(won|prevented|warning_\w+)$/;

async function stateOf(config: StripeConfig, charge: Charge | null): Promise<Facts['payment']> {
  if (charge?.refunded) return 'refunded';
  if (!charge?.disputed) return 'paid';
  const asked = await askStripe(config, `/disputes?charge=${charge.id}&limit=10`);
  const disputes = asked === null ? [] : listOf(Dispute).parse(asked).data;
  const isOpen = disputes.some(({ status }) => !HARMLESS.test(status));
  return isOpen || disputes.length === 0 ? 'disputed' : 'paid';
}

/** The names of checkouts that were begun since then, the newest first. */
export async function* checkoutsSince(config: StripeConfig, since: Date): AsyncGenerator<string> {
  const seconds = Math.max(0, Math.floor(since.getTime() / 1_000));
  let last = '';
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const asked = await askStripe(
      config,
      `/checkout/sessions?created[gte]=${seconds}&limit=${PER_PAGE}${last && `&starting_after=${last}`}`,
    );
    const page = listOf(Session).parse(asked);
    for (const { id, status } of page.data) if (status === 'complete') yield id;
    last = page.data.at(-1)?.id ?? '';
    if (!page.has_more || !last) return;
  }
}
