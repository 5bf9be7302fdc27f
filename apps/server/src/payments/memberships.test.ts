import { makeApp, type Person } from '@trellis/testing';
import { CLUB, OTHER, TOKEN } from '@trellis/testing/gumroad';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSelling, SIGNUP } from './selling.fixture.ts';

const selling = await openSelling();
const { world, gumroad, ann, at, sellingApp, person, deliver, isIn, become } = selling;
const rows = () => `/live_api/apps/${selling.appId}/entities/Note`;

describe('connecting', () => {
  it('goes from a token to products to a product, and never shows the token again', async () => {
    selling.appId = (await makeApp(world, ann, { live: true })).appId;
    await ann.post(`/api/apps/${selling.appId}/settings`, { appSettings: SIGNUP });
    expect((await ann.get(at('/products'))).body.message).toBe(
      'Enter a Gumroad access token first',
    );
    const wrong = await ann.get(at('/products?accessToken=wrong'));
    expect([wrong.status, wrong.body.message]).toEqual([422, 'Failed to fetch Gumroad products']);
    const { body } = await ann.get<{ products: { id: string; name: string }[] }>(
      at(`/products?accessToken=${TOKEN}`),
    );
    // All pages of them.
    expect(body.products).toHaveLength(23);
    expect(body.products[0]).toEqual({ id: CLUB, name: 'The club' });
    expect((await ann.get(at('/products'))).status).toBe(200);
    expect((await ann.post(at('/connect'), { productId: 'nothing' })).status).toBe(404);
    const done = await ann.post(at('/connect'), { productId: CLUB });
    expect(done.body).toMatchObject({
      hasPaymentProviderAccessToken: true,
      isSetupCompleted: true,
      problem: null,
      tiers: [
        { name: 'Bronze', price: 5, priceYearly: 48 },
        { name: 'Gold', price: 15, priceYearly: null },
      ],
    });
    expect(gumroad.subscriptions.map(({ resource_name }) => resource_name)).toContain('refund');
    const settings = await ann.get(`/api/apps/${selling.appId}/settings`);
    expect(settings.body).toMatchObject({
      paidMembershipsProduct: { id: CLUB, name: 'The club' },
      paidMembershipsSettings: {
        paymentProvider: 'gumroad',
        hasPaymentProviderAccessToken: true,
        isSetupCompleted: true,
      },
    });
    expect(JSON.stringify([done.body, settings.body])).not.toContain(TOKEN);
    expect((await ann.delete(at())).body).toMatchObject({ isSetupCompleted: false });
    expect((await ann.get(at('/products'))).status).toBe(422);
  });

  it('without sales says so, and lets people in by their licence keys', async () => {
    gumroad.seesSales = false;
    try {
      await sellingApp();
      expect((await ann.get(at())).body.problem).toContain('licence key');
      const gil = await person('gil');
      gumroad.sell({ id: 'sale-gil', email: 'elsewhere@x.example', license_key: 'GIL-KEY' });
      expect(await isIn(gil)).toBe(false);
      const path = `/apps/${selling.appId}/membership/licence`;
      expect((await gil.post(path, { licenceKey: 'NO-KEY' })).status).toBe(422);
      const member = await gil.post(path, { licenceKey: 'GIL-KEY' });
      expect(member.body).toMatchObject({ membership: { tier: 'Bronze', status: 'active' } });
      expect(await isIn(gil)).toBe(true);
      // It is one person's.
      const hal = await person('hal');
      expect((await hal.post(path, { licenceKey: 'GIL-KEY' })).status).toBe(409);
      expect(await isIn(hal)).toBe(false);
    } finally {
      gumroad.seesSales = true;
    }
  });
});

describe('members', () => {
  beforeEach(sellingApp);

  it('alone are let in, with those who manage and build the app', async () => {
    const eve = await person('eve');
    const refused = await eve.get(rows());
    expect([refused.status, refused.body]).toMatchObject([
      402,
      { error: { code: 'membership_needed' } },
    ]);
    expect((await world.stranger().get(rows())).status).toBe(401);
    expect((await ann.get(rows())).status).toBe(200);
    const own = await eve.get(`/apps/${selling.appId}/membership`);
    expect(own.body).toEqual({
      isNeeded: true,
      membership: null,
      credits: null,
      isEditor: false,
      problem: null,
    });
    const cards = await eve.get<{ plans: object[] }>(
      `/api/live_api/app/paidPlans?appId=${selling.appId}`,
    );
    expect(cards.body).toMatchObject({
      plans: [
        {
          id: 'Bronze',
          price: 5,
          priceYearly: 48,
          link: expect.stringContaining('variant=Bronze'),
        },
        { id: 'Gold', price: 15 },
      ],
      current: null,
    });
  });

  it('come in by coming back with their sale, or by what the provider delivers', async () => {
    const bo = await person('bo');
    gumroad.sell({ id: 'sale-bo', email: bo.email, subscription_id: 'sub-bo' });
    const own = await bo.get(`/apps/${selling.appId}/membership?sale_id=sale-bo`);
    expect(own.body).toMatchObject({ membership: { tier: 'Bronze', status: 'active' } });
    expect(await isIn(bo)).toBe(true);

    const cy = await person('cy');
    expect(await isIn(cy)).toBe(false);
    gumroad.sell({ id: 'sale-cy', email: 'CY@people.example', variants: { Tier: 'Gold' } });
    expect(await deliver({ resource_name: 'sale', sale_id: 'sale-cy' })).toBe(200);
    await become(cy, true);
    const listed = await ann.get(`/api/apps/${selling.appId}/memberships`);
    expect(listed.body).toMatchObject({
      counts: { active: 2, ended: 0 },
      revenue: [{ amount: 1000, currency: 'usd', sales: 2 }],
    });
  });

  it('are nobody who only names somebody else’s sale, another product’s, or none', async () => {
    const dee = await person('dee');
    gumroad.sell({ id: 'sale-x', email: 'other@x.example' });
    const named = await dee.get(`/apps/${selling.appId}/membership?sale_id=sale-x`);
    expect(named.body.problem).toContain('another email address');
    gumroad.sell({ id: 'sale-book', email: dee.email, product_id: OTHER });
    for (const sale of ['sale-x', 'sale-book', 'nothing', '../products', 'x'.repeat(200)]) {
      const own = await dee.get(
        `/apps/${selling.appId}/membership?sale_id=${encodeURIComponent(sale)}`,
      );
      expect([sale, own.body.membership]).toEqual([sale, null]);
    }
    expect(await isIn(dee)).toBe(false);
    // Nor who has not proven the address that it was bought with.
    const fox = world.stranger();
    const email = 'fox@people.example';
    await fox.enterApp(selling.appId, 'register', {
      email,
      password: 'correct horse battery',
      name: 'F',
    });
    gumroad.sell({ id: 'sale-fox', email });
    const told = await fox.get(`/apps/${selling.appId}/membership?sale_id=sale-fox`);
    expect(told.body).toMatchObject({
      membership: null,
      problem: expect.stringContaining('Confirm your email address'),
    });
  });

  it('stay until their period ends, go at once with a refund or dispute, and come back', async () => {
    const kim = await person('kim');
    const sale = gumroad.sell({ id: 'sale-kim', email: kim.email, subscription_id: 'sub-kim' });
    await kim.get(`/apps/${selling.appId}/membership?sale_id=sale-kim`);
    const subscriber = gumroad.subscribers.get('sub-kim')!;
    const told = (kind: string, more: Record<string, string> = {}) =>
      deliver({
        resource_name: kind,
        subscription_id: 'sub-kim',
        at: String(Math.random()),
        ...more,
      });
    const status = async () =>
      (await kim.get<{ membership: { status: string } }>(`/apps/${selling.appId}/membership`)).body
        .membership.status;

    subscriber.cancelled_at = new Date(Date.now() + 5 * 86_400_000).toISOString();
    await told('cancellation');
    await expect.poll(status).toBe('ending');
    expect(await isIn(kim)).toBe(true);
    subscriber.cancelled_at = null;
    await told('subscription_restarted');
    await expect.poll(status).toBe('active');
    sale.refunded = true;
    sale.partially_refunded = true;
    await told('refund', { sale_id: 'sale-kim' });
    sale.refunded = false;
    sale.partially_refunded = false;
    sale.chargedback = true;
    await told('dispute', { sale_id: 'sale-kim' });
    await become(kim, false);
    sale.dispute_won = true;
    await told('dispute_won', { sale_id: 'sale-kim' });
    await become(kim, true);
    sale.refunded = true;
    await told('refund', { sale_id: 'sale-kim' });
    await become(kim, false);
    expect(await status()).toBe('refunded');
    // The next charge of the same subscription is paid.
    gumroad.sell({
      id: 'sale-kim-2',
      email: kim.email,
      subscription_id: 'sub-kim',
      created_at: new Date(Date.now() + 60_000).toISOString(),
    });
    await told('sale', { sale_id: 'sale-kim-2' });
    await become(kim, true);
    subscriber.ended_at = new Date().toISOString();
    await told('subscription_ended');
    await become(kim, false);
  });

  it('who delete their account and come back are in again, with what was left of their credits', async () => {
    await ann.put(at('/tiers'), { tiers: { Bronze: { dailyRuns: null, monthlyCredits: 30 } } });
    const gwen = await person('gwen');
    gumroad.sell({ id: 's-gwen', email: gwen.email, subscription_id: 'sub-gwen' });
    const own = async (who: Person) =>
      (
        await who.get<{ credits: { left: number } | null }>(
          `/apps/${selling.appId}/membership?sale_id=s-gwen`,
        )
      ).body;
    expect((await own(gwen)).credits).toMatchObject({ left: 30 });
    const { db } = world.services;
    const month = new Date().toISOString().slice(0, 7);
    await db
      .insertInto('credit_ledger')
      .values({
        app_id: selling.appId,
        user_id: gwen.uid,
        id: 'run r1',
        delta: -20,
        reason: `run ${month}`,
      })
      .execute();
    await db
      .deleteFrom('users')
      .where('tenant_id', '=', selling.appId)
      .where('id', '=', gwen.uid)
      .execute();
    const again = await person('gwen');
    expect(again.uid).not.toBe(gwen.uid);
    expect((await own(again)).credits).toMatchObject({ left: 10 });
    expect(await isIn(again)).toBe(true);
    // Somebody else with the number of the sale has nothing of it.
    const thief = await person('thief-of-gwen');
    expect((await own(thief)).credits).toBeNull();
    expect(await isIn(thief)).toBe(false);
  });

  it('keep it when their address changes', async () => {
    const lu = await person('lu');
    gumroad.sell({ id: 'sale-lu', email: lu.email, subscription_id: 'sub-lu' });
    await lu.get(`/apps/${selling.appId}/membership?sale_id=sale-lu`);
    await world.services.db
      .updateTable('users')
      .set({ email: 'lu2@people.example' })
      .where('tenant_id', '=', selling.appId)
      .where('id', '=', lu.uid)
      .execute();
    world.services.bus.publish({ kind: 'identity', tenantId: selling.appId, userId: lu.uid });
    await become(lu, true);
    // Who takes the old address gets nothing.
    const thief = await person('lu');
    expect(await isIn(thief)).toBe(false);
  });

  it('are found by asking, too: where nothing was delivered, or the provider was away', async () => {
    const moe = await person('moe');
    gumroad.sell({ id: 'sale-moe', email: moe.email });
    await world.services.work.run('payments-daily');
    await become(moe, true);
    gumroad.isAway = true;
    const own = await moe.get(`/apps/${selling.appId}/membership?sale_id=sale-moe`);
    gumroad.isAway = false;
    expect(own.status).toBe(502);
    expect(await isIn(moe)).toBe(true);
  });

  it('are listed, searched and exported, with cells that are no formulas', async () => {
    gumroad.sell({ id: 's1', email: '=cmd@x.example' });
    gumroad.sell({ id: 's2', email: 'two@x.example', variants: { Tier: 'Gold' }, price: 1500 });
    await deliver({ sale_id: 's1' });
    await deliver({ sale_id: 's2' });
    const list = async (query = '') =>
      (
        await ann.get<{ members: { email: string }[] }>(
          `/api/apps/${selling.appId}/memberships${query}`,
        )
      ).body.members;
    await expect.poll(async () => (await list()).length).toBe(2);
    expect(await list('?search=gold')).toMatchObject([{ email: 'two@x.example' }]);
    expect(await list('?status=ended')).toEqual([]);
    const csv = await ann.get<string>(`/api/apps/${selling.appId}/memberships/export`);
    expect(String(csv.body)).toContain("'=cmd@x.example");
    expect(String(csv.body)).toContain('15.00');
  });
});

describe('what is delivered', () => {
  it('is believed by nobody: a forged address, a forged sale, the same twice, in any order', async () => {
    await sellingApp();
    const ned = await person('ned');
    expect(
      await deliver({ sale_id: 'x' }, `/api/payments/gumroad/events/${selling.appId}/wrong`),
    ).toBe(404);
    expect(await deliver({ sale_id: 'x' }, '/api/payments/gumroad/events/builder/wrong')).toBe(404);
    expect(await deliver({ sale_id: 'forged', email: ned.email, product_id: CLUB })).toBe(200);
    // A seller tries what they sell: that is delivered, and no sale.
    const trial = { sale_id: 'test-sale', email: ned.email, product_id: CLUB, test: 'true' };
    expect(await deliver(trial)).toBe(200);
    gumroad.sell({ id: 'sale-ned', email: ned.email, subscription_id: 'sub-ned' });
    gumroad.subscribers.get('sub-ned')!.ended_at = new Date(0).toISOString();
    // The sale is delivered after its end, three times.
    const events = { resource_name: 'sale', sale_id: 'sale-ned', subscription_id: 'sub-ned' };
    for (const retry_count of ['0', '1', '2']) await deliver({ ...events, retry_count });
    const stored = await world.services.db
      .selectFrom('payment_events')
      .selectAll()
      .where('tenant_id', '=', selling.appId)
      .execute();
    expect(stored.filter(({ subject }) => subject === 'sub-ned')).toHaveLength(1);
    const listed = () =>
      ann.get<{ members: { status: string }[] }>(`/api/apps/${selling.appId}/memberships`);
    await expect
      .poll(async () => (await listed()).body.members)
      .toMatchObject([{ status: 'ended' }]);
    expect(await isIn(ned)).toBe(false);
  });
});

it('an app that is deleted takes its members, payments and keys with it', async () => {
  await sellingApp();
  gumroad.sell({ id: 'sale-end', email: 'end@x.example' });
  await deliver({ sale_id: 'sale-end' });
  const { db } = world.services;
  const tables = ['memberships', 'payments', 'payment_events', 'payment_connections'] as const;
  const kept = async () =>
    (
      await Promise.all(
        tables.map((table) =>
          db.selectFrom(table).selectAll().where('tenant_id', '=', selling.appId).execute(),
        ),
      )
    ).map((kept) => kept.length);
  await expect.poll(kept).toEqual([1, 1, 1, 1]);
  const { deleteApp } = await import('../apps/index.ts');
  await deleteApp(world.services, selling.appId);
  expect(await kept()).toEqual([0, 0, 0, 0]);
});
