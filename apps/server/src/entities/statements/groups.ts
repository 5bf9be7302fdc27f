import type { Params } from '@trellis/filter';
import type { Runner } from './place.ts';

/** Some rows of one group, in order. */
export interface GroupedIds {
  /** The group. */
  at: number;
  count: number;
  ids: string[];
}

/** Which rows there are and what each one's group is worked out by: SQL of ours, with its values in `params`. */
interface Grouped {
  table: string;
  condition: string;
  /** An integer. */
  group: string;
  order: string;
  params: Params;
}

/** The first rows of each group and how many there are in it, by one look at the rows. */
export async function selectGrouped(
  run: Runner,
  { table, condition, group, order, params }: Grouped,
  limit: number,
): Promise<GroupedIds[]> {
  const most = `${params.add(limit)}::int`;
  // Ids alone are put in order: whole rows would take twice the time.
  const { rows } = await run.query<GroupedIds>(
    `SELECT at, count(*)::int AS count, coalesce(array_agg(id ORDER BY n) FILTER (WHERE n <= ${most}), '{}') AS ids
     FROM (SELECT id, at, row_number() OVER (PARTITION BY at ORDER BY ${order}) AS n
       FROM (SELECT *, ${group} AS at FROM ${table} WHERE ${condition}) found) placed
     GROUP BY at ORDER BY at`,
    params.values,
  );
  return rows;
}
