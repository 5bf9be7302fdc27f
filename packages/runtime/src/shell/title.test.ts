import fc from 'fast-check';
import { expect, it } from 'vitest';
import { titleOf } from './title.ts';

it('says what the app calls its page, and which app it is', () => {
  expect(titleOf('Settings', 'Notes')).toBe('Settings · Notes');
  expect(titleOf('Settings – Notes', 'Notes')).toBe('Settings – Notes');
  expect(titleOf('Notes', 'Notes')).toBe('Notes');
  expect(titleOf(' \u202e\u0000 ', 'Notes')).toBe('Notes');
  expect(titleOf('Trellis\u202e - Sign\nin', 'Notes')).toBe('Trellis - Sign in · Notes');
});

it('is short, in one line and ends with the name, whatever the app says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (given) => {
      const title = titleOf(given, 'Notes');
      expect(title.endsWith('Notes')).toBe(true);
      expect(title.length).toBeLessThanOrEqual(80 + ' · Notes'.length);
      expect(title).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    }),
    { numRuns: 50 },
  );
});
