import { createHash, timingSafeEqual } from 'node:crypto';
import { wholeBody } from '../http/index.ts';
import { notFound } from '../refusal.ts';
import { eventSecret } from './connection.ts';
import { lookUpSale } from './look-up.ts';
import type { PaymentNeeds } from './needs.ts';

/** Bytes of a delivery. */
const MOST = 100_000;
const ID = /^[\w+/=-]{1,100}$/;

/** What a delivery is about. */
export interface Told {
  tenantId: string;
  /** Sales that may be others now. */
  saleIds: string[];
  subscriptionId: string | null;
}

/**
 * Takes a delivery of the payment provider. Nothing in it is believed: it names what is asked for afterwards. It is
 * written down once, whatever try it was, and a job asks.
 */
export async function takeEvent(
  needs: PaymentNeeds,
  params: { tenant: string; secret: string },
  request: Request,
): Promise<void> {
  const { tenant: tenantId, secret } = params;
  const right = Buffer.from(eventSecret(needs, tenantId));
  const given = Buffer.from(secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw notFound();
  const body = await wholeBody(request, MOST);
  const fields = new URLSearchParams(new TextDecoder().decode(body));
  fields.delete('retry_count');
  fields.sort();
  const kind = (fields.get('resource_name') ?? 'sale').slice(0, 50);
  const told: Told = {
    tenantId,
    saleIds: [fields.get('sale_id'), ...fields.getAll('purchase_ids[]').slice(-3)].filter(
      (id): id is string => id !== null && ID.test(id),
    ),
    subscriptionId: [fields.get('subscription_id')].find((id) => id && ID.test(id)) ?? null,
  };
  const id = createHash('sha256').update(fields.toString()).digest('base64url');
  await keepEvent(needs, { told, id, kind });
}

/** Writes a delivery down, once, and has asked what it is about. */
export async function keepEvent(
  needs: PaymentNeeds,
  { told, id, kind }: { told: Told; id: string; kind: string },
): Promise<void> {
  const subject = told.subscriptionId ?? told.saleIds[0];
  if (!subject) return;
  await needs.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('payment_events')
      .values({ tenant_id: told.tenantId, id, kind, subject })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    await needs.work.send('payments', told, { trx });
  });
}

/** Asks for what a delivery was about. */
export async function askOf(needs: PaymentNeeds, told: Told): Promise<void> {
  const sales = new Set(told.saleIds);
  if (told.subscriptionId) {
    const known = await needs.db
      .selectFrom('memberships')
      .select('sale_id')
      .where('tenant_id', '=', told.tenantId)
      .where('id', '=', told.subscriptionId)
      .executeTakeFirst();
    if (known?.sale_id) sales.add(known.sale_id);
  }
  for (const saleId of sales) await lookUpSale(needs, told.tenantId, saleId);
}
