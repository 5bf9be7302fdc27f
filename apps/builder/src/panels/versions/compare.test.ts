import { expect, it } from 'vitest';
import { compareFiles } from './compare.ts';

it('says of each file what became of it, what changed first', () => {
  const files = (texts: Record<string, string>) =>
    Object.entries(texts).map(([path, content]) => ({ path, content }));
  const changes = compareFiles(
    files({ 'a.tsx': 'same', 'b.tsx': 'old', 'c.tsx': 'gone' }),
    files({ 'a.tsx': 'same', 'b.tsx': 'new', 'd.tsx': '' }),
  );
  expect(changes.map(({ path, status }) => `${path} ${status}`)).toEqual([
    'b.tsx modified',
    'c.tsx deleted',
    'd.tsx added',
    'a.tsx unchanged',
  ]);
});
