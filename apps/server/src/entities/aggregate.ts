import { and, FilterError, jsonAt, matches, parseFilter, placeOf } from '@trellis/filter';
import { Refusal } from '../refusal.ts';
import { type RowContext, readable } from './context.ts';
import type { Resolved } from './resolved.ts';
import type { RowAsk } from './row-ask.ts';
import * as sql from './statements/index.ts';

/** What is worked out over the rows that a caller may read; `packages/contract/src/sdk.ts` has its shape. */
export interface AggregateSpec {
  query?: unknown;
  groupBy: string[];
  dateBucket?: { field: string; unit: 'day' | 'week' | 'month' | 'year' };
  count: boolean;
  sum: string[];
  avg: string[];
  min: string[];
  max: string[];
  countDistinct?: string;
  having?: Record<string, unknown>;
  sort?: string;
  limit: number;
}

/** Groups that are looked at before `having`, `sort` and `limit`. */
const MOST_GROUPS = 10_000;

/** Groups rows and answers one row per group: its fields, then `count`, `sum_x`, `avg_x`, `min_x`, `max_x`, `count_distinct_x`. */
export async function aggregate(
  context: RowContext,
  ask: RowAsk,
  spec: AggregateSpec,
): Promise<{ rows: Record<string, unknown>[]; truncated: boolean }> {
  const none = { rows: [], truncated: false };
  return context.onList<{ rows: Record<string, unknown>[]; truncated: boolean }>(
    ask,
    none,
    async (target) => {
      const filter = and(
        context.access(ask, target, 'read'),
        await context.filter(ask, target, spec.query),
      );
      const { columns, groups } = await readable(async () => columnsOf(target, spec));
      const found = await readable(() =>
        sql.selectGroups(context.reads, target.place, filter, columns, groups, MOST_GROUPS + 1),
      );
      const whole = found.length <= MOST_GROUPS;
      let rows = found.slice(0, MOST_GROUPS);
      if (spec.having) rows = kept(rows, spec.having);
      if (spec.sort) sortRows(rows, spec.sort, columns);
      return { rows: rows.slice(0, spec.limit), truncated: !whole || rows.length > spec.limit };
    },
  );
}

interface Column {
  name: string;
  expression: string;
}

function columnsOf(target: Resolved, spec: AggregateSpec): { columns: Column[]; groups: number } {
  const { properties } = target.entity.schema;
  const at = (field: string) => jsonAt(placeOf(field, properties).place);
  const number = (field: string) =>
    `CASE WHEN jsonb_typeof(${at(field)}) = 'number' THEN (${at(field)} #>> '{}')::numeric END`;
  const columns: Column[] = spec.groupBy.map((name) => ({
    name,
    expression: `coalesce(${at(name)}, 'null')`,
  }));
  if (spec.dateBucket) columns.push(bucket(target, spec.dateBucket));
  const groups = columns.length;
  if (spec.count) columns.push({ name: 'count', expression: 'to_jsonb(count(*))' });
  for (const name of spec.sum)
    columns.push({
      name: `sum_${name}`,
      expression: `to_jsonb(coalesce(sum(${number(name)}), 0))`,
    });
  for (const name of spec.avg)
    columns.push({
      name: `avg_${name}`,
      expression: `to_jsonb(round(avg(${number(name)}), 10)::float8)`,
    });
  for (const kind of ['min', 'max'] as const)
    for (const name of spec[kind])
      columns.push({ name: `${kind}_${name}`, expression: extreme(kind, at(name)) });
  if (spec.countDistinct)
    columns.push({
      name: `count_distinct_${spec.countDistinct}`,
      expression: `to_jsonb(count(DISTINCT nullif(${at(spec.countDistinct)}, 'null')))`,
    });
  return { columns, groups };
}

/** Numbers by their size, texts by their letters: jsonb orders both so. */
function extreme(kind: 'min' | 'max', at: string): string {
  const ordered = `array_agg(${at} ORDER BY ${at} ${kind === 'min' ? 'ASC' : 'DESC'}) FILTER (WHERE coalesce(${at}, 'null') <> 'null')`;
  return `(${ordered})[1]`;
}

const LENGTHS = { day: 10, month: 7, year: 4 } as const;

/** A date cut to its day, month or year; the times that rows carry also to their week's Monday. */
function bucket(
  target: Resolved,
  { field, unit }: NonNullable<AggregateSpec['dateBucket']>,
): Column {
  const { place } = placeOf(field, target.entity.schema.properties);
  const isTime = 'column' in place && place.column.endsWith('_at');
  if (unit === 'week') {
    if (!isTime)
      throw new Refusal('bad_request', 'Only created_date and updated_date go by the week', {
        code: 'bad_aggregate',
      });
    const week = `date_trunc('week', ${(place as { column: string }).column} AT TIME ZONE 'UTC')`;
    return { name: field, expression: `to_jsonb(to_char(${week}, 'YYYY-MM-DD'))` };
  }
  const text = `left(${jsonAt(place)} #>> '{}', ${LENGTHS[unit]})`;
  return { name: field, expression: `coalesce(to_jsonb(${text}), 'null')` };
}

/** The groups whose figures pass. */
function kept(rows: Record<string, unknown>[], having: Record<string, unknown>) {
  const shapes = Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, {}] as const));
  let filter: ReturnType<typeof parseFilter>;
  try {
    // Asked in this process, where a pattern of a caller's making has no two seconds that cut it.
    if (JSON.stringify(having).includes('"$regex"'))
      throw new FilterError('having takes no $regex');
    filter = parseFilter(having, shapes, { unknown: 'missing' });
  } catch (error) {
    if (error instanceof FilterError)
      throw new Refusal('bad_request', error.message, { code: 'bad_filter' });
    throw error;
  }
  const none = { id: '', creator_id: null, created_at: '', updated_at: '' };
  return rows.filter((row) => matches(filter, { ...none, data: row as never }));
}

function sortRows(rows: Record<string, unknown>[], sort: string, columns: Column[]): void {
  const name = sort.replace(/^[+\- ]/, '');
  if (!columns.some((column) => column.name === name))
    throw new Refusal('bad_request', `There is no column ${name.slice(0, 80)} to sort by`, {
      code: 'bad_aggregate',
    });
  const sign = sort.startsWith('-') ? -1 : 1;
  const compare = (a: unknown, b: unknown): number => {
    if (a === b) return 0;
    if (a === null || a === undefined) return 1;
    if (b === null || b === undefined) return -1;
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1;
    return sign * order;
  };
  rows.sort((a, b) => compare(a[name], b[name]));
}
