import type { RowPlace, Runner } from './place.ts';

/** How many rows have a value under each of some keys. */
export async function countKeys(
  run: Runner,
  place: RowPlace,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await run.query<{ key: string; n: number }>(
    `SELECT k.key, count(r.id)::int AS n FROM unnest($3::text[]) AS k(key)
     LEFT JOIN ${place.table} r ON r.app_id = $1 AND r.entity_id = $2 AND coalesce(r.data -> k.key, 'null') <> 'null'
     GROUP BY k.key`,
    [place.appId, place.entityId, keys],
  );
  return new Map(rows.map(({ key, n }) => [key, n]));
}

/** The first rows with a value under one key and none under another, and how many there are. */
export async function valuesLacking(
  run: Runner,
  place: RowPlace,
  from: string,
  to: string,
  limit: number,
): Promise<{ rows: number; examples: { id: string; value: unknown }[] }> {
  const { rows } = await run.query<{ id: string; value: unknown; n: string }>(
    `SELECT id, data -> $3 AS value, count(*) OVER () AS n FROM ${place.table}
     WHERE app_id = $1 AND entity_id = $2 AND coalesce(data -> $3, 'null') NOT IN ('null', '""') AND NOT data ? $4
     ORDER BY id LIMIT $5`,
    [place.appId, place.entityId, from, to, limit],
  );
  const examples = rows.map(({ id, value }) => ({ id, value }));
  return { rows: Number(rows[0]?.n ?? 0), examples };
}

/** Takes a key out of rows: all of them with their history, or those that are named. */
export async function dropKey(
  run: Runner,
  place: RowPlace,
  key: string,
  ids: readonly string[] | null = null,
): Promise<number> {
  const drop = (table: string) =>
    counted(
      run,
      `UPDATE ${table} SET data = data - $3::text
       WHERE app_id = $1 AND entity_id = $2 AND data ? $3 AND ($4::text[] IS NULL OR id = ANY($4))`,
      [place.appId, place.entityId, key, ids],
    );
  if (ids === null) await drop('row_history');
  return drop(place.table);
}

/** Erases all rows of an entity and their history. */
export async function dropRows(run: Runner, place: RowPlace): Promise<number> {
  const erase = (table: string) =>
    counted(run, `DELETE FROM ${table} WHERE app_id = $1 AND entity_id = $2`, [
      place.appId,
      place.entityId,
    ]);
  await erase('row_history');
  return erase(place.table);
}

/** Runs a change and answers how many rows it was. */
async function counted(run: Runner, change: string, values: unknown[]): Promise<number> {
  const { rows } = await run.query<{ n: number }>(
    `WITH done AS (${change} RETURNING 1) SELECT count(*)::int AS n FROM done`,
    values,
  );
  return rows[0]?.n ?? 0;
}
