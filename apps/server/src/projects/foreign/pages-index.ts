/** Where the older list of pages stays when it is the project's own work. */
export const OWN_PAGES = 'root/Pages.jsx';

const IMPORT = /\bimport\s+(?:[^'"]*?\sfrom\s*)?["']([^"']+)["']/g;
/** What the list imports that the builder of such projects writes: the pages beside it, and the router. */
const USUAL = /^(react|react-router-dom|\.\/[\w-]+(\.[jt]sx?)?)$/;
const ROUTE = /<Route\b[^>]*?\bpath=["'{`\s]*([^"'`}\s]*)["'`}\s]*(?:element=\{\s*<(\w+)\s*\/>)?/g;

interface PagesIndex {
  /** The page at its first address. */
  mainPage: string | null;
  /** It does no more than show the pages, as the runtime does by itself. */
  isUsual: boolean;
  /** The component itself, fit for its place at the top. */
  code: string;
}

const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '$1');

/** It leads to pages, or names them. */
const LEADS =
  /<\w*(Routes?|Router)\b|\b(RouterProvider|pagesConfig)\b|\b(useRoutes|create\w+Router)\(/;

/** A page that happens to be called `index`: it draws something, or passes a page on, and leads to none. */
export function isPageItself(code: string): boolean {
  const plain = withoutComments(code);
  const draws = drawsItself(plain) && /<[A-Za-z>]/.test(plain);
  return (draws || /\bexport\s*\{\s*default\s*[,}]/.test(plain)) && !LEADS.test(plain);
}

/** It is a component; otherwise it only names the pages for who imports them. */
export const drawsItself = (code: string): boolean => /\bexport\s+default\b/.test(code);

/** Reads `pages/index.jsx`. */
export function readPagesIndex(code: string): PagesIndex {
  const plain = withoutComments(code);
  const pages = new Set([...plain.matchAll(/\bfrom\s*["']\.\/([\w-]+)/g)].map(([, name]) => name!));
  const routes = [...plain.matchAll(ROUTE)].map(([, path, shown]) => ({ path: path!, shown }));
  const isUsual =
    drawsItself(plain) &&
    [...plain.matchAll(IMPORT)].every(([, specifier]) => USUAL.test(specifier!)) &&
    routes.every(({ path, shown }) => {
      const name = path.replace(/^\//, '');
      return shown !== undefined && (name === '' || (pages.has(name) && shown === name));
    });
  const main = routes.find(({ path }) => path === '/')?.shown ?? null;
  const own = code.replace(
    /(\bfrom\s*|\bimport\s*\(?\s*)(["'])\.\/([\w-]+)(?:\.[jt]sx?)?\2/g,
    (_, before: string, quote: string, name: string) =>
      `${before}${quote}@/${name === 'Layout' ? '' : 'pages/'}${name}${quote}`,
  );
  return { mainPage: main && pages.has(main) ? main : null, isUsual, code: own };
}
