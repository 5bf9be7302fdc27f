import type { AppFiles } from '@trellis/contract';
import { isSlip } from '../text/nearest.ts';
import { folderOf } from './paths.ts';

const COMPONENT = /^(?:.*\/)?([A-Z]\w*)\.(?:tsx|jsx|js)$/;

/**
 * The component that an import means which leads nowhere: the one of that name in another folder, or
 * one beside it whose file's name has a slip in it while it calls itself what was asked for. Null where two may be meant.
 */
export function meantComponent(wanted: string, files: AppFiles): string | null {
  const name = /(?:^|\/)([A-Z]\w*)(?:\.\w+)?$/.exec(wanted)?.[1];
  if (!name) return null;
  // A page is no part of another one, unless it is asked for as a page.
  const places = wanted.startsWith('pages/') ? /^(pages|components)\// : /^(?!pages\/|entities\/)/;
  const known = Object.keys(files).flatMap((path) => {
    const own = COMPONENT.exec(path)?.[1];
    return own && places.test(path) ? [{ path, own }] : [];
  });
  const hasDefault = ({ path }: { path: string }) => /\bexport\s+default\b/.test(files[path]!);
  const elsewhere = known.filter(({ own }) => own.toLowerCase() === name.toLowerCase());
  const isSelf = new RegExp(
    `\\bexport\\s+default\\s+(?:async\\s+)?(?:function\\s+|class\\s+)?${name}\\b`,
  );
  const misspelt = known.filter(
    ({ path, own }) =>
      folderOf(path) === folderOf(wanted) && isSlip(own, name) && isSelf.test(files[path]!),
  );
  const found = (elsewhere.length > 0 ? elsewhere : misspelt).filter(hasDefault);
  return found.length === 1 ? found[0]!.path : null;
}
