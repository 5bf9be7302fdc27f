import { BUILDERS, type Db } from '../db/index.ts';
import { type Connection, connectionOf } from './connection.ts';
import { type Facts, membershipId } from './facts.ts';
import { NotAllowed } from './gumroad/api.ts';
import { saleById, saleOfLicence, salesOf } from './gumroad/gumroad.ts';
import type { PaymentNeeds } from './needs.ts';
import { applyPlan } from './plans.ts';
import { keepEnd, keepFacts, keepPayment } from './store.ts';
import { checkoutsSince, isStripes, purchaseOf } from './stripe/stripe.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Sales that are asked for anew each time, in case that one was late. */
const OVERLAP_MS = 3 * DAY_MS;

/** Asks for a sale, and keeps what it is now; null where there is none, or it is of another product. */
export async function lookUpSale(
  needs: PaymentNeeds,
  tenantId: string,
  saleId: string,
): Promise<string | null> {
  // Apps sell by one provider alone.
  if (tenantId === BUILDERS && isStripes(saleId)) return lookUpPurchase(needs, saleId);
  const connection = await connectionOf(needs, tenantId);
  if (!connection?.canViewSales) return null;
  const askedAt = new Date();
  return keep(needs, connection, await saleById(needs, connection.token, saleId), askedAt);
}

/** Asks Stripe for what was bought of the operator's plans. */
async function lookUpPurchase(needs: PaymentNeeds, name: string): Promise<string | null> {
  const { config } = needs;
  if (!config.stripe.key) return null;
  const products = config.planCards.flatMap((card) => card.providerProductId ?? []);
  const askedAt = new Date();
  const facts = await purchaseOf(config, name, products);
  return keep(needs, { tenantId: BUILDERS, productIds: products }, facts, askedAt);
}

/** Asks for what was sold to an address, which whoever asks has proven to be theirs (ruling 67). */
export async function lookUpAddress(
  needs: PaymentNeeds,
  tenantId: string,
  email: string,
): Promise<void> {
  const connection = await connectionOf(needs, tenantId);
  if (!connection?.canViewSales) return;
  const askedAt = new Date();
  for (const productId of connection.productIds)
    for await (const facts of salesOf(needs, connection.token, productId, { email }))
      await keep(needs, connection, facts, askedAt);
}

/** Asks for what a licence key of the app's product was bought with; null where it is none. */
export async function lookUpLicence(
  needs: PaymentNeeds,
  tenantId: string,
  licenceKey: string,
): Promise<string | null> {
  const { db, box } = needs;
  const connection = await connectionOf(needs, tenantId);
  for (const productId of connection?.productIds ?? []) {
    const askedAt = new Date();
    const facts = await saleOfLicence(needs, productId, licenceKey);
    const id = await keep(needs, connection!, facts, askedAt);
    if (id === null) continue;
    await db
      .updateTable('memberships')
      .set({ sealed_licence: box.seal(licenceKey) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
    return id;
  }
  return null;
}

async function keep(
  needs: PaymentNeeds,
  { tenantId, productIds }: Pick<Connection, 'tenantId' | 'productIds'>,
  facts: Facts | null,
  askedAt: Date,
): Promise<string | null> {
  if (!facts) return null;
  // What is known already is kept as it is now, even where it became something that is not sold here.
  const known = await isKnown(needs.db, tenantId, facts);
  if (!known && !productIds.includes(facts.productId)) return null;
  if (facts.isGiven) {
    await keepPayment(needs.db, tenantId, facts, askedAt);
    return null;
  }
  const userId = tenantId === BUILDERS ? await builderNamed(needs.db, facts) : null;
  const id = await keepFacts(needs.db, tenantId, { ...facts, userId }, askedAt);
  if (id === null) return null;
  if (tenantId === BUILDERS) await applyPlan(needs, id);
  else needs.bus.publish({ kind: 'membership', tenantId });
  return id;
}

const isKnown = async (db: Db, tenantId: string, facts: Facts): Promise<boolean> =>
  (await db
    .selectFrom('memberships')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', membershipId(facts))
    .executeTakeFirst()) !== undefined;

/** The builder whom a purchase names; null where it names nobody, and the address of who paid decides. */
async function builderNamed(db: Db, { accountId }: Facts): Promise<string | null> {
  if (!accountId) return null;
  const builder = await db
    .selectFrom('accounts')
    .select('user_id')
    .where('user_id', '=', accountId)
    .executeTakeFirst();
  return builder?.user_id ?? null;
}

/** Asks for what was sold since the last time, and for each membership that is thought to last. */
export async function askForSales(needs: PaymentNeeds, tenantId: string): Promise<void> {
  const { db } = needs;
  const connection = await connectionOf(needs, tenantId);
  const hasStripe = tenantId === BUILDERS && needs.config.stripe.key !== null;
  if (!connection && !hasStripe) return;
  const begun = new Date();
  const known = await db
    .selectFrom('payment_connections')
    .select('synced_at')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  const since = new Date((known?.synced_at?.getTime() ?? OVERLAP_MS) - OVERLAP_MS);
  const seen = new Set<string>();
  if (connection?.canViewSales)
    for (const productId of connection.productIds)
      for await (const facts of salesOf(needs, connection.token, productId, { since })) {
        const id = await keep(needs, connection, facts, begun);
        if (id) seen.add(id);
      }
  if (hasStripe)
    for await (const name of checkoutsSince(needs.config, since)) {
      const id = await lookUpPurchase(needs, name);
      if (id) seen.add(id);
    }
  await askAgain(needs, tenantId, connection, seen);
  await keepAsked(db, tenantId, begun);
}

/** Until when sales were asked for. An app that went meanwhile, or sells no more, has nothing that this is kept with. */
async function keepAsked(db: Db, tenantId: string, synced_at: Date): Promise<void> {
  if (tenantId !== BUILDERS) {
    const kept = db.updateTable('payment_connections').set({ synced_at });
    await kept.where('tenant_id', '=', tenantId).execute();
    return;
  }
  await db
    .insertInto('payment_connections')
    // The installation's own tokens are the operator's settings: nothing is kept of them here.
    .values({ tenant_id: tenantId, sealed: '', synced_at })
    .onConflict((on) => on.column('tenant_id').doUpdateSet({ synced_at }))
    .execute();
}

/**
 * Asks for what a licence key of a member is now, of the product that it was given for. One that its seller disabled or took
 * back lets nobody in any more; entered again it counts again, once it is valid.
 */
async function verifyAgain(
  needs: PaymentNeeds,
  member: { tenantId: string; id: string; productId: string },
  licenceKey: string,
): Promise<void> {
  const { tenantId, id, productId } = member;
  const askedAt = new Date();
  const facts = await saleOfLicence(needs, productId, licenceKey);
  if (facts) return void (await keep(needs, { tenantId, productIds: [productId] }, facts, askedAt));
  await keepEnd(needs.db, tenantId, id, askedAt);
  if (tenantId === BUILDERS) await applyPlan(needs, id);
  else needs.bus.publish({ kind: 'membership', tenantId });
}

/** Asks for what is thought to last and was not asked for since half a day, but for what was just `seen`. */
async function askAgain(
  needs: PaymentNeeds,
  tenantId: string,
  connection: Connection | null,
  seen: ReadonlySet<string>,
): Promise<void> {
  const { db, box } = needs;
  const lasting = await db
    .selectFrom('memberships')
    .select(['id', 'sale_id', 'product_id', 'sealed_licence'])
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', ['active', 'ending', 'disputed'])
    .where('asked_at', '<', new Date(Date.now() - DAY_MS / 2))
    .execute();
  for (const { id, sale_id, product_id, sealed_licence } of lasting) {
    if (seen.has(id)) continue;
    try {
      if (sale_id && (connection?.canViewSales || isStripes(sale_id)))
        await lookUpSale(needs, tenantId, sale_id);
      else if (sealed_licence)
        await verifyAgain(needs, { tenantId, id, productId: product_id }, box.open(sealed_licence));
    } catch (error) {
      if (error instanceof NotAllowed) throw error;
      // One that cannot be asked for now keeps nobody else waiting; it is asked for again.
      console.error(`payments: a membership could not be asked for: ${error}`);
    }
  }
}
