import { BUILDERS } from '../db/index.ts';
import type { Queue } from '../work/index.ts';
import { askOf, type Told } from './events.ts';
import { askForSales } from './look-up.ts';
import type { PaymentNeeds } from './needs.ts';

/** What is done about payments beside the calls. */
export const paymentQueues = (needs: PaymentNeeds): Queue[] => [
  {
    name: 'payments',
    retries: { limit: 8, delay: 15 },
    concurrency: 2,
    work: (data) => askOf(needs, data as Told),
  },
  {
    name: 'payments-sales',
    retries: { limit: 3, delay: 60 },
    unique: 'turns',
    work: (data) => askForSales(needs, (data as { tenantId: string }).tenantId),
  },
  {
    name: 'payments-often',
    cron: '*/10 * * * *',
    work: () => askAll(needs, true),
  },
  {
    name: 'payments-daily',
    cron: '23 4 * * *',
    work: () => askAll(needs, false),
  },
];

/** Has each tenant's sales asked for; `isOften`: only of those that are told nothing by their provider. */
async function askAll({ db, work, config }: PaymentNeeds, isOften: boolean): Promise<void> {
  let query = db
    .selectFrom('payment_connections')
    .select('tenant_id')
    .where('product', 'is not', null);
  if (isOften) query = query.where('is_delivered', '=', false).where('can_view_sales', '=', true);
  const tenants = (await query.execute()).map(({ tenant_id }) => tenant_id);
  // Nothing is delivered of the operator's own product at Gumroad; Stripe delivers, and is asked once a day.
  if (config.gumroadToken || (config.stripe.key && !isOften)) tenants.push(BUILDERS);
  for (const tenantId of tenants)
    await work.send('payments-sales', { tenantId }, { key: tenantId });
}
