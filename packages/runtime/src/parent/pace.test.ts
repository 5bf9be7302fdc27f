import { expect, it } from 'vitest';
import { paceOf } from './pace.ts';

it('so often within the time and no more, whenever it is asked', () => {
  const pace = paceOf(3);
  expect([0, 1, 2, 3, 9_999].map((at) => pace(at))).toEqual([true, true, true, false, false]);
  expect([10_000, 10_000, 10_001, 10_002].map((at) => pace(at))).toEqual([true, false, true, true]);
});

it('counts what has happened before', () => {
  const times = [0, 5_000];
  expect(paceOf(3, times)(6_000)).toBe(true);
  expect(paceOf(3, times)(6_000)).toBe(false);
  expect(times).toEqual([0, 5_000, 6_000]);
});
