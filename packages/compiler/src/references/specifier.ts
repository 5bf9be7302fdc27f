import { folderOf } from '../resolve/paths.ts';

const ENDING = /\.(tsx|ts|jsx|js)$/;

/** How `importer` names the file that was at `path` and is at `newPath` now, written as it was before. */
export function specifierFor(
  specifier: string,
  importer: string,
  path: string,
  newPath: string,
): string {
  const hasEnding = ENDING.test(specifier) || !ENDING.test(path);
  const bare = hasEnding ? newPath : newPath.replace(ENDING, '').replace(/\/index$/, '');
  const alias = /^(@\/|~\/|\/?src\/|\/)/.exec(specifier)?.[1];
  return alias ? `${alias}${bare}` : relative(folderOf(importer), bare);
}

function relative(folder: string, path: string): string {
  const from = folder === '' ? [] : folder.split('/');
  const to = path.split('/');
  let same = 0;
  while (same < from.length && same < to.length - 1 && from[same] === to[same]) same++;
  const up = '../'.repeat(from.length - same);
  return `${up || './'}${to.slice(same).join('/')}`;
}
