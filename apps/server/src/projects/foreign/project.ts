import { ownColors } from '@trellis/compiler';
import { mainPageOf, pageNames } from '@trellis/contract';
import { takeBeside } from './beside.ts';
import { takeClientRows } from './client-rows.ts';
import { fetchedTables } from './fetched.ts';
import { intoFolders } from './flat.ts';
import { takePageScripts } from './page-scripts.ts';
import { NOT_OF_APP } from './place.ts';
import { plainFile } from './plain-file.ts';
import { takenAsText } from './raw-text.ts';
import { rootFolder, withinRoot } from './root-folder.ts';
import { takeServer } from './server.ts';
import { takeSettings } from './settings.ts';
import type { Project, ProjectFile } from './shape.ts';
import { takeSignIn } from './sign-in.ts';
import { askedOfAuth } from './standard.ts';
import { take } from './take.ts';
import { asText } from './text.ts';
import { keepToasts } from './toasts.ts';

const THEME = /(^|\/)tailwind\.config\.[cm]?[jt]s$/;

/** Reads a project that was written for the public client: nothing is run, every file finds its place. */
export function readProject(all: readonly ProjectFile[]): Project {
  const project = unsorted(all);
  const folder = commonRoot(all.map(({ path }) => path));
  const given = all.map((file) => ({ ...file, path: file.path.slice(folder.length) }));
  const root = rootFolder(given.map(({ path }) => path));
  const plain = plainFiles(given.map((file) => ({ ...file, path: withinRoot(file.path, root) })));
  const files = intoFolders(plain);
  project.hasSrc = files.some(({ path }) => /^src\/(App\.|main\.|Layout\.|pages\/)/.test(path));
  // A project that was exported here comes back: what came along with it goes.
  project.isOurs = files.some(({ path }) => path === 'src/trellis/bridge.js');
  for (const file of files)
    if (!project.isOurs) take(project, file);
    else if (file.path === 'views.json') project.views = asText(file);
    else if (file.path === 'tool-settings.json') project.toolSettings = asText(file);
    else if (!ALONG.test(file.path))
      take(project, { ...file, path: file.path.replace(/^unused\//, '') });
  takePageScripts(project, files);
  keepToasts(project, files);
  leaveRoutes(project);
  takeServer(project);
  takeBeside(project);
  takeSettings(project);
  takeClientRows(project);
  takeSignIn(project);
  if (
    project.mainPage &&
    mainPageOf(pageNames(Object.keys(project.files)), null) === project.mainPage
  )
    project.mainPage = null;
  return project;
}

/** A project of which no file is sorted yet. */
const unsorted = (all: readonly ProjectFile[]): Project => ({
  files: {},
  theme: null,
  settings: [],
  assets: [],
  rows: [],
  main: null,
  scripts: [],
  places: [],
  description: null,
  mainPage: null,
  isOurs: false,
  asksSignIn: false,
  isUsualList: false,
  refusal: null,
  beside: [],
  hasSrc: false,
  server: [],
  clients: [],
  asText: takenAsText(all.map(({ content }) => content)),
  fetched: fetchedTables(all),
  askedOfAuth: askedOfAuth(all.map(({ content }) => content)),
  ownColors: new Set(
    all.flatMap(({ path, content }) => (THEME.test(path) ? ownColors(content) : [])),
  ),
  views: null,
  toolSettings: null,
  entities: [],
  withoutRules: [],
  replaced: [],
  leftOut: [],
  notes: [],
});

/** Routes of another framework, in a project that has pages of its own beside them. */
function leaveRoutes({ files, refusal, leftOut }: Project): void {
  if (refusal === null) return;
  for (const path of Object.keys(files))
    if (/^app\/(.*\/)?(page|layout|route|loading|error|not-found|template)\.\w+$/.test(path)) {
      delete files[path];
      leftOut.push({ path, reason: NOT_OF_APP });
    }
}

/** Those that had to be read with good will come first, so that a file of the very path stands. */
function plainFiles(given: readonly ProjectFile[]): ProjectFile[] {
  const plain = given.map(plainFile);
  const isExact = (file: ProjectFile, at: number) => file.path === given[at]!.path;
  return [...plain.filter((file, at) => !isExact(file, at)), ...plain.filter(isExact)];
}

/** What an export brings along beside the app's own files. */
const ALONG =
  /^(src\/(trellis|client)\/|src\/entities\/\w+\.js$|src\/(routes|main)\.jsx$|app\.json$)/;

/** The one folder that everything stands in. */
function commonRoot(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  const isApp =
    /^(src|base44|public|pages|components|entities|services|lib|hooks|utils|functions|data)\/$/i;
  if (folder === '' || isApp.test(folder)) return '';
  return paths.every((path) => path.startsWith(folder)) ? folder : '';
}
