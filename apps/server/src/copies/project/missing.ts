import type { Project } from './shape.ts';

/** Names of entities that the code takes and of which nothing is known. */
export function noteMissing(project: Project): void {
  for (const name of namedWithoutSchema(project))
    project.notes.push(
      `The code uses ${name}, but no schema of it came along. Add its file to entities/, or import a CSV file of its rows with this name.`,
    );
}

const ASKED = /\bentities\.([A-Z]\w*)\b|["']@\/entities\/([A-Z]\w*)["']/g;

function namedWithoutSchema({ files, entities, rows }: Project): string[] {
  const known = new Set(
    ['User', 'Query', ...entities, ...rows.map(({ path }) => entityOf(path))].map((name) =>
      name.toLowerCase(),
    ),
  );
  const found = new Set<string>();
  for (const [path, code] of Object.entries(files))
    if (!path.startsWith('entities/'))
      for (const [, one, other] of code.matchAll(ASKED)) {
        const name = one ?? other!;
        if (!known.has(name.toLowerCase())) found.add(name);
      }
  return [...found].sort();
}

/** `data/Task_export.csv` → `Task`. */
export const entityOf = (path: string): string =>
  path
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replace(/[ _-]*(export|import|data|rows)?[ _-]*(\d{4}-\d{2}-\d{2})?( ?\(\d+\))?$/i, '');
