import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sourceFiles } from './files.ts';

/** Where any failure means that nothing is there, each with its reason. */
const NOTHING: Record<string, string> = {
  'apps/server/src/hosts/reach.ts': 'whoever does not answer at an address is not reached there',
};

it('no failure of the server is taken for the absence of what was asked for (ifFound)', () => {
  const found = sourceFiles(['apps/server']).filter(
    (file) =>
      !(file in NOTHING) &&
      /\.catch\(\(\) => (?:null|\[\]|false)\)/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
