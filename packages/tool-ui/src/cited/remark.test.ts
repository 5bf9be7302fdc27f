import { expect, it } from 'vitest';
import { remarkCited, sourceIn } from './remark.ts';

const text = (value: string) => ({ type: 'text', value });
const link = (n: number) => ({ type: 'link', url: `#source-${n}`, children: [text(`[${n}]`)] });
const read = (...children: object[]) => {
  const tree = { type: 'root', children: [{ type: 'paragraph', children }] };
  remarkCited(new Set([1, 2]))(tree as Parameters<ReturnType<typeof remarkCited>>[0]);
  return tree.children[0]!.children;
};

it('numbers of passages lead to them, and nothing else does', () => {
  expect(read(text('From 8 [1], on Sundays not [1, 2].'))).toEqual([
    text('From 8 '),
    link(1),
    text(', on Sundays not '),
    link(1),
    link(2),
    text('.'),
  ]);
  for (const words of ['[3]', '[1, 9]', '[x]', '1', 'a[1'])
    expect(read(text(words))).toEqual([text(words)]);
  const whole = [
    { type: 'inlineCode', value: 'list[1]' },
    { type: 'link', url: 'https://x.example', children: [text('[1]')] },
  ];
  expect(read(...whole)).toEqual(whole);
  const strong = { type: 'strong', children: [text('[2]')] };
  expect(read(strong)).toEqual([{ type: 'strong', children: [link(2)] }]);
});

it('a link is to a passage by its form alone', () => {
  expect(
    ['#source-2', '#source-', '#source-2x', 'https://x/#source-2', undefined].map(sourceIn),
  ).toEqual([2, null, null, null, null]);
});
