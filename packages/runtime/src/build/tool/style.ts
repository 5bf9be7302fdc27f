import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A style sheet and what it imports, by their paths; what is imported comes first. */
export function styleFiles(path: string): string[] {
  const imported = [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, name]) =>
    join(dirname(path), name!),
  );
  return [...imported.flatMap(styleFiles), path];
}

/** A style sheet as one text with what it imports, without what is for its readers. */
export const styleOf = (path: string): string =>
  plain(
    styleFiles(path)
      .map((file) => readFileSync(file, 'utf8').replace(IMPORT, ''))
      .join(''),
  );

const IMPORT = /@import "(\.[^"]+)";/g;

const plain = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};:,>])\s*/g, '$1');
