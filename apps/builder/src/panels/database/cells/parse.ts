import { formatValue, type Parsed, parseText } from '@trellis/fields';
import { type Column, isDay, isTime } from '../columns/columns.ts';
import { HERE, typedDate } from './dates.ts';

/** What a text is read by. */
type Typed = Pick<Column, 'type' | 'field'>;

/** A typed or pasted text as a value of the column (spec 2, section 5); undefined where it is empty. */
export function parseCell(text: string, column: Typed): Parsed {
  if (isTime(column)) return typedDate(text, isDay(column));
  const parsed = parseText(text, column.field ?? {}, HERE, column.type);
  const example = 'problem' in parsed ? exampleOf(column) : null;
  return 'problem' in parsed && example
    ? { problem: `${parsed.problem}. Write it as ${example}` }
    : parsed;
}

/** A figure as the column takes it from whoever types here; null for other columns. */
function exampleOf({ type, field }: Typed): string | null {
  if (type.cell.editor !== 'number' || type.id === 'rating') return null;
  if (field?.type === 'integer') return '1234';
  if (type.id === 'duration') return type.format(90, {}, HERE);
  // A plain number is written without thousands: 1.234 is what programs mean by it.
  const { locale } = HERE;
  return type.id === 'number'
    ? new Intl.NumberFormat(locale, { useGrouping: false, numberingSystem: 'latn' }).format(1234.5)
    : formatValue(type.id === 'percent' ? 12.5 : 1234.5, field ?? {}, locale, type);
}

/**
 * A figure as its editor begins with it: with the sign that whoever types here has before its rest, since 12.345 is
 * thousands to them. What would be read as another value stays as programs write it.
 */
export function writtenFigure(value: number, column: Typed): string {
  const { id } = column.type;
  if (id !== 'number' && id !== 'percent' && id !== 'currency') return String(value);
  const format = new Intl.NumberFormat(HERE.locale, {
    maximumFractionDigits: 20,
    useGrouping: false,
    numberingSystem: 'latn',
  });
  const text = format.format(value);
  const again = parseCell(text, column);
  return 'value' in again && again.value === value ? text : String(value);
}
