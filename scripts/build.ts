import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRuntime } from '@trellis/server/runtime-files';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const BUILDER = join(ROOT, 'apps/builder');
const MARKER = join(BUILDER, 'dist/.built-from');

/** The hash of everything that the builder's pages are made from. */
function builderHash(): string {
  const hash = createHash('sha256');
  const sources = [
    'apps/builder',
    'packages/contract/src',
    'packages/fields/src',
    'packages/runtime/src',
    'packages/tool-ui/src',
    'packages/tools/src',
    // The code editor knows the kit by its declarations.
    'packages/app-kit/src',
  ].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,css,html,svg,json,md}`, {
      cwd: ROOT,
      exclude: ['**/node_modules/**', '**/dist/**'],
    }),
  );
  for (const file of [...sources.sort(), 'package-lock.json'])
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

async function buildBuilder(): Promise<void> {
  const wanted = builderHash();
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === wanted) return;
  console.log('Building the pages (once)…');
  rmSync(join(BUILDER, 'dist'), { recursive: true, force: true });
  await build({ root: BUILDER, logLevel: 'warn' });
  writeFileSync(MARKER, wanted);
}

await openRuntime();
if (!process.argv.includes('--runtime-only')) await buildBuilder();
