import type { AppUse } from '@trellis/contract';
import { makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newId } from '../ids.ts';

let world: World;
let ann: Person;
let appId: string;
beforeAll(async () => {
  world = await World.open(inject('postgres'));
  ann = await world.builder('Ann');
  ({ appId } = await makeApp(world, ann, { live: true }));
});
afterAll(() => world.close());

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY);
async function run(days: number, more: object = {}) {
  const id = newId();
  const given = {
    app_id: appId,
    id,
    tool_id: 't',
    version_id: 'v',
    environment: 'published',
    user_id: 'ben',
    inputs: '{}',
    state: 'success',
    cost: 0.5,
    created_at: ago(days),
    ...more,
  };
  const names = Object.keys(given);
  await world.services.pool.query(
    `INSERT INTO tool_runs (${names.join()}) VALUES (${names.map((_, n) => `$${n + 1}`).join()})`,
    Object.values(given),
  );
}
const report = async (days = '7') =>
  (await ann.get<AppUse>(`/api/apps/${appId}/analytics/use?days=${days}`)).body;

it('tells what was run, by whom and for how much, beside the days before, without previews', async () => {
  await run(0);
  await run(0, { user_id: 'cy', rating: 1 });
  await run(1, { state: 'error', rating: -1, cost: 0 });
  await run(1, { environment: 'preview' });
  await run(9);
  const use = await report();
  expect(use.days).toHaveLength(7);
  expect(use.days.at(-1)).toMatchObject({ runs: 2, answered: 2, people: 2, liked: 1, cost: 1 });
  expect(use.days.at(-2)).toMatchObject({ runs: 1, answered: 0, disliked: 1 });
  expect(use.before).toMatchObject({ runs: 1, cost: 0.5 });
  // Ben ran something today, yesterday and before: he is one person of these days, and one of those before.
  expect(use.people).toEqual({ now: 2, before: 1 });
  expect((await report('30')).before.runs).toBe(0);
});

it('tells on how many opened pages nothing was run', async () => {
  const mark = (days: number, name: string, count: number) =>
    world.services.pool.query(
      `INSERT INTO tool_marks (app_id, tool_id, day, mark, count) VALUES ($1, 't', $2, $3, $4)`,
      [appId, ago(days).toISOString().slice(0, 10), name, count],
    );
  await mark(0, 'opened', 5);
  await mark(0, 'run', 2);
  await mark(0, 'field:name', 4);
  await mark(8, 'opened', 3);
  const use = await report();
  expect(use.days.at(-1)).toMatchObject({ opened: 5, dropped: 3 });
  expect(use.before).toMatchObject({ opened: 3, dropped: 3 });
});

it('tells who joined and left, and what came in and stayed', async () => {
  const { pool } = world.services;
  const member = (id: string, sold: Date, ends: Date | null, status: string) =>
    pool.query(
      `INSERT INTO memberships (tenant_id, id, product_id, email, status, sold_at, ends_at, asked_at)
       VALUES ($1, $2, 'p', 'x', $3, $4, $5, now())`,
      [appId, id, status, sold, ends],
    );
  await member('a', ago(0), null, 'active');
  await member('b', ago(10), ago(2), 'ended');
  for (const [sale, state] of [
    ['s1', 'paid'],
    ['s2', 'refunded'],
  ])
    await pool.query(
      `INSERT INTO payments (tenant_id, sale_id, membership_id, amount, currency, state, paid_at, asked_at)
       VALUES ($1, $2, 'a', 1500, 'eur', $3, now(), now())`,
      [appId, sale, state],
    );
  const use = await report();
  expect(use).toMatchObject({ hasMemberships: true, currency: 'eur', before: { joined: 1 } });
  expect(use.days.at(-1)).toMatchObject({ joined: 1, revenue: 1500 });
  expect(use.days.at(-3)).toMatchObject({ left: 1 });
  expect(use.hasOtherCurrencies).toBe(false);
  await pool.query(
    `INSERT INTO payments (tenant_id, sale_id, membership_id, amount, currency, state, paid_at, asked_at)
     VALUES ($1, 's0', 'a', 900, 'usd', 'paid', now() - interval '1 hour', now())`,
    [appId],
  );
  const mixed = await report();
  expect(mixed).toMatchObject({ currency: 'eur', hasOtherCurrencies: true });
  expect(mixed.days.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(1500);
  const { body } = await ann.get<string>(`/api/apps/${appId}/analytics/export?days=7`);
  const lines = String(body).trim().split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines[0]).toContain('day,visitors,visits,views,signups,errors,opened,dropped,runs');
  expect(lines.at(-1)).toContain('1500');
});
