import pg from 'pg';
import { type Database, sql } from '../../db/index.ts';
import {
  createIndex,
  hasRows,
  indexesOf,
  indexName,
  moveRows,
  ownTable,
  SHARED,
} from '../statements/index.ts';

/** An entity has a table of its own from this many rows on (ruling 1). */
export const GROWN = 5_000;
/** So is one that many ask in ways that an index serves: looking through even a few rows adds up. */
export const BUSY = { rows: 500, asked: 2_000 };
/** Indexes beside the key; each costs every write. */
const MOST_INDEXES = 6;
/** A query is common from here on. */
const COMMON = 20;
/** What nobody asked for this long is forgotten. */
const FORGOTTEN_DAYS = 14;
/** A move of a million rows takes half a minute; writers to the entity wait for it. */
const MOVE_MS = 180_000;
/** Who holds the entity longer than this is let go first; the next run tries again. */
const WAIT_MS = 10_000;

/** What the job did. */
export interface Maintained {
  moved: string[];
  indexed: string[];
  dropped: string[];
}

/**
 * Moves entities that have grown into tables of their own, and gives those the indexes that the
 * app's queries ask for. Each step is whole or did not happen, so that a run that is killed is
 * simply made up for by the next.
 */
export async function maintainTables({ db, connection }: Database): Promise<Maintained> {
  const done: Maintained = { moved: [], indexed: [], dropped: [] };
  const client = new pg.Client({
    ...connection,
    statement_timeout: MOVE_MS,
    lock_timeout: WAIT_MS,
  });
  client.on('error', (error) => console.error(`tables of entities: ${error.message}`));
  await client.connect();
  try {
    await sql`DELETE FROM entity_usage WHERE NOT is_unfit
      AND last_seen_at < now() - ${sql.lit(`${FORGOTTEN_DAYS} days`)}::interval`.execute(db);
    const used = await db
      .selectFrom('entity_usage')
      .innerJoin('entities', (join) =>
        join
          .onRef('entities.app_id', '=', 'entity_usage.app_id')
          .onRef('entities.id', '=', 'entity_usage.entity_id'),
      )
      .select(['entities.app_id', 'entities.id', 'entities.own_table'])
      .select(sql<number>`coalesce(sum(seen) FILTER (WHERE columns <> ''), 0)::float8`.as('asked'))
      .where('last_seen_at', '>', sql<Date>`now() - interval '1 day'`)
      .groupBy(['entities.app_id', 'entities.id', 'entities.own_table'])
      .execute();
    // Those that wait for a table of their own come first: an index may wait for whoever is slow.
    const own = used.filter(({ own_table }) => own_table !== null);
    for (const one of [...used.filter(({ own_table }) => own_table === null), ...own]) {
      const { app_id: appId, id: entityId, own_table, asked } = one;
      const enough = asked >= BUSY.asked ? BUSY.rows : GROWN;
      try {
        const place = { table: SHARED, appId, entityId };
        if (own_table) await mind(client, appId, entityId, own_table, done);
        else if (await hasRows(client, place, enough)) await move(client, appId, entityId, done);
      } catch (error) {
        // One entity that is held, or gone meanwhile, is in nobody's way.
        await client.query('ROLLBACK');
        console.error(`table of entity ${entityId}: ${(error as Error).message}`);
      }
    }
    return done;
  } finally {
    await client.end();
  }
}

/** Moves an entity: one transaction, which waits for who writes to it, and which writers wait for. */
async function move(client: pg.Client, appId: string, entityId: string, done: Maintained) {
  const table = ownTable(entityId);
  await client.query('BEGIN');
  const { rows } = await client.query(
    'SELECT own_table FROM entities WHERE app_id = $1 AND id = $2 FOR UPDATE',
    [appId, entityId],
  );
  if (rows[0]?.own_table === null) {
    const indexes = (await wanted(client, appId, entityId)).slice(0, MOST_INDEXES);
    await moveRows(client, { table: SHARED, appId, entityId }, table, indexes);
    await client.query('UPDATE entities SET own_table = $3 WHERE app_id = $1 AND id = $2', [
      appId,
      entityId,
      table,
    ]);
    done.moved.push(entityId);
  }
  await client.query('COMMIT');
}

/** Makes the indexes that are asked for most, in place of those that are not any more. */
async function mind(
  client: pg.Client,
  appId: string,
  entityId: string,
  table: string,
  done: Maintained,
) {
  const asked = (await wanted(client, appId, entityId)).slice(0, MOST_INDEXES);
  const names = new Set(asked.map((columns) => indexName(table, columns)));
  const present = await indexesOf(client, table);
  const stays = present.filter(({ name, isValid }) => isValid && names.has(name));
  const room = MOST_INDEXES - asked.length;
  const spare = present.filter(({ name, isValid }) => isValid && !names.has(name));
  for (const { name } of [...present.filter(({ isValid }) => !isValid), ...spare.slice(room)]) {
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    done.dropped.push(name);
  }
  for (const columns of asked) {
    const name = indexName(table, columns);
    if (stays.some((one) => one.name === name)) continue;
    try {
      await client.query(createIndex(table, columns, true));
      done.indexed.push(name);
    } catch (error) {
      if ((error as { code?: string }).code !== '54000') throw error;
      // What was begun of it is there, though not valid.
      await markUnfit(client, appId, entityId, name, table);
    }
  }
}

/** The columns that are asked for often, the most asked first. */
async function wanted(client: pg.Client, appId: string, entityId: string): Promise<string[]> {
  const { rows } = await client.query<{ columns: string }>(
    `SELECT columns FROM entity_usage WHERE app_id = $1 AND entity_id = $2 AND columns <> ''
     AND NOT is_unfit AND seen >= $3 ORDER BY seen DESC, columns LIMIT 20`,
    [appId, entityId, COMMON],
  );
  return rows.map(({ columns }) => columns);
}

/**
 * Takes an index away whose columns hold a value that is too long for it, and never makes it again:
 * rows are more than what finds them. PostgreSQL does not always say which one it was; then it is
 * those that sort by texts, or else all that look into the data. Answers whether there was one.
 */
export async function markUnfit(
  run: Pick<pg.Pool, 'query'>,
  appId: string,
  entityId: string,
  name: string | undefined,
  table: string,
): Promise<boolean> {
  const present = new Set((await indexesOf(run, table)).map((one) => one.name));
  const { rows } = await run.query<{ columns: string }>(
    `SELECT columns FROM entity_usage WHERE app_id = $1 AND entity_id = $2 AND columns LIKE '%data%'`,
    [appId, entityId],
  );
  const known = rows
    .map(({ columns }) => ({ columns, name: indexName(table, columns) }))
    .filter((one) => present.has(one.name));
  const texts = known.filter(({ columns }) => columns.includes('#>>'));
  const unfit = name ? known.filter((one) => one.name === name) : texts.length > 0 ? texts : known;
  for (const one of unfit) {
    await run.query(`DROP INDEX IF EXISTS ${one.name}`);
    await run.query(
      'UPDATE entity_usage SET is_unfit = true WHERE app_id = $1 AND entity_id = $2 AND columns = $3',
      [appId, entityId, one.columns],
    );
  }
  return unfit.length > 0;
}
