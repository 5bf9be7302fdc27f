import { BUILDERS } from '../db/index.ts';
import { type Connection, connectionOf } from './connection.ts';
import type { Facts } from './facts.ts';
import { NotAllowed } from './gumroad/api.ts';
import { saleById, saleOfLicence, salesSince } from './gumroad/gumroad.ts';
import type { PaymentNeeds } from './needs.ts';
import { applyPlan } from './plans.ts';
import { keepFacts } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Sales that are asked for anew each time, in case that one was late. */
const OVERLAP_MS = 3 * DAY_MS;

/** Asks for a sale, and keeps what it is now; null where there is none, or it is of another product. */
export async function lookUpSale(
  needs: PaymentNeeds,
  tenantId: string,
  saleId: string,
): Promise<string | null> {
  const connection = await connectionOf(needs, tenantId);
  if (!connection?.canViewSales) return null;
  const askedAt = new Date();
  return keep(needs, connection, await saleById(needs, connection.token, saleId), askedAt);
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
  { tenantId, productIds }: Connection,
  facts: Facts | null,
  askedAt: Date,
): Promise<string | null> {
  if (!facts || !productIds.includes(facts.productId)) return null;
  const id = await keepFacts(needs.db, tenantId, facts, askedAt);
  if (tenantId === BUILDERS) await applyPlan(needs, id);
  else needs.bus.publish({ kind: 'membership', tenantId });
  return id;
}

/** Asks for what was sold since the last time, and for each membership that is thought to last. */
export async function askForSales(needs: PaymentNeeds, tenantId: string): Promise<void> {
  const connection = await connectionOf(needs, tenantId);
  if (!connection) return;
  const { db, box } = needs;
  const begun = new Date();
  const known = await db
    .selectFrom('payment_connections')
    .select('synced_at')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  const since = new Date((known?.synced_at?.getTime() ?? OVERLAP_MS) - OVERLAP_MS);
  const seen = new Set<string>();
  if (connection.canViewSales)
    for (const productId of connection.productIds)
      for await (const facts of salesSince(needs, connection.token, productId, since)) {
        const id = await keep(needs, connection, facts, begun);
        if (id) seen.add(id);
      }
  const lasting = await db
    .selectFrom('memberships')
    .select(['id', 'sale_id', 'sealed_licence'])
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', ['active', 'ending', 'disputed'])
    .where('asked_at', '<', new Date(Date.now() - DAY_MS / 2))
    .execute();
  for (const { id, sale_id, sealed_licence } of lasting) {
    if (seen.has(id)) continue;
    try {
      if (connection.canViewSales && sale_id) await lookUpSale(needs, tenantId, sale_id);
      else if (sealed_licence) await lookUpLicence(needs, tenantId, box.open(sealed_licence));
    } catch (error) {
      if (error instanceof NotAllowed) throw error;
      // One that cannot be asked for now keeps nobody else waiting; it is asked for again.
      console.error(`payments: a membership could not be asked for: ${error}`);
    }
  }
  await db
    .updateTable('payment_connections')
    .set({ synced_at: begun })
    .where('tenant_id', '=', tenantId)
    .execute();
}
