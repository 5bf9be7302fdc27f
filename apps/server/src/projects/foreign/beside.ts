import { NOT_OF_APP, placeOf } from './place.ts';
import type { Project } from './shape.ts';
import { addCode } from './take.ts';

/** Files beside `src/` that its code takes, and those that they take. */
export function takeBeside(project: Project): void {
  for (;;) {
    const taken = new Set<string>();
    const exact = new Set<string>();
    for (const code of Object.values(project.files))
      for (const [, specifier] of code.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)) {
        const path = specifier!.replace(/^(@\/|\.{1,2}\/)+/, '');
        exact.add(path);
        taken.add(bare(path));
      }
    // What lies below `src/` under the same path is what was meant.
    const known = new Set(Object.keys(project.files).map(bare));
    const found = project.beside.filter(
      ({ path }) => taken.has(bare(path)) && !known.has(bare(path)),
    );
    // Of two of one name, the one that is named with its ending counts.
    const inOrder = found.toSorted((a, b) => +exact.has(a.path) - +exact.has(b.path));
    for (const file of inOrder) addCode(project, pathOf(file.path), file);
    project.beside = project.beside.filter((file) => !found.includes(file));
    if (found.length === 0) break;
  }
  for (const { path } of project.beside)
    if (placeOf(path).kind !== 'packages') project.leftOut.push({ path, reason: NOT_OF_APP });
}

function pathOf(path: string): string {
  const place = placeOf(path);
  if (place.kind === 'packages') return 'root/package.json';
  return place.kind === 'code' ? place.path : path;
}

/** Case does not count, as for other imports. */
const bare = (path: string): string => path.replace(/(\/index)?\.\w+$/, '').toLowerCase();
