/**
 * An app's files, by path. The kinds (spec 1, section 3): `pages/X.tsx`, `components/X.tsx`,
 * `services/x.ts`, `entities/X.json` (read-only in the editor), `Layout.tsx`, `globals.css`. Projects
 * that are imported bring folders of their own (`contexts/`, `store/`): what is in them is a service. What an
 * app runs on the server (`server/functions/x.ts`), and what its AI tools are (`tools/X.json`), never reaches a browser.
 */
export type AppFiles = Record<string, string>;

export type FileKind =
  | 'page'
  | 'component'
  | 'service'
  | 'entity'
  | 'function'
  | 'tool'
  | 'layout'
  | 'globals';

export const LAYOUT_FILE = 'Layout.tsx';
export const GLOBALS_FILE = 'globals.css';
/** Values that code reads as `import.meta.env.VITE_…`: what the build of an imported project put into it. */
export const ENV_FILE = 'config/env.json';
/** What runs before anything is drawn: scripts of the page that an imported project was drawn in. */
export const PAGE_SCRIPTS_FILE = 'root/page-scripts.js';
/** Where the built-in builder keeps its AppSpec in a version; never shown as a file of the app. */
export const BLUEPRINT_FILE = '.trellis/blueprint.json';

/** Where an imported project's own root component is kept; it stands for the app's routes. */
export const ROOT_FILE = /^root\/App\.(tsx|jsx|js)$/;

/** Folders that hold no code of an app. */
const NO_CODE = new Set(['entities', 'public', 'dist', 'build', 'coverage', 'node_modules']);

/** What the file is called that a function's folder begins with; the first that is there. */
export const FUNCTION_ENTRIES = ['entry', 'index', 'main', 'mod', 'handler'] as const;

/** Where code for the server stands, and what such code shares. */
const FUNCTION = /^server\/(functions|shared)\/[A-Za-z0-9_./-]+\.(ts|js|json)$/;

/** An AI tool's definition. Projects from elsewhere have folders of that name, and no files that are called so. */
const TOOL = /^tools\/([A-Z][A-Za-z0-9_]*)\.json$/;

/** What the tool of a file is called; null where it is the file of none. */
export const toolNameOf = (path: string): string | null => TOOL.exec(path)?.[1] ?? null;
export const toolPathOf = (name: string): string => `tools/${name}.json`;

/** The kind of the file at a path, or null where no app file may stand. */
export function fileKind(path: string): FileKind | null {
  if (path === LAYOUT_FILE) return 'layout';
  if (path === GLOBALS_FILE) return 'globals';
  if (path.includes('..') || path.includes('//') || path.length > 200) return null;
  if (/^pages\/[A-Za-z0-9_-]+\.(tsx|jsx|js|ts)$/.test(path)) return 'page';
  if (/^entities\/[A-Za-z_][A-Za-z0-9_.]*\.json$/.test(path)) return 'entity';
  if (FUNCTION.test(path)) return 'function';
  if (TOOL.test(path)) return 'tool';
  if (/^(components|root|pages)\/[A-Za-z0-9_./-]+\.(tsx|jsx|ts|js|css)$/.test(path))
    return 'component';
  const folder = /^([a-z][A-Za-z0-9_-]*)\/[A-Za-z0-9_./-]+\.(tsx|jsx|ts|js|json|css)$/.exec(
    path,
  )?.[1];
  return folder !== undefined && !NO_CODE.has(folder) ? 'service' : null;
}

/** Whether a file is one that browsers are given in some form: neither hidden nor for the server alone. */
export function isForBrowsers(path: string): boolean {
  const kind = fileKind(path);
  return kind !== null && kind !== 'function' && kind !== 'tool';
}

/** Names of the main page that are looked for first, in order (ruling 37). */
export const MAIN_PAGE_NAMES = ['Home', 'Index', 'Main', 'Dashboard', 'Landing'] as const;

/** A page name as the lookup compares it: case and hyphens do not count (spec 2, section 2). */
export function pageKey(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}

/** A function's name as code and settings are compared: case and signs do not count. */
export function functionKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The names of an app's pages, sorted. */
export function pageNames(files: Iterable<string>): string[] {
  const names: string[] = [];
  for (const path of files) {
    const match = /^pages\/([^/]+)\.(tsx|jsx|js|ts)$/.exec(path);
    if (match?.[1]) names.push(match[1]);
  }
  return names.sort();
}

/** The main page: a name of the default list, else the app's main page, else the first (spec 2, section 2). */
export function mainPageOf(pages: readonly string[], appMainPage?: string | null): string | null {
  const find = (name: string) => pages.find((page) => pageKey(page) === pageKey(name));
  for (const name of MAIN_PAGE_NAMES) {
    const page = find(name);
    if (page) return page;
  }
  return (appMainPage ? find(appMainPage) : undefined) ?? pages[0] ?? null;
}
