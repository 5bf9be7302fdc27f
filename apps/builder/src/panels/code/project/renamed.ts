import { fileKind } from '@trellis/contract';
import type { CodeFile } from './file.ts';

/**
 * Where a file stands now that is no longer at its path: the one file of its kind that is new here and
 * has its text. null where it is still there, or was deleted.
 */
export function successorOf(
  { id, base }: Pick<CodeFile, 'id' | 'base'>,
  now: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, unknown>,
): string | null {
  if (!base || now.has(id)) return null;
  const same = [...now].filter(
    ([other, hash]) => hash === base.hash && !known.has(other) && fileKind(other) === fileKind(id),
  );
  return same.length === 1 ? same[0]![0] : null;
}
