import type { RowPlace, Runner } from './place.ts';

/** Copies an entity's rows into another app, under the same ids: values by `keys` (old → new), all made by one person. */
export async function copyRows(
  run: Runner,
  from: RowPlace,
  to: RowPlace,
  keys: Record<string, string>,
  creatorId: string,
  replace: { text: string; by: string },
): Promise<void> {
  await run.query(
    `INSERT INTO ${to.table} (app_id, entity_id, id, creator_id, created_at, updated_at, data)
     SELECT $3, $4, r.id, $5, r.created_at, r.updated_at, replace(coalesce((
       SELECT jsonb_object_agg(k.value, r.data -> k.key) FROM jsonb_each_text($6::jsonb) AS k(key, value) WHERE r.data ? k.key
     ), '{}'::jsonb)::text, $7, $8)::jsonb
     FROM ${from.table} r WHERE r.app_id = $1 AND r.entity_id = $2`,
    [
      from.appId,
      from.entityId,
      to.appId,
      to.entityId,
      creatorId,
      JSON.stringify(keys),
      replace.text,
      replace.by,
    ],
  );
}

/** Fills a key in the rows that lack it (a new field's default). */
export async function fillKey(
  run: Runner,
  place: RowPlace,
  key: string,
  value: unknown,
): Promise<void> {
  await run.query(
    `UPDATE ${place.table} SET data = jsonb_set(data, ARRAY[$3::text], $4::jsonb) WHERE app_id = $1 AND entity_id = $2 AND NOT data ? $3`,
    [place.appId, place.entityId, key, JSON.stringify(value)],
  );
}

/** Each row's value of a key, for a conversion; with `lacking`, of the rows that do not have that key. */
export async function valuesOf(
  run: Runner,
  place: RowPlace,
  key: string,
  lacking: string | null = null,
): Promise<{ id: string; value: unknown }[]> {
  const { rows } = await run.query<{ id: string; value: unknown }>(
    `SELECT id, data -> $3 AS value FROM ${place.table}
     WHERE app_id = $1 AND entity_id = $2 AND data ? $3 AND ($4::text IS NULL OR NOT data ? $4)`,
    [place.appId, place.entityId, key, lacking],
  );
  return rows;
}

/** Sets a key of many rows at once. */
export async function setValues(
  run: Runner,
  place: RowPlace,
  key: string,
  values: { id: string; value: unknown }[],
): Promise<void> {
  await run.query(
    `UPDATE ${place.table} r SET data = jsonb_set(r.data, ARRAY[$3::text], t.value)
     FROM unnest($4::text[], $5::jsonb[]) AS t(id, value) WHERE r.app_id = $1 AND r.entity_id = $2 AND r.id = t.id`,
    [
      place.appId,
      place.entityId,
      key,
      values.map((v) => v.id),
      values.map((v) => JSON.stringify(v.value)),
    ],
  );
}
