import {
  type AppFiles,
  LAYOUT_FILE,
  MAIN_PAGE_NAMES,
  pageKey,
  pageNames,
  ROOT_FILE,
} from '@trellis/contract';

/**
 * The page that an app begins with which says it nowhere, and has none of a usual name: the first that its
 * layout leads to. Null where something else says so.
 */
export function firstInLayout(files: AppFiles): string | null {
  const paths = Object.keys(files);
  if (paths.some((path) => ROOT_FILE.test(path))) return null;
  const pages = pageNames(paths);
  const named = (name: string) => pages.find((page) => pageKey(page) === pageKey(name));
  if (MAIN_PAGE_NAMES.some(named)) return null;
  const layout = files[LAYOUT_FILE] ?? '';
  for (const [, name] of layout.matchAll(/\bcreatePageUrl\(\s*["'`](\w+)["'`]\s*\)/g)) {
    const page = named(name!);
    if (page) return page;
  }
  return null;
}
