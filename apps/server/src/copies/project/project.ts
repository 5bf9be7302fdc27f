import { type AppFiles, GLOBALS_FILE, LIMITS } from '@trellis/contract';
import { placeOf } from './place.ts';
import { isReplaced } from './replaced.ts';
import { readSchema } from './schema.ts';
import { isUsualRoot } from './standard.ts';

export interface ProjectFile {
  path: string;
  content: string;
  encoding: 'text' | 'base64';
}

/** A project, told apart into what an app is made of. */
export interface Project {
  files: AppFiles;
  /** The configuration of Tailwind. */
  theme: string | null;
  /** Pictures and the like, with where code finds them. */
  assets: { path: string; imported: boolean; file: ProjectFile }[];
  /** Files of rows. */
  rows: ProjectFile[];
  entities: string[];
  withoutRules: string[];
  replaced: string[];
  leftOut: { path: string; reason: string }[];
  notes: string[];
}

const TOO_LONG = `It has more than ${LIMITS.code.fileLength.toLocaleString('en')} characters`;

/** Reads a project that was written for the public client: nothing is run, every file finds its place. */
export function readProject(given: readonly ProjectFile[]): Project {
  const project: Project = {
    files: {},
    theme: null,
    assets: [],
    rows: [],
    entities: [],
    withoutRules: [],
    replaced: [],
    leftOut: [],
    notes: [],
  };
  const root = commonRoot(given.map(({ path }) => path));
  const files = given.map((file) => ({ ...file, path: file.path.slice(root.length) }));
  // A project that was exported here comes back: what came along with it goes.
  const isOurs = files.some(({ path }) => path === 'src/trellis/bridge.js');
  for (const file of files)
    if (!isOurs) add(project, file);
    else if (!ALONG.test(file.path))
      add(project, { ...file, path: file.path.replace(/^unused\//, '') });
  takeRoot(project);
  for (const name of namedWithoutSchema(project))
    project.notes.push(
      `The code uses ${name}, but no schema of it came along. Add its file to entities/, or import a CSV file of its rows with this name.`,
    );
  return project;
}

/** What an export brings along beside the app's own files. */
const ALONG =
  /^(src\/(trellis|client)\/|src\/entities\/\w+\.js$|src\/(routes|main)\.jsx$|app\.json$)/;

function add(project: Project, file: ProjectFile): void {
  const place = placeOf(file.path);
  switch (place.kind) {
    case 'silent':
      return;
    case 'replaced':
      project.replaced.push(file.path);
      return;
    case 'left':
      project.leftOut.push({ path: file.path, reason: place.reason });
      return;
    case 'theme':
      project.theme = file.content;
      return;
    case 'rows':
      project.rows.push(isText(file) ? asText(file) : file);
      return;
    case 'asset':
      project.assets.push({ path: place.path, imported: place.imported, file });
      return;
    case 'schema':
      addSchema(project, file);
      return;
    case 'code':
      addCode(project, place.path, file);
  }
}

const isText = ({ path }: ProjectFile): boolean => !path.toLowerCase().endsWith('.xlsx');

const asText = (file: ProjectFile): ProjectFile =>
  file.encoding === 'text'
    ? file
    : { ...file, content: Buffer.from(file.content, 'base64').toString('utf8'), encoding: 'text' };

function addSchema(project: Project, file: ProjectFile): void {
  try {
    const { schema, notes } = readSchema(file.path, file.content);
    project.files[`entities/${schema.name}.json`] = `${JSON.stringify(schema, null, 2)}\n`;
    project.entities.push(schema.name);
    project.notes.push(...notes);
    const hasRules = schema.rls !== undefined || schema['x-accessControl']?.permissions;
    if (!hasRules && schema.name !== 'User') project.withoutRules.push(schema.name);
  } catch (error) {
    project.leftOut.push({ path: file.path, reason: (error as Error).message });
  }
}

function addCode(project: Project, path: string, { path: from, content, encoding }: ProjectFile) {
  if (encoding !== 'text' || content.includes('\u0000'))
    project.leftOut.push({ path: from, reason: 'It is not text' });
  else if (content.length > LIMITS.code.fileLength)
    project.leftOut.push({ path: from, reason: TOO_LONG });
  else if (isReplaced(path, content)) project.replaced.push(from);
  else if (path === GLOBALS_FILE && project.files[path] !== undefined)
    // Two style sheets of one project: both count.
    project.files[path] += `\n${content}`;
  else project.files[path] = content;
}

/** The project's root component stays where it does more than show the pages. */
function takeRoot({ files, replaced }: Project): void {
  for (const [path, code] of Object.entries(files)) {
    if (!path.startsWith('root/')) continue;
    if (/^root\/App\.(jsx|tsx|js)$/.test(path) && isUsualRoot(code)) {
      delete files[path];
      delete files['root/App.css'];
      replaced.push(path.slice('root/'.length));
    } else files[path] = fromTop(code);
  }
}

/** A file that moved down one folder finds its neighbours by their names from the top. */
const fromTop = (code: string): string =>
  code.replace(/(\bfrom\s*|\bimport\s*\(?\s*)(["'])\.\/([^"']+)\2/g, '$1$2@/$3$2');

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

/** The one folder that everything stands in. */
function commonRoot(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  const isApp =
    /^(src|base44|public|pages|components|entities|services|lib|hooks|utils|functions|data)\/$/;
  if (folder === '' || isApp.test(folder)) return '';
  return paths.every((path) => path.startsWith(folder)) ? folder : '';
}
