import type { LinkedBuild } from '@trellis/contract';

type Build = Omit<LinkedBuild, 'files'>;

/** Name → address of all that a linked build can reach. */
export function linkedNames(build: Build, filesBase: string): Record<string, string> {
  const own = Object.keys(build.imports)
    .filter((name) => name.startsWith('app:/'))
    .map((name) => [name, filesBase + name.slice('app:/'.length)] as const);
  return { ...build.vendor, ...Object.fromEntries(own) };
}

/** The given modules and all that they import statically. */
export function closure(imports: Record<string, string[]>, from: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const queue = [...from];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    if (Object.hasOwn(imports, name)) queue.push(...imports[name]!);
  }
  return reached;
}

const keyOf = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** The file of the page at a path. */
function pageFile(build: Build, path: string): string | undefined {
  const segment = /^\/([^/?#]*)/.exec(path)?.[1] ?? '';
  const wanted = segment === '' ? build.mainPage : segment;
  const page = build.pages.find((name) => wanted !== null && keyOf(name) === keyOf(wanted));
  return page === undefined ? undefined : build.pageFiles[page];
}

/** Names of all that the first view of a path needs. */
export function firstFiles(build: Build, path: string): string[] {
  const page = pageFile(build, path);
  const files = [...build.preload, ...(page ? [page] : [])].map((file) => `app:/${file}`);
  return [...closure(build.imports, files)];
}
