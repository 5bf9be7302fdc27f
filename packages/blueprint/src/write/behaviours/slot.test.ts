import { expect, it } from 'vitest';
import { blueprintTurn } from '../../model.ts';

const now = new Date('2026-03-10T09:00:00Z');
const HOUR = 3_600_000;

// As the kit has them: a day begins at midnight here.
const toDate = (day: string | Date): Date =>
  typeof day === 'string' ? new Date(`${day}T00:00`) : day;
function addDays(day: string | Date, count: number): Date {
  const date = new Date(toDate(day));
  date.setDate(date.getDate() + count);
  return date;
}

/** From when and until when a booking takes its place, by the app's own words: expressions of `row` and `start`. */
async function spanOf(text: string): Promise<{ start: string; end: string }> {
  let answer = '';
  const messages = [{ role: 'user' as const, text }];
  for await (const event of blueprintTurn({ messages, files: {}, spec: null, now }))
    if (event.type === 'text') answer += event.text;
  const [, button = ''] = answer.split('components/BookingButton.tsx');
  const start = /const start = (.+);/.exec(button)?.[1];
  const end = /return \{ start, end: (.+) \};/.exec(button)?.[1];
  if (!start || !end) throw new Error('it is booked for no time');
  return { start, end };
}

/** How long it takes, in milliseconds. */
async function takes(text: string, row: Record<string, unknown>): Promise<number> {
  const { start, end } = await spanOf(text);
  const run = (of: string) => new Function('row', 'start', 'toDate', 'addDays', `return ${of}`);
  const from = run(start)(row, 0, toDate, addDays);
  return run(end)(row, from, toDate, addDays) - from;
}

/** And in days. */
const takesDays = async (text: string, row: Record<string, unknown>): Promise<number> =>
  Math.round((await takes(text, row)) / (24 * HOUR));

const starts_at = '2026-03-12T10:00:00Z';

it('a booking takes its place until the end that was typed', async () => {
  const text = 'Customers reserve a boat with start, end and number of people.';
  expect(await takes(text, { starts_at, ends_at: '2026-03-12T15:30:00Z' })).toBe(5.5 * HOUR);
  expect(await takes(text, { starts_at })).toBe(HOUR);
});

it('and for as long as it was said to take', async () => {
  const text = 'Visitors rent a kayak with date, time and hours.';
  expect(await takes(text, { starts_at, hours: 3, duration: 180 })).toBe(3 * HOUR);
  expect(await takes('Members can book our courts', { starts_at, duration: 90 })).toBe(1.5 * HOUR);
});

it('and by days where days are spoken of, under the words that were said', async () => {
  const text = 'Customers reserve a marquee with pick-up date and return date.';
  expect(await takesDays(text, { pick_up_date: '2026-05-04', return_date: '2026-05-06' })).toBe(3);
  expect(await takesDays(text, { pick_up_date: '2026-05-04' })).toBe(1);
  const rate = 'Trailers with price per day. Customers book a trailer.';
  expect(await takesDays(rate, { start_date: '2026-05-04', end_date: '2026-05-04' })).toBe(1);
});

it('by nights, so that the next guests come on the day that the last ones leave', async () => {
  const text = 'Guests book a yurt with arrival, departure and number of guests.';
  expect(await takesDays(text, { arrival: '2026-05-04', departure: '2026-05-06' })).toBe(2);
  expect(await takesDays(text, { arrival: '2026-05-04', departure: '2026-05-04' })).toBe(1);
});

it('but days of what takes place are its own', async () => {
  const text = 'Retreats with start date and end date; guests book a retreat.';
  await expect(takesDays(text, {})).rejects.toThrow();
});
