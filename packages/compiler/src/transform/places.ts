import { ASSET_ENDING, folderOf, normalise } from '../resolve/paths.ts';

/** A file of the app as its code names it. */
export interface AppPlace {
  /** As the pattern that found it would have named it. */
  key: string;
  /** For an import of it. */
  specifier: string;
  /** The module of a picture or the like is its address, that of a text its words. */
  kind: 'code' | 'asset' | 'text';
}

interface Known {
  /** Where code of the project finds it. */
  path: string;
  specifier: string;
  kind: AppPlace['kind'];
}

/** The files that fit patterns of a module, in the order of their paths. */
export function placesFor(
  paths: readonly string[],
  from: string,
  patterns: readonly string[],
  keys: 'absolute' | 'as-written',
): AppPlace[] {
  const folder = folderOf(from.replace(/^root\//, ''));
  const not = patterns.flatMap((pattern) =>
    pattern.startsWith('!') ? matcher(pattern.slice(1), folder) : [],
  );
  const known = paths.filter((path) => path !== from).map(placeOf);
  const found = new Map<string, AppPlace>();
  for (const pattern of patterns.filter((one) => !one.startsWith('!'))) {
    const fits = matcher(pattern, folder);
    if (!fits[0]) continue;
    for (const { path, specifier, kind } of known)
      if (fits[0].test(path) && !not.some((one) => one.test(path))) {
        const key = keyOf(path, pattern, folder, keys);
        if (!found.has(key)) found.set(key, { key, specifier, kind });
      }
  }
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Of files that stand in an app under another name than in their project. */
function placeOf(path: string): Known {
  const plain = path.replace(/^root\//, '');
  const asset = ASSET_ENDING.exec(plain.replace(/\.js$/, ''));
  const specifier = `@/${path}`;
  if (asset && plain.endsWith('.js')) return { path: plain.slice(0, -3), specifier, kind: 'asset' };
  if (plain.endsWith('.raw.js')) return { path: plain.slice(0, -7), specifier, kind: 'text' };
  return { path: plain, specifier, kind: 'code' };
}

/** One, or none where the pattern leads out of the app. */
function matcher(pattern: string, folder: string): RegExp[] {
  const path = pattern.startsWith('.')
    ? normalise(`${folder}/${pattern}`)
    : pattern.replace(/^(?:@\/|~\/|\/?src\/|\/)/, '');
  if (path === null) return [];
  const source = path.replace(/\*\*\/|\*\*|\*|\?|\{[^{}]*\}|[.+^$()|[\]\\]/g, (sign) => {
    if (sign === '**/') return '(?:.*/)?';
    if (sign === '**') return '.*';
    if (sign === '*') return '[^/]*';
    if (sign === '?') return '[^/]';
    if (sign.startsWith('{')) return `(?:${sign.slice(1, -1).split(',').map(plainly).join('|')})`;
    return `\\${sign}`;
  });
  return [new RegExp(`^${source}$`)];
}

const plainly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `import.meta.glob` names what it finds from the root where its pattern does not begin with a dot. */
function keyOf(
  path: string,
  pattern: string,
  folder: string,
  keys: 'absolute' | 'as-written',
): string {
  if (pattern.startsWith('.')) return relative(folder, path);
  const [, before = ''] = /^(@\/|~\/|\/?src\/|\/)/.exec(pattern) ?? [];
  if (keys === 'as-written') return before + path;
  return before === '/' ? `/${path}` : `/src/${path}`;
}

function relative(folder: string, path: string): string {
  const from = folder === '' ? [] : folder.split('/');
  const to = path.split('/');
  while (from.length > 0 && to.length > 1 && from[0] === to[0]) {
    from.shift();
    to.shift();
  }
  return `${from.length === 0 ? './' : '../'.repeat(from.length)}${to.join('/')}`;
}
