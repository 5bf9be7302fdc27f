import type { Grouping, Row } from '@trellis/contract';
import { and, indexFor, jsonAt, orderBy, Params, placeOf } from '@trellis/filter';
import { json } from './asked.ts';
import { type RowAsk, type RowContext, readable } from './context.ts';
import { presentRow } from './present.ts';
import type { Resolved } from './resolve.ts';
import * as sql from './statements/index.ts';

/** Which rows, in which order, how many of each group at most, and what the groups are. */
export interface GroupedQuery {
  q?: string | undefined;
  sort?: string | undefined;
  limit: number;
  by: Grouping;
}

export interface RowGroup {
  count: number;
  rows: Row[];
}

/** The first rows of several groups with their counts: what would otherwise be two calls for each. */
export function grouped(
  context: RowContext,
  ask: RowAsk,
  { q, sort, limit, by }: GroupedQuery,
): Promise<RowGroup[]> {
  const count = 'values' in by ? by.values.length + 2 : by.edges.length - 1;
  const none: RowGroup[] = Array.from({ length: count }, () => ({ count: 0, rows: [] }));
  return context.onList(ask, none, async (target) => {
    const { schema } = target.entity;
    const filter = and(
      context.access(ask, target, 'read'),
      context.filter(ask, target, json(q)),
      ...('edges' in by ? [context.filter(ask, target, between(by))] : []),
    );
    context.usage.note(target.place, indexFor(filter, sort, schema.properties));
    const found = await readable(async () => {
      const params = new Params();
      const condition = sql.where(target.place, filter, params);
      const group = groupOf(target, by, params);
      const order = orderBy(sort, schema.properties);
      const { table } = target.place;
      return sql.selectGrouped(context.reads, { table, condition, group, order }, limit, params);
    });
    const groups = none.map(() => ({ count: 0, rows: [] as Row[] }));
    for (const row of found) {
      const own = groups[row.at];
      if (!own) continue;
      own.count = row.total;
      if (own.rows.length < limit) own.rows.push(presentRow(row, schema));
    }
    return groups;
  });
}

const between = ({ field, edges }: Extract<Grouping, { edges: string[] }>) => ({
  [field]: { $gte: edges[0], $lt: edges.at(-1) },
});

/** The place of a row's group, as an SQL expression. */
function groupOf({ entity }: Resolved, by: Grouping, params: Params): string {
  const at = jsonAt(placeOf(by.field, entity.schema.properties).place);
  const text = `(${at} #>> '{}') COLLATE "C"`;
  // Texts are ordered by their code points, as the filter on both ends orders them.
  if ('edges' in by)
    return `width_bucket(${text}, ${params.add([...by.edges].sort())}::text[]) - 1`;
  const { length } = by.values;
  const known = `coalesce(array_position(${params.add(by.values)}::text[], ${text}) - 1, ${length + 1})`;
  return `CASE WHEN coalesce(${at}, 'null') IN ('null', '""') THEN ${length} ELSE ${known} END`;
}
