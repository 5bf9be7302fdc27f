import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fused } from './fused.ts';
import { direction, likeness, quantised, storedLength } from './quantised.ts';

const cosine = (one: number[], other: number[]) =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0) /
  Math.hypot(...one) /
  Math.hypot(...other);

it('an embedding that is stored in bytes is as like a question as it was', () => {
  const vector = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
    minLength: 64,
    maxLength: 64,
  });
  fc.assert(
    fc.property(vector, vector, (one, other) => {
      const question = direction(one);
      const stored = quantised(other);
      if (!question || !stored || Math.hypot(...one) < 0.01) return;
      const both = Buffer.concat([Buffer.alloc(stored.length), stored]);
      expect(likeness(question, both, storedLength(64))).toBeCloseTo(cosine(one, other), 1);
    }),
  );
});

it('what is no direction is none', () => {
  for (const wrong of [[], [0, 0], [1, Number.NaN], [Number.POSITIVE_INFINITY, 1]]) {
    expect(quantised(wrong)).toBeNull();
    expect(direction(wrong)).toBeNull();
  }
});

it('two orders become one, in which the first one stays where the second weighs nothing', () => {
  expect(fused([1, 2, 3], [3, 2, 1], 0)).toEqual([1, 2, 3]);
  expect(fused([1, 2, 3, 4], [4, 3], 1).slice(0, 2).sort()).toEqual([3, 4]);
  expect(fused([1], [2], 0.5)).toEqual([1, 2]);
});
