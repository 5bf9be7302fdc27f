import { PAYMENT_TEXTS, type PaymentSetup, type Product, type TierLimits } from '@trellis/contract';
import { BUILDERS, type StoredProduct } from '../db/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { NotAllowed } from './gumroad/api.ts';
import { canViewSales, deliverTo, productById, productsOf } from './gumroad/gumroad.ts';
import type { PaymentNeeds } from './needs.ts';
import { stillSells } from './store.ts';
import { isStripesProduct } from './stripe/stripe.ts';

/** A tenant's connection, opened. */
export interface Connection {
  tenantId: string;
  token: string;
  /** Of plans several are sold, and of an app one. */
  productIds: string[];
  canViewSales: boolean;
}

const noToken = () =>
  new Refusal('invalid', 'Enter a Gumroad access token first', { code: 'no_token' });

/** How a tenant is connected; null where it is not, or its token cannot be opened any more. */
export async function connectionOf(
  { db, box, config }: Pick<PaymentNeeds, 'db' | 'box' | 'config'>,
  tenantId: string,
): Promise<Connection | null> {
  if (tenantId === BUILDERS) {
    const productIds = config.planCards
      .flatMap((card) => card.providerProductId ?? [])
      .filter((id) => !isStripesProduct(id));
    const token = config.gumroadToken;
    return token && productIds.length > 0
      ? { tenantId, token, productIds, canViewSales: true }
      : null;
  }
  const row = await db
    .selectFrom('payment_connections')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (!row?.product) return null;
  const token = opened(box, row.sealed);
  const productIds = [row.product.id];
  return token ? { tenantId, token, productIds, canViewSales: row.can_view_sales } : null;
}

function opened(box: PaymentNeeds['box'], sealed: string): string | null {
  try {
    return box.open(sealed);
  } catch (cause) {
    console.error(`payments: a token cannot be opened: ${cause}`);
    return null;
  }
}

/** The products that can be sold. A token that works is kept sealed, in the place of the one before. */
export async function products(
  needs: PaymentNeeds,
  appId: string,
  accessToken: string | undefined,
): Promise<Product[]> {
  const { db, box } = needs;
  const token = accessToken ?? (await keptToken(needs, appId));
  const list = await asked(PAYMENT_TEXTS.productsFailed, () => productsOf(needs, token));
  if (accessToken) {
    const sealed = box.seal(accessToken);
    await db.transaction().execute(async (trx) => {
      if (!(await stillSells(trx, appId))) throw notFound();
      await trx
        .insertInto('payment_connections')
        .values({ tenant_id: appId, sealed })
        .onConflict((on) => on.column('tenant_id').doUpdateSet({ sealed }))
        .execute();
    });
    await writeSettings(needs, appId, { hasPaymentProviderAccessToken: true });
  }
  return list.map(({ id, name }) => ({ id, name }));
}

async function keptToken({ db, box }: PaymentNeeds, appId: string): Promise<string> {
  const row = await db
    .selectFrom('payment_connections')
    .select('sealed')
    .where('tenant_id', '=', appId)
    .executeTakeFirst();
  const token = row && opened(box, row.sealed);
  if (!token) throw noToken();
  return token;
}

/** What the provider refuses, in the specification's words. */
async function asked<T>(words: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof NotAllowed)
      throw new Refusal('invalid', words, { code: 'provider_refused', cause });
    throw cause;
  }
}

/** Sells memberships by a product: what its tiers are is read, and what happens to it delivered from now on. */
export async function connect(
  needs: PaymentNeeds,
  appId: string,
  productId: string,
): Promise<void> {
  const { db } = needs;
  const token = await keptToken(needs, appId);
  const words = PAYMENT_TEXTS.connectFailed;
  const product = await asked(words, () => productById(needs, token, productId));
  if (!product)
    throw new Refusal('not_found', 'This product no longer exists on Gumroad', {
      code: 'no_product',
    });
  const sees = await asked(words, () => canViewSales(needs, token, product.id));
  const address = deliveryAddress(needs, appId);
  const isDelivered = sees && address !== null && (await deliverTo(needs, token, address));
  await db
    .updateTable('payment_connections')
    .set({ product: JSON.stringify(product), can_view_sales: sees, is_delivered: isDelivered })
    .where('tenant_id', '=', appId)
    .execute();
  const { id, name } = product;
  await writeSettings(needs, appId, { isSetupCompleted: true }, { id, name });
  if (sees) await needs.work.send('payments-sales', { tenantId: appId }, { key: appId, now: true });
}

/** Where events of a tenant are delivered; null where this installation has no address of the open internet. */
export function deliveryAddress(
  { config, box }: Pick<PaymentNeeds, 'config' | 'box'>,
  tenantId: string,
): string | null {
  if (!config.publicUrl) return null;
  return `${config.publicUrl}/api/payments/gumroad/events/${tenantId}/${eventSecret({ box }, tenantId)}`;
}

export const eventSecret = ({ box }: Pick<PaymentNeeds, 'box'>, tenantId: string): string =>
  box.mac(`payment events ${tenantId}`);

/** Forgets the token. Who is a member stays one until their time ends. */
export async function disconnect(needs: PaymentNeeds, appId: string): Promise<void> {
  await needs.db.deleteFrom('payment_connections').where('tenant_id', '=', appId).execute();
  const none = { hasPaymentProviderAccessToken: false, isSetupCompleted: false };
  await writeSettings(needs, appId, none, null);
}

export async function saveTiers(
  { db }: PaymentNeeds,
  appId: string,
  tiers: Record<string, TierLimits>,
): Promise<void> {
  await db
    .updateTable('payment_connections')
    .set({ tier_limits: JSON.stringify(tiers) })
    .where('tenant_id', '=', appId)
    .execute();
}

/** The connection as the builder sees it. */
export async function setupOf(needs: PaymentNeeds, appId: string): Promise<PaymentSetup> {
  const row = await needs.db
    .selectFrom('payment_connections')
    .innerJoin('apps', 'apps.app_id', 'payment_connections.tenant_id')
    .selectAll('payment_connections')
    .select('apps.slug')
    .where('tenant_id', '=', appId)
    .executeTakeFirst();
  const product = row?.product ?? null;
  const { publicUrl } = needs.config;
  return {
    hasPaymentProviderAccessToken: row !== undefined,
    isSetupCompleted: product !== null,
    product: product && { id: product.id, name: product.name },
    tiers: tiersOf(product, row?.tier_limits ?? {}),
    problem: row && product ? problemOf(row, publicUrl) : null,
    // Gumroad writes the sale into the addresses of a product's content (outside-services.md).
    returnLink: row && product ? `${publicUrl ?? ''}/app/${row.slug}/joinPlan?__sale_info__` : null,
  };
}

export const NO_LIMITS: TierLimits = { dailyRuns: null, monthlyCredits: null };

export const tiersOf = (product: StoredProduct | null, limits: Record<string, TierLimits>) =>
  (product?.tiers ?? []).map((tier) => ({
    ...tier,
    currency: product?.currency ?? 'usd',
    limits: limits[tier.name] ?? NO_LIMITS,
  }));

function problemOf(
  row: { can_view_sales: boolean; is_delivered: boolean },
  publicUrl: string | null,
): string | null {
  if (!row.can_view_sales)
    return 'The token may not see sales (view_sales). Members come in by their licence key alone, and that a subscription ended is noticed within a day.';
  if (row.is_delivered) return null;
  return publicUrl
    ? 'Gumroad cannot send updates to this address. They are fetched every 10 minutes instead.'
    : 'This installation has no public address (PUBLIC_URL). Updates are fetched from Gumroad every 10 minutes instead.';
}

/** What the settings record says of payments (spec 1, section 3); only the server knows it. */
async function writeSettings(
  { db, bus }: PaymentNeeds,
  appId: string,
  change: { hasPaymentProviderAccessToken?: boolean; isSetupCompleted?: boolean },
  product?: Product | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { settings } = await trx
      .selectFrom('apps')
      .select('settings')
      .where('app_id', '=', appId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const before = settings.paidMembershipsSettings as object | undefined;
    const paidMembershipsSettings = {
      hasPaymentProviderAccessToken: false,
      isSetupCompleted: false,
      ...before,
      ...change,
      paymentProvider: 'gumroad',
    };
    const next = {
      ...settings,
      paidMembershipsSettings,
      ...(product !== undefined && { paidMembershipsProduct: product }),
    };
    await trx
      .updateTable('apps')
      .set({ settings: JSON.stringify(next) })
      .where('app_id', '=', appId)
      .execute();
  });
  bus.publish({ kind: 'app', appId });
}
