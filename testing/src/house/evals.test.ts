import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './files.ts';

interface Prompt {
  id: string;
  turns: string[];
}

const promptsOf = (name: string): Prompt[] =>
  (JSON.parse(readFileSync(join(ROOT, 'evals', name), 'utf8')) as { prompts: Prompt[] }).prompts;

/** A text by its words alone, however they are written. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// A score on what the builder was made with says nothing of what people will ask.
it('what the evals ask is asked nowhere among the tests, stories and fixtures', () => {
  const prompts = ['prompts.json', 'prompts-2.json'].flatMap((name) => promptsOf(name));
  expect(prompts.length).toBeGreaterThanOrEqual(100);
  const files = globSync(
    '{packages,apps,testing,e2e,bench}/{*/,}{src,fixtures,dev}/**/*.{ts,tsx,json,md}',
    {
      cwd: ROOT,
      exclude: ['**/node_modules/**'],
    },
  )
    .filter((file) => /\.test\.|\.story\.|fixture|\/dev\/|^(testing|e2e|bench)\//.test(file))
    .map((file) => ({ file, words: wordsOf(readFileSync(join(ROOT, file), 'utf8')) }));
  expect(files.length).toBeGreaterThan(400);
  const found = prompts.flatMap(({ id, turns }) =>
    turns
      .map(wordsOf)
      // Two or three words are what anybody calls such a thing.
      .filter((turn) => turn.split(' ').length > 3)
      .flatMap((turn) =>
        files.filter(({ words }) => words.includes(turn)).map(({ file }) => `${id}: ${file}`),
      ),
  );
  expect(found).toEqual([]);
});
