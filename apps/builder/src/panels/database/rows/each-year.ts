import type { Span } from './days.ts';

const YEAR = '^\\d\\d\\d\\d-';
const HOUR_MS = 3_600_000;
const two = (part: number) => String(part).padStart(2, '0');

/** Values that follow each other, as one pattern. */
const anyOf = (from: number, to: number): string =>
  `(${Array.from({ length: to - from }, (_, at) => two(from + at)).join('|')})`;

/**
 * What stored dates of each year look like in a time of the year: a day or a month as one's own calendar has
 * it. Days are stored as they are; times are stored in UTC, where a day of here begins at another hour.
 */
export function patternsOf({ from, to }: Span, isDayAlone: boolean): string[] {
  // By the clock on the wall here, as if that were in UTC.
  const shift = isDayAlone ? -from.getTimezoneOffset() * 60_000 : 0;
  const end = to.getTime() + (isDayAlone ? -to.getTimezoneOffset() * 60_000 : 0);
  const whole = new Map<string, number[]>();
  const parts: string[] = [];
  for (let at = from.getTime() + shift; at < end; ) {
    const date = new Date(at);
    const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + 1);
    const until = Math.min(midnight, end);
    const month = two(date.getUTCMonth() + 1);
    if (until - at === 24 * HOUR_MS) {
      const days = whole.get(month) ?? [];
      whole.set(month, [...days, date.getUTCDate()]);
    } else parts.push(...hours(`${YEAR}${month}-${two(date.getUTCDate())}T`, at, until));
    at = until;
  }
  for (const [month, days] of whole)
    parts.push(`${YEAR}${month}-${anyOf(days[0]!, days.at(-1)! + 1)}`);
  return parts;
}

/** Part of a day: its hours, and where one of them is begun or left in its middle the minutes of that. */
function hours(day: string, from: number, to: number): string[] {
  const out: string[] = [];
  const [first, last] = [Math.ceil(from / HOUR_MS), Math.floor(to / HOUR_MS)];
  const minute = (time: number) => (time % HOUR_MS) / 60_000;
  const hourOf = (hour: number) => hour % 24;
  if (minute(from) > 0) out.push(`${day}${two(hourOf(first - 1))}:${anyOf(minute(from), 60)}`);
  // The hour behind the last of a day is its 24th.
  if (last > first) out.push(`${day}${anyOf(hourOf(first), hourOf(first) + last - first)}:`);
  if (minute(to) > 0) out.push(`${day}${two(hourOf(last))}:${anyOf(0, minute(to))}`);
  return out;
}
