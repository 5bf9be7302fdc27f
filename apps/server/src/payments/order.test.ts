import { makeApp, openWorld } from '@trellis/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deleteApp } from '../apps/index.ts';
import { type Facts, lasts, statusOf } from './facts.ts';
import { factsOfLicence, factsOfSale, factsOfSubscriber, productOf } from './gumroad/shapes.ts';
import { keepEnd, keepFacts, keepPayment } from './store.ts';

/** Sellers' worlds in the long run; else a few. */
const RUNS = process.env.PROPERTY_RUNS ? 200 : 20;
const EVENTS = 50;

const world = await openWorld();
const ann = await world.builder('Ann');

const START = Date.UTC(2026, 0, 1);
/** What the provider would say of a charge when it is asked at a moment of its life. */
const history = fc.array(
  fc.record({
    subscription: fc.integer({ min: 0, max: 5 }),
    charge: fc.integer({ min: 0, max: 3 }),
    at: fc.integer({ min: 0, max: 1_000 }),
    payment: fc.constantFrom('paid', 'paid', 'refunded', 'disputed' as const),
    status: fc.constantFrom('active', 'active', 'ending', 'ended' as const),
  }),
  { minLength: 1, maxLength: EVENTS },
);
type Event = {
  subscription: number;
  charge: number;
  at: number;
  payment: string;
  status: string;
};
const factsOf = ({ subscription, charge, payment, status }: Event): Facts => ({
  saleId: `sale-${subscription}-${charge}`,
  productId: 'club',
  subscriptionId: `sub-${subscription}`,
  email: `p${subscription}@x.example`,
  tier: 'Gold',
  amount: 500,
  currency: 'usd',
  paidAt: new Date(START + charge * 86_400_000),
  payment: payment as Facts['payment'],
  subscription: {
    status: status as Facts['subscription']['status'],
    endsAt: status === 'ending' ? new Date(Date.now() + 86_400_000) : null,
  },
});

const stored = async (tenantId: string) =>
  world.services.db
    .selectFrom('memberships')
    .select(['id', 'status', 'ends_at', 'price', 'sale_id'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute();

describe('answers of a provider', () => {
  it('come to the same in whatever order, and however often each comes', async () => {
    await fc.assert(
      fc.asyncProperty(history, fc.infiniteStream(fc.nat()), async (events, chance) => {
        // Of two that were asked at one moment either may stand: each moment is one's own.
        const timed = events.map((event, n) => ({ ...event, at: event.at * EVENTS + n }));
        const honest = [...timed].sort((a, b) => a.at - b.at);
        const key = () => chance.next().value as number;
        const shuffled = [...timed, ...timed.filter((_, n) => n % 2 === 0)]
          .map((event) => [key(), event] as const)
          .sort(([a], [b]) => a - b)
          .map(([, event]) => event);
        const seen: unknown[] = [];
        for (const order of [honest, shuffled]) {
          const { appId } = await makeApp(world, ann, {});
          for (const event of order)
            await keepFacts(world.services.db, appId, factsOf(event), new Date(START + event.at));
          const rows = await stored(appId);
          seen.push(rows.map(({ ends_at: _, ...row }) => row));
          // Nobody is let in whose last payment was given back, and nobody kept out who paid.
          for (const row of rows) {
            const own = honest.filter(({ subscription }) => `sub-${subscription}` === row.id);
            const last = Math.max(...own.map(({ charge }) => charge));
            const payment = own.findLast(({ charge }) => charge === last)!.payment;
            const { status } = own.at(-1)!;
            const isIn = lasts({ status: row.status, endsAt: row.ends_at }, new Date());
            expect(isIn).toBe(payment === 'paid' && status !== 'ended');
          }
        }
        expect(seen[1]).toEqual(seen[0]);
      }),
      { numRuns: RUNS },
    );
  }, 600_000);

  it('never let in by what is none: any value is read, or is nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.object(), (value, more) => {
        for (const one of [value, more, { sale: value }, { ...more, id: 'x', product_id: 'y' }])
          for (const facts of [
            factsOfSale(one, null),
            factsOfLicence(one, new Date()),
            factsOfSubscriber(one, new Date()),
            productOf(one),
          ])
            if (facts && 'saleId' in facts) expect(facts.paidAt).toBeInstanceOf(Date);
      }),
      { numRuns: RUNS * 50 },
    );
  });

  it('say what a membership is: a payment that was given back or is disputed gives nothing', () => {
    for (const status of ['active', 'ending', 'ended'] as const) {
      expect(statusOf('paid', { status, endsAt: null })).toBe(status);
      expect(statusOf('refunded', { status, endsAt: null })).toBe('refunded');
      expect(statusOf('disputed', { status, endsAt: null })).toBe('disputed');
    }
  });
});

it('an answer that comes when its app is gone, or is just going, is kept nowhere', async () => {
  const { services } = world;
  const { appId } = await makeApp(world, ann, {});
  const sale = factsOf({ subscription: 1, charge: 1, at: 0, payment: 'paid', status: 'active' });
  const answers = Array.from({ length: 8 }, (_, n) =>
    keepFacts(services.db, appId, { ...sale, saleId: `sale-${n}` }, new Date()),
  );
  await Promise.all([deleteApp(services, appId), ...answers]);
  expect(await keepFacts(services.db, appId, sale, new Date())).toBeNull();
  await keepPayment(services.db, appId, sale, new Date());
  await keepEnd(services.db, appId, 'sub-1', new Date());
  expect(await stored(appId)).toEqual([]);
  const payments = services.db.selectFrom('payments').select('sale_id');
  expect(await payments.where('tenant_id', '=', appId).execute()).toEqual([]);
});
