import { expect, it } from 'vitest';
import { atPlace } from './cited.ts';

it('a passage is opened by words of one line of it, and without any at the top', () => {
  const of = (text: string) => decodeURIComponent(atPlace('https://x.example/a#top', text));
  const to = (words: string) => `https://x.example/a#:~:text=${words}`;
  expect(
    of('## Delivery\n\nWe deliver **olive trees** on Thursdays, with a van that has a lift.'),
  ).toBe(to('We deliver olive trees on Thursdays, with a'));
  expect(of('Delivery')).toBe(to('Delivery'));
  expect(of('# Delivery\n\nOn Thursdays.')).toBe(to('Delivery'));
  expect(of('')).toBe(to(''));
  // A hyphen is a sign of its own there.
  expect(atPlace('https://x.example', 'A well-known place to go to')).toContain('well%2Dknown');
});
