import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sourceFiles } from './files.ts';

/** Files that may be longer, each with its reason. */
const LONG: Record<string, string> = {};
/** Lexicons and word lists are data, not code. */
const isData = (file: string) => /\/(lexicon|words|samples|pictures)\//.test(file);

it('files are short: median 100 lines at most, nine of ten 350 at most, none above 500 without a reason', () => {
  const sizes = sourceFiles(['packages/*', 'apps/*', 'testing', 'e2e', 'evals', 'bench'])
    .filter((file) => !isData(file))
    .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length }))
    .sort((a, b) => a.lines - b.lines);
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes[Math.floor(sizes.length / 2)]!.lines).toBeLessThanOrEqual(100);
  expect(sizes[Math.floor(sizes.length * 0.9)]!.lines).toBeLessThanOrEqual(350);
  expect(sizes.filter(({ file, lines }) => lines > 500 && !(file in LONG))).toEqual([]);
});
