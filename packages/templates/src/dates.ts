const DAY = /^\d{4}-\d{2}-\d{2}(?=$|T\d{2}:)/;
const DAY_MS = 86_400_000;

/**
 * Values with their days moved on by whole weeks, so that a row that was made for next Monday is about next Monday still.
 * `from` and `to` are ISO dates.
 */
export function movedDates<T>(value: T, from: string, to: string): T {
  const weeks = Math.floor((Date.parse(to) - Date.parse(from)) / (7 * DAY_MS));
  return weeks <= 0 ? value : (moved(value, weeks * 7 * DAY_MS) as T);
}

function moved(value: unknown, by: number): unknown {
  if (typeof value === 'string')
    return value.replace(DAY, (day) => new Date(Date.parse(day) + by).toISOString().slice(0, 10));
  if (Array.isArray(value)) return value.map((one) => moved(one, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, moved(one, by)]));
}
