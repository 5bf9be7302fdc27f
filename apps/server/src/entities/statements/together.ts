import { type Filter, Params, toSql } from '@trellis/filter';
import { often } from './hot.ts';
import { COLUMNS, type RowPlace, type Runner, standing } from './place.ts';
import { type NewRow, PAST, type RowText, type Wording } from './write.ts';

/**
 * Single writes of several callers in one statement: what each brings (ids, values, who they are, what
 * their rule compares with) goes along as one JSON text, a list for each write. The statement's text is
 * the same for all of them.
 */
export interface Write {
  /** What the statement says of each write besides its place; writes that say another thing go apart. */
  shape: string;
  /** The row's id, who writes, and what they write. */
  id: string;
  by: string | null;
  data: Record<string, unknown>;
  condition: string;
  words: string;
  values: unknown[];
}

/** Values that stand in the write's own entry of the list, behind its id, its writer and its data. */
class EntryParams extends Params {
  override add(value: unknown): string {
    this.values.push(value);
    const at = `t_all -> ${this.values.length + 2}`;
    return Array.isArray(value)
      ? `ARRAY(SELECT jsonb_array_elements_text(${at}))`
      : `(${at} #>> '{}')`;
  }
}

/** A single write that may share a statement: with its rule, or for a new row without one. */
export function writeOf(
  row: NewRow & { filter?: Filter },
  by: string | null,
  wording: Wording,
): Write {
  const params = new EntryParams();
  const condition = row.filter ? toSql(row.filter, params) : 'TRUE';
  const words = wording(params);
  return {
    shape: `${condition}\n${words}`,
    id: row.id,
    by,
    data: row.data,
    condition,
    words,
    values: params.values,
  };
}

const ENTRIES = (at: string) =>
  `t AS MATERIALIZED (SELECT v ->> 0 AS t_id, v ->> 1 AS t_by, v -> 2 AS t_data, v AS t_all
     FROM jsonb_array_elements(${at}::jsonb) AS list(v))`;

const asList = (writes: readonly Write[]) =>
  JSON.stringify(writes.map(({ id, by, data, values }) => [id, by, data, ...values]));

async function answersOf(
  run: Runner,
  text: string,
  params: Params,
  writes: readonly Write[],
): Promise<(RowText | undefined)[]> {
  const { rows } = await run.query<RowText>(often(text, params.values));
  const found = new Map(rows.map((row) => [row.id, row]));
  return writes.map(({ id }) => found.get(id));
}

/** Makes the rows of writes of one shape. */
export async function insertTogether(
  run: Runner,
  place: RowPlace,
  writes: readonly [Write, ...Write[]],
): Promise<(RowText | undefined)[]> {
  const params = new Params();
  const [app, entity] = [params.add(place.appId), params.add(place.entityId)];
  const stands = standing(place, params, 'writing') ?? 'TRUE';
  const text = `WITH ${ENTRIES(params.add(asList(writes)))},
     made AS (INSERT INTO ${place.table} (app_id, entity_id, id, creator_id, data)
       SELECT ${app}, ${entity}, t_id, t_by, t_data FROM t WHERE ${stands} RETURNING ${COLUMNS})
     SELECT id, rev, ${writes[0].words} AS text FROM made JOIN t ON t_id = id`;
  return answersOf(run, text, params, writes);
}

/**
 * Sets fields of different rows, each as far as its own rule lets it through: locked, kept as it was,
 * changed. Rows that somebody else holds are left out, so that no write waits for another's row, nor two
 * statements for each other.
 */
export async function patchTogether(
  run: Runner,
  place: RowPlace,
  writes: readonly [Write, ...Write[]],
): Promise<(RowText | undefined)[]> {
  const params = new Params();
  const [app, entity] = [params.add(place.appId), params.add(place.entityId)];
  const stands = standing(place, params, 'writing') ?? 'TRUE';
  const text = `WITH ${ENTRIES(params.add(asList(writes)))},
     old AS MATERIALIZED (SELECT ${COLUMNS}, t_by, t_data FROM t JOIN ${place.table} r ON r.id = t_id
       WHERE r.app_id = ${app} AND r.entity_id = ${entity} AND ${stands} AND ${writes[0].condition}
       FOR UPDATE OF r SKIP LOCKED),
     kept AS (INSERT INTO row_history (${PAST}) SELECT ${app}, ${entity}, id, rev, 'update', creator_id,
       created_at, updated_at, data, t_by FROM old),
     changed AS (UPDATE ${place.table} r SET data = r.data || old.t_data,
       updated_at = now(), rev = r.rev + 1 FROM old
       WHERE r.app_id = ${app} AND r.entity_id = ${entity} AND r.id = old.id
       RETURNING ${COLUMNS.split(', ').map((name) => `r.${name}`)})
     SELECT id, rev, ${writes[0].words} AS text FROM changed JOIN t ON t_id = id`;
  return answersOf(run, text, params, writes);
}
