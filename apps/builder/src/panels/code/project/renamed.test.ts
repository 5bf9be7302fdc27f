import { expect, it } from 'vitest';
import { storedText } from './file.ts';
import { successorOf } from './renamed.ts';

const card = { id: 'components/Card.tsx', base: storedText('a card', 'h') };
const known = new Map([[card.id, card]]);

it('a file that is gone stands where the one new file of its kind has its text', () => {
  expect(successorOf(card, new Map([['components/Tile.tsx', 'h']]), known)).toBe(
    'components/Tile.tsx',
  );
  // Still there; deleted; changed on the way; of another kind.
  for (const now of [
    { [card.id]: 'other' },
    {},
    { 'components/T.tsx': 'x' },
    { 'pages/T.tsx': 'h' },
  ])
    expect(successorOf(card, new Map(Object.entries(now)), known)).toBeNull();
  // A copy that was there before is no successor, and of two nobody knows which.
  const copy = { id: 'components/Copy.tsx', base: card.base };
  const both = new Map([...known, [copy.id, copy]]);
  expect(successorOf(card, new Map([[copy.id, 'h']]), both)).toBeNull();
  const two = new Map([
    ['components/A.tsx', 'h'],
    ['components/B.tsx', 'h'],
  ]);
  expect(successorOf(card, two, known)).toBeNull();
});
