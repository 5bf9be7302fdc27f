import type { MainFile } from '@trellis/compiler';
import { ROOT_FILE } from '@trellis/contract';
import { drawsItself, OWN_PAGES } from './pages-index.ts';
import type { Project } from './shape.ts';
import { isUsualRoot } from './standard.ts';

/** What stands for the routes: known once it is read what the project's first module draws. */
export function takeRoots(project: Project, readMain: (code: string) => MainFile): void {
  takeMain(project, readMain);
  takeRoot(project);
  takeList(project);
}

/** What stands around the root component in the project's first module goes on standing there. */
function takeMain(project: Project, readMain: (code: string) => MainFile): void {
  const { files, main, notes } = project;
  if (main === null) return;
  const read = readMain(main);
  if (read.kind === 'unread' && /createRoot|\.render\(/.test(main))
    notes.push('Whatever main does besides showing the app was not imported.');
  if (read.kind !== 'own') return;
  const app = Object.keys(files).find((path) => ROOT_FILE.test(path));
  if (!app) {
    // What main draws is itself the root, as `<RouterProvider router={router} />`.
    if (!read.code.includes('@/root/Inner')) files['root/App.tsx'] = read.code;
    return;
  }
  files[app.replace('/App.', '/Inner.')] = files[app]!;
  delete files[app];
  files['root/App.tsx'] = read.code;
}

/** Where a root component takes the older list of pages from. */
const OLDER_LIST = /(["'])(?:@\/|\.\/)pages(?:\/index(?:\.\w+)?)?\/?\1/;

/** The project's root component stays where it does more than show the pages. */
function takeRoot({ files, replaced, mainPage, isUsualList }: Project): void {
  const isOurList = isUsualList && mainPage === null;
  const kept = Object.keys(files).filter((path) => !isOurList || path !== OWN_PAGES);
  const list = isOurList ? undefined : files[OWN_PAGES];
  if (list !== undefined && !kept.some((path) => ROOT_FILE.test(path))) {
    if (drawsItself(list)) files['root/App.jsx'] = "export { default } from '@/root/Pages';\n";
    // Nobody is left who takes the pages by it.
    else delete files[OWN_PAGES];
  }
  for (const [path, code] of Object.entries(files)) {
    if (!path.startsWith('root/')) continue;
    if (ROOT_FILE.test(path) && mainPage === null && isUsualRoot(code, kept)) {
      delete files[path];
      delete files['root/App.css'];
      replaced.push(path.slice('root/'.length));
    } else if (path !== OWN_PAGES) {
      const own =
        files[OWN_PAGES] === undefined ? code : code.replace(OLDER_LIST, "'@/root/Pages'");
      files[path] = fromTop(own);
    }
  }
}

/**
 * The older list of pages stays where it does more than ours, begins with a page that ours would not choose, or stands
 * in a root component that stays.
 */
function takeList({ files, isUsualList, mainPage, replaced }: Project): void {
  const isTaken = Object.entries(files).some(
    ([path, code]) => path.startsWith('root/') && code.includes("'@/root/Pages'"),
  );
  if (isUsualList && mainPage === null && !isTaken) delete files[OWN_PAGES];
  if (files[OWN_PAGES] === undefined) return;
  const at = replaced.findIndex((path) => /(^|\/)pages\/index\.\w+$/.test(path));
  if (at !== -1) replaced.splice(at, 1);
}

/** A file that moved down one folder finds its neighbours by their names from the top. */
const fromTop = (code: string): string =>
  code.replace(/(\bfrom\s*|\bimport\s*\(?\s*)(["'])\.\/([^"']+)\2/g, '$1$2@/$3$2');
