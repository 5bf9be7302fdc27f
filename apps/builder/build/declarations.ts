import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
export const KIT = join(ROOT, 'packages/app-kit');

/** The app kit's declarations, by their paths in `src`: written by the compiler, so that nothing is said twice. */
export function kitDeclarations(): Record<string, string> {
  const work = mkdtempSync(join(tmpdir(), 'trellis-types-'));
  try {
    const outDir = join(work, 'out');
    mkdirSync(outDir);
    const files = globSync('src/**/*.{ts,tsx}', { cwd: KIT })
      .filter((path) => !/\.test\.|\.d\.ts$/.test(path))
      .map((path) => join(KIT, path));
    const config = {
      extends: join(KIT, 'tsconfig.json'),
      compilerOptions: {
        declaration: true,
        emitDeclarationOnly: true,
        // The kit is checked elsewhere.
        noCheck: true,
        noEmit: false,
        composite: false,
        incremental: false,
        outDir,
        rootDir: join(KIT, 'src'),
        typeRoots: [join(ROOT, 'node_modules/@types')],
      },
      include: [],
      files,
    };
    const file = join(work, 'tsconfig.json');
    writeFileSync(file, JSON.stringify(config));
    execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', file]);
    return Object.fromEntries(
      globSync('**/*.d.ts', { cwd: outDir }).map((path) => [
        relative(outDir, join(outDir, path)).replaceAll('\\', '/'),
        readFileSync(join(outDir, path), 'utf8'),
      ]),
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
