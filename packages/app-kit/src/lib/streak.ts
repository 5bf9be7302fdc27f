import { addDays, isoDay, weekStart } from './format.ts';

/** How many days in a row were done, up to today; a day that is not over yet does not break it. */
export function streakOf(days: Iterable<string>): number {
  const done = new Set([...days].map((day) => day.slice(0, 10)));
  let day = isoDay();
  if (!done.has(day)) day = isoDay(addDays(day, -1));
  let count = 0;
  while (done.has(day)) {
    count += 1;
    day = isoDay(addDays(day, -1));
  }
  return count;
}

/** The longest run of days there ever was. */
export function longestStreak(days: Iterable<string>): number {
  let best = 0;
  let run = 0;
  let last = '';
  for (const day of [...new Set([...days].map((one) => one.slice(0, 10)))].sort()) {
    run = last && isoDay(addDays(last, 1)) === day ? run + 1 : 1;
    best = Math.max(best, run);
    last = day;
  }
  return best;
}

/** The days of the week that holds a day. */
export function weekOf(day: string | Date = new Date()): string[] {
  const first = weekStart(day);
  return Array.from({ length: 7 }, (_, index) => isoDay(addDays(first, index)));
}
