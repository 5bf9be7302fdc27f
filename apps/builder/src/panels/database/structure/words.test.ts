import { expect, it } from 'vitest';
import { valuesWords } from './words.ts';

it.each([
  [1, false, '1 row takes its value'],
  [2, false, '2 rows take their value'],
  [0, true, '0 rows keep their value'],
  [1, true, '1 row keeps its value'],
])('of %i rows, in place %s: %s', (rows, isInPlace, words) => {
  expect(valuesWords(rows, isInPlace)).toBe(words);
});
