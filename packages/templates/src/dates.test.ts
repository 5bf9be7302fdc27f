import { expect, it } from 'vitest';
import { movedDates } from './dates.ts';

const ROWS = {
  past: '2026-11-20',
  today: '2026-11-25',
  class: '2026-11-25T07:00:00.000Z',
  due: '2026-12-01',
  words: 'Since 2026-11-20',
};

it.each([
  ['2026-11-25', ROWS],
  ['2026-11-26', { ...ROWS, class: '2026-12-02T07:00:00.000Z', due: '2026-12-08' }],
  [
    '2026-12-09',
    {
      past: '2026-12-04',
      today: '2026-12-09',
      class: '2026-12-09T07:00:00.000Z',
      due: '2026-12-15',
      words: 'Since 2026-11-20',
    },
  ],
])('on %s what was ahead is ahead, on its day of the week', (to, rows) => {
  expect(movedDates(ROWS, '2026-11-25', to)).toEqual(rows);
});
