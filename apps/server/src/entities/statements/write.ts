import { type Filter, Params } from '@trellis/filter';
import { often } from './hot.ts';
import { COLUMNS, type RowPlace, type Runner, type StoredRow, standing, where } from './place.ts';
import { byId } from './read.ts';

export interface NewRow {
  id: string;
  creatorId: string | null;
  data: Record<string, unknown>;
}

/** A row as its text, for a caller who wants no more than that. */
export interface RowText {
  id: string;
  rev: number;
  text: string;
}

/** How a row is written as text: an SQL expression over its columns. */
export type Wording = (params: Params) => string;

/** Makes rows; what comes back is in the same order. */
export async function insertRows(
  run: Runner,
  place: RowPlace,
  rows: readonly NewRow[],
): Promise<StoredRow[]> {
  const params = new Params();
  const { rows: stored } = await run.query<StoredRow>(
    `${inserted(place, rows, params)} RETURNING ${COLUMNS}`,
    params.values,
  );
  const byRowId = new Map(stored.map((row) => [row.id, row]));
  return rows.map((row) => byRowId.get(row.id)!);
}

/** Makes rows, which come back as texts. */
export async function insertRowTexts(
  run: Runner,
  place: RowPlace,
  rows: readonly NewRow[],
  wording: Wording,
): Promise<RowText[]> {
  const params = new Params();
  const made = inserted(place, rows, params);
  const text = `WITH made AS (${made} RETURNING ${COLUMNS}) SELECT id, rev, ${wording(params)} AS text FROM made`;
  const { rows: stored } = await run.query<RowText>(often(text, params.values));
  if (rows.length === 1) return stored;
  const byRowId = new Map(stored.map((row) => [row.id, row]));
  return rows.map((row) => byRowId.get(row.id)!);
}

/** Makes rows without reading them back. */
export async function addRows(
  run: Runner,
  place: RowPlace,
  rows: readonly NewRow[],
): Promise<void> {
  const params = new Params();
  await run.query(inserted(place, rows, params), params.values);
}

function inserted(place: RowPlace, rows: readonly NewRow[], params: Params): string {
  const target = `INSERT INTO ${place.table} (app_id, entity_id, id, creator_id, data) SELECT ${params.add(place.appId)}, ${params.add(place.entityId)}`;
  const stands = standing(place, params, 'writing') ?? 'TRUE';
  const [first] = rows;
  if (rows.length === 1 && first)
    return `${target}, ${params.add(first.id)}, ${params.add(first.creatorId)}, ${params.add(JSON.stringify(first.data))}::jsonb WHERE ${stands}`;
  // One text for all of them: the driver writes it faster than a list, and PostgreSQL reads it faster.
  const all = JSON.stringify(rows.map(({ id, creatorId, data }) => [id, creatorId, data]));
  return `${target}, t.v ->> 0, t.v ->> 1, t.v -> 2 FROM jsonb_array_elements(${params.add(all)}::jsonb) AS t(v) WHERE ${stands}`;
}

/** Writes a row's new data; what it was goes into the history in the same statement. */
export async function updateRow(
  run: Runner,
  place: RowPlace,
  id: string,
  data: Record<string, unknown>,
  by: string | null,
): Promise<StoredRow> {
  const { rows } = await run.query<StoredRow>(
    `WITH old AS (${intoHistory(place, 'update')})
     UPDATE ${place.table} SET data = $5, updated_at = now(), rev = rev + 1
     WHERE app_id = $1 AND entity_id = $2 AND id = $3 RETURNING ${COLUMNS}`,
    [place.appId, place.entityId, id, by, JSON.stringify(data)],
  );
  return rows[0]!;
}

/**
 * Sets fields of a row that the filter lets through, in one statement: locked, kept as it was, changed.
 * Null where there is none.
 */
export async function patchRow(
  run: Runner,
  place: RowPlace,
  target: { id: string; filter: Filter },
  patch: Record<string, unknown>,
  by: string | null,
  wording: Wording,
): Promise<RowText | null> {
  const params = new Params();
  const condition = where(place, byId(target.id, target.filter), params, 'writing');
  const [app, entity] = [params.add(place.appId), params.add(place.entityId)];
  const text = `WITH old AS MATERIALIZED (SELECT ${COLUMNS} FROM ${place.table} WHERE ${condition} FOR UPDATE),
     kept AS (INSERT INTO row_history (${PAST}) SELECT ${app}, ${entity}, id, rev, 'update', creator_id,
       created_at, updated_at, data, ${params.add(by)} FROM old),
     changed AS (UPDATE ${place.table} r SET data = r.data || ${params.add(JSON.stringify(patch))}::jsonb,
       updated_at = now(), rev = r.rev + 1 FROM old
       WHERE r.app_id = ${app} AND r.entity_id = ${entity} AND r.id = old.id
       RETURNING ${COLUMNS.split(', ').map((name) => `r.${name}`)})
     SELECT id, rev, ${wording(params)} AS text FROM changed`;
  const { rows } = await run.query<RowText>(often(text, params.values));
  return rows[0] ?? null;
}

/** Deletes rows; what they were goes into the history. */
export async function deleteRows(
  run: Runner,
  place: RowPlace,
  ids: readonly string[],
  by: string | null,
): Promise<void> {
  await run.query(
    `WITH old AS (DELETE FROM ${place.table} WHERE app_id = $1 AND entity_id = $2 AND id = ANY($3) RETURNING *)
     INSERT INTO row_history (${PAST})
     SELECT app_id, entity_id, id, rev, 'delete', creator_id, created_at, updated_at, data, $4 FROM old`,
    [place.appId, place.entityId, ids, by],
  );
}

export const PAST =
  'app_id, entity_id, id, rev, op, creator_id, row_created_at, row_updated_at, data, by_user';

function intoHistory(place: RowPlace, op: 'update' | 'delete'): string {
  return `INSERT INTO row_history (${PAST})
    SELECT app_id, entity_id, id, rev, '${op}', creator_id, created_at, updated_at, data, $4
    FROM ${place.table} WHERE app_id = $1 AND entity_id = $2 AND id = $3`;
}
