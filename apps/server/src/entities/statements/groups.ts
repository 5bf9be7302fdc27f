import type { Params } from '@trellis/filter';
import { COLUMNS, type Runner, type StoredRow } from './place.ts';

export interface GroupedRow extends StoredRow {
  /** Its group, from 0. */
  at: number;
  /** How many there are in it. */
  total: number;
}

/** What each row's group is worked out by, and which rows there are: SQL of ours. */
interface Grouped {
  table: string;
  condition: string;
  /** An integer. */
  group: string;
  order: string;
}

/** The first rows of each group and how many there are in it, by one look at the rows. */
export async function selectGrouped(
  run: Runner,
  { table, condition, group, order }: Grouped,
  limit: number,
  params: Params,
): Promise<GroupedRow[]> {
  const most = params.add(limit);
  const columns = COLUMNS.split(', ').map((name) => `r.${name}`);
  // Only ids are put in order; the rows themselves are fetched for those that are answered.
  const { rows } = await run.query<GroupedRow>(
    `WITH placed AS (SELECT app_id, entity_id, id, at, count(*) OVER (PARTITION BY at)::int AS total,
       row_number() OVER (PARTITION BY at ORDER BY ${order}) AS n
       FROM (SELECT *, ${group} AS at FROM ${table} WHERE ${condition}) found)
     SELECT ${columns}, p.at, p.total FROM placed p JOIN ${table} r
       ON r.app_id = p.app_id AND r.entity_id = p.entity_id AND r.id = p.id
     WHERE p.n <= greatest(${most}::int, 1) ORDER BY p.at, p.n`,
    params.values,
  );
  return rows;
}
