import { type Filter, Params } from '@trellis/filter';
import { type RowPlace, type Runner, where } from './place.ts';

/** The different values at a place (an SQL expression of ours), in their order, behind one of them (as JSON text); lists give their members. */
export async function selectDistinct(
  run: Runner,
  place: RowPlace,
  at: string,
  filter: Filter,
  page: { limit: number; after: string | null },
): Promise<unknown[]> {
  const params = new Params();
  const condition = where(place, filter, params);
  const rest = page.after === null ? '' : ` AND item.v > ${params.add(page.after)}::jsonb`;
  const { rows } = await run.query<{ v: unknown }>(
    `SELECT DISTINCT item.v FROM ${place.table},
       LATERAL jsonb_array_elements(CASE WHEN jsonb_typeof(${at}) = 'array' THEN ${at} ELSE jsonb_build_array(${at}) END) AS item(v)
     WHERE ${condition} AND coalesce(item.v, 'null') <> 'null'${rest}
     ORDER BY item.v LIMIT ${params.add(page.limit)}`,
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
