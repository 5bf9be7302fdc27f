import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Thoughts } from './thoughts.ts';

/** What is said of a text that comes in such pieces. */
function saidOf(pieces: readonly string[]): string {
  const thoughts = new Thoughts();
  return pieces.map((piece) => thoughts.push(piece)).join('') + thoughts.end();
}

const cut = (text: string, at: readonly number[]): string[] => {
  const places = [0, ...at.map((place) => place % (text.length + 1)).sort((a, b) => a - b)];
  return places.map((from, index) => text.slice(from, places[index + 1] ?? text.length));
};

it('thinking in front of an answer is none of it, however it comes in pieces', () => {
  const cases: [text: string, said: string][] = [
    ['<think>Maybe {x}</think>\n\nHello', 'Hello'],
    ['\n<THINK>a</think>{"a":1}', '{"a":1}'],
    ['Hello <think>there</think>', 'Hello <think>there</think>'],
    ['<thin', '<thin'],
    ['<table>', '<table>'],
    ['<think>never ends', ''],
    ['', ''],
  ];
  for (const [text, said] of cases)
    fc.assert(
      fc.property(fc.array(fc.nat(60), { maxLength: 6 }), (at) => {
        expect(saidOf(cut(text, at))).toBe(said);
      }),
      { numRuns: 50 },
    );
});
