import { lastOf } from './flat.ts';
import type { Project } from './shape.ts';

/** `import Room from '@/data/Room.json'`. */
const TAKEN =
  /\bimport\s+\w+\s+from\s+["'](?:@\/|(?:\.\.?\/)+(?:src\/)?)([^"']+\/(\w+)\.json)["']/g;

/**
 * A client module that somebody wrote to give an app the rows of files is replaced like any other: its
 * rows become rows.
 */
export function takeClientRows(project: Project): void {
  const { clients, entities, files, rows } = project;
  const known = new Set(rows.map(({ path }) => lastOf(path)));
  for (const code of clients)
    for (const [, path, name] of code.matchAll(TAKEN)) {
      const content = files[path!];
      if (content === undefined || known.has(name!) || !entities.includes(name!)) continue;
      if (/^\s*\[\s*\{/.test(content)) rows.push({ path: path!, content, encoding: 'text' });
    }
}
