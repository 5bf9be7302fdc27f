/** The paths of one root (an app's files, or the kit's), looked up exactly and forgivingly. */
export interface PathIndex {
  exact: ReadonlySet<string>;
  /** `loose(path without its ending)` → path. */
  loose: ReadonlyMap<string, string>;
}

export interface Found {
  path: string;
  /** The import had to be read with good will: wrong case, wrong ending. */
  mended: boolean;
}

const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', '.json', '.css'];
/** Pictures, sounds and fonts, as bundlers let code import them. */
export const ASSET_ENDING =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|mp[34]|webm|wav|ogg|woff2?|ttf|pdf)$/i;
export const CODE_ENDING = /\.(tsx|ts|jsx|js|mjs|json|css)$/;

export function pathIndex(paths: Iterable<string>): PathIndex {
  const exact = new Set(paths);
  const loose = new Map<string, string>();
  for (const path of exact) {
    const bare = loosely(path.replace(CODE_ENDING, ''));
    if (!loose.has(bare)) loose.set(bare, path);
    const folder = bare.replace(/\/index$/, '');
    if (folder !== bare && !loose.has(folder)) loose.set(folder, path);
  }
  return { exact, loose };
}

/** Case, accents, hyphens, underscores and spaces do not count. */
const loosely = (path: string): string =>
  path
    .normalize('NFD')
    .toLowerCase()
    .replace(/[-_ ]|\p{M}/gu, '');

/** The file that a path without certain ending means. */
export function findPath(index: PathIndex, path: string): Found | null {
  if (index.exact.has(path)) return { path, mended: false };
  for (const ending of ENDINGS)
    for (const candidate of [path + ending, `${path}/index${ending}`])
      if (index.exact.has(candidate)) return { path: candidate, mended: false };
  const meant = index.loose.get(loosely(path.replace(CODE_ENDING, '')));
  return meant ? { path: meant, mended: true } : null;
}

/** `a/b/../c` → `a/c`; null when it leads out of the root. */
export function normalise(path: string): string | null {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
}

export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
