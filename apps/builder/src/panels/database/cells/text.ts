import { formatValue, typeById } from '@trellis/fields';
import { type Column, isDay } from '../columns/columns.ts';

const DAY = typeById('date');

/** Texts longer than this, or of several lines, are edited in a dialog (spec 2, section 5). */
const LONG = 50;

export const isLong = (text: string): boolean => text.length > LONG || text.includes('\n');

/** Of several lines the first, then '...' (spec 2, section 5). */
export function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return end === -1 ? text : `${text.slice(0, end)}...`;
}

/** A date as people here write it; what is none stays as it is. */
export const dateText = (value: unknown, { type, field }: Column): string =>
  formatValue(value, field ?? {}, undefined, type);

/** The same of where a day begins here, which is that day. */
export function edgeText(value: unknown, column: Column): string {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  const isEdge = !isDay(column) && date.getHours() === 0 && date.getMinutes() === 0;
  return isEdge ? formatValue(dayText(date), {}, undefined, DAY) : dateText(value, column);
}

/** A day as it is stored. */
export function dayText(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A value as one plain text: what is copied, searched and read out by screen readers. */
export const plainText = (value: unknown, { type, field }: Column): string =>
  formatValue(value, field ?? {}, undefined, type);

export const labelIn = ({ options }: Column, value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
