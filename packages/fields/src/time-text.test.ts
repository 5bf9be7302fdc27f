import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { dayOf, momentOf } from './time-text.ts';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Tehran',
  'Australia/Adelaide',
  'Pacific/Auckland',
];
const zone = fc.constantFrom(...ZONES);
/** Any minute of eighty years, and most often one of the hours in which clocks change. */
const minute = fc.oneof(
  fc.integer({ min: 0, max: 80 * 365 * 24 * 60 }),
  fc
    .tuple(
      fc.integer({ min: 0, max: 80 }),
      fc.constantFrom(2, 9),
      fc.integer({ min: 0, max: 31 * 24 * 60 }),
    )
    .map(([year, month, at]) => Date.UTC(1970 + year, month, 1) / 60_000 + at),
);

it('a time that names no zone is meant as Temporal means it', () => {
  fc.assert(
    fc.property(minute, zone, (at, timeZone) => {
      const wall = new Date(at * 60_000).toISOString().slice(0, 16).replace('T', ' ');
      const meant = Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone).epochMilliseconds;
      expect(momentOf(wall, { timeZone })?.getTime()).toBe(meant);
    }),
    { numRuns: 2_000 },
  );
});

it('an hour that comes twice ends where its clocks say, at half past of UTC, too', () => {
  const at = (wall: string) => momentOf(wall, { timeZone: 'Australia/Adelaide' })?.toISOString();
  expect(at('2002-03-31 02:30')).toBe('2002-03-30T16:00:00.000Z');
  expect(at('2002-03-31 03:00')).toBe('2002-03-30T17:30:00.000Z');
});

it('the day of a moment is the one that Temporal finds there', () => {
  fc.assert(
    fc.property(minute, zone, (at, timeZone) => {
      const moment = new Date(at * 60_000);
      const there = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
      const day = there.toZonedDateTimeISO(timeZone).toPlainDate().toString();
      expect(dayOf(moment.toUTCString(), { timeZone })).toBe(day);
    }),
    { numRuns: 2_000 },
  );
});
