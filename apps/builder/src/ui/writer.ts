import type { Writer } from '@trellis/contract';

/** Whether dates in figures have their day first here. */
export function isDayFirst(): boolean {
  const parts = new Intl.DateTimeFormat(undefined, { dateStyle: 'short' }).formatToParts(
    new Date(2026, 0, 25),
  );
  const order = parts.map(({ type }) => type);
  return order.indexOf('day') < order.indexOf('month');
}

/** Where this person is, and how they write: what the cells of a file leave open is read so. */
export const writer = (): Required<Writer> => ({
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  isDayFirst: isDayFirst(),
});
