import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppFiles, PreviewBuild } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { compileOnce, problemsOf } from './testing/compile.ts';

/**
 * Each folder below `fixtures/golden` is an app; `expected.txt` is what comes out of it. To add a
 * case, drop in a folder and run: the file is written. On a difference `expected-changed.txt` is
 * written beside it, to be looked at and taken over.
 */
const ROOT = fileURLToPath(new URL('../fixtures/golden', import.meta.url));

function filesOf(folder: string): AppFiles {
  const files: AppFiles = {};
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (statSync(join(folder, path)).isFile() && !/^expected(-changed)?\.txt$/.test(path))
      files[path] = readFileSync(join(folder, path), 'utf8');
  return files;
}

function printed(build: PreviewBuild): string {
  const own = build.modules.filter(
    ({ name }) => !/^(kit|run|icon):|^app:.(entry|routes).tsx$/.test(name),
  );
  const modules = own.map(
    ({ name, code, boundary }) => `=== ${name}${boundary ? ' (boundary)' : ''}\n${code.trimEnd()}`,
  );
  const reached = build.modules.map(({ name }) => name).filter((name) => /^(kit|icon):/.test(name));
  return `${[
    `pages: ${build.pages.join(' ')} main: ${build.mainPage}`,
    ...problemsOf(build),
    `reached: ${reached.sort().join(' ')}`,
    ...modules,
  ].join('\n')}\n`;
}

describe('golden apps', () => {
  for (const name of readdirSync(ROOT))
    it(name, async () => {
      const folder = join(ROOT, name);
      const actual = printed(await compileOnce(filesOf(folder)));
      const path = join(folder, 'expected.txt');
      const changed = join(folder, 'expected-changed.txt');
      if (!existsSync(path)) writeFileSync(path, actual);
      const expected = readFileSync(path, 'utf8');
      if (actual === expected) rmSync(changed, { force: true });
      else writeFileSync(changed, actual);
      expect(actual).toBe(expected);
    });
});
