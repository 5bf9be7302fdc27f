import { exportsIn } from '@trellis/compiler';
import { type AppFiles, EntityName, type FieldSchema, RESERVED_FIELDS } from '@trellis/contract';
import type { Project } from './shape.ts';

type FieldsInCode = (
  files: AppFiles,
  entities: readonly string[],
) => Map<string, Record<string, FieldSchema>>;

/** Entities that the code takes and of which no schema came along get one of the fields that it uses. */
export function takeMissing(project: Project, fieldsInCode: FieldsInCode): void {
  const names = namedWithoutSchema(project);
  for (const [name, found] of fieldsInCode(project.files, names)) {
    const known = Object.entries(found).filter(
      ([field]) => !(RESERVED_FIELDS as readonly string[]).includes(field),
    );
    const schema = { name, type: 'object', properties: Object.fromEntries(known) };
    project.files[`entities/${name}.json`] = `${JSON.stringify(schema, null, 2)}\n`;
    project.entities.push(name);
    project.withoutRules.push(name);
    project.notes.push(
      `${name}: its schema was not included. ${readWords(known.length)} Other values of its rows are not stored until you add fields for them.`,
    );
  }
}

const readWords = (count: number): string =>
  count === 0
    ? 'The code uses none of its fields.'
    : `${count === 1 ? 'One field was' : `${count} fields were`} read from the code, which may not use all of them.`;

const ASKED = /\bentities\.([A-Z]\w*)\b|["'](?:@|\.\.?)\/(?:\.\.\/)*entities\/([A-Z]\w*)["']/g;
/** `const { Board, Task: Tasks } = base44.entities`, `import { Board } from '@/entities/all'`. */
const LISTED =
  /\{([^{}]*)\}\s*(?:=\s*\w+\.entities\b(?!\.)|from\s*["'](?:@|\.\.?)\/(?:\.\.\/)*(?:entities\/all|api\/entities)["'])/g;

function* askedIn(code: string): Iterable<string> {
  for (const [, one, other] of code.matchAll(ASKED)) yield one ?? other!;
  for (const [, list] of code.matchAll(LISTED))
    for (const item of list!.split(',')) {
      const [name] = item.trim().split(/\s*:|\s+as\s/);
      if (name && /^[A-Z]\w*$/.test(name)) yield name;
    }
}

function namedWithoutSchema({ files, entities, rows, clients }: Project): string[] {
  const known = new Set(
    ['User', 'Query', ...entities, ...rows.map(({ path }) => entityOf(path))].map((name) =>
      name.toLowerCase(),
    ),
  );
  // What a module of the project's own gives beside its entities is no entity.
  const own = Object.entries(files).find(([path]) => /^api\/entities\./.test(path))?.[1];
  const given = new Set(own === undefined ? [] : exportsIn(own)?.names);
  const listed = clients.flatMap(listedEntities);
  const found = new Set(listed.filter((name) => !known.has(name.toLowerCase())));
  for (const [path, code] of Object.entries(files))
    if (!path.startsWith('entities/'))
      for (const name of askedIn(code))
        if (!known.has(name.toLowerCase()) && (!given.has(name) || isEntityOf(own!, name)))
          found.add(name);
  return [...found].filter((name) => EntityName.safeParse(name).success).sort();
}

/** `export const Task = base44.entities.Task;` of a client module that ours stands for: a list of the entities. */
const listedEntities = (code: string): string[] =>
  [...code.matchAll(/\bexport\s+const\s+\w+\s*=\s*\w+\.entities\.([A-Z]\w*)/g)].map(
    ([, name]) => name!,
  );

const isEntityOf = (code: string, name: string): boolean =>
  new RegExp(`\\bentities\\.${name}\\b`).test(code);

/** `data/Task_export.csv` → `Task`. */
export const entityOf = (path: string): string =>
  path
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replace(/[ _-]*(export|import|data|rows)?[ _-]*(\d{4}-\d{2}-\d{2})?( ?\(\d+\))?$/i, '');
