import { parseCell } from '../cells/parse.ts';
import { edgeText } from '../cells/text.ts';
import type { Column } from '../columns/columns.ts';
import { isTime } from '../columns/columns.ts';
import type { ColumnFilter, Operator } from '../rows/query.ts';

const WORDS: Record<Operator, string> = {
  contains: 'contains',
  is: 'is',
  'is-not': 'is not',
  more: 'is more than',
  less: 'is less than',
  before: 'is before',
  after: 'is on or after',
  'any-of': 'is any of',
  empty: 'is empty',
  filled: 'is not empty',
};

const COMMON: readonly Operator[] = ['empty', 'filled'];

/** The tests that make sense for a column, the likeliest first. */
export function operatorsFor({ type }: Column): { value: Operator; label: string }[] {
  const own: Record<Column['type']['cell']['editor'], readonly Operator[]> = {
    text: ['contains', 'is', 'is-not', ...COMMON],
    image: COMMON,
    number: ['is', 'is-not', 'more', 'less', ...COMMON],
    boolean: ['is'],
    option: ['any-of', ...COMMON],
    options: ['any-of'],
    date: ['after', 'before', ...COMMON],
    datetime: ['after', 'before', ...COMMON],
    relation: ['is', ...COMMON],
    json: COMMON,
    files: COMMON,
  };
  return own[type.cell.editor].map((value) => ({ value, label: WORDS[value] }));
}

export const takesValue = (operator: Operator): boolean =>
  operator !== 'empty' && operator !== 'filled';

/** The filter as one phrase: 'Rating is more than 3'. */
export function phrase(filter: ColumnFilter, column: Column): string {
  if (!takesValue(filter.operator)) return `${column.label} ${WORDS[filter.operator]}`;
  const words = Array.isArray(filter.value)
    ? filter.value
        .map((one) => column.options.find(({ value }) => value === one)?.label ?? one)
        .join(', ')
    : typeof filter.value === 'boolean'
      ? filter.value
        ? 'yes'
        : 'no'
      : isTime(column)
        ? edgeText(filter.value, column)
        : String(filter.value ?? '');
  return `${column.label} ${WORDS[filter.operator].replace('…', words)}${filter.operator === 'after' ? '' : ` ${words}`}`;
}

/** A figure to compare with, typed as into a cell; halves among whole ones, too. */
export const parsedFigure = (text: string, { type, field }: Column) =>
  parseCell(text, { type, field: field && { ...field, type: 'number' } });

/** What was typed as the value of a filter; null when it is none yet. */
export function filterValue(
  text: string,
  column: Column,
): Exclude<ColumnFilter['value'], boolean | string[]> {
  if (text.trim() === '') return null;
  if (column.type.cell.editor === 'number') {
    const parsed = parsedFigure(text, column);
    return 'value' in parsed && typeof parsed.value === 'number' ? parsed.value : null;
  }
  if (column.type.order === 'time') {
    // The day begins where the person is.
    const date = new Date(`${text}T00:00`);
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
  }
  return text.trim();
}
