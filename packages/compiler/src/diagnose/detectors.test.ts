import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppFiles, Diagnostic } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { INFO, testCompiler } from '../testing/compile.ts';

/**
 * Each folder below `fixtures/detectors` is an app with what one check is to find in it, and what it is
 * to leave alone; `expected.txt` holds its findings, and the files as the rules mend them. A folder
 * without one gets it; on a difference `expected-changed.txt` is written beside it.
 */
const ROOT = fileURLToPath(new URL('../../fixtures/detectors', import.meta.url));
const compiler = testCompiler();

function filesOf(folder: string): AppFiles {
  const files: AppFiles = {};
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (statSync(join(folder, path)).isFile() && !/^expected(-changed)?\.txt$/.test(path))
      files[path] = readFileSync(join(folder, path), 'utf8');
  return files;
}

const line = ({ file, line, column, severity, detector, message }: Diagnostic): string =>
  `${file}:${line}:${column} ${severity} ${detector}: ${message}`;

async function played(files: AppFiles): Promise<string> {
  const info = { ...INFO, isPublic: true };
  const found = await compiler.diagnose(files, info);
  const mended = await compiler.repair(files, found, info);
  const left = await compiler.diagnose(mended.files, info);
  const changed = Object.entries(mended.files).filter(([path, text]) => files[path] !== text);
  return `${[
    ...found.map(line),
    '=== repairs',
    ...mended.repairs.map(({ file, detector, message }) => `${file} ${detector}: ${message}`),
    '=== left',
    ...left.map(line),
    ...changed.map(([path, text]) => `=== ${path}\n${text.trimEnd()}`),
  ].join('\n')}\n`;
}

describe('checks', () => {
  for (const name of readdirSync(ROOT))
    it(name, async () => {
      const folder = join(ROOT, name);
      const actual = await played(filesOf(folder));
      const path = join(folder, 'expected.txt');
      const changed = join(folder, 'expected-changed.txt');
      if (!existsSync(path)) writeFileSync(path, actual);
      if (actual === readFileSync(path, 'utf8')) rmSync(changed, { force: true });
      else writeFileSync(changed, actual);
      expect(actual).toBe(readFileSync(path, 'utf8'));
    });
});
