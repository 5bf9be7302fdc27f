import { type Db, sql } from '../db/index.ts';
import { type Counts, OTHERS } from './pending.ts';

/** Different pages and hosts of one app and day that are kept by name. */
const KEPT = 500;
const KEPT_DAYS = 400;

/** The day of a moment, by UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Adds counts to the database; those of apps that are gone are dropped. */
export function store(db: Db, all: readonly Counts[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    for (const counts of all) {
      const { appId, day, visits, views, visitors, pages, hosts } = counts;
      const app = await sql`SELECT FROM apps WHERE app_id = ${appId} FOR KEY SHARE`.execute(trx);
      if (app.rows.length === 0) continue;
      const fresh = await sql`INSERT INTO visit_visitors (app_id, day, visitor)
        SELECT ${appId}, ${day}, unnest(${[...visitors].sort()}::text[])
        ON CONFLICT DO NOTHING`.execute(trx);
      await sql`INSERT INTO visit_days AS known (app_id, day, visitors, visits, views)
        VALUES (${appId}, ${day}, ${Number(fresh.numAffectedRows ?? 0)}, ${visits}, ${views})
        ON CONFLICT (app_id, day) DO UPDATE SET visitors = known.visitors + excluded.visitors,
          visits = known.visits + excluded.visits, views = known.views + excluded.views`.execute(
        trx,
      );
      await add(trx, { table: 'visit_pages', name: 'page', count: 'views' }, counts, pages);
      await add(trx, { table: 'visit_referrers', name: 'host', count: 'visits' }, counts, hosts);
    }
  });
}

/** Names that an app's day has no room for are counted together: whoever visits chooses them. */
async function add(
  trx: Db,
  { table, name, count }: { table: string; name: string; count: string },
  { appId, day }: Counts,
  named: ReadonlyMap<string, number>,
): Promise<void> {
  if (named.size === 0) return;
  const [into, key, value] = [sql.table(table), sql.ref(name), sql.ref(count)];
  const known = sql`SELECT FROM ${into} WHERE app_id = ${appId} AND day = ${day}`;
  await sql`INSERT INTO ${into} AS known (app_id, day, ${key}, ${value})
    SELECT ${appId}, ${day}, kept, sum(n) FROM (
      SELECT n, CASE WHEN EXISTS (${known} AND ${key} = named)
        OR (SELECT count(*) FROM (${known} LIMIT ${KEPT}) AS kinds) < ${KEPT} THEN named ELSE ${OTHERS} END AS kept
      FROM unnest(${[...named.keys()]}::text[], ${[...named.values()]}::int[]) AS given (named, n)) AS counted
    GROUP BY kept ORDER BY kept
    ON CONFLICT (app_id, day, ${key}) DO UPDATE SET ${value} = known.${value} + excluded.${value}`.execute(
    trx,
  );
}

/** The salt of a day, the same for every server. */
export async function saltOf(db: Db, day: string, fresh: string): Promise<string> {
  await db
    .insertInto('visit_salts')
    .values({ day, salt: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { salt } = await db
    .selectFrom('visit_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return salt;
}

/** Forgets who came before yesterday, with what distinguished them, and counts of long ago. */
export async function forget(db: Db, now = Date.now()): Promise<void> {
  const DAY = 24 * 60 * 60 * 1_000;
  const yesterday = dayOf(now - DAY);
  await db.deleteFrom('visit_salts').where('day', '<', yesterday).execute();
  await db.deleteFrom('visit_visitors').where('day', '<', yesterday).execute();
  const first = dayOf(now - KEPT_DAYS * DAY);
  for (const table of ['visit_days', 'visit_pages', 'visit_referrers'] as const)
    await db.deleteFrom(table).where('day', '<', first).execute();
}
