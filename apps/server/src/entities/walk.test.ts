import { makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';
import { ANONYMOUS } from '../identity/index.ts';

const world = await openWorld();
const ann = await world.builder('Ann');

it('whoever takes nothing for so long that the database cuts them is told, and nobody else is hurt', async () => {
  const { appId } = await makeApp(world, ann, {
    entities: {
      Note: {
        properties: { title: { type: 'string' } },
        permissions: { read: 'anonymous', write: 'anonymous' },
      },
    },
    live: true,
  });
  const { db, pool, entities } = world.services;
  const rows = Array.from({ length: 600 }, (_, n) => ({ title: `Note ${n}` }));
  for (let at = 0; at < rows.length; at += 300)
    expect(
      (await ann.post(`/live_api/apps/${appId}/entities/Note/bulk`, rows.slice(at, at + 300)))
        .status,
    ).toBeLessThan(300);
  const ask = { appId, entityName: 'Note', actor: ANONYMOUS, role: null };
  const pages = entities.walk(ask, { sort: 'id' });
  expect((await pages.next()).value).toHaveLength(500);
  const { rows: idle } = await pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'FETCH%' AND state = 'idle in transaction'`,
  );
  expect(idle).toHaveLength(1);
  await pool.query('SELECT pg_terminate_backend($1)', [idle[0]!.pid]);
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  await expect(pages.next()).rejects.toThrow(/terminat/i);
  expect(await db.selectFrom('apps').select('app_id').execute()).toHaveLength(1);
});
