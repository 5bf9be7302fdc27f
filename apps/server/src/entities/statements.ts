import { and, type FieldShapes, type Filter, orderBy, Params, toSql } from '@trellis/filter';
import type pg from 'pg';

/** A stored row as the driver gives it. */
export interface StoredRow {
  id: string;
  creator_id: string | null;
  created_at: Date;
  updated_at: Date;
  rev: number;
  data: Record<string, unknown>;
}

/** Where an entity's rows stand. All SQL on rows is in this file and takes the table's name (ruling 1). */
export interface RowPlace {
  table: string;
  appId: string;
  entityId: string;
}

export interface Page {
  sort?: string;
  limit: number;
  skip: number;
  /** Whose e-mail the caller may sort `created_by` by. */
  creators: 'all' | { userId: string } | null;
}

type Runner = Pick<pg.Pool, 'query'>;
const COLUMNS = 'id, creator_id, created_at, updated_at, rev, data';

function where(place: RowPlace, filter: Filter, params: Params): string {
  return `app_id = ${params.add(place.appId)} AND entity_id = ${params.add(place.entityId)} AND ${toSql(filter, params)}`;
}

const byId = (id: string): Filter => ({
  kind: 'test',
  place: { column: 'id' },
  test: { op: 'eq', value: id },
});

export async function selectRows(
  run: Runner,
  place: RowPlace,
  filter: Filter,
  fields: FieldShapes,
  page: Page,
): Promise<StoredRow[]> {
  const params = new Params();
  const condition = where(place, filter, params);
  const order = orderBy(page.sort, fields, createdBy(page, params));
  const text = `SELECT ${COLUMNS} FROM ${place.table} WHERE ${condition} ORDER BY ${order} LIMIT ${params.add(page.limit)} OFFSET ${params.add(page.skip)}`;
  return (await run.query<StoredRow>(text, params.values)).rows;
}

/** A row's `created_by` as the caller may know it: an e-mail that they may not know is as good as none. */
function createdBy({ creators }: Page, params: Params): (() => string) | null {
  if (creators === null) return null;
  return () =>
    creators === 'all'
      ? '(SELECT u.email FROM users u WHERE u.tenant_id = app_id AND u.id = creator_id)'
      : `nullif(creator_id = ${params.add(creators.userId)}::text, FALSE)`;
}

export async function countRows(run: Runner, place: RowPlace, filter: Filter): Promise<number> {
  const params = new Params();
  const { rows } = await run.query<{ n: string }>(
    `SELECT count(*) AS n FROM ${place.table} WHERE ${where(place, filter, params)}`,
    params.values,
  );
  return Number(rows[0]?.n ?? 0);
}

/** One row that passes the filter; with `lock` no other transaction changes it until this one ends. */
export async function selectRow(
  run: Runner,
  place: RowPlace,
  id: string,
  filter: Filter,
  lock = false,
): Promise<StoredRow | null> {
  const params = new Params();
  const condition = where(place, and(byId(id), filter), params);
  const text = `SELECT ${COLUMNS} FROM ${place.table} WHERE ${condition}${lock ? ' FOR UPDATE' : ''}`;
  return (await run.query<StoredRow>(text, params.values)).rows[0] ?? null;
}

/**
 * The rows that pass, locked in the order of their ids, so that two of these never wait for each other
 * in a circle. The filter is a caller's: PostgreSQL cuts it at two seconds, as it does their reads.
 */
export async function lockRows(
  run: Runner,
  place: RowPlace,
  filter: Filter,
  limit: number,
): Promise<StoredRow[]> {
  const params = new Params();
  const text = `SELECT ${COLUMNS} FROM ${place.table} WHERE ${where(place, filter, params)} ORDER BY id LIMIT ${params.add(limit)} FOR UPDATE`;
  await run.query('SET LOCAL statement_timeout = 2000');
  const { rows } = await run.query<StoredRow>(text, params.values);
  // Takes the two seconds off again; the locks stay.
  await run.query('SET LOCAL statement_timeout TO DEFAULT');
  return rows;
}

/** Lets one call at a time through that must see every row before it adds one. */
export async function lockEntity(run: Runner, place: RowPlace): Promise<void> {
  await run.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${place.appId} ${place.entityId}`,
  ]);
}

/** The different values at a place (an SQL expression of ours), in their order; lists give their members. */
export async function selectDistinct(
  run: Runner,
  place: RowPlace,
  at: string,
  filter: Filter,
  page: { limit: number; skip: number },
): Promise<unknown[]> {
  const params = new Params();
  const condition = where(place, filter, params);
  const { rows } = await run.query<{ v: unknown }>(
    `SELECT DISTINCT item.v FROM ${place.table},
       LATERAL jsonb_array_elements(CASE WHEN jsonb_typeof(${at}) = 'array' THEN ${at} ELSE jsonb_build_array(${at}) END) AS item(v)
     WHERE ${condition} AND coalesce(item.v, 'null') <> 'null'
     ORDER BY item.v LIMIT ${params.add(page.limit)} OFFSET ${params.add(page.skip)}`,
    params.values,
  );
  return rows.map((row) => row.v);
}

/** Figures over groups of rows; the expressions are ours, each of type jsonb, the first `groups` of them the group's. */
export async function selectGroups(
  run: Runner,
  place: RowPlace,
  filter: Filter,
  columns: readonly { name: string; expression: string }[],
  groups: number,
  limit: number,
): Promise<Record<string, unknown>[]> {
  const params = new Params();
  const condition = where(place, filter, params);
  const list = columns.map(({ expression }, at) => `${expression} AS c${at}`).join(', ');
  const by = columns.slice(0, groups).map((_, at) => `${at + 1}`);
  const grouped = by.length > 0 ? `GROUP BY ${by} ORDER BY ${by}` : '';
  const { rows } = await run.query<Record<string, unknown>>(
    `SELECT ${list} FROM ${place.table} WHERE ${condition} ${grouped} LIMIT ${params.add(limit)}`,
    params.values,
  );
  return rows.map((row) =>
    Object.fromEntries(columns.map(({ name }, at) => [name, row[`c${at}`] ?? null])),
  );
}

export interface NewRow {
  id: string;
  creatorId: string | null;
  data: Record<string, unknown>;
}

export async function insertRows(
  run: Runner,
  place: RowPlace,
  rows: readonly NewRow[],
): Promise<StoredRow[]> {
  const { rows: stored } = await run.query<StoredRow>(
    `INSERT INTO ${place.table} (app_id, entity_id, id, creator_id, data)
     SELECT $1, $2, t.id, t.creator_id, t.data FROM unnest($3::text[], $4::text[], $5::jsonb[]) AS t(id, creator_id, data)
     RETURNING ${COLUMNS}`,
    [
      place.appId,
      place.entityId,
      rows.map((r) => r.id),
      rows.map((r) => r.creatorId),
      rows.map((r) => JSON.stringify(r.data)),
    ],
  );
  const byId = new Map(stored.map((row) => [row.id, row]));
  return rows.map((row) => byId.get(row.id)!);
}

/** Makes rows without reading them back. */
export async function addRows(
  run: Runner,
  place: RowPlace,
  rows: readonly NewRow[],
): Promise<void> {
  await run.query(
    `INSERT INTO ${place.table} (app_id, entity_id, id, creator_id, data)
     SELECT $1, $2, t.id, $3, t.data::jsonb FROM unnest($4::text[], $5::text[]) AS t(id, data)`,
    [
      place.appId,
      place.entityId,
      rows[0]?.creatorId ?? null,
      rows.map((row) => row.id),
      rows.map((row) => JSON.stringify(row.data)),
    ],
  );
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

export async function deleteRow(
  run: Runner,
  place: RowPlace,
  id: string,
  by: string | null,
): Promise<void> {
  await run.query(
    `WITH old AS (${intoHistory(place, 'delete')}) DELETE FROM ${place.table} WHERE app_id = $1 AND entity_id = $2 AND id = $3`,
    [place.appId, place.entityId, id, by],
  );
}

function intoHistory(place: RowPlace, op: 'update' | 'delete'): string {
  return `INSERT INTO row_history (app_id, entity_id, id, rev, op, creator_id, row_created_at, row_updated_at, data, by_user)
    SELECT app_id, entity_id, id, rev, '${op}', creator_id, created_at, updated_at, data, $4
    FROM ${place.table} WHERE app_id = $1 AND entity_id = $2 AND id = $3`;
}

/** Rows by their ids. */
export async function selectByIds(
  run: Runner,
  place: RowPlace,
  ids: readonly string[],
): Promise<StoredRow[]> {
  const { rows } = await run.query<StoredRow>(
    `SELECT ${COLUMNS} FROM ${place.table} WHERE app_id = $1 AND entity_id = $2 AND id = ANY($3)`,
    [place.appId, place.entityId, ids],
  );
  return rows;
}

/** Rows as they were at a revision that is past. */
export async function selectPast(
  run: Runner,
  place: RowPlace,
  rows: readonly { id: string; rev: number }[],
): Promise<StoredRow[]> {
  const { rows: found } = await run.query<StoredRow>(
    `SELECT h.id, h.creator_id, h.row_created_at AS created_at, h.row_updated_at AS updated_at, h.rev, h.data
     FROM row_history h JOIN unnest($3::text[], $4::int[]) AS t(id, rev) ON h.id = t.id AND h.rev = t.rev
     WHERE h.app_id = $1 AND h.entity_id = $2`,
    [place.appId, place.entityId, rows.map(({ id }) => id), rows.map(({ rev }) => rev)],
  );
  return found;
}

/** A deleted row as it last was, and who deleted it; null when it was never there or is there again. */
export async function lastDeleted(
  run: Runner,
  place: RowPlace,
  id: string,
): Promise<(StoredRow & { by_user: string | null }) | null> {
  const { rows } = await run.query<StoredRow & { by_user: string | null; op: string }>(
    `SELECT id, creator_id, row_created_at AS created_at, row_updated_at AS updated_at, rev, data, by_user, op
     FROM row_history h WHERE app_id = $1 AND entity_id = $2 AND id = $3
       AND NOT EXISTS (SELECT 1 FROM ${place.table} r WHERE r.app_id = $1 AND r.entity_id = $2 AND r.id = $3)
     ORDER BY rev DESC LIMIT 1`,
    [place.appId, place.entityId, id],
  );
  return rows[0]?.op === 'delete' ? rows[0] : null;
}

/** Puts a deleted row back as it was, with the next revision. */
export async function reinsertRow(
  run: Runner,
  place: RowPlace,
  row: StoredRow,
): Promise<StoredRow> {
  const { rows } = await run.query<StoredRow>(
    `INSERT INTO ${place.table} (app_id, entity_id, id, creator_id, created_at, updated_at, rev, data)
     VALUES ($1, $2, $3, $4, $5, now(), $6, $7) RETURNING ${COLUMNS}`,
    [
      place.appId,
      place.entityId,
      row.id,
      row.creator_id,
      row.created_at,
      row.rev + 1,
      JSON.stringify(row.data),
    ],
  );
  return rows[0]!;
}

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

/** Each row's value of a key, for a conversion. */
export async function valuesOf(
  run: Runner,
  place: RowPlace,
  key: string,
): Promise<{ id: string; value: unknown }[]> {
  const { rows } = await run.query<{ id: string; value: unknown }>(
    `SELECT id, data -> $3 AS value FROM ${place.table} WHERE app_id = $1 AND entity_id = $2 AND data ? $3`,
    [place.appId, place.entityId, key],
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
