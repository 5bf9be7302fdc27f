import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './files.ts';

interface Prompt {
  id: string;
  turns: string[];
}

// A score on what the builder was made with says nothing of what people will ask.
it('what the evals ask is asked nowhere among the tests and fixtures', () => {
  const { prompts } = JSON.parse(readFileSync(join(ROOT, 'evals/prompts.json'), 'utf8')) as {
    prompts: Prompt[];
  };
  expect(prompts.length).toBeGreaterThanOrEqual(20);
  const files = globSync('{packages,apps}/*/{src,fixtures}/**/*.{ts,tsx,json}', { cwd: ROOT })
    .filter((file) => /\.test\.|fixture/.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
  expect(files.length).toBeGreaterThan(100);
  const found = prompts.flatMap(({ id, turns }) =>
    turns.flatMap((turn) =>
      files
        .filter(({ text }) => text.includes(turn) || text.includes(turn.replaceAll("'", "\\'")))
        .map(({ file }) => `${id}: ${file}`),
    ),
  );
  expect(found).toEqual([]);
});
