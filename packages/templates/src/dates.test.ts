import { expect, it } from 'vitest';
import { movedDates } from './dates.ts';

const MADE = '2026-11-25';
const days = (list: { on: string }[]) => list.map(({ on }) => on.slice(5, 10));

it('days move by whole weeks, and what is not a day stays', () => {
  const rows = [
    { on: '2026-11-20', about: 'since 2026-11-20' },
    { on: '2026-11-25T07:00:00.000Z' },
  ];
  expect(movedDates(rows, MADE, '2026-11-30')).toEqual(rows);
  expect(movedDates(rows, MADE, '2026-12-10')).toEqual([
    { on: '2026-12-04', about: 'since 2026-11-20' },
    { on: '2026-12-09T07:00:00.000Z' },
  ]);
});

it('a timetable lies ahead on whichever day; what was past stays past, and a program of some days stays together', () => {
  const week = ['2026-11-20', '2026-11-25', '2026-11-27', '2026-12-02'].map((on) => ({ on }));
  expect(days(movedDates(week, MADE, MADE))).toEqual(['11-20', '11-25', '11-27', '12-02']);
  expect(days(movedDates(week, MADE, '2026-11-29'))).toEqual(['11-20', '12-02', '12-04', '12-02']);
  expect(days(movedDates(week, MADE, '2026-12-03'))).toEqual(['11-27', '12-09', '12-04', '12-09']);
  const program = ['2026-11-26', '2026-11-27'].map((on) => ({ on }));
  expect(movedDates(program, MADE, '2026-11-27')).toEqual(program);
  // A row moves as a whole: nothing ends before it begins.
  const loans = [
    { from: '2026-11-25', to: '2026-11-27' },
    { from: '2026-12-02', to: '2026-12-04' },
  ];
  expect(movedDates(loans, MADE, '2026-11-26')[0]).toEqual({
    from: '2026-12-02',
    to: '2026-12-04',
  });
});
