import type { AppFiles } from '@trellis/contract';
import { isSlip } from '../text/nearest.ts';
import { folderOf } from './paths.ts';

const COMPONENT = /^(?:.*\/)?([A-Z]\w*)\.(?:tsx|jsx|js)$/;

/**
 * The component that an import means which leads nowhere: one beside it whose file's name has a slip in it while it calls
 * itself what was asked for. Null where two may be meant. One of that name in another folder is another one.
 */
export function meantComponent(wanted: string, files: AppFiles): string | null {
  const name = /(?:^|\/)([A-Z]\w*)(?:\.\w+)?$/.exec(wanted)?.[1];
  if (!name) return null;
  const isSelf = new RegExp(
    `\\bexport\\s+default\\s+(?:async\\s+)?(?:function\\s+|class\\s+)?${name}\\b`,
  );
  const found = Object.keys(files).filter((path) => {
    const own = COMPONENT.exec(path)?.[1];
    const isBeside = folderOf(path) === folderOf(wanted);
    return own !== undefined && isBeside && isSlip(own, name) && isSelf.test(files[path]!);
  });
  return found.length === 1 ? found[0]! : null;
}
