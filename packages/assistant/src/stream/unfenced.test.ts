import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unfenced } from './unfenced.ts';

/** What is said of words in pieces of these lengths; `@` stands for an action. */
function said(text: string, lengths: readonly number[]): string {
  const unfenced = new Unfenced();
  let all = '';
  const take = (piece: string) => {
    for (const [nth, words] of piece.split('@').entries())
      all += (nth > 0 ? `${unfenced.action()}@` : '') + unfenced.words(words);
  };
  for (let at = 0, nth = 0; at < text.length; nth++) {
    const length = lengths[nth % lengths.length]!;
    take(text.slice(at, at + length));
    at += length;
  }
  return all + unfenced.end();
}

it.each([
  ['Two changes.\n```xml\n@@\n```\nBoth are done.', 'Two changes.\n@@\nBoth are done.'],
  ['```\n\n@```', '@'],
  ['One.\n```xml\n@```\nTwo.\n```html\n@```\nEnd.', 'One.\n@Two.\n@End.'],
  ['See:\n```tsx\nconst a = 1;\n```\n@It is in.', 'See:\n```tsx\nconst a = 1;\n```\n@It is in.'],
  ['```xml\n<!-- the page -->\n@```\nDone.', '```xml\n<!-- the page -->\n```\n@Done.'],
  ['Run `npm`:\n```sh title="a"\nnpm i\n```\n', 'Run `npm`:\n```sh title="a"\nnpm i\n```\n'],
  ['No ``` fence, and ```one line```\n@end', 'No ``` fence, and ```one line```\n@end'],
])('of %j is said %j, whatever the pieces', (text, want) => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (lengths) => {
      expect(said(text, lengths)).toBe(want);
    }),
  );
});
