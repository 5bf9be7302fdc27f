import { type Column, isDay } from '../columns/columns.ts';

/** A day as a person's own calendar has it: `2026-03-02`. */
export type DayKey = string;

const two = (part: number) => String(part).padStart(2, '0');

export const keyOf = (date: Date): DayKey =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Its first moment here. */
export const dateOf = (key: DayKey): Date => new Date(`${key}T00:00`);

export function plus(key: DayKey, days: number): DayKey {
  const date = dateOf(key);
  date.setDate(date.getDate() + days);
  return keyOf(date);
}

/** The days of whole weeks that are shown around a day: its month, or its week. */
export function spanOf(around: DayKey, mode: 'month' | 'week', first: number): DayKey[] {
  const begin = (key: DayKey) => plus(key, -((dateOf(key).getDay() - first + 7) % 7));
  const weekAt = (from: DayKey) => Array.from({ length: 7 }, (_, at) => plus(from, at));
  if (mode === 'week') return weekAt(begin(around));
  const month = around.slice(0, 7);
  const days: DayKey[] = [];
  for (let from = begin(`${month}-01`); from.slice(0, 7) <= month; from = plus(from, 7))
    days.push(...weekAt(from));
  return days;
}

/** The same day of the next month, or its last one where that is shorter. */
export function plusMonths(key: DayKey, months: number): DayKey {
  const date = dateOf(key);
  const day = date.getDate();
  date.setDate(1);
  date.setMonth(date.getMonth() + months);
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  date.setDate(Math.min(day, last));
  return keyOf(date);
}

/** The day on which a value stands here; null where there is none. */
export function dayOf(value: unknown, column: Column): DayKey | null {
  if (typeof value !== 'string' || value === '') return null;
  if (isDay(column)) return /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : keyOf(date);
}

/** The value on another day, at the same time of the day; a new one at nine in the morning. */
export function valueOn(day: DayKey, column: Column, before: unknown = null): string {
  if (isDay(column)) return day;
  const date = new Date(typeof before === 'string' ? before : '');
  const on = dateOf(day);
  if (Number.isNaN(date.getTime())) on.setHours(9);
  else on.setHours(date.getHours(), date.getMinutes(), date.getSeconds(), date.getMilliseconds());
  return on.toISOString();
}

/** The first value that stands on a day. */
export const edgeOf = (column: Column, key: DayKey): string =>
  isDay(column) ? key : dateOf(key).toISOString();

/** What rows pass that stand on the days from one to another, the latter not included. */
export const within = (column: Column, from: DayKey, until: DayKey): Record<string, unknown> => ({
  [column.id]: { $gte: edgeOf(column, from), $lt: edgeOf(column, until) },
});
