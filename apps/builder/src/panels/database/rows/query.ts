import type { ViewFilter } from '@trellis/contract';
import { dayText } from '../cells/text.ts';
import { type Column, isDay, isTime } from '../columns/columns.ts';
import { spanOf } from './days.ts';
import { patternsOf } from './each-year.ts';

/** Letters of a search that count. */
const LONGEST = 200;

/** A condition on one column. `value` is a text, a number, or several options. */
export type ColumnFilter = ViewFilter;
export type Operator = ViewFilter['operator'];

/** What of an entity is shown, in which order. */
export interface TableQuery {
  sort: { column: string; isDescending: boolean } | null;
  search: string;
  filters: readonly ColumnFilter[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const containing = (text: string) => ({ $regex: escaped(text), $options: 'i' });

/** The order and the filter as the calls on rows take them; `also` are conditions of what shows the rows. */
export function askOf(
  query: TableQuery,
  columns: readonly Column[],
  also: readonly Record<string, unknown>[] = [],
) {
  const known = new Map(columns.map((column) => [column.id, column]));
  const parts = query.filters
    .filter(({ column }) => known.has(column))
    .map((filter) => ({ [filter.column]: testOf(filter) }) as Record<string, unknown>);
  parts.push(...also);
  const search = query.search.trim().slice(0, LONGEST);
  if (search) parts.push(searched(search, columns));
  const [only] = parts;
  const q = parts.length === 0 ? undefined : parts.length === 1 ? only : { $and: parts };
  const { sort } = query;
  // The oldest first, so that a new row stands at the end, where it was typed; ids grow with time.
  const order = sort && known.has(sort.column) ? sort : { column: 'id', isDescending: false };
  return {
    sort: `${order.isDescending ? '-' : ''}${order.column}`,
    q: q && JSON.stringify(q),
  };
}

/** What the server finds in words, and what only the person's own calendar tells: the days that the search names. */
function searched(search: string, columns: readonly Column[]): Record<string, unknown> {
  const tests: Record<string, unknown>[] = [{ $search: search }];
  const span = spanOf(search);
  const dates = span ? columns.filter(isTime) : [];
  for (const column of dates) {
    const { from, to, isEachYear } = span!;
    const edge = (date: Date) => (isDay(column) ? dayText(date) : date.toISOString());
    if (isEachYear)
      for (const $regex of patternsOf({ from, to }, isDay(column)))
        tests.push({ [column.id]: { $regex } });
    else tests.push({ [column.id]: { $gte: edge(from), $lt: edge(to) } });
  }
  // A User ID, or how one begins.
  const id = search.toLowerCase();
  if (/^[0-9a-f]{8,24}$/.test(id)) tests.push({ creatorId: { $gte: id, $lt: `${id}g` } });
  return tests.length === 1 ? tests[0]! : { $or: tests };
}

function testOf({ operator, value }: ColumnFilter): unknown {
  switch (operator) {
    case 'contains':
      return containing(String(value));
    case 'is':
      return value;
    case 'is-not':
      return { $ne: value };
    case 'more':
      return { $gt: value };
    case 'less':
      return { $lt: value };
    case 'before':
      return { $lt: value };
    case 'after':
      return { $gte: value };
    case 'any-of':
      return { $in: value };
    case 'empty':
      return { $in: [null, ''] };
    case 'filled':
      return { $nin: [null, ''] };
  }
}
