import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './files.ts';

// A hop names a function and its file: `startTurn` (apps/server/src/chat/turns.ts).
const HOP = /`([\w.#]+)(?:\([^`]*\))?` \(([\w./-]+\.tsx?)\)/g;

it('every function that a life names stands in the file that it names', () => {
  const lives = globSync('docs/lives/*.md', { cwd: ROOT });
  expect(lives.length).toBeGreaterThanOrEqual(3);
  const missing: string[] = [];
  let hops = 0;
  for (const life of lives)
    for (const [, name = '', file = ''] of readFileSync(join(ROOT, life), 'utf8').matchAll(HOP)) {
      hops++;
      const last = name.split('.').at(-1)!;
      const path = join(ROOT, file);
      const stands =
        existsSync(path) &&
        new RegExp(
          `(^|[^\\w#])${last}\\s*[(<=:]|(function|class|const|async) \\*?${last}\\b|\\* ${last}\\b`,
          'm',
        ).test(readFileSync(path, 'utf8'));
      if (!stands) missing.push(`${life}: ${name} in ${file}`);
    }
  expect(hops).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});
