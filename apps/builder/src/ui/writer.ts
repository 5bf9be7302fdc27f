import type { Writer } from '@trellis/contract';

/** Whether dates in figures have their day first here. */
export function isDayFirst(): boolean {
  // Without a year: a Swede writes 2026-01-25, and 25/1.
  const parts = new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'numeric',
    calendar: 'gregory',
  }).formatToParts(new Date(2026, 0, 25));
  const order = parts.map(({ type }) => type);
  return order.indexOf('day') < order.indexOf('month');
}

/** What stands before a number's rest here. */
function decimalHere(): '.' | ',' {
  const parts = new Intl.NumberFormat().formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/** Where this person is, and how they write: what the cells of a file leave open is read so. */
export const writer = (): Required<Writer> => ({
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  isDayFirst: isDayFirst(),
  decimal: decimalHere(),
});
