import { globSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** The project's own source files below these folders, tests and fixtures left out. */
export function sourceFiles(folders: string[]): string[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: ROOT }))
    .filter((file) => !/\.test\.tsx?$|\/fixtures?\/|\.fixture\.ts$|\.d\.ts$/.test(file))
    .sort();
}
