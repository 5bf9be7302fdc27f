import type { Grouping, Row } from '@trellis/contract';
import {
  and,
  type Filter,
  indexFor,
  jsonAt,
  orderBy,
  orderOf,
  Params,
  placeOf,
} from '@trellis/filter';
import { json } from './asked.ts';
import { type RowContext, readable } from './context.ts';
import { presentRow } from './present.ts';
import type { Resolved } from './resolved.ts';
import type { RowAsk } from './row-ask.ts';
import * as sql from './statements/index.ts';

/** Which rows, in which order, how many of each group at most, and what the groups are. */
export interface GroupedQuery {
  q?: string | undefined;
  sort?: string | undefined;
  limit: number;
  by: Grouping;
}
type ByValue = Extract<Grouping, { values: string[] }>;
type ByEdge = Extract<Grouping, { edges: string[] }>;

interface RowGroup {
  count: number;
  rows: Row[];
}

/** A group of so many times what is asked of it is come across soon enough. */
const COMMON = 4;
/** Different values that are distinguished. */
const MOST_VALUES = 100_000;

/** The first rows of several groups with their counts: what would otherwise be two calls for each. */
export function grouped(
  context: RowContext,
  ask: RowAsk,
  query: GroupedQuery,
): Promise<RowGroup[]> {
  const { by } = query;
  const length = 'values' in by ? by.values.length + 2 : by.edges.length - 1;
  const none: RowGroup[] = Array.from({ length }, () => ({ count: 0, rows: [] }));
  return context.onList(ask, none, async (target) => {
    const filter = and(
      context.access(ask, target, 'read'),
      await context.filter(ask, target, json(query.q)),
    );
    const lets = async (test: object) =>
      and(filter, await context.filter(ask, target, { [by.field]: test }));
    return readable(async () =>
      'values' in by
        ? byValue(context, target, filter, await Promise.all(lanesOf(by).map(lets)), query, by)
        : byEdge(context, target, await lets(between(by)), query, by),
    );
  });
}

/** What the rows of each value have, then those of none, then those of any other. */
const lanesOf = ({ values }: ByValue): object[] => [
  ...values.map((value) => ({ $eq: value })),
  { $in: [null, ''] },
  { $nin: [null, '', ...values] },
];

const between = ({ edges }: ByEdge): object => ({ $gte: edges[0], $lt: edges.at(-1) });

/** Few groups of any size: counted together, then each one's rows are found along an index of their order. */
async function byValue(
  { reads, usage }: RowContext,
  { entity, place }: Resolved,
  filter: Filter,
  lanes: readonly Filter[],
  { sort, limit }: GroupedQuery,
  { field, values }: ByValue,
): Promise<RowGroup[]> {
  const { schema } = entity;
  const { properties } = schema;
  const at = jsonAt(placeOf(field, properties).place);
  const columns = [
    { name: 'value', expression: `coalesce(${at}, 'null')` },
    { name: 'count', expression: 'to_jsonb(count(*))' },
  ];
  usage.note(place, indexFor(filter, sort, properties));
  const found = await sql.selectGroups(reads, place, filter, columns, 1, MOST_VALUES);
  const counts = lanes.map(() => 0);
  for (const { value, count } of found) {
    const known = values.indexOf(String(value));
    const lane = (value ?? '') === '' ? values.length : known === -1 ? values.length + 1 : known;
    counts[lane] = (counts[lane] ?? 0) + Number(count);
  }
  const page = { sort, limit, skip: 0, creators: null };
  return Promise.all(
    lanes.map(async (lane, n) => {
      const count = counts[n] ?? 0;
      if (count === 0 || limit === 0) return { count, rows: [] };
      const isCommon = count > COMMON * limit;
      const rows = await sql.selectRows(reads, place, lane, properties, { ...page, isCommon });
      return { count, rows: rows.map((row) => presentRow(row, schema)) };
    }),
  );
}

/** Many groups among few rows: all of them are put in order by one look. */
async function byEdge(
  { reads, usage }: RowContext,
  { entity, place }: Resolved,
  filter: Filter,
  { sort, limit }: GroupedQuery,
  { field, edges }: ByEdge,
): Promise<RowGroup[]> {
  const { schema } = entity;
  const { properties } = schema;
  usage.note(place, indexFor(filter, sort, properties));
  const params = new Params();
  const condition = sql.where(place, filter, params);
  // Texts are ordered by their code points, as the filter on both ends orders them.
  const text = `(${jsonAt(placeOf(field, properties).place)} #>> '{}') COLLATE "C"`;
  const group = `width_bucket(${text}, ${params.add(edges)}::text[]) - 1`;
  const order = orderBy(orderOf(sort, properties));
  const wanted = { table: place.table, condition, group, order, params };
  const found = await sql.selectGrouped(reads, wanted, limit);
  const ids = found.flatMap((one) => one.ids);
  const rows = ids.length > 0 ? await sql.selectByIds(reads, place, ids) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const groups = new Map(found.map((one) => [one.at, one]));
  return edges.slice(1).map((_edge, at) => {
    const one = groups.get(at);
    const here = (one?.ids ?? []).flatMap((id) => byId.get(id) ?? []);
    return { count: one?.count ?? 0, rows: here.map((row) => presentRow(row, schema)) };
  });
}
