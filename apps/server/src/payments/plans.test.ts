import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  cardStates,
  money,
  ofSmallest,
  plainAmount,
  shortNumber,
  yearlySaving,
} from '@trellis/contract';
import { openWorld, type Person } from '@trellis/testing';
import { CLUB, FakeGumroad, OTHER, TOKEN } from '@trellis/testing/gumroad';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const file = join(mkdtempSync(join(tmpdir(), 'plans-')), 'plans.json');
const card = (id: string, price: number, more: object = {}) => ({
  id,
  name: id,
  price,
  link: `https://seller.example/l/${id}?account={accountId}&period={period}`,
  ...more,
});
writeFileSync(
  file,
  JSON.stringify([
    card('monetizer', 49, { providerProductId: OTHER }),
    card('lite', 0, { link: null }),
    card('explorer', 19, { providerProductId: CLUB, priceYearly: 180, isMostPopular: true }),
  ]),
);

const gumroad = await FakeGumroad.start();
afterAll(() => gumroad.stop());
const world = await openWorld({
  ...gumroad.env,
  GUMROAD_TOKEN: TOKEN,
  PLANS_FILE: file,
  DEFAULT_PLAN: 'lite',
});
await world.builder('Ann');

const account = async (who: Person, saleId?: string) =>
  (await who.get(`/api/live_api/account/current${saleId ? `?sale_id=${saleId}` : ''}`)).body;

describe('plans that builders buy', () => {
  it('are offered in their order, with nothing of the provider', async () => {
    const bob = await world.builder('Bob');
    const { body } = await bob.get<{ plans: { id: string }[]; current: string }>(
      '/api/live_api/app/paidPlans',
    );
    expect(body.plans.map(({ id }) => id)).toEqual(['lite', 'explorer', 'monetizer']);
    expect(body.current).toBe('lite');
    expect(JSON.stringify(body)).not.toContain('prod-');
  });

  it('are there when their buyer comes back, and go when they end', async () => {
    const cy = await world.builder('Cy');
    expect(await account(cy)).toMatchObject({ plan: 'lite', hasPaidAppPackage: false });
    const sale = gumroad.sell({ id: 'p1', email: cy.email, subscription_id: 'ps1' });
    expect(await account(cy, 'p1')).toMatchObject({
      plan: 'explorer',
      subscriptionId: 'ps1',
      planSubscriptionStatus: 'alive',
      subscriptionPaymentsIds: ['p1'],
      hasPaidAppPackage: true,
    });
    // A higher one counts as long as it lasts.
    gumroad.sell({ id: 'p2', email: cy.email, product_id: OTHER, subscription_id: 'ps2' });
    expect(await account(cy, 'p2')).toMatchObject({ plan: 'monetizer' });
    gumroad.subscribers.get('ps2')!.ended_at = new Date().toISOString();
    expect(await account(cy, 'p2')).toMatchObject({ plan: 'explorer', subscriptionId: 'ps1' });
    sale.refunded = true;
    expect(await account(cy, 'p1')).toMatchObject({
      plan: 'lite',
      subscriptionId: null,
      planSubscriptionStatus: 'ended',
    });
  });

  it('that an admin gave stay, whatever was bought before', async () => {
    const dee = await world.builder('Dee');
    await world.setPlan(dee, 'galaxy');
    gumroad.sell({ id: 'p3', email: dee.email, refunded: true });
    expect(await account(dee, 'p3')).toMatchObject({ plan: 'galaxy' });
  });

  it('are nobody else’s: a sale of another address gives nothing, and no account is told of it', async () => {
    const eve = await world.builder('Eve');
    gumroad.sell({ id: 'p4', email: 'payer@x.example' });
    expect(await account(eve, 'p4')).toMatchObject({ plan: 'lite' });
    expect(await account(eve, '../users')).toMatchObject({ plan: 'lite' });
  });

  it('are refused in a file that is none', () => {
    expect(() => readConfig({ PLANS_FILE: '/nowhere.json' })).toThrow(/PLANS_FILE/);
    writeFileSync(`${file}.bad`, '[{"id":"gold","name":"Gold","price":1}]');
    expect(() => readConfig({ PLANS_FILE: `${file}.bad` })).toThrow(/PLANS_FILE/);
  });
});

describe('cards of plans', () => {
  const cards = ['lite', 'explorer', 'moon'].map((id) => ({ id, link: null }));
  it('say what their buttons do, by their place beside the plan of now', () => {
    expect(cardStates(cards, 'explorer')).toEqual(['downgrade', 'selected', 'upgrade']);
    expect(cardStates(cards, 'unheard')).toEqual(['selected', 'upgrade', 'upgrade']);
    expect(cardStates(cards, null)).toEqual(['none', 'none', 'none']);
    const lite = cards.map((card) => ({ ...card, isDisabled: card.id === 'lite' }));
    expect(cardStates(lite, 'moon')).toEqual(['disabled', 'downgrade', 'selected']);
    // Who has the free plan, which has no card, can take the first.
    expect(cardStates(cards.slice(1), 'lite')).toEqual(['upgrade', 'upgrade']);
  });

  it('show numbers and savings as the specification says', () => {
    expect([950, 1_000, 12_340, 999_960, 2_500_000].map(shortNumber)).toEqual([
      '950',
      '1K',
      '12.3K',
      '1M',
      '2.5M',
    ]);
    expect([money(19), money(1_234.5)]).toEqual(['$19.00', '$1,234.50']);
    // Other currencies have as many decimals as they have, and what is no currency breaks no page.
    expect([money(19, 'eur'), money(1_900, 'jpy')]).toEqual(['€19.00', '¥1,900']);
    expect([ofSmallest(500, 'eur'), ofSmallest(500, 'jpy')]).toEqual([5, 500]);
    expect([plainAmount(500, 'usd'), plainAmount(500, 'jpy')]).toEqual(['5.00', '500']);
    expect([money(5, 'gold'), money(5, '')]).toEqual(['5.00 gold', '5.00']);
    expect(yearlySaving({ price: 10, priceYearly: 108 })).toBe(10);
    expect(yearlySaving({ price: 10, priceYearly: 110 })).toBeNull();
    expect(yearlySaving({ price: 100, priceYearly: 1_083 })).toBeNull();
    expect(yearlySaving({ price: 0, priceYearly: 0 })).toBeNull();
  });
});
