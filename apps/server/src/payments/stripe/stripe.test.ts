import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorld, type Person } from '@trellis/testing';
import { FakeGumroad } from '@trellis/testing/gumroad';
import { type FakePurchase, FakeStripe, intentOf } from '@trellis/testing/stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { askForSales } from '../look-up.ts';
import { isSigned } from './signature.ts';

const EXPLORER = 'prod_explorer';
const MOON = 'prod_moon';
const file = join(mkdtempSync(join(tmpdir(), 'stripe-')), 'plans.json');
writeFileSync(
  file,
  JSON.stringify([
    { id: 'lite', name: 'Lite', price: 0 },
    {
      id: 'explorer',
      name: 'Explorer',
      price: 19,
      priceYearly: 180,
      link: 'https://buy.seller.example/m?client_reference_id={accountId}',
      linkYearly: 'https://buy.seller.example/y?client_reference_id={accountId}',
      providerProductId: EXPLORER,
    },
    { id: 'moon', name: 'Moon', price: 99, providerProductId: MOON },
  ]),
);

const stripe = await FakeStripe.start();
const gumroad = await FakeGumroad.start();
afterAll(() => {
  stripe.stop();
  gumroad.stop();
});
const world = await openWorld({
  ...stripe.env,
  ...gumroad.env,
  INTEGRATION_PRIVATE_HOSTS: `${stripe.host},${gumroad.host}`,
  PLANS_FILE: file,
  PLANS_MANAGE_URL: 'https://billing.seller.example/',
  DEFAULT_PLAN: 'lite',
});
await world.builder('Ann');

interface Known {
  accountId: string;
  plan: string;
  subscriptionId: string | null;
  planSubscriptionStatus: string | null;
  planSubscriptionCancelledAt: string | null;
  subscriptionPaymentsIds: string[];
}
const account = async (who: Person, saleId?: string) =>
  (await who.get<Known>(`/api/live_api/account/current${saleId ? `?sale_id=${saleId}` : ''}`)).body;
const become = (who: Person, plan: string) =>
  expect.poll(async () => (await account(who)).plan, { interval: 50 }).toBe(plan);

let count = 0;
const deliver = async (
  type: string,
  object: Record<string, unknown>,
  how: Parameters<typeof FakeStripe.signed>[1] & { id?: string } = {},
): Promise<number> => {
  const event = { id: how.id ?? `evt_${++count}`, object: 'event', type, data: { object } };
  const { body, headers } = FakeStripe.signed(event, how);
  return (await world.stranger().call('POST', '/api/payments/stripe/events', body, headers)).status;
};
/** A builder who bought a plan by a payment link, of which nothing was heard yet. */
async function buyer(name: string, more: Partial<FakePurchase> = {}) {
  const who = await world.builder(name);
  const { accountId } = await account(who);
  const id = `cs_test_${name}`;
  const sale = stripe.sell({
    id,
    product: EXPLORER,
    email: 'card@elsewhere.example',
    accountId,
    subscription: `sub_${name}`,
    ...more,
  });
  return { who, sale, id };
}
const bought = ({ id }: FakePurchase) =>
  deliver('checkout.session.completed', { id, object: 'checkout.session' });

describe('a plan that is bought over a payment link of Stripe’s', () => {
  it('is there when its buyer comes back with the checkout, whatever address they paid with', async () => {
    const { who, id } = await buyer('Bob');
    expect(await account(who)).toMatchObject({ plan: 'lite' });
    expect(await account(who, id)).toMatchObject({
      plan: 'explorer',
      subscriptionId: 'sub_Bob',
      planSubscriptionStatus: 'alive',
      subscriptionPaymentsIds: [id],
    });
    const offer = await who.get<{ manageUrl: string }>('/api/live_api/app/paidPlans');
    expect(offer.body.manageUrl).toBe('https://billing.seller.example/');
  });

  it('is there by the delivery alone, once however often it comes', async () => {
    const { who, sale } = await buyer('Cy');
    const object = { id: sale.id, object: 'checkout.session' };
    for (let times = 0; times < 3; times++)
      expect(await deliver('checkout.session.completed', object, { id: 'evt_cy' })).toBe(200);
    await become(who, 'explorer');
    const events = await world.services.db
      .selectFrom('payment_events')
      .select('kind')
      .where('id', '=', 'evt_cy')
      .execute();
    expect(events).toHaveLength(1);
  });

  it('counts as long as it is paid: cancelled, failing, ended, taken up again, in whatever order it is told', async () => {
    const { who, sale, id } = await buyer('Dee');
    // What comes later in its life is told first.
    await deliver('customer.subscription.updated', { id: 'sub_Dee', object: 'subscription' });
    await become(who, 'explorer');
    await bought(sale);
    sale.cancelAt = Math.floor(Date.now() / 1_000) + 86_400;
    await deliver('customer.subscription.updated', { id: 'sub_Dee' });
    await expect
      .poll(async () => (await account(who)).planSubscriptionCancelledAt)
      .toBe(new Date(sale.cancelAt * 1_000).toISOString());
    expect((await account(who)).plan).toBe('explorer');
    Object.assign(sale, { cancelAt: null, status: 'past_due' });
    await deliver('invoice.payment_failed', { id: 'in_1', subscription: 'sub_Dee' });
    await expect.poll(async () => (await account(who)).planSubscriptionCancelledAt).toBe(null);
    expect((await account(who)).plan).toBe('explorer');
    Object.assign(sale, { status: 'canceled', endedAt: Math.floor(Date.now() / 1_000) });
    await deliver('customer.subscription.deleted', { id: 'sub_Dee' });
    await become(who, 'lite');
    expect(await account(who)).toMatchObject({
      subscriptionId: null,
      planSubscriptionStatus: 'ended',
    });
    Object.assign(sale, { status: 'active', endedAt: null });
    expect(await account(who, id)).toMatchObject({ plan: 'explorer' });
  });

  it('is another one when the subscription is changed, and none when it becomes what is no plan', async () => {
    const { who, sale } = await buyer('Eve');
    await bought(sale);
    await become(who, 'explorer');
    sale.product = MOON;
    await deliver('customer.subscription.updated', { id: 'sub_Eve' });
    await become(who, 'moon');
    sale.product = EXPLORER;
    await deliver('customer.subscription.updated', { id: 'sub_Eve' });
    await become(who, 'explorer');
    sale.product = 'prod_sticker';
    await deliver('customer.subscription.updated', { id: 'sub_Eve' });
    await become(who, 'lite');
  });

  it('ends when the money is given back or disputed, and is back when the dispute is won', async () => {
    const { who, sale } = await buyer('Fay');
    await bought(sale);
    await become(who, 'explorer');
    const told = (type: string) =>
      deliver(type, { id: 'ch_1', object: 'charge', payment_intent: intentOf(sale) });
    sale.dispute = 'warning_needs_response';
    await told('charge.dispute.created');
    sale.dispute = 'needs_response';
    await told('charge.dispute.created');
    await become(who, 'lite');
    sale.dispute = 'won';
    await told('charge.dispute.closed');
    await become(who, 'explorer');
    sale.isRefunded = true;
    await told('charge.refunded');
    await become(who, 'lite');
  });

  it('may be paid once, and later than it was ordered', async () => {
    const { who, sale, id } = await buyer('Gus', { isPaid: false });
    delete (sale as Partial<FakePurchase>).subscription;
    await bought(sale);
    expect(await account(who, id)).toMatchObject({ plan: 'lite' });
    sale.isPaid = true;
    await deliver('checkout.session.async_payment_succeeded', { id });
    await become(who, 'explorer');
    sale.isRefunded = true;
    await deliver('charge.refunded', { id: 'ch_2', payment_intent: intentOf(sale) });
    await become(who, 'lite');
  });

  it('is found without any delivery, by the address that the buyer proved where the link named nobody', async () => {
    const hal = await world.builder('Hal');
    stripe.sell({
      id: 'cs_test_hal',
      product: EXPLORER,
      email: hal.email,
      subscription: 'sub_hal',
      accountId: 'nobody-of-here',
    });
    await askForSales(world.services, 'builder');
    expect(await account(hal)).toMatchObject({ plan: 'explorer' });
    stripe.paths.length = 0;
    await askForSales(world.services, 'builder');
    expect(stripe.paths.filter((path) => path.includes('/subscriptions/sub_hal'))).toHaveLength(1);
  });
});

describe('as a thief who forges', () => {
  it('no delivery counts that Stripe did not sign just now', async () => {
    const { who, sale } = await buyer('Ivy');
    const object = { id: sale.id };
    const type = 'checkout.session.completed';
    const old = Math.floor(Date.now() / 1_000) - 301;
    expect(await deliver(type, object, { secret: 'whsec_of_another' })).toBe(422);
    expect(await deliver(type, object, { at: old })).toBe(422);
    expect(await deliver(type, object, { at: old + 700 })).toBe(422);
    const { body, headers } = FakeStripe.signed({ id: 'evt_x', type, data: { object } });
    const send = async (bytes: Uint8Array<ArrayBuffer>, more: Record<string, string>) =>
      (await world.stranger().call('POST', '/api/payments/stripe/events', bytes, more)).status;
    expect(
      await send(new TextEncoder().encode(`${new TextDecoder().decode(body)} `), headers),
    ).toBe(422);
    expect(await send(body, { 'Content-Type': 'application/json' })).toBe(422);
    const v0 = headers['Stripe-Signature'].replace('v1=', 'v0=');
    expect(await send(body, { ...headers, 'Stripe-Signature': v0 })).toBe(422);
    expect(await account(who)).toMatchObject({ plan: 'lite' });
    // While a secret is rolled there are two signatures.
    const two = headers['Stripe-Signature'].replace(',', `,v1=${'0'.repeat(64)},`);
    expect(await send(body, { ...headers, 'Stripe-Signature': two })).toBe(200);
    await become(who, 'explorer');
  });

  it('what was not paid, is another’s, or of another product gives nothing', async () => {
    const jim = await world.builder('Jim');
    const { accountId } = await account(jim);
    stripe.sell({ id: 'cs_test_j1', product: 'prod_sticker', accountId });
    stripe.sell({ id: 'cs_test_j2', product: EXPLORER, accountId, isPaid: false });
    stripe.sell({
      id: 'cs_test_j3',
      product: EXPLORER,
      accountId,
      isPaid: false,
      subscription: 'sub_j3',
    });
    stripe.sell({
      id: 'cs_test_j4',
      product: EXPLORER,
      email: 'somebody@x.example',
      subscription: 'sub_j4',
    });
    for (const id of [
      'cs_test_j1',
      'cs_test_j2',
      'cs_test_j3',
      'cs_test_j4',
      'sub_j4',
      'cs_test_no',
    ]) {
      await deliver('checkout.session.completed', { id });
      expect(await account(jim, id)).toMatchObject({ plan: 'lite' });
    }
    for (const id of ['cs_test_../../x', 'sub_a?expand=x', 'cs_live_', 'pi_%2F'])
      expect(await account(jim, id)).toMatchObject({ plan: 'lite' });
  });

  it('what one bought stays theirs: who has its address, or names it, gets nothing of it', async () => {
    const kay = await world.builder('Kay');
    const { sale, id, who } = await buyer('Leo', { email: kay.email });
    expect(await account(kay, id)).toMatchObject({ plan: 'lite' });
    await bought(sale);
    await become(who, 'explorer');
    expect(await account(kay, id)).toMatchObject({ plan: 'lite' });
  });

  it('a provider that is away keeps nobody waiting, and is asked again', async () => {
    const { who, sale, id } = await buyer('Max');
    stripe.isAway = true;
    const asked = await who.get(`/api/live_api/account/current?sale_id=${id}`);
    expect(asked.status).toBe(200);
    expect(await account(who)).toMatchObject({ plan: 'lite' });
    stripe.isAway = false;
    await bought(sale);
    await become(who, 'explorer');
  });
});

describe('signatures', () => {
  const body = new TextEncoder().encode('{"id":"evt_1"}');
  it('are read whatever is written for one', () => {
    for (const header of ['', 't=', 't=1', 'v1=', 't=1,v1=zz', ',,=,', 't=9e9,v1=00', null])
      expect(isSigned(body, header, 'secret')).toBe(false);
  });
});
