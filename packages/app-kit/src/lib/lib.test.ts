import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  daysUntil,
  formatDate,
  formatMoney,
  formatTime,
  inCents,
  isoDay,
  isSoFarLastMonth,
  isThis,
  relativeDay,
  toDate,
} from './format.ts';
import { byNumber, byText, distinctOptions, groupBy, matches, meanOf } from './options.ts';
import { longestStreak, streakOf, weekOf } from './streak.ts';
import { word } from './words.ts';

const inLanguage = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });
const livesWith = (...languages: string[]) =>
  vi.stubGlobal('navigator', { language: languages[0], languages });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 11, 9) });
  inLanguage('en');
  livesWith('en-GB');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('dates', () => {
  it('take a plain day as midnight here', () => {
    expect(isoDay(toDate('2026-03-11'))).toBe('2026-03-11');
    expect(isoDay(toDate('0202-03-11'))).toBe('0202-03-11');
    expect(daysUntil('2026-03-10')).toBe(-1);
    expect(relativeDay('2026-03-12')).toBe('tomorrow');
  });

  it('count a streak up to today, and forgive a day that is not over', () => {
    expect(streakOf(['2026-03-10', '2026-03-09', '2026-03-07'])).toBe(2);
    expect(streakOf(['2026-03-11', '2026-03-10T08:00:00Z'])).toBe(2);
    expect(streakOf(['2026-03-08'])).toBe(0);
    expect(longestStreak(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-05'])).toBe(3);
    expect(weekOf('2026-03-11')[0]).toBe('2026-03-09');
  });
});

describe('a calendar', () => {
  const evening = new Date(2026, 2, 9, 18);

  it('is read as where the person lives, in the language of the app', () => {
    expect([formatDate(evening), formatTime(evening)]).toEqual(['9 Mar', '18:00']);
    livesWith('en-US', 'de');
    expect(formatDate(evening)).toBe('Mar 9');
    expect(formatTime(evening)).toMatch(/^6:00\sPM$/);
    livesWith('de-DE', 'fr-CA');
    expect(formatDate(evening)).toBe('Mar 9');
    inLanguage('fr');
    expect(formatDate(evening, { month: 'long', day: 'numeric' })).toBe('9 mars');
  });

  it('has weeks as the person has them', () => {
    expect(weekOf('2026-03-11')[0]).toBe('2026-03-09');
    expect(isThis('week', '2026-03-08', '2026-03-11')).toBe(false);
    livesWith('en-US');
    expect(weekOf('2026-03-11')[0]).toBe('2026-03-08');
    expect(isThis('week', '2026-03-08', '2026-03-11')).toBe(true);
    livesWith('ar-EG');
    expect(weekOf('2026-03-11')[0]).toBe('2026-03-07');
  });
});

describe('lists', () => {
  it('are searched by all words, in any order', () => {
    expect(matches('Lemon risotto, Italian', 'italian lem')).toBe(true);
    expect(matches('Lemon risotto', 'lemon cake')).toBe(false);
  });

  it('put what is empty last, whatever the order', () => {
    expect(['', 'b', null, 'a10', 'a9'].sort(byText)).toEqual(['a9', 'a10', 'b', '', null]);
    expect([null, 2, 5, undefined, 0].sort(byNumber).slice(0, 3)).toEqual([5, 2, 0]);
  });

  it('are grouped, averaged and offered by what is really there', () => {
    const rows = [
      { c: 'x', n: 4 },
      { c: 'y', n: null },
      { c: 'x', n: 2 },
    ];
    expect(groupBy(rows, (row) => row.c).map(([name, list]) => [name, list.length])).toEqual([
      ['x', 2],
      ['y', 1],
    ]);
    expect(meanOf(rows, (row) => row.n ?? undefined)).toBe(3);
    expect(distinctOptions(rows, (row) => row.c)).toEqual([
      { value: 'x', label: 'x' },
      { value: 'y', label: 'y' },
    ]);
  });
});

it('keeps amounts in whole cents', () => {
  expect([inCents(3 * 33.33 * 1.19), inCents(1.005), inCents(0.1 + 0.2), inCents(-2.5)]).toEqual([
    118.99, 1.01, 0.3, -2.5,
  ]);
});

it('speaks the language of the app, and English where it knows none', () => {
  expect(formatMoney(12.5, 'EUR')).toBe('€12.50');
  inLanguage('de-AT');
  expect(word('deleteName', 'Suppe')).toBe('Suppe löschen');
  for (const empty of [null, undefined, '', 'soon']) expect(formatMoney(empty, 'EUR')).toBe('–');
  expect(formatMoney(0, 'EUR')).toMatch(/0/);
  expect(formatMoney(12, 'EUR')).toMatch(/^(€\s?12|12\s?€)$/);
  inLanguage('xx');
  expect(word('more', 3)).toBe('3 more');
});

it('tells what does not fit by the names of two versions', async () => {
  const { default: whole, z } = await import('./zod.ts');
  const shape = z.object({ name: z.string().min(2, 'Too short') });
  const asked = shape.safeParse({ name: 'x' }).error as unknown as {
    errors: { message: string }[];
  };
  expect(asked.errors.map(({ message }) => message)).toEqual(['Too short']);
  const thrown = (() => {
    try {
      return whole.string().parse(1);
    } catch (error) {
      return error as { errors: unknown[] };
    }
  })() as { errors: unknown[] };
  expect(thrown.errors).toHaveLength(1);
});

it('compares a running month with the same days of the one before, over the turn of the year, too', () => {
  expect(isSoFarLastMonth('2026-02-09', '2026-03-10')).toBe(true);
  expect(isSoFarLastMonth('2026-02-10T08:00:00Z', '2026-03-10')).toBe(true);
  expect(isSoFarLastMonth('2026-02-11', '2026-03-10')).toBe(false);
  expect(isSoFarLastMonth('2025-12-31', '2026-01-31')).toBe(true);
  expect(isSoFarLastMonth('2026-01-05', '2026-01-31')).toBe(false);
  expect(isSoFarLastMonth(null, '2026-01-31')).toBe(false);
});

it('tells what is in this day, week, month or year', () => {
  // A Wednesday.
  const today = '2026-03-11';
  const days = ['2026-03-11', '2026-03-11T12:00:00Z', '2026-03-09', '2026-03-08', '2026-03-15'];
  expect(days.map((day) => isThis('day', day, today))).toEqual([true, true, false, false, false]);
  expect(days.map((day) => isThis('week', day, today))).toEqual([true, true, true, false, true]);
  expect(isThis('week', '2026-01-01', '2025-12-29')).toBe(true);
  expect(isThis('month', '2026-03-31', today)).toBe(true);
  expect(isThis('month', '2025-03-11', today)).toBe(false);
  expect(isThis('year', '2026-12-31', today)).toBe(true);
  for (const none of [null, undefined, '', 'soon']) expect(isThis('year', none, today)).toBe(false);
});
