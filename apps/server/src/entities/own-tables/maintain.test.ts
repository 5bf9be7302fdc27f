import { endUser, makeApp, openWorld } from '@trellis/testing';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { versionEntities } from '../resolve.ts';
import { indexesOf } from '../statements/index.ts';
import { BUSY, GROWN } from './maintain.ts';

const world = await openWorld();
const owner = await world.builder('Olga');

interface RowLike {
  id: string;
  [field: string]: unknown;
}

/** An app whose entity has as many rows as it takes to grow. */
async function fullApp(size = GROWN) {
  const { appId, versionId } = await makeApp(world, owner, {
    live: true,
    entities: {
      Task: {
        properties: {
          title: { type: 'string' },
          status: { type: 'string', enum: ['open', 'done'] },
          n: { type: 'number' },
        },
        permissions: { read: 'all', write: 'all' },
      },
    },
  });
  const { Task } = await versionEntities(world.services.db, appId, versionId);
  const entityId = Task!.id;
  await world.services.pool.query(
    `INSERT INTO rows (app_id, entity_id, id, data) SELECT $1, $2, lpad(to_hex(n), 24, '0'),
       jsonb_build_object('title', 'Task ' || n, 'status', CASE WHEN n % 3 = 0 THEN 'open' ELSE 'done' END, 'n', n)
     FROM generate_series(1, $3::int) n`,
    [appId, entityId, size],
  );
  const at = `/live_api/apps/${appId}/entities/Task`;
  const ann = await endUser(world, appId, 'ann');
  const count = async () => (await ann.get<{ count: number }>(`${at}/count`)).body.count;
  const place = async () => {
    const { rows } = await world.services.pool.query(
      'SELECT own_table, (SELECT count(*)::int FROM rows WHERE app_id = $1 AND entity_id = $2) AS shared FROM entities WHERE app_id = $1 AND id = $2',
      [appId, entityId],
    );
    return { table: rows[0].own_table as string | null, shared: rows[0].shared as number };
  };
  return { appId, entityId, at, ann, count, place };
}

describe('an entity that grows', () => {
  it('moves while people read and write it: nothing is lost, doubled, or out of sight', async () => {
    const { at, ann, count, place, entityId } = await fullApp();
    expect(await count()).toBe(GROWN);
    const wrong: unknown[] = [];
    const known = new Map<string, number>();
    let isMoving = true;
    let made = 0;
    let gone = 0;
    const writer = async (who: number) => {
      for (let n = 0; isMoving || n < 10; n++) {
        const { status, body } = await ann.post<RowLike>(at, {
          title: `w${who}`,
          n: n + 500_000,
        });
        made++;
        if (status !== 201) wrong.push(['create', status, body]);
        const changed = await ann.put<RowLike>(`${at}/${body.id}`, { n: n + 1_000_000 });
        if (changed.status !== 200) wrong.push(['update', changed.status, changed.body]);
        if (n % 3 === 0) {
          gone++;
          const { status: left } = await ann.delete(`${at}/${body.id}`);
          if (left !== 200) wrong.push(['delete', left]);
        } else known.set(body.id, n + 1_000_000);
        if (n % 5 === 0) {
          const old = `${at}/${(who * 100 + n + 1).toString(16).padStart(24, '0')}`;
          const { status: bulk } = await ann.put(old, { status: 'open' });
          if (bulk !== 200) wrong.push(['old', bulk]);
        }
      }
    };
    const reader = async () => {
      while (isMoving) {
        const seen = await count();
        if (!(seen >= GROWN)) wrong.push(['count', seen]);
        const { body } = await ann.get<RowLike[]>(`${at}?sort=n&limit=3`);
        if (body.map(({ n }) => n).join() !== '1,2,3') wrong.push(['list', body]);
        const { status } = await ann.get(`${at}/${'1'.padStart(24, '0')}`);
        if (status !== 200) wrong.push(['get', status]);
      }
    };
    const all = [1, 2, 3, 4, 5, 6, 7, 8].map(writer).concat([reader(), reader()]);
    await new Promise((resolve) => setTimeout(resolve, 150));
    const done = await world.services.entities.maintainTables();
    await new Promise((resolve) => setTimeout(resolve, 150));
    isMoving = false;
    await Promise.all(all);
    expect(wrong).toEqual([]);
    expect(done.moved).toContain(entityId);
    expect(await place()).toEqual({ table: `rows_${entityId}`, shared: 0 });
    expect(await count()).toBe(GROWN + made - gone);
    const { body } = await ann.get<RowLike[]>(
      `${at}?limit=5000&q=${encodeURIComponent('{"n":{"$gte":1000000}}')}`,
    );
    expect(new Map(body.map(({ id, n }) => [id, n]))).toEqual(known);
    const { rows } = await world.services.pool.query(
      `SELECT count(*)::int AS n, count(DISTINCT id)::int AS ids FROM rows_${entityId}`,
    );
    expect(rows[0].n).toBe(rows[0].ids);
  }, 60_000);

  it('is as it was when the move is killed, and moves the next time', async () => {
    const { appId, ann, at, count, place, entityId } = await fullApp();
    await count();
    const { pool, connection } = world.services;
    // Somebody holds a row: the move has copied all, and waits to take them out of the shared table.
    const holder = new pg.Client(connection);
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query(
      'SELECT 1 FROM rows WHERE app_id = $1 AND entity_id = $2 ORDER BY id LIMIT 1 FOR UPDATE',
      [appId, entityId],
    );
    const maintaining = world.services.entities.maintainTables().then(
      () => 'done',
      (error: Error) => error.message,
    );
    const killed = async () => {
      const { rows } = await pool.query(
        `SELECT count(pg_terminate_backend(pid))::int AS n FROM pg_stat_activity
         WHERE datname = current_database() AND query LIKE 'DELETE FROM rows %' AND wait_event_type = 'Lock'`,
      );
      return rows[0].n;
    };
    await expect.poll(killed, { timeout: 9_000 }).toBe(1);
    expect(await maintaining).not.toBe('done');
    await holder.query('ROLLBACK');
    await holder.end();
    expect(await place()).toEqual({ table: null, shared: GROWN });
    expect(await count()).toBe(GROWN);
    expect((await ann.put(`${at}/${'2'.padStart(24, '0')}`, { n: 0 })).status).toBe(200);
    await world.services.entities.maintainTables();
    expect(await place()).toEqual({ table: `rows_${entityId}`, shared: 0 });
    expect(await count()).toBe(GROWN);
  }, 60_000);

  it('moves when it is small, too, once it is asked a lot, and one index finds a range in its order', async () => {
    const { appId, entityId, at, ann, place } = await fullApp(BUSY.rows);
    const range = encodeURIComponent(JSON.stringify({ n: { $gte: 100 } }));
    for (let n = 0; n < 25; n++) await ann.get(`${at}?q=${range}&sort=n&limit=2`);
    await world.services.entities.maintainTables();
    expect(await place()).toEqual({ table: null, shared: BUSY.rows });
    const { pool } = world.services;
    await pool.query(
      `UPDATE entity_usage SET seen = $3 WHERE app_id = $1 AND entity_id = $2 AND columns <> ''`,
      [appId, entityId, BUSY.asked],
    );
    await world.services.entities.maintainTables();
    const { table } = await place();
    expect(table).toBe(`rows_${entityId}`);
    const { body } = await ann.get<RowLike[]>(`${at}?q=${range}&sort=n&limit=2`);
    expect(body.map(({ n }) => n)).toEqual([100, 101]);
    // As the filter and the order are written for PostgreSQL: the index alone is enough for both.
    const number = `nullif((data -> 'n'), 'null')`;
    const { rows: plan } = await pool.query(
      `EXPLAIN SELECT id FROM ${table} WHERE ${number} >= '100'::jsonb
       AND CASE WHEN jsonb_typeof((data -> 'n')) = 'number' THEN TRUE ELSE FALSE END
       ORDER BY ${number} ASC NULLS LAST, id COLLATE "C" ASC LIMIT 2`,
    );
    expect(JSON.stringify(plan)).toContain('Index Cond');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  }, 60_000);

  it('gets the indexes that its queries ask for, and loses one that a value does not fit into', async () => {
    const { appId, entityId, at, ann, place } = await fullApp();
    const q = (query: object) => `q=${encodeURIComponent(JSON.stringify(query))}`;
    const ask = async () => {
      for (let n = 0; n < 25; n++) {
        await ann.get(`${at}?${q({ status: 'open' })}&sort=-createdAt&limit=2`);
        await ann.get(`${at}?sort=title&limit=2`);
        await ann.get(`${at}?${q({ n: { $gt: n } })}&limit=2`);
      }
      await ann.get(`${at}?sort=-n&limit=2`);
    };
    await ask();
    await world.services.entities.maintainTables();
    const { table } = await place();
    const { pool } = world.services;
    expect(await indexesOf(pool, table!)).toHaveLength(3);
    const { rows: plan } = await pool.query(
      `EXPLAIN SELECT id FROM ${table} WHERE app_id = '${appId}' AND entity_id = '${entityId}' AND (data -> 'status') = '"open"'::jsonb
       ORDER BY created_at DESC, id COLLATE "C" DESC LIMIT 2`,
    );
    expect(JSON.stringify(plan)).toContain('Index Scan');
    expect(JSON.stringify(plan)).not.toContain('Sort');
    const { rows: byTitle } = await pool.query(
      `EXPLAIN SELECT id FROM ${table} ORDER BY nullif((data -> 'title') #>> '{}', '') COLLATE "und-x-icu" ASC NULLS LAST, id COLLATE "C" ASC LIMIT 2`,
    );
    expect(JSON.stringify(byTitle)).not.toContain('Sort');
    const first = async (query: string) => (await ann.get<RowLike[]>(`${at}?${query}`)).body[0];
    expect(await first(`sort=title&limit=2`)).toMatchObject({ title: 'Task 1' });
    // Later ones are made beside the table's life; the title's cannot hold this one, and goes.
    for (let n = 0; n < 25; n++) await ann.get(`${at}?sort=-n&limit=2`);
    expect((await world.services.entities.maintainTables()).indexed).toHaveLength(1);
    const long = Array.from({ length: 20_000 }, (_, n) =>
      String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000)),
    ).join('');
    expect((await ann.post<RowLike>(at, { title: long, n: -1 })).status).toBe(201);
    expect(await first('sort=n&limit=1')).toMatchObject({ n: -1 });
    expect(await indexesOf(pool, table!)).toHaveLength(3);
    expect((await world.services.entities.maintainTables()).indexed).toEqual([]);
    expect(await first(`sort=title&limit=2`)).toMatchObject({ title: 'Task 1' });
    // With the app its table goes.
    expect((await owner.delete(`/api/apps/${appId}`)).status).toBe(200);
    await pool.query(`UPDATE apps SET deleted_at = now() - interval '1 year' WHERE app_id = $1`, [
      appId,
    ]);
    await world.services.work.run('deleted-apps');
    const { rows } = await pool.query('SELECT to_regclass($1) AS there', [table]);
    expect(rows[0].there).toBeNull();
  }, 60_000);
});
