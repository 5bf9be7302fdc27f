import { firstWeekday } from '@trellis/tool-ui/first-weekday';
import { expect, it } from 'vitest';
import { columnsOf } from '../columns/columns.ts';
import { dayOf, plus, plusMonths, spanOf, valueOn, within } from './days.ts';

const [due, at] = columnsOf({
  name: 'Task',
  type: 'object',
  properties: {
    due: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
  },
}) as [import('../columns/columns.ts').Column, import('../columns/columns.ts').Column];

it('a month is shown in whole weeks, which begin where the person lives', () => {
  expect(firstWeekday('de-DE')).toBe(1);
  expect(firstWeekday('en-US')).toBe(0);
  const march = spanOf('2026-03-15', 'month', 1);
  expect([march[0], march.at(-1), march.length]).toEqual(['2026-02-23', '2026-04-05', 42]);
  const sunday = spanOf('2026-02-10', 'month', 0);
  expect([sunday[0], sunday.at(-1), sunday.length]).toEqual(['2026-02-01', '2026-02-28', 28]);
  expect(spanOf('2026-03-04', 'week', 1)).toEqual(
    Array.from({ length: 7 }, (_, day) => plus('2026-03-02', day)),
  );
  expect(plusMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(plusMonths('2026-12-05', 1)).toBe('2027-01-05');
});

it('a value goes to another day and keeps its time', () => {
  expect(valueOn('2026-03-09', due, '2026-03-02')).toBe('2026-03-09');
  const before = new Date(2026, 2, 2, 17, 30).toISOString();
  expect(dayOf(before, at)).toBe('2026-03-02');
  expect(valueOn('2026-03-09', at, before)).toBe(new Date(2026, 2, 9, 17, 30).toISOString());
  expect(dayOf(valueOn('2026-03-09', at), at)).toBe('2026-03-09');
  expect(dayOf('', due)).toBe(null);
  expect(within(due, '2026-03-02', '2026-03-03')).toEqual({
    due: { $gte: '2026-03-02', $lt: '2026-03-03' },
  });
});
