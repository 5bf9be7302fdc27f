import type { RowPlace, Runner } from './place.ts';

/** The different values of a key with how many rows have each, the most frequent first. */
export async function valueCounts(
  run: Runner,
  place: RowPlace,
  key: string,
  limit: number,
): Promise<{ value: unknown; rows: number }[]> {
  const { rows } = await run.query<{ value: unknown; rows: number }>(
    `SELECT data -> $3 AS value, count(*)::int AS rows FROM ${place.table}
     WHERE app_id = $1 AND entity_id = $2 AND coalesce(data -> $3, 'null') NOT IN ('null', '""')
     GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT $4`,
    [place.appId, place.entityId, key, limit],
  );
  return rows;
}

/** Which of these texts stand at a key of exactly one row, with that row's id. */
export async function onlyWith(
  run: Runner,
  place: RowPlace,
  key: string,
  texts: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await run.query<{ text: string; id: string }>(
    `SELECT data ->> $3 AS text, min(id) AS id FROM ${place.table}
     WHERE app_id = $1 AND entity_id = $2 AND data ->> $3 = ANY($4) GROUP BY 1 HAVING count(*) = 1`,
    [place.appId, place.entityId, key, texts],
  );
  return new Map(rows.map(({ text, id }) => [text, id]));
}
