import { type Column, isDay } from '../columns/columns.ts';

/** Texts longer than this, or of several lines, are edited in a dialog (spec 2, section 5). */
const LONG = 50;

export const isLong = (text: string): boolean => text.length > LONG || text.includes('\n');

/** Of several lines the first, then '...' (spec 2, section 5). */
export function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return end === -1 ? text : `${text.slice(0, end)}...`;
}

// Made once: to make one takes longer than to write a hundred dates.
const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const TIME = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A date as people here write it; what is none stays as it is. */
export function dateText(value: unknown, column: Column): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const date = new Date(isDay(column) ? `${value}T00:00` : value);
  if (Number.isNaN(date.getTime())) return String(value);
  return (isDay(column) ? DAY : TIME).format(date);
}

/** The same of where a day begins here, which is that day. */
export function edgeText(value: unknown, column: Column): string {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  const isEdge = !isDay(column) && date.getHours() === 0 && date.getMinutes() === 0;
  return isEdge ? DAY.format(date) : dateText(value, column);
}

/** A day as it is stored. */
export function dayText(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A date as the browser's own inputs take it. */
export function dateInput(value: string, isDayAlone: boolean): string {
  if (isDayAlone) return value.slice(0, 10);
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** A value as one plain text: what is copied, searched and told to screen readers. */
export function plainText(value: unknown, column: Column): string {
  if (value === null || value === undefined) return '';
  if (column.type === 'datetime') return dateText(value, column);
  if (column.type === 'select') return labelIn(column, String(value));
  if (Array.isArray(value) && column.type === 'multiselect')
    return value.map((one) => labelIn(column, String(one))).join(', ');
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

export const labelIn = ({ options }: Column, value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
