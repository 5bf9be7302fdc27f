import { makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';
import { creditsOf, giveCredits, takeCredits } from './credits.ts';
import type { Payer } from './own.ts';
import { keepFacts } from './store.ts';

const world = await openWorld();
const ann = await world.builder('Ann');
const { appId } = await makeApp(world, ann, { live: true });
await world.services.db
  .insertInto('payment_connections')
  .values({
    tenant_id: appId,
    sealed: 'x',
    tier_limits: JSON.stringify({ Gold: { dailyRuns: null, monthlyCredits: 100 } }),
  })
  .execute();

let people = 0;
async function member(tier = 'Gold'): Promise<Payer> {
  const n = ++people;
  const payer = {
    tenantId: appId,
    userId: `user-${n}`,
    email: `m${n}@x.example`,
    isVerified: true,
  };
  await keepFacts(
    world.services.db,
    appId,
    {
      saleId: `sale-${n}`,
      productId: 'club',
      subscriptionId: null,
      email: payer.email,
      tier,
      amount: 500,
      currency: 'usd',
      paidAt: new Date(),
      payment: 'paid',
      subscription: { status: 'active', endsAt: null },
    },
    new Date(),
  );
  return payer;
}
const take = (payer: Payer, id: string, cost: number, now?: Date) =>
  world.services.db
    .transaction()
    .execute((trx) => takeCredits(trx, payer, { id, cost, granted: 100 }, now));
const left = async (payer: Payer, now?: Date) =>
  (await creditsOf(world.services.db, payer, now))?.left;

describe('credits', () => {
  it('are granted by the month, taken by runs, given back once', async () => {
    const payer = await member();
    expect(await left(payer)).toBe(100);
    await take(payer, 'a', 7);
    await take(payer, 'b', 3);
    expect(await left(payer)).toBe(90);
    for (let n = 0; n < 3; n++) await giveCredits(world.services.db, appId, 'a');
    await giveCredits(world.services.db, appId, 'nothing');
    expect(await left(payer)).toBe(97);
    const next = new Date(Date.now() + 32 * 86_400_000);
    expect(await left(payer, next)).toBe(100);
    expect(await left(payer)).toBe(97);
  });

  it('bind nobody whose tier grants none', async () => {
    expect(await creditsOf(world.services.db, await member('Bronze'))).toBeNull();
    const stranger = { tenantId: appId, userId: 'nobody', email: '', isVerified: false };
    expect(await creditsOf(world.services.db, stranger)).toBeNull();
  });

  it('are spent by no two runs: of a thousand at once exactly so many pass as there are', async () => {
    const payer = await member();
    const tries = await Promise.allSettled(
      Array.from({ length: 1_000 }, (_, n) => take(payer, `many-${n}`, 3)),
    );
    const passed = tries.filter(({ status }) => status === 'fulfilled');
    expect(passed).toHaveLength(33);
    const refused = tries.find((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      status: 429,
      message: expect.stringMatching(
        /1 of your 100 credits left, and this takes 3\. There are new ones on/,
      ),
    });
    expect(await left(payer)).toBe(1);
    const { rows } = await world.services.pool.query(
      'SELECT sum(delta)::int AS sum FROM credit_ledger WHERE app_id = $1 AND user_id = $2',
      [appId, payer.userId],
    );
    expect(rows[0].sum).toBe(1);
  }, 60_000);
});
