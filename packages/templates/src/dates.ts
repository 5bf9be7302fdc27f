const DAY = /^(\d{4}-\d{2}-\d{2})($|T\d{2}:)/;
const WEEK_MS = 7 * 86_400_000;

/**
 * Values with their days moved on by whole weeks, so that a row that was made for next Monday is about next Monday still.
 * What was ahead on the day it was made is ahead again, and what was behind is behind: between two weeks one moves a week
 * more than the other. `from` and `to` are ISO dates.
 */
export function movedDates<T>(value: T, from: string, to: string): T {
  const weeks = (Date.parse(to) - Date.parse(from)) / WEEK_MS;
  if (weeks <= 0) return value;
  return moved(value, (day, isTime) => {
    // A day of its own is not ahead while it lasts; an hour of it may be.
    const isAhead = isTime ? day >= from : day > from;
    const by = isAhead ? Math.ceil(weeks) : Math.floor(weeks);
    return new Date(Date.parse(day) + by * WEEK_MS).toISOString().slice(0, 10);
  }) as T;
}

function moved(value: unknown, move: (day: string, isTime: boolean) => string): unknown {
  if (typeof value === 'string')
    return value.replace(DAY, (_, day: string, rest: string) => move(day, rest !== '') + rest);
  if (Array.isArray(value)) return value.map((one) => moved(one, move));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, moved(one, move)]));
}
