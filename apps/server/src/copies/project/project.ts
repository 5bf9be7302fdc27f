import type { MainFile } from '@trellis/compiler';
import {
  type AppFiles,
  GLOBALS_FILE,
  LIMITS,
  mainPageOf,
  pageNames,
  ROOT_FILE,
} from '@trellis/contract';
import { readAgent } from './agent.ts';
import { readHead } from './page-head.ts';
import { NOT_OF_APP, placeOf } from './place.ts';
import { isReplaced } from './replaced.ts';
import { OUTSIDE, rootFolder, withinRoot } from './root-folder.ts';
import { readSchema } from './schema.ts';
import { askedOfAuth, declaredMainPage, exportedNames, isUsualRoot } from './standard.ts';

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
  /** The module that draws the app, which may put something around its root component. */
  main: string | null;
  /** The page that the project says it begins with. */
  mainPage: string | null;
  /** Code beside `src/`, which counts where something in there takes it. */
  beside: ProjectFile[];
  /** What the code takes of `useAuth()`. */
  askedOfAuth: ReadonlySet<string>;
  /** What is no part of the pages stands beside `src/`. */
  hasSrc: boolean;
  /** The saved views of a project that was exported here. */
  views: ProjectFile | null;
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
    main: null,
    mainPage: null,
    beside: [],
    hasSrc: false,
    askedOfAuth: askedOfAuth(given.map(({ content }) => content)),
    views: null,
    entities: [],
    withoutRules: [],
    replaced: [],
    leftOut: [],
    notes: [],
  };
  const folder = commonRoot(given.map(({ path }) => path));
  const paths = given.map(({ path }) => path.slice(folder.length));
  const root = rootFolder(paths);
  const files = given.map((file, at) => ({ ...file, path: withinRoot(paths[at]!, root) }));
  project.hasSrc = files.some(({ path }) => /^src\/(App\.|main\.|Layout\.|pages\/)/.test(path));
  // A project that was exported here comes back: what came along with it goes.
  const isOurs = files.some(({ path }) => path === 'src/trellis/bridge.js');
  for (const file of files)
    if (!isOurs) add(project, file);
    else if (file.path === 'views.json') project.views = asText(file);
    else if (!ALONG.test(file.path))
      add(project, { ...file, path: file.path.replace(/^unused\//, '') });
  takeBeside(project);
  if (
    project.mainPage &&
    mainPageOf(pageNames(Object.keys(project.files)), null) === project.mainPage
  )
    project.mainPage = null;
  return project;
}

/** What stands for the routes: known once it is read what the project's first module draws. */
export function takeRoots(project: Project, readMain: (code: string) => MainFile): void {
  takeMain(project, readMain);
  takeRoot(project);
}

/** Names of entities that the code takes and of which nothing is known. */
export function noteMissing(project: Project): void {
  for (const name of namedWithoutSchema(project))
    project.notes.push(
      `The code uses ${name}, but no schema of it came along. Add its file to entities/, or import a CSV file of its rows with this name.`,
    );
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
      if (isOwnClient(file)) {
        addCode(project, file.path.replace(/^src\//, ''), file);
        return;
      }
      project.replaced.push(file.path);
      if (/pages\.config\./.test(file.path)) project.mainPage = declaredMainPage(file.content);
      return;
    case 'main':
      project.main = file.content;
      return;
    case 'head':
      takeHead(project, file);
      return;
    case 'agent':
      addAgent(project, file);
      return;
    case 'left':
      if (project.hasSrc && SERVED.test(file.path)) {
        project.beside.push(file);
        return;
      }
      project.leftOut.push({ path: told(file.path), reason: place.reason });
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
      if (project.hasSrc && !file.path.startsWith('src/')) project.beside.push(file);
      else addCode(project, place.path, file);
  }
}

/** A client module that has more to give than the client, made of what the package gives. */
const isOwnClient = ({ path, content }: ProjectFile): boolean =>
  /^(src\/)?api\/base44Client\.\w+$/.test(path) &&
  /["']@base44\/sdk["']/.test(content) &&
  exportedNames(content).some((name) => !/^(base44|default)$/.test(name));

/** Code beside the pages that they may share with a server. */
const SERVED = /^(server|api|backend|convex)\/.+\.(jsx?|tsx?|json)$/;

const told = (path: string): string =>
  path.startsWith(OUTSIDE) ? path.slice(OUTSIDE.length) : path;

/** Files beside `src/` that its code takes, and those that they take. */
function takeBeside(project: Project): void {
  for (;;) {
    const taken = new Set<string>();
    for (const code of Object.values(project.files))
      for (const [, specifier] of code.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g))
        taken.add(bare(specifier!.replace(/^(@\/|\.{1,2}\/)+/, '')));
    const found = project.beside.filter(({ path }) => taken.has(bare(path)));
    for (const file of found) addCode(project, file.path, file);
    project.beside = project.beside.filter((file) => !found.includes(file));
    if (found.length === 0) break;
  }
  for (const { path } of project.beside) project.leftOut.push({ path, reason: NOT_OF_APP });
}

const bare = (path: string): string => path.replace(/(\/index)?\.\w+$/, '');

function takeHead(project: Project, { content }: ProjectFile): void {
  const { css, scripts } = readHead(content);
  if (css) project.files[GLOBALS_FILE] = `${css}${project.files[GLOBALS_FILE] ?? ''}`;
  for (const address of scripts)
    project.leftOut.push({ path: address, reason: 'Scripts of other hosts do not run in an app' });
}

function addAgent(project: Project, file: ProjectFile): void {
  try {
    const { path, content } = readAgent(file.path, asText(file).content);
    project.files[path] = content;
  } catch (error) {
    project.leftOut.push({ path: file.path, reason: (error as Error).message });
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
  else if (isReplaced(path, content, project.askedOfAuth)) project.replaced.push(from);
  else if (path === GLOBALS_FILE && project.files[path] !== undefined)
    // Two style sheets of one project: both count.
    project.files[path] += `\n${content}`;
  else project.files[path] = content;
}

/** What stands around the root component in the project's first module goes on standing there. */
function takeMain(project: Project, readMain: (code: string) => MainFile): void {
  const { files, main, notes } = project;
  if (main === null) return;
  const read = readMain(main);
  if (read.kind === 'unread' && /createRoot|\.render\(/.test(main))
    notes.push('What main does beside showing the app was not taken over.');
  if (read.kind !== 'own') return;
  const app = Object.keys(files).find((path) => ROOT_FILE.test(path));
  if (!app) return;
  files[app.replace('/App.', '/Inner.')] = files[app]!;
  delete files[app];
  files['root/App.tsx'] = read.code;
}

/** The project's root component stays where it does more than show the pages. */
function takeRoot({ files, replaced, mainPage }: Project): void {
  const kept = Object.keys(files);
  for (const [path, code] of Object.entries(files)) {
    if (!path.startsWith('root/')) continue;
    if (ROOT_FILE.test(path) && mainPage === null && isUsualRoot(code, kept)) {
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
