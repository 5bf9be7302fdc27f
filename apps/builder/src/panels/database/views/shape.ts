import type { LostField, TableView, ViewShape } from '@trellis/contract';
import { type Column, isTime } from '../columns/columns.ts';
import { labelOf } from '../columns/label.ts';
import { operatorsFor, phrase } from '../toolbar/operators.ts';

/** All rows in a table, as the schema has them. */
export const PLAIN: ViewShape = {
  kind: 'table',
  field: null,
  filters: [],
  sort: null,
  hidden: [],
  order: [],
  widths: {},
  pins: [],
};

/** Whether a board can have its columns, or a calendar its days, by a column. */
export const suits = (kind: ViewShape['kind'], column: Column): boolean =>
  kind === 'board' ? column.type.id === 'select' : kind === 'calendar' && isTime(column);

/** Whether two shapes show the same; the order in which they were written says nothing. */
export function isSame(a: ViewShape, b: ViewShape): boolean {
  const text = ({ widths, hidden, sort, ...rest }: ViewShape) =>
    JSON.stringify([
      rest.kind,
      rest.field,
      rest.filters.map(({ column, operator, value }) => [column, operator, value]),
      sort && [sort.column, sort.isDescending],
      [...hidden].sort(),
      rest.order,
      Object.entries(widths).sort(([one], [other]) => (one < other ? -1 : 1)),
      rest.pins,
    ]);
  return text(a) === text(b);
}

const LOST: Record<LostField['why'], string> = {
  deleted: 'was deleted',
  retyped: 'changed its type',
};

/**
 * The shape as far as the columns of today can show it, and in words what it goes without: a view
 * outlives the fields that it was made with.
 */
export function fitted(
  shape: ViewShape,
  columns: readonly Column[],
  lost: TableView['lost'] = [],
): { shape: ViewShape; problems: string[] } {
  const known = new Map(columns.map((column) => [column.id, column]));
  const problems = lost.map(({ name, why }) => `The field ${labelOf(name)} ${LOST[why]}`);
  const filters = shape.filters.filter((filter) => {
    const column = known.get(filter.column);
    if (column && operatorsFor(column).some(({ value }) => value === filter.operator)) return true;
    problems.push(
      column
        ? `“${phrase(filter, column)}” no longer fits the field`
        : `The field ${labelOf(filter.column)} was deleted`,
    );
    return false;
  });
  const by = shape.field === null ? undefined : known.get(shape.field);
  const isTable = shape.kind === 'table' || !by || !suits(shape.kind, by);
  if (isTable && shape.kind !== 'table')
    problems.push(
      `A ${shape.kind} needs ${shape.kind === 'board' ? 'a field with options' : 'a date'}, so the rows are shown as a table`,
    );
  const sort = shape.sort && known.has(shape.sort.column) ? shape.sort : null;
  const fit = { ...shape, filters, sort, ...(isTable && { kind: 'table' as const, field: null }) };
  return { shape: fit, problems: [...new Set(problems)] };
}
