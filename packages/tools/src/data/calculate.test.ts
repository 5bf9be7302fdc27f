import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';

it('reckons as it is written', () => {
  for (const [expression, value] of [
    ['1 + 2 * 3', 7],
    ['(1 + 2) * -3', -9],
    ['2 ^ 3 ^ 2', 512],
    ['-2 ^ 2', -4],
    ['7 % 4 / 2', 1.5],
    ['1 200.5 * 2', 2401],
    ['1e3 / .5', 2000],
  ] as const)
    expect(calculate(expression), expression).toEqual({ value });
});

it('says what it does not understand, and never runs anything', () => {
  for (const expression of [
    '',
    '2 +',
    '(1',
    '1)',
    'process.exit()',
    '1/0',
    '2**3',
    '('.repeat(900),
  ])
    expect(calculate(expression), expression).toHaveProperty('fault');
});

const OF = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
};
interface Sum {
  text: string;
  value: number;
}

it('comes to what the same sum comes to elsewhere', () => {
  const { sum } = fc.letrec<{ sum: Sum; plain: Sum }>((tie) => ({
    plain: fc.integer({ min: 0, max: 999 }).map((value) => ({ text: String(value), value })),
    sum: fc.oneof(
      { depthSize: 'small' },
      tie('plain'),
      fc.tuple(tie('sum'), fc.constantFrom('+', '-', '*'), tie('sum')).map(([a, sign, b]) => ({
        text: `(${a.text} ${sign} ${b.text})`,
        value: OF[sign](a.value, b.value),
      })),
    ),
  }));
  fc.assert(
    fc.property(sum, ({ text, value }) => {
      fc.pre(text.length < 1_000);
      expect(calculate(text)).toEqual({ value });
    }),
  );
});
