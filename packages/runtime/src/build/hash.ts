import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const RUNTIME_SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** Of all sources below the folders, and of single files: what decides what a build makes. */
export function hashOf(folders: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(tsx?|js|json)$/.test(file)) hash.update(readFileSync(join(folder, file)));
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The lockfile above a folder: which versions of all packages are installed. */
export function lockfileAbove(folder: string): string[] {
  const path = join(folder, 'package-lock.json');
  if (existsSync(path)) return [path];
  return dirname(folder) === folder ? [] : lockfileAbove(dirname(folder));
}
