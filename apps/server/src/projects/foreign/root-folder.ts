import { Refusal } from '../../refusal.ts';

/** What shows that an app's pages are here: below `src/`, or beside it where a project has no such folder. */
const SIGNS = /^(.*?)(?:src\/)(?:App|main|index|Layout|pages\.config)\.(?:jsx|tsx|js|ts)$/;
const PAGES = /^(.*?)(?:src\/)pages\/[^/]+\.(?:jsx|tsx|js|ts)$/;
/** Parts of a project that stand beside the folder of its pages. */
const BESIDE = /^(base44|entities|agents|functions|data|exports?)\//;

/**
 * The folder of the app within what was given, with a slash behind it: a repository may hold a server
 * beside it, or several apps, of which nobody can tell which is meant.
 */
export function rootFolder(paths: readonly string[]): string {
  const roots = new Set<string>();
  for (const path of paths) {
    if (/(^|\/)(node_modules|dist|build|\.[^/]+)\//.test(path)) continue;
    const root = (SIGNS.exec(path) ?? PAGES.exec(path))?.[1];
    if (root !== undefined) roots.add(root);
  }
  if (roots.size === 0) for (const root of copiedInto(paths)) roots.add(root);
  if (roots.has('') || roots.size === 0) return '';
  const [only] = roots;
  if (roots.size === 1 && only !== undefined) return only;
  const names = [...roots].map((root) => root.slice(0, -1)).sort();
  throw new Refusal(
    'invalid',
    `This folder has several projects: ${names.slice(0, 12).join(', ')}. Choose one of them.`,
  );
}

/** Folders with a layout beside its pages: copies of a project that has no `src/`. */
function copiedInto(paths: readonly string[]): string[] {
  if (paths.some((path) => /^((pages|entities)\/|layout\.\w+$)/i.test(path))) return [];
  const layouts = paths.flatMap((path) => /^(.+\/)layout\.(?:jsx|tsx|js)$/i.exec(path)?.[1] ?? []);
  return layouts.filter((root) =>
    paths.some((path) => path.startsWith(root) && /^pages\//i.test(path.slice(root.length))),
  );
}

/** A path as it counts from the app's folder; parts that stand beside that folder keep their place. */
export const withinRoot = (path: string, root: string): string =>
  path.startsWith(root) ? path.slice(root.length) : BESIDE.test(path) ? path : `${OUTSIDE}${path}`;

/** Before the path of a file that belongs to something else than the app. */
export const OUTSIDE = 'outside/';
