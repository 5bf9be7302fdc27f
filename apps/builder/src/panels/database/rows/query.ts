import type { ViewFilter } from '@trellis/contract';
import type { Column } from '../columns/columns.ts';

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
  const search = query.search.trim();
  if (search) parts.push({ $or: searched(search, columns) });
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

/** Every column in which a text can stand; numbers where the search is one. */
function searched(search: string, columns: readonly Column[]): Record<string, unknown>[] {
  const texts = columns.filter(
    ({ type, readOnly }) => !readOnly && (type === 'text' || type === 'select' || type === 'image'),
  );
  const number = Number(search);
  const numbers = Number.isFinite(number) ? columns.filter(({ type }) => type === 'number') : [];
  const tests = [
    ...texts.map(({ id }) => ({ [id]: containing(search) })),
    ...numbers.map(({ id }) => ({ [id]: number })),
  ];
  // Nothing to look in is nothing found.
  return tests.length > 0 ? tests : [{ createdAt: { $lt: '0001-01-01' } }];
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
