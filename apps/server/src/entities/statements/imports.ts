import { COLUMNS, type RowPlace, type Runner, type StoredRow } from './place.ts';

/** Rows whose value at a key is one of these texts, held until the commit. */
export async function lockByValues(
  run: Runner,
  place: RowPlace,
  key: string,
  values: readonly string[],
): Promise<StoredRow[]> {
  const { rows } = await run.query<StoredRow>(
    `SELECT ${COLUMNS} FROM ${place.table} WHERE app_id = $1 AND entity_id = $2 AND data ->> $3 = ANY($4) ORDER BY id FOR UPDATE`,
    [place.appId, place.entityId, key, values],
  );
  return rows;
}

/** Which of these texts stand at a key of some row. */
export async function knownValues(
  run: Runner,
  place: RowPlace,
  key: string,
  values: readonly string[],
): Promise<Set<string>> {
  const { rows } = await run.query<{ value: string }>(
    `SELECT DISTINCT data ->> $3 AS value FROM ${place.table} WHERE app_id = $1 AND entity_id = $2 AND data ->> $3 = ANY($4)`,
    [place.appId, place.entityId, key, values],
  );
  return new Set(rows.map(({ value }) => value));
}

/** Which of these rows' data stand in rows that are there; two that are alike need two of them. An empty value is like none. */
export async function alike(
  run: Runner,
  place: RowPlace,
  data: readonly StoredRow['data'][],
): Promise<boolean[]> {
  const { rows } = await run.query<{ at: number }>(
    `WITH asked AS (
       SELECT at::int - 1 AS at, jsonb_strip_nulls(data) AS data,
         row_number() OVER (PARTITION BY jsonb_strip_nulls(data) ORDER BY at) AS nth
       FROM unnest($3::jsonb[]) WITH ORDINALITY AS sent (data, at)
     ), there AS (
       SELECT jsonb_strip_nulls(data) AS data, count(*) AS times FROM ${place.table}
       WHERE app_id = $1 AND entity_id = $2 AND jsonb_strip_nulls(data) IN (SELECT data FROM asked)
       GROUP BY 1
     )
     SELECT at FROM asked JOIN there USING (data) WHERE nth <= times`,
    [place.appId, place.entityId, data.map((one) => JSON.stringify(one))],
  );
  const found = new Set(rows.map(({ at }) => at));
  return data.map((_one, at) => found.has(at));
}

/** Ids of an entity's rows from one to another, the first ones. */
export async function idsBetween(
  run: Runner,
  place: RowPlace,
  first: string,
  last: string,
  limit: number,
): Promise<{ id: string; rev: number }[]> {
  const { rows } = await run.query<{ id: string; rev: number }>(
    `SELECT id, rev FROM ${place.table} WHERE app_id = $1 AND entity_id = $2 AND id >= $3 AND id <= $4 ORDER BY id LIMIT $5`,
    [place.appId, place.entityId, first, last, limit],
  );
  return rows;
}
