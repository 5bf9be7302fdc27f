import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const STRIPE_KEY = 'rk_test_of_the_operator';
export const STRIPE_SECRET = 'whsec_of_the_endpoint';

export interface FakePurchase {
  /** The checkout: `cs_test_…`. */
  id: string;
  product: string;
  email: string;
  accountId?: string;
  isPaid: boolean;
  /** A subscription's name; without one it is paid once. */
  subscription?: string;
  status: string;
  cancelAt: number | null;
  endedAt: number | null;
  isRefunded: boolean;
  /** The state of its dispute; null where there is none. */
  dispute: string | null;
  created: number;
}

const seconds = () => Math.floor(Date.now() / 1_000);
const list = (data: object[], has_more = false) => ({ object: 'list', data, has_more });
const charge = (of: FakePurchase) => ({
  id: `ch_${of.id.replaceAll('_', '')}`,
  object: 'charge',
  amount: 1900,
  currency: 'usd',
  refunded: of.isRefunded,
  disputed: of.dispute !== null,
});
const items = (of: FakePurchase) =>
  list([{ price: { id: `price_${of.product}`, product: of.product } }]);

/** Stripe as far as it is called here (docs.stripe.com/api, version 2024-06-20): what is sold by payment links. */
export class FakeStripe {
  readonly purchases = new Map<string, FakePurchase>();
  readonly paths: string[] = [];
  isAway = false;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<FakeStripe> {
    const server = createServer();
    const stripe = new FakeStripe(server);
    server.on('request', (request, response) => stripe.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return stripe;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get env(): Record<string, string> {
    return {
      STRIPE_URL: `http://${this.host}`,
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    };
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Sells something by a payment link. */
  sell(sale: Partial<FakePurchase> & { id: string; product: string }): FakePurchase {
    const whole = {
      email: 'payer@x.example',
      isPaid: true,
      status: 'active',
      cancelAt: null,
      endedAt: null,
      isRefunded: false,
      dispute: null,
      created: seconds(),
      ...sale,
    };
    this.purchases.set(sale.id, whole);
    return whole;
  }

  /** A delivery as it is signed (docs.stripe.com/webhooks/signature). */
  static signed(event: object, { secret = STRIPE_SECRET, at = seconds() } = {}) {
    const body = new TextEncoder().encode(JSON.stringify(event));
    const v1 = createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');
    return {
      body,
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${at},v1=${v1}` },
    };
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://stripe');
    this.paths.push(`${request.method} ${url.pathname}`);
    const json = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const isKnown = request.headers.authorization === `Bearer ${STRIPE_KEY}`;
    const found = isKnown ? this.#find(url) : null;
    if (this.isAway) json(503, { error: { type: 'api_error' } });
    else if (!isKnown) json(401, { error: { type: 'invalid_request_error' } });
    else if (found) json(200, found);
    else json(404, { error: { code: 'resource_missing', type: 'invalid_request_error' } });
  }

  #find({ pathname, searchParams }: URL): object | null {
    const all = [...this.purchases.values()];
    const [, , room = '', ...rest] = pathname.split('/');
    const last = rest.at(-1) ?? '';
    const bySubscription = (name: string | null) =>
      all.find(({ subscription }) => subscription !== undefined && subscription === name);
    switch (room) {
      case 'checkout': {
        if (last !== 'sessions') {
          const one = this.purchases.get(last);
          return one ? session(one) : null;
        }
        const intent = searchParams.get('payment_intent');
        const wanted = searchParams.get('subscription');
        const since = Number(searchParams.get('created[gte]') ?? 0);
        return list(
          all
            .filter((one) => wanted === null || one.subscription === wanted)
            .filter((one) => intent === null || (!one.subscription && intentOf(one) === intent))
            .filter(({ created }) => created >= since)
            .map(session),
        );
      }
      case 'subscriptions': {
        const one = bySubscription(last);
        return one ? subscription(one) : null;
      }
      case 'invoices': {
        const one = bySubscription(searchParams.get('subscription'));
        const invoice = one?.isPaid && { amount_paid: 1900, currency: 'usd', charge: charge(one) };
        return list(invoice ? [{ id: 'in_1', created: one.created, ...invoice }] : []);
      }
      case 'payment_intents': {
        const one = all.find((sold) => intentOf(sold) === last);
        const invoice = one?.subscription ? { subscription: one.subscription } : null;
        return one ? { id: last, invoice } : null;
      }
      case 'disputes': {
        const one = all.find((sold) => charge(sold).id === searchParams.get('charge'));
        return list(one?.dispute ? [{ id: 'dp_1', status: one.dispute }] : []);
      }
      default:
        return null;
    }
  }
}

/** The name of what a purchase was paid by. */
export const intentOf = ({ id }: FakePurchase): string => `pi_${id.replaceAll('_', '')}`;

const session = (of: FakePurchase) => ({
  id: of.id,
  object: 'checkout.session',
  mode: of.subscription ? 'subscription' : 'payment',
  status: 'complete',
  payment_status: of.isPaid ? 'paid' : 'unpaid',
  created: of.created,
  client_reference_id: of.accountId ?? null,
  customer_details: { email: of.email },
  amount_total: 1900,
  currency: 'usd',
  subscription: of.subscription ?? null,
  payment_intent: of.subscription ? null : { id: intentOf(of), latest_charge: charge(of) },
  line_items: items(of),
});

const subscription = (of: FakePurchase) => ({
  id: of.subscription,
  object: 'subscription',
  status: of.status,
  created: of.created,
  cancel_at: of.cancelAt,
  cancel_at_period_end: of.cancelAt !== null,
  current_period_end: seconds() + 30 * 86_400,
  ended_at: of.endedAt,
  customer: { id: 'cus_1', email: of.email },
  items: items(of),
});
