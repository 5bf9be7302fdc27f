import { expect, it } from 'vitest';
import { blueprintTurn } from '../../model.ts';

const now = new Date('2026-03-10T09:00:00Z');
const HOUR = 3_600_000;

/** How long a booking takes its place by the app's own words, in milliseconds. */
async function takes(text: string, row: Record<string, unknown>): Promise<number> {
  let answer = '';
  const messages = [{ role: 'user' as const, text }];
  for await (const event of blueprintTurn({ messages, files: {}, spec: null, now }))
    if (event.type === 'text') answer += event.text;
  const [, button = ''] = answer.split('components/BookingButton.tsx');
  const end = /return \{ start, end: (.+) \};/.exec(button)?.[1];
  expect(end).toBeDefined();
  const start = new Date(String(row.starts_at)).getTime();
  return new Function('row', 'start', `return ${end}`)(row, start) - start;
}

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
