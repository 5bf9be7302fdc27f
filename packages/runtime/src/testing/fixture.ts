import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppFiles } from '@trellis/contract';

export const KIT_ROOT = fileURLToPath(new URL('../../../app-kit', import.meta.url));
export { APP_ID } from './ids.ts';

/** The hand-written app that the tests and benchmarks run: 29 files. */
export function recipesApp(): AppFiles {
  const root = fileURLToPath(new URL('../../fixtures/recipes', import.meta.url));
  const files: AppFiles = {};
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    if (statSync(join(root, path)).isFile()) files[path] = readFileSync(join(root, path), 'utf8');
  return files;
}
