import {
  and,
  behind,
  type CreatedBy,
  type FieldShapes,
  type Filter,
  orderBy,
  orderOf,
  Params,
  type Standing,
} from '@trellis/filter';
import { Refusal } from '../../refusal.ts';
import {
  COLUMNS,
  type RowPlace,
  type Runner,
  rowsOf,
  type StoredRow,
  standing,
  where,
} from './place.ts';
import { prepared } from './prepared.ts';
import { type Found, type Listed, type Projection, projected } from './projection.ts';

export interface Page {
  sort?: string;
  limit: number;
  skip: number;
  /** Whose e-mail the caller may sort `created_by` by. */
  creators: 'all' | { userId: string } | null;
  /**
   * Many rows pass, which PostgreSQL does not expect of values in JSON: it would put them all in order. The
   * first ones are found by going along the order.
   */
  isCommon?: boolean;
}

/** One row, as far as a filter lets it through. */
const byId = (id: string, filter: Filter): Filter =>
  and({ kind: 'test', place: { column: 'id' }, test: { op: 'eq', value: id } }, filter);

/** A row's `created_by` as the caller may know it: an e-mail that they may not know is as good as none. */
function createdBy({ creators }: Pick<Page, 'creators'>, params: Params): CreatedBy {
  if (creators === null) return null;
  const email = '(SELECT u.email FROM users u WHERE u.tenant_id = app_id AND u.id = creator_id)';
  return () =>
    creators === 'all'
      ? { value: email, type: 'text' }
      : {
          value: `nullif(creator_id = ${params.add(creators.userId)}::text, FALSE)`,
          type: 'boolean',
        };
}

/** A question to PostgreSQL; two of the same text and values are the same one. */
export interface Statement {
  text: string;
  values: unknown[];
}

export function listStatement(
  place: RowPlace,
  filter: Filter,
  fields: FieldShapes,
  page: Page,
  projection: Projection,
): Statement {
  const params = new Params();
  const passes = where(place, filter, params);
  const condition = page.isCommon
    ? `${rowsOf(place, params)} AND CASE WHEN ${passes} THEN TRUE ELSE FALSE END`
    : passes;
  const order = orderBy(orderOf(page.sort, fields, createdBy(page, params)));
  const found = `SELECT ${COLUMNS} FROM ${place.table} WHERE ${condition} ORDER BY ${order} LIMIT ${params.add(page.limit)} OFFSET ${params.add(page.skip)}`;
  const text = projection === 'columns' ? bounded(found) : joined(found, projection(params));
  return { text, values: params.values };
}

/** Rows, or one text with those of all. */
export const selectList = async (run: Runner, { text, values }: Statement): Promise<Listed[]> =>
  notTooMuch((await run.query<Listed>(prepared(text, values))).rows);

export async function selectRows(
  run: Runner,
  place: RowPlace,
  filter: Filter,
  fields: FieldShapes,
  page: Page,
): Promise<StoredRow[]> {
  const { text, values } = listStatement(place, filter, fields, page, 'columns');
  return notTooMuch((await run.query<StoredRow>(text, values)).rows);
}

/**
 * The rows behind one in their order, the first ones without one; and where a walk stands at the last of
 * them. What is deleted or made meanwhile moves no page, and the pages before are not looked at again.
 */
export async function selectBehind(
  run: Runner,
  place: RowPlace,
  filter: Filter,
  fields: FieldShapes,
  page: Pick<Page, 'sort' | 'limit' | 'creators'> & { after: Standing | null },
): Promise<{ rows: StoredRow[]; next: Standing | null }> {
  const params = new Params();
  const order = orderOf(page.sort, fields, createdBy(page, params));
  const passes = where(place, filter, params);
  const rest = page.after ? ` AND ${behind(order, page.after, params)}` : '';
  const { rows } = await run.query<StoredRow & { at: string | null }>(
    bounded(
      `SELECT ${COLUMNS}, (${order.value ?? 'id'})::text AS at FROM ${place.table} WHERE ${passes}${rest}
     ORDER BY ${orderBy(order)} LIMIT ${params.add(page.limit + 1)}`,
      ', at',
    ),
    params.values,
  );
  notTooMuch(rows);
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return { rows: shown, next: last ? { value: last.at, id: last.id } : null };
}

/** What one answer may hold of rows: more would stand in this process's memory several times over. */
const MOST_BYTES = 32 * 1_024 * 1_024;

const tooMuch = () =>
  new Refusal(
    'too_large',
    'These rows hold more than 32 MB together. Ask for fewer at a time, or for some of their fields.',
    { code: 'too_much_at_once' },
  );

/** Rows that are found, without their data where that is too much. */
const bounded = (found: string, more = ''): string =>
  `SELECT id, creator_id, created_at, updated_at, rev${more},
     CASE WHEN sum(octet_length(data::text)) OVER () <= ${MOST_BYTES} THEN data END AS data FROM (${found}) found`;

/** Up to this a row is neither compressed nor kept apart: five thousand such rows are never too much. */
const SMALL_BYTES = 2_000;

/**
 * The texts of rows that are found as one, which takes the driver less than many. Each text is written once, and
 * none where large rows are too much together: of those the length is asked first.
 */
const joined = (found: string, text: string): string =>
  `WITH found AS MATERIALIZED (${found})
   SELECT CASE WHEN (SELECT coalesce(sum(octet_length(data::text)) FILTER (WHERE pg_column_size(data) > ${SMALL_BYTES}), 0)
                       FROM found) <= ${MOST_BYTES}
          THEN (SELECT coalesce(string_agg(${text}, ','), '') FROM found) END AS text`;

function notTooMuch<R extends Listed>(rows: R[]): R[] {
  const [first] = rows;
  if (first && ('text' in first ? first.text : first.data) === null) throw tooMuch();
  return rows;
}

/** Rows with ids yet to be named, as far as the filter lets them through; the ids come last. */
export function idsStatement(place: RowPlace, filter: Filter, projection: Projection): Statement {
  const params = new Params();
  const condition = where(place, filter, params);
  const columns = projected(projection, params);
  const ids = `$${params.values.length + 1}::text[]`;
  const text = `SELECT ${columns} FROM ${place.table} WHERE id = ANY(${ids}) AND ${condition}`;
  return { text, values: params.values };
}

/** Those of them that there are, by id. */
export async function selectFound(
  run: Runner,
  { text, values }: Statement,
  ids: readonly string[],
): Promise<Map<string, Found>> {
  const { rows } = await run.query<Found>(prepared(text, [...values, ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function countRows(run: Runner, place: RowPlace, filter: Filter): Promise<number> {
  const params = new Params();
  const { rows } = await run.query<{ n: string }>(
    `SELECT count(*) AS n FROM ${place.table} WHERE ${where(place, filter, params)}`,
    params.values,
  );
  return Number(rows[0]?.n ?? 0);
}

/** One row that passes the filter; no other transaction changes it until this one ends. */
export async function lockRow(
  run: Runner,
  place: RowPlace,
  id: string,
  filter: Filter,
): Promise<StoredRow | null> {
  const params = new Params();
  const condition = where(place, byId(id, filter), params, 'writing');
  const text = `SELECT ${COLUMNS} FROM ${place.table} WHERE ${condition} FOR UPDATE`;
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
  const text = `SELECT ${COLUMNS} FROM ${place.table} WHERE ${where(place, filter, params, 'writing')} ORDER BY id LIMIT ${params.add(limit)} FOR UPDATE`;
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

/** Fails as any statement does where what a place was found by holds no more. */
export async function assertStands(run: Runner, place: RowPlace): Promise<void> {
  const params = new Params();
  const condition = standing(place, params);
  if (condition) await run.query(`SELECT ${condition}`, params.values);
}

/** The same, and the entity stays where it is until the transaction ends. */
export async function hold(run: Runner, place: RowPlace): Promise<void> {
  const params = new Params();
  const condition = standing(place, params, 'writing');
  if (condition) await run.query(`SELECT ${condition}`, params.values);
}
