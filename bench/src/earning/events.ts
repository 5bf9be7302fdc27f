import { setTimeout as sleep } from 'node:timers/promises';
import { makeApp, World } from '@trellis/testing';
import { CLUB, FakeGumroad, OTHER, TOKEN } from '@trellis/testing/gumroad';
import { Random } from '../faults/random.ts';
import type { Figure } from '../figure.ts';

/** Deliveries in all; fewer for a look: `EVENTS=1000`. */
const ALL = Number(process.env.EVENTS ?? 10_000);
const FORGED = ALL / 10;
/** Things that truly happened, each of which is delivered twice. */
const TRUE = (ALL - FORGED) / 2;
const SALES = Math.ceil(TRUE / 3);
const AT_ONCE = 16;
const PATIENCE_MS = 600_000;
const DAY_MS = 86_400_000;

type Delivery = () => Promise<number>;

/**
 * Payments of a club as they happen at the provider, each told twice and in any order behind that, a tenth of all that is
 * told a lie; then who is let in, against what the provider holds.
 */
export async function events(host: string): Promise<Figure[]> {
  const gumroad = await FakeGumroad.start();
  const world = await World.open(host, { ...gumroad.env, PUBLIC_URL: 'http://localhost' });
  try {
    const owner = await world.builder('Olga');
    const { appId } = await makeApp(world, owner, { live: true });
    const at = (path: string) => `/api/apps/${appId}/payments${path}`;
    await owner.post(`/api/apps/${appId}/settings`, {
      appSettings: { isSignupEnabled: true, isPaidMembershipsEnabled: true },
    });
    await owner.get(at(`/products?appId=${appId}&accessToken=${TOKEN}`));
    await owner.post(at('/connect'), { productId: CLUB });
    const hook = new URL(
      gumroad.subscriptions.findLast(({ post_url }) => post_url.includes(appId))!.post_url,
    ).pathname;
    const stranger = world.stranger();
    const deliver = async (fields: Record<string, string>, path = hook) => {
      const body = new TextEncoder().encode(new URLSearchParams(fields).toString());
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
      return (await stranger.call('POST', path, body, type)).status;
    };
    const began = performance.now();
    await happen(gumroad, deliver, hook);
    await settled(world);
    const seconds = (performance.now() - began) / 1_000;
    const { rows } = await world.services.pool.query<{
      id: string;
      status: string;
      ends_at: Date | null;
    }>('SELECT id, status, ends_at FROM memberships WHERE tenant_id = $1', [appId]);
    const isIn = new Map(
      rows.map(({ id, status, ends_at: ends }) => [
        id,
        (status === 'active' || status === 'ending') && (!ends || ends > new Date()),
      ]),
    );
    const ids = [...gumroad.subscribers.keys()];
    const wrongly = (is: boolean) =>
      ids.filter((id) => paid(gumroad, id) !== is && (isIn.get(id) ?? false) === is).length;
    const others = rows.filter(({ id }) => !gumroad.subscribers.has(id)).length;
    const name = `payments · ${ALL} deliveries of ${TRUE} events, ${FORGED} forged`;
    const beside = {
      what: `of ${ids.length} members pay`,
      value: ids.filter((id) => paid(gumroad, id)).length,
    };
    const figure = (what: string, value: number, goal: Figure['goal']): Figure => ({
      figure: `${name}: ${what}`,
      value,
      unit: '',
      goal,
      beside,
    });
    return [
      figure('let in without a payment', wrongly(true), { atMost: 0 }),
      figure('payers locked out', wrongly(false), { atMost: 0 }),
      figure('members whom nobody sold anything', others, { atMost: 0 }),
      figure('seconds until all was known', Math.round(seconds), null),
    ];
  } finally {
    await world.close();
    gumroad.stop();
  }
}

/** Whether who subscribed is to be let in, as the provider holds it (Subscription#alive?). */
function paid(gumroad: FakeGumroad, id: string): boolean {
  const of = gumroad.subscribers.get(id)!;
  const sale = [...gumroad.sales.values()].findLast((one) => one.subscription_id === id)!;
  const isBack = sale.refunded || (sale.chargedback && !sale.dispute_won);
  const isAlive =
    !of.failed_at && !of.ended_at && (!of.cancelled_at || Date.parse(of.cancelled_at) > Date.now());
  return isAlive && !isBack;
}

/** Lets all of it happen, and tells it: each event behind its time, twice, with lies between. */
async function happen(
  gumroad: FakeGumroad,
  deliver: (fields: Record<string, string>, path?: string) => Promise<number>,
  hook: string,
): Promise<void> {
  const random = new Random(28);
  gumroad.sell({ id: 'of-another', email: 'thief@x.example', product_id: OTHER });
  const waiting: Delivery[] = [];
  let forged = 0;
  const lies = (): Delivery => {
    const n = forged++;
    const some = `sale-${random.below(SALES)}`;
    const lie: Delivery[] = [
      () => deliver({ sale_id: `never-${n}`, email: 'thief@x.example', price: '500' }),
      () => deliver({ sale_id: 'of-another', product_id: CLUB, n: String(n) }),
      () => deliver({ sale_id: some, refunded: 'true', resource_name: 'refund', n: String(n) }),
      () => deliver({ sale_id: some, n: String(n) }, `${hook.slice(0, -6)}forged`),
    ];
    return lie[n % lie.length]!;
  };
  for (let n = 0; n < TRUE; n++) {
    const fields = n < SALES ? sold(gumroad, n) : changed(gumroad, random);
    waiting.push(
      () => deliver(fields),
      () => deliver({ ...fields, retry_count: '1' }),
    );
    if (forged < FORGED && n % Math.round(TRUE / FORGED) === 0) waiting.push(lies());
    // What is told comes late, and in any order.
    if (waiting.length > 400) await tell(shuffled(waiting, random).splice(0, 200), waiting);
  }
  while (forged < FORGED) waiting.push(lies());
  while (waiting.length > 0) await tell(shuffled(waiting, random).splice(0, 200), waiting);
}

async function tell(some: Delivery[], waiting: Delivery[]): Promise<void> {
  const told = new Set(some);
  waiting.splice(0, waiting.length, ...waiting.filter((one) => !told.has(one)));
  for (let from = 0; from < some.length; from += AT_ONCE)
    await Promise.all(some.slice(from, from + AT_ONCE).map((one) => one()));
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((one) => [random.below(1_000_000), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}

function sold(gumroad: FakeGumroad, n: number): Record<string, string> {
  const sale = gumroad.sell({
    id: `sale-${n}`,
    email: `p${n}@x.example`,
    subscription_id: `sub-${n}`,
  });
  return { sale_id: sale.id, subscription_id: `sub-${n}`, email: sale.email };
}

/** One thing more of somebody's subscription. */
function changed(gumroad: FakeGumroad, random: Random): Record<string, string> {
  const n = random.below(SALES);
  const sale = gumroad.sales.get(`sale-${n}`)!;
  const of = gumroad.subscribers.get(`sub-${n}`)!;
  const fields = { subscription_id: `sub-${n}`, sale_id: sale.id, at: String(Math.random()) };
  switch (random.below(6)) {
    case 0:
      of.cancelled_at = new Date(Date.now() + 20 * DAY_MS).toISOString();
      return { ...fields, resource_name: 'cancellation' };
    case 1:
      of.ended_at = new Date(Date.now() - 1_000).toISOString();
      return { ...fields, resource_name: 'subscription_ended' };
    case 2:
      of.cancelled_at = null;
      of.ended_at = null;
      of.failed_at = null;
      return { ...fields, resource_name: 'subscription_restarted' };
    case 3:
      sale.refunded = true;
      return { ...fields, resource_name: 'refund' };
    case 4:
      sale.chargedback = true;
      return { ...fields, resource_name: 'dispute' };
    default:
      sale.dispute_won = true;
      return { ...fields, resource_name: 'dispute_won' };
  }
}

/** Until everything that was told was asked for. */
async function settled(world: World): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(500)) {
    const { rows } = await world.services.pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM work.job WHERE name = 'payments' AND state < 'completed'`,
    );
    if (rows[0]?.n === 0) return;
  }
  throw new Error('What was told is not known after ten minutes');
}
