const DAY = /^\d{4}-\d{2}-\d{2}(?=$|T\d{2}:)/;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/**
 * Values with their days moved on by whole weeks, so that a row that was made for next Monday is about next Monday still.
 * `from` and `to` are ISO dates. A row of a list of a week or more that lay ahead lies ahead still: a timetable is no
 * emptier on a Sunday than on the Monday that it was made on.
 */
export function movedDates<T>(value: T, from: string, to: string): T {
  const days = { from: Date.parse(from), to: Date.parse(to) };
  const weeks = Math.max(0, Math.floor((days.to - days.from) / WEEK_MS));
  return moved(value, weeks * WEEK_MS, days) as T;
}

interface Days {
  from: number;
  to: number;
}

function moved(value: unknown, by: number, days: Days): unknown {
  if (typeof value === 'string')
    return value.replace(DAY, (day) => new Date(Date.parse(day) + by).toISOString().slice(0, 10));
  if (Array.isArray(value)) {
    const isAhead = isSchedule(value, days);
    return value.map((row) => moved(row, isAhead ? by + aheadBy(row, by, days) : by, days));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, moved(one, by, days)]),
  );
}

/** Whether rows look ahead, over a week or more. */
function isSchedule(rows: readonly unknown[], { from }: Days): boolean {
  const all = rows.flatMap(daysOf);
  const last = Math.max(...all);
  return last > from && last - Math.min(...all) >= WEEK_MS;
}

/** How much further a row is moved that lay ahead and would be past. */
function aheadBy(row: unknown, by: number, { from, to }: Days): number {
  const first = Math.min(...daysOf(row));
  return Number.isFinite(first) && first >= from && first + by < to ? WEEK_MS : 0;
}

/** The days that a row names itself. */
const daysOf = (row: unknown): number[] =>
  typeof row === 'object' && row !== null
    ? Object.values(row).flatMap((one) => {
        const day = typeof one === 'string' ? DAY.exec(one)?.[0] : undefined;
        return day ? [Date.parse(day)] : [];
      })
    : [];
