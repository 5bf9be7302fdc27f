import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptJson } from './kept.ts';

it('JSON as it is kept is what it was, without what no database keeps', () => {
  const sign = fc.constantFrom(
    '\0',
    '\ud83d',
    '\ude00',
    '😀',
    '\\',
    '\\u0000',
    '"',
    'a',
    '\\ud83d',
  );
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const text = signs.join('');
      const read: unknown = JSON.parse(keptJson({ text }));
      expect(read).toEqual({ text: text.toWellFormed().replaceAll('\0', '\ufffd') });
    }),
  );
});
