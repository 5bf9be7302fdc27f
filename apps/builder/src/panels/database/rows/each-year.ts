import type { Span } from './days.ts';

const YEAR = '^\\d\\d\\d\\d-';
/** Years with a 29 February; of 1900 and 2100, which have none, one day may be taken for the one beside it. */
const LEAP_YEAR = '^\\d\\d([02468][048]|[13579][26])-';
const OTHER_YEAR = '^\\d\\d([02468][1-35-79]|[13579][013-57-9])-';
const HOUR_MS = 3_600_000;
const two = (part: number) => String(part).padStart(2, '0');

/** Values that follow each other, as one pattern. */
const anyOf = (from: number, to: number): string =>
  `(${Array.from({ length: to - from }, (_, at) => two(from + at)).join('|')})`;

/**
 * What stored dates of each year look like in a time of the year: a day or a month as one's own calendar has
 * it, given in a leap year. Where the end of February is near, what is stored of it is another in other years.
 */
export function patternsOf(span: Span, isDayAlone: boolean): string[] {
  const inLeapYears = endsOf(span, isDayAlone);
  // Days are stored as they are, and the 29 February of other years nowhere.
  if (isDayAlone) return inLeapYears.map((end) => YEAR + end);
  const inOthers = endsOf({ from: yearBefore(span.from), to: yearBefore(span.to) }, false);
  return [
    ...inLeapYears.map((end) => (inOthers.includes(end) ? YEAR : LEAP_YEAR) + end),
    ...inOthers.filter((end) => !inLeapYears.includes(end)).map((end) => OTHER_YEAR + end),
  ];
}

function yearBefore(date: Date): Date {
  const before = new Date(date);
  before.setFullYear(date.getFullYear() - 1);
  return before;
}

/** The patterns of what stands behind the year. Times are stored in UTC, where a day of here begins at another hour. */
function endsOf({ from, to }: Span, isDayAlone: boolean): string[] {
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
    } else parts.push(...hours(`${month}-${two(date.getUTCDate())}T`, at, until));
    at = until;
  }
  for (const [month, days] of whole) parts.push(`${month}-${anyOf(days[0]!, days.at(-1)! + 1)}`);
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
