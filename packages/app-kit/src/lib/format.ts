import { firstWeekday } from '@trellis/tool-ui/first-weekday';

/** The language that the app is written in, as its Layout sets it. */
export function language(): string {
  return document.documentElement.lang || 'en';
}

/** The app's language as a person has it: days and times of an English app are read the British way in Britain. */
export function locale(): string {
  const app = language();
  const spoken = (tag: string) => tag.split('-')[0]?.toLowerCase();
  return navigator.languages.find((tag) => spoken(tag) === spoken(app)) ?? app;
}

/** A date in the form that inputs and rows use (`2026-03-09`), by the clock on the wall. */
export function isoDay(date: Date = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A stored date or moment as a Date; a plain day is midnight here, not in London. */
export function toDate(value: string | Date): Date {
  if (value instanceof Date) return value;
  return new Date(/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00` : value);
}

/** The day so many days after another. */
export function addDays(value: string | Date, days: number): Date {
  const date = new Date(toDate(value));
  date.setDate(date.getDate() + days);
  return date;
}

/** The first day of the week that holds a day, as the person's own calendar has weeks. */
export function weekStart(value: string | Date = new Date()): Date {
  const date = addDays(value, 0);
  return addDays(date, -((date.getDay() - firstWeekday(navigator.language) + 7) % 7));
}

/** Whole days from today to a date; negative for the past. */
export function daysUntil(value: string | Date): number {
  const start = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((start(toDate(value)) - start(new Date())) / 86_400_000);
}

/** '9 Mar 2026'; the year is left out in the current one. */
export function formatDate(
  value: string | Date | null | undefined,
  options?: Intl.DateTimeFormatOptions,
): string {
  if (!value) return '';
  const date = toDate(value);
  if (Number.isNaN(date.getTime())) return '';
  const sameYear = date.getFullYear() === new Date().getFullYear();
  const usual: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    year: sameYear ? undefined : 'numeric',
  };
  return new Intl.DateTimeFormat(locale(), options ?? usual).format(date);
}

/** Whether a day is in the month before this one, and not further into it than today is: what a running month is compared with. */
export function isSoFarLastMonth(
  value: string | null | undefined,
  today: string = isoDay(),
): boolean {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const last = month === 1 ? [year - 1, 12] : [year, month - 1];
  const prefix = last.map((part) => String(part).padStart(2, '0')).join('-');
  return Boolean(value?.startsWith(`${prefix}-`)) && value!.slice(8, 10) <= today.slice(8, 10);
}

/** Whether a day or a moment is in the day, the week, the month or the year that it is now. */
export function isThis(
  period: 'day' | 'week' | 'month' | 'year',
  value: string | Date | null | undefined,
  today: string = isoDay(),
): boolean {
  if (!value || Number.isNaN(toDate(value).getTime())) return false;
  const day = isoDay(toDate(value));
  if (period === 'week') return isoDay(weekStart(day)) === isoDay(weekStart(today));
  const length = { day: 10, month: 7, year: 4 }[period];
  return day.slice(0, length) === today.slice(0, length);
}

/** '18:30' */
export function formatTime(value: string | Date | null | undefined): string {
  if (!value) return '';
  if (typeof value === 'string' && /^\d\d:\d\d/.test(value)) return value.slice(0, 5);
  return formatDate(value, { hour: 'numeric', minute: '2-digit' });
}

/** 'Mon, 9 Mar, 18:30' */
export function formatDateTime(value: string | Date | null | undefined): string {
  if (!value) return '';
  return formatDate(value, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** 'today', 'tomorrow', 'in 3 days', and the date from two weeks on. */
export function relativeDay(value: string | Date | null | undefined): string {
  if (!value) return '';
  const days = daysUntil(value);
  if (Math.abs(days) > 13) return formatDate(value);
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(days, 'day');
}

/** A number in the app's language. */
export function formatNumber(value: unknown, digits = 2): string {
  const number = Number(value);
  if (value === null || value === undefined || value === '' || Number.isNaN(number)) return '';
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(number);
}

/** An amount in whole cents, as it is paid and stored. */
export function inCents(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100;
}

/** An amount in a currency: `formatMoney(12.5, 'EUR')`. Whole amounts show no cents; none at all is no zero, but '–'. */
export function formatMoney(value: unknown, currency: string): string {
  const isEmpty = value === null || value === undefined || value === '';
  const number = Number(value);
  if (isEmpty || Number.isNaN(number)) return '–';
  return new Intl.NumberFormat(language(), {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(number) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(number);
}
