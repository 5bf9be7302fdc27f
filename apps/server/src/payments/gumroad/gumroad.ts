import { z } from 'zod';
import type { StoredProduct } from '../../db/index.ts';
import type { Facts } from '../facts.ts';
import type { PaymentNeeds } from '../needs.ts';
import { GumroadApi, NotAllowed } from './api.ts';
import { factsOfLicence, factsOfSale, factsOfSubscriber, productOf } from './shapes.ts';

type Needs = Pick<PaymentNeeds, 'config'>;

/** What may be delivered of sales and subscriptions. */
const DELIVERED = [
  'sale',
  'refund',
  'dispute',
  'dispute_won',
  'cancellation',
  'subscription_updated',
  'subscription_ended',
  'subscription_restarted',
] as const;
/** Pages of a list that are read at most. */
const MOST_PAGES = 500;

const Page = z.object({ next_page_url: z.string().nullish() });

/** All of a list, page by page. */
async function* pagesOf(api: GumroadApi, path: string, name: string): AsyncGenerator<unknown> {
  let next: string | null = path;
  for (let pages = 0; next && pages < MOST_PAGES; pages++) {
    const answer: Record<string, unknown> | null = await api.get(next);
    if (!answer) return;
    const list = answer[name];
    if (Array.isArray(list)) yield* list;
    const url: string | null = Page.parse(answer).next_page_url ?? null;
    next = url && URL.canParse(url) ? new URL(url).pathname + new URL(url).search : url;
  }
}

/** The products of whoever the token is of, those for sale first. */
export async function productsOf(needs: Needs, token: string): Promise<StoredProduct[]> {
  const products: StoredProduct[] = [];
  for await (const value of pagesOf(new GumroadApi(needs, token), '/products', 'products')) {
    const product = productOf(value);
    if (product) products.push(product);
  }
  return products;
}

export async function productById(
  needs: Needs,
  token: string,
  id: string,
): Promise<StoredProduct | null> {
  const answer = await new GumroadApi(needs, token).get(`/products/${encodeURIComponent(id)}`);
  return answer && productOf(answer.product);
}

/** A sale as it is now, with its subscription; null where there is none of that name. */
export async function saleById(needs: Needs, token: string, saleId: string): Promise<Facts | null> {
  const api = new GumroadApi(needs, token);
  const answer = await api.get(`/sales/${encodeURIComponent(saleId)}`);
  return answer && withSubscription(api, answer.sale);
}

async function withSubscription(api: GumroadApi, sale: unknown): Promise<Facts | null> {
  const facts = factsOfSale(sale, null);
  if (!facts?.subscriptionId) return facts;
  const answer = await api.get(`/subscribers/${encodeURIComponent(facts.subscriptionId)}`);
  return factsOfSale(sale, answer && factsOfSubscriber(answer.subscriber, new Date()));
}

/** Sales of a product since a day, or to an address. */
export async function* salesOf(
  needs: Needs,
  token: string,
  productId: string,
  wanted: { since: Date } | { email: string },
): AsyncGenerator<Facts> {
  const api = new GumroadApi(needs, token);
  const query = new URLSearchParams({
    product_id: productId,
    ...('since' in wanted ? { after: wanted.since.toISOString().slice(0, 10) } : wanted),
  });
  for await (const sale of pagesOf(api, `/sales?${query}`, 'sales')) {
    const facts = await withSubscription(api, sale);
    if (facts) yield facts;
  }
}

/** What a licence key of the product was bought with; null where it is none. No use of it is counted. */
export async function saleOfLicence(
  needs: Needs,
  productId: string,
  licenceKey: string,
): Promise<Facts | null> {
  const answer = await new GumroadApi(needs, null).post('/licenses/verify', {
    product_id: productId,
    license_key: licenceKey,
    increment_uses_count: 'false',
  });
  return answer && factsOfLicence(answer.purchase, new Date());
}

/** Whether the token may read sales (`view_sales`, or `account`). */
export async function canViewSales(
  needs: Needs,
  token: string,
  productId: string,
): Promise<boolean> {
  try {
    await new GumroadApi(needs, token).get(
      `/sales?${new URLSearchParams({ product_id: productId })}`,
    );
    return true;
  } catch (error) {
    if (error instanceof NotAllowed && error.status === 403) return false;
    throw error;
  }
}

/** Has all that happens to sales delivered to an address; false where the provider will not. */
export async function deliverTo(needs: Needs, token: string, postUrl: string): Promise<boolean> {
  const api = new GumroadApi(needs, token);
  try {
    for (const name of DELIVERED)
      if (!(await api.put('/resource_subscriptions', { resource_name: name, post_url: postUrl })))
        return false;
    return true;
  } catch (error) {
    if (error instanceof NotAllowed) return false;
    throw error;
  }
}
