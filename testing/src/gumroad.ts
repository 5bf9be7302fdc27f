import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const TOKEN = 'gumroad-token-of-the-seller';
export const CLUB = 'prod-club==';
export const OTHER = 'prod-other==';
/** Bought once, in yen. */
export const PRINT = 'prod-print==';

export interface FakeSale {
  id: string;
  product_id: string;
  email: string;
  price: number;
  currency?: string;
  created_at: string;
  subscription_id?: string;
  variants?: Record<string, string>;
  refunded?: boolean;
  partially_refunded?: boolean;
  chargedback?: boolean;
  dispute_won?: boolean;
  license_key?: string;
  /** By its seller. */
  license_disabled?: boolean;
  is_gift_sender_purchase?: boolean;
}
export interface FakeSubscriber {
  email?: string;
  cancelled_at: string | null;
  ended_at: string | null;
  failed_at: string | null;
}

const PER_PAGE = 10;
const product = (id: string, name: string, tiers: [string, number, number | null][]) => ({
  id,
  name,
  price: 0,
  short_url: `https://seller.example/l/${encodeURIComponent(id)}`,
  variants: [
    {
      title: 'Tier',
      options: tiers.map(([tier, monthly, yearly]) => ({
        name: tier,
        price_difference: 0,
        recurrence_prices: {
          monthly: { price_cents: monthly },
          ...(yearly && { yearly: { price_cents: yearly } }),
        },
      })),
    },
  ],
});

/** Gumroad as far as it is called here: paging by ten, 200 with `success: false`, empty 401 and 403. */
export class FakeGumroad {
  readonly products = [
    product(CLUB, 'The club', [
      ['Bronze', 500, 4800],
      ['Gold', 1500, null],
    ]),
    product(OTHER, 'A book', [['', 900, null]]),
    {
      id: PRINT,
      name: 'A print',
      price: 2500,
      currency: 'jpy',
      short_url: 'https://seller.example/l/print',
      subscription_duration: null,
      recurrences: null,
      variants: [],
    },
    ...Array.from({ length: 20 }, (_, n) =>
      product(`prod-${n}==`, `Product ${n}`, [['', 100, null]]),
    ),
  ];
  readonly sales = new Map<string, FakeSale>();
  readonly subscribers = new Map<string, FakeSubscriber>();
  readonly subscriptions: { resource_name: string; post_url: string }[] = [];
  readonly paths: string[] = [];
  /** Without `view_sales` sales cannot be seen. */
  seesSales = true;
  isAway = false;
  /** Gumroad delivers to no address of a machine's own; tests have no other. */
  refusesLocal = false;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<FakeGumroad> {
    const server = createServer();
    const gumroad = new FakeGumroad(server);
    server.on('request', (request, response) => {
      gumroad.#answer(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return gumroad;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get env(): Record<string, string> {
    return { GUMROAD_URL: `http://${this.host}`, INTEGRATION_PRIVATE_HOSTS: this.host };
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Sells something, as its buyer would. */
  sell(sale: Partial<FakeSale> & { id: string; email: string }): FakeSale {
    const whole = {
      product_id: CLUB,
      price: 500,
      created_at: new Date().toISOString(),
      variants: { Tier: 'Bronze' },
      ...sale,
    };
    this.sales.set(sale.id, whole);
    if (whole.subscription_id && !this.subscribers.has(whole.subscription_id))
      this.subscribers.set(whole.subscription_id, {
        cancelled_at: null,
        ended_at: null,
        failed_at: null,
      });
    return whole;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://gumroad');
    this.paths.push(`${request.method} ${url.pathname}`);
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const fields = new URLSearchParams(Buffer.concat(pieces).toString());
    const json = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const no = (message: string) => json(200, { success: false, message });
    const empty = (status: number) => void response.writeHead(status).end();
    if (this.isAway) return empty(503);
    const [, , room = '', id = ''] = url.pathname.split('/').map(decodeURIComponent);
    if (room === 'licenses') return this.#verify(fields, json);
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return empty(401);
    if (room === 'products' && id) {
      const found = this.products.find((one) => one.id === id);
      return found
        ? json(200, { success: true, product: found })
        : no('The product was not found.');
    }
    if (room === 'products') return json(200, this.#page(url, this.products, 'products'));
    if (!this.seesSales) return empty(403);
    if (room === 'sales' && id) {
      const sale = this.sales.get(id);
      return sale ? json(200, { success: true, sale }) : no('The sale was not found.');
    }
    if (room === 'sales') {
      const wanted = url.searchParams.get('product_id');
      const after = url.searchParams.get('after') ?? '';
      const email = url.searchParams.get('email');
      const list = [...this.sales.values()].filter(
        (sale) =>
          sale.product_id === wanted &&
          sale.created_at.slice(0, 10) >= after &&
          (email === null || sale.email === email),
      );
      return json(200, this.#page(url, list, 'sales'));
    }
    if (room === 'subscribers') {
      const subscriber = this.subscribers.get(id);
      return subscriber
        ? json(200, { success: true, subscriber: { id, ...subscriber } })
        : no('The subscriber was not found.');
    }
    if (room === 'resource_subscriptions' && request.method === 'PUT') {
      const post_url = fields.get('post_url') ?? '';
      if (this.refusesLocal && /localhost|127\.0\.0\.1/.test(post_url))
        return no(`Invalid post URL '${post_url}'`);
      this.subscriptions.push({ resource_name: fields.get('resource_name') ?? '', post_url });
      return json(200, { success: true });
    }
    return empty(404);
  }

  #page(url: URL, list: readonly object[], name: string): object {
    const from = Number(url.searchParams.get('page_key') ?? 0);
    const next = from + PER_PAGE;
    const query = new URLSearchParams(url.searchParams);
    query.set('page_key', String(next));
    return {
      success: true,
      [name]: list.slice(from, next),
      ...(next < list.length && { next_page_url: `${url.pathname}?${query}` }),
    };
  }

  #verify(fields: URLSearchParams, json: (status: number, body: object) => void): void {
    const sale = [...this.sales.values()].find(
      (one) =>
        one.license_key === fields.get('license_key') &&
        one.product_id === fields.get('product_id'),
    );
    if (!sale) {
      const message = 'That license does not exist for the provided product.';
      json(404, { success: false, message });
      return;
    }
    if (sale.license_disabled) {
      json(404, { success: false, message: 'This license key has been disabled.' });
      return;
    }
    const of = sale.subscription_id ? this.subscribers.get(sale.subscription_id) : undefined;
    json(200, {
      success: true,
      uses: 1,
      purchase: {
        ...sale,
        sale_id: sale.id,
        sale_timestamp: sale.created_at,
        variants: `(${Object.values(sale.variants ?? {})[0] ?? ''})`,
        chargebacked: sale.chargedback ?? false,
        subscription_cancelled_at: of?.cancelled_at ?? null,
        subscription_ended_at: of?.ended_at ?? null,
        subscription_failed_at: of?.failed_at ?? null,
      },
    });
  }
}
