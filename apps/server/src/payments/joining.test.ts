import type { Person } from '@trellis/testing';
import { CLUB, OTHER, PRINT } from '@trellis/testing/gumroad';
import { beforeEach, describe, expect, it } from 'vitest';
import { askForSales } from './look-up.ts';
import { openSelling } from './selling.fixture.ts';

const selling = await openSelling();
const { world, gumroad, ann, at, sellingApp, person, deliver, isIn, become } = selling;
const licence = () => `/apps/${selling.appId}/membership/licence`;

describe('licence keys', () => {
  it('are one person’s, of several who show one at once, too', async () => {
    await sellingApp();
    gumroad.sell({ id: 'sale-two', email: 'elsewhere@x.example', license_key: 'TWO-KEY' });
    const crowd = await Promise.all(['ida', 'jon', 'kit'].map((name) => person(name)));
    const tries = await Promise.all(
      crowd.flatMap((one) => [1, 2].map(() => one.post(licence(), { licenceKey: 'TWO-KEY' }))),
    );
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await Promise.all(crowd.map(isIn))).filter(Boolean)).toHaveLength(1);
  });

  it('that their seller disabled let nobody in after a day, and do again once they are valid', async () => {
    gumroad.seesSales = false;
    try {
      await sellingApp();
      const lea = await person('lea');
      const sale = gumroad.sell({ id: 'sale-lea', email: 'x@x.example', license_key: 'LEA-KEY' });
      expect((await lea.post(licence(), { licenceKey: 'LEA-KEY' })).status).toBe(200);
      const daily = async () => {
        const { db } = world.services;
        const yesterday = new Date(Date.now() - 86_400_000);
        const own = db.updateTable('memberships').set({ asked_at: yesterday });
        await own.where('tenant_id', '=', selling.appId).execute();
        await askForSales(world.services, selling.appId);
      };
      // A provider that is away takes nobody's membership away, nor does another product that is sold now.
      gumroad.isAway = true;
      await daily();
      gumroad.isAway = false;
      await ann.post(at('/connect'), { productId: OTHER });
      await daily();
      expect(await isIn(lea)).toBe(true);
      await ann.post(at('/connect'), { productId: CLUB });
      sale.license_disabled = true;
      await daily();
      await become(lea, false);
      expect((await lea.post(licence(), { licenceKey: 'LEA-KEY' })).status).toBe(422);
      sale.license_disabled = false;
      expect((await lea.post(licence(), { licenceKey: 'LEA-KEY' })).status).toBe(200);
      expect(await isIn(lea)).toBe(true);
    } finally {
      gumroad.seesSales = true;
    }
  });
});

it('what is sold once, and in another currency, is offered so', async () => {
  await sellingApp();
  const sold = await ann.post(at('/connect'), { productId: PRINT });
  expect(sold.body).toMatchObject({ tiers: [{ name: '', price: 2_500, currency: 'jpy' }] });
  const offer = await ann.get(`/api/live_api/app/paidPlans?appId=${selling.appId}`);
  expect(offer.body).toMatchObject({
    plans: [{ id: PRINT, price: 2_500, currency: 'jpy', oneTimePayment: true }],
  });
  gumroad.sell({
    id: 'sale-print',
    email: 'p@x.example',
    product_id: PRINT,
    price: 2_500,
    currency: 'jpy',
  });
  await deliver({ sale_id: 'sale-print' });
  const csv = async () =>
    String((await ann.get<string>(`/api/apps/${selling.appId}/memberships/export`)).body);
  await expect.poll(csv).toContain(',2500,jpy');
});

describe('members', () => {
  beforeEach(sellingApp);

  it('are who was given it, and not who paid for the gift as well', async () => {
    const giver = await person('giver');
    const given = await person('given');
    gumroad.sell({ id: 'gift-1', email: giver.email, is_gift_sender_purchase: true });
    gumroad.sell({ id: 'gift-2', email: given.email, price: 0 });
    await deliver({ sale_id: 'gift-1' });
    await deliver({ sale_id: 'gift-2' });
    await become(given, true);
    expect(
      (await giver.get(`/apps/${selling.appId}/membership?sale_id=gift-1`)).body.membership,
    ).toBeNull();
    expect(await isIn(giver)).toBe(false);
    const listed = await ann.get(`/api/apps/${selling.appId}/memberships`);
    expect(listed.body).toMatchObject({ counts: { active: 1 }, revenue: [{ amount: 500 }] });
    // A subscription is of whom it names.
    const pal = await person('pal');
    gumroad.sell({
      id: 'gift-3',
      email: giver.email,
      is_gift_sender_purchase: true,
      subscription_id: 'sub-gift',
    });
    gumroad.subscribers.get('sub-gift')!.email = pal.email;
    await deliver({ sale_id: 'gift-3' });
    await become(pal, true);
    expect(await isIn(giver)).toBe(false);
  });

  it('are in who went to buy and came back without their sale, by the address that they proved', async () => {
    const nan = await person('nan');
    const own = (who: Person) => who.get(`/apps/${selling.appId}/membership?bought=1`);
    expect((await own(nan)).body).toMatchObject({ membership: null, problem: null });
    gumroad.sell({ id: 'sale-nan', email: nan.email });
    gumroad.sell({ id: 'sale-others', email: 'others@x.example' });
    expect((await own(nan)).body).toMatchObject({ membership: { status: 'active' } });
    expect(await isIn(nan)).toBe(true);
    // Who has not proven it is told so, and is nobody's buyer.
    const rob = world.stranger();
    const email = 'rob@people.example';
    await rob.enterApp(selling.appId, 'register', {
      email,
      password: 'correct horse battery',
      name: 'R',
    });
    gumroad.sell({ id: 'sale-rob', email });
    expect((await own(rob)).body).toMatchObject({
      membership: null,
      problem: expect.stringContaining('once your email address is confirmed'),
    });
    for (let n = 0; n < 40; n++) await own(nan);
    const often = await own(nan);
    expect([often.status, often.body.message]).toEqual([
      429,
      expect.stringMatching(/^Too many attempts/),
    ]);
  });
});
