import { parseJsonc } from './jsonc.ts';
import type { ProjectFile } from './shape.ts';

/** A part of the app that lies beside its layout. */
const LOOSE = /^([A-Z]\w*)(\.(?:jsx|tsx|js))?$/;
const NO_PART = /^(App|Layout|Main|Index)$/i;
const IMPORTS = /\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g;

/**
 * Files of a project that was put together by hand, out of the view of code that such builders show: its
 * layout lies at the top, and pages, components and schemas beside it, without their folders. A schema
 * says so; a component is what another file takes; pages are the rest.
 */
export function intoFolders(files: readonly ProjectFile[]): readonly ProjectFile[] {
  const paths = new Set(files.map(({ path }) => path));
  if (!files.some(({ path }) => /^layout\.(jsx|tsx|js)$/i.test(path))) return files;
  if (files.some(({ path }) => path.startsWith('src/pages/'))) return files;
  const taken = namesTaken(files);
  const hasEnding = (place: string) =>
    ['jsx', 'tsx', 'js'].some((ending) => paths.has(`${place}.${ending}`));
  const has = (place: string) => paths.has(place) || hasEnding(place);
  const kept = withoutStaleRoot(files, has);
  const ofRoot = besideRoot(kept);
  return kept.map((file) => {
    const [, name = '', ending] = LOOSE.exec(file.path) ?? [];
    if (ofRoot.has(name)) return file;
    if (name && !NO_PART.test(name) && /\bexport\s+default\b/.test(file.content)) {
      const folder = taken.has(name.toLowerCase()) ? 'components' : 'pages';
      // A copy may have lost its ending, beside one that has it.
      const isThere = has(`${folder}/${name}`) || (ending === undefined && hasEnding(name));
      return isThere ? file : { ...file, path: `${folder}/${name}${ending ?? '.jsx'}` };
    }
    const isSchema = /^[A-Z]\w*\.jsonc?$/.test(file.path) && holdsSchema(file);
    return isSchema && !has(`entities/${file.path}`)
      ? { ...file, path: `entities/${file.path}` }
      : file;
  });
}

/** Parts at the top that the root component below `src/` takes from there: they stand where they are meant to. */
function besideRoot(files: readonly ProjectFile[]): Set<string> {
  const root = files.find(({ path }) => /^src\/App\.(jsx|tsx|js)$/.test(path));
  const specifiers = [...(root?.content.matchAll(IMPORTS) ?? [])].map((match) => match[1]!);
  return new Set(specifiers.flatMap((one) => /^\.\.\/([A-Z]\w*)(?:\.\w+)?$/.exec(one)?.[1] ?? []));
}

/** What the files take by a path, by its last part. */
function namesTaken(files: readonly ProjectFile[]): Set<string> {
  const names = new Set<string>();
  for (const { path, content, encoding } of files) {
    if (encoding !== 'text' || !/\.(jsx|tsx|js|ts)$/.test(path) || /^src\/App\./.test(path))
      continue;
    for (const [, specifier] of content.matchAll(IMPORTS))
      if (/^(\.|@\/)/.test(specifier!) && !/\bentities\//.test(specifier!))
        names.add(lastOf(specifier!).toLowerCase());
  }
  return names;
}

/** A file's name without its folders and its ending. */
export const lastOf = (path: string): string => path.replace(/^.*\/|\.\w+$/g, '');

/** A root component of which most parts are not there is a draft of something else: the layout and the pages count. */
function withoutStaleRoot(
  files: readonly ProjectFile[],
  has: (place: string) => boolean,
): readonly ProjectFile[] {
  const root = files.find(({ path }) => /^src\/App\.(jsx|tsx|js)$/.test(path));
  const own = [...(root?.content.matchAll(IMPORTS) ?? [])].flatMap(([, specifier]) =>
    /^(\.|@)\//.test(specifier!) ? [specifier!.replace(/^(\.|@)\/|\.\w+$/g, '')] : [],
  );
  const places = own.map((place) => place.replace(/^\w+\//, (folder) => folder.toLowerCase()));
  const lost = places.filter((place) => !has(place) && !has(`src/${place}`));
  return lost.length * 2 > own.length ? files.filter((file) => file !== root) : files;
}

function holdsSchema({ content }: ProjectFile): boolean {
  try {
    const given = parseJsonc(content);
    return (
      typeof given === 'object' &&
      given !== null &&
      'type' in given &&
      given.type === 'object' &&
      'properties' in given
    );
  } catch {
    // What cannot be read is reported where it stands.
    return false;
  }
}
