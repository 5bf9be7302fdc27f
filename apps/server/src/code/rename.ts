import { fileKind, GLOBALS_FILE, LAYOUT_FILE, MESSAGES } from '@trellis/contract';
import { Refusal } from '../refusal.ts';
import type { FileChange } from '../versions/index.ts';

interface Rename {
  fileId: string;
  newId: string;
  base?: string | null | undefined;
  referencesToUpdate: FileChange[];
}

/** The changes that give a file another path: it goes from one place and stands at another, in one version. */
export function renameChanges(
  files: Record<string, string>,
  { fileId, newId, base, referencesToUpdate }: Rename,
): FileChange[] {
  const content = files[fileId];
  if (content === undefined) throw new Refusal('not_found', MESSAGES.fileGone(fileId));
  for (const path of [fileId, newId])
    if (path === LAYOUT_FILE || path === GLOBALS_FILE)
      throw new Refusal('invalid', `${path} has its own place`, { fields: { newId: path } });
  if (fileKind(fileId) !== fileKind(newId))
    throw new Refusal(
      'invalid',
      'A file stays of its kind: it cannot become another sort of file',
      {
        fields: { newId: 'Another kind of file' },
      },
    );
  const taken = Object.keys(files).find((path) => path.toLowerCase() === newId.toLowerCase());
  if (taken !== undefined && taken !== fileId)
    throw new Refusal('conflict', MESSAGES.fileExists(taken), {
      code: 'file_exists',
      fields: { newId: MESSAGES.fileExists(taken) },
    });
  const own = referencesToUpdate.find(({ path }) => path === newId);
  const others = referencesToUpdate.filter(({ path }) => path !== newId && path !== fileId);
  return [
    { path: fileId, content: null, base },
    { path: newId, content: own?.content ?? content, base: newId === fileId ? base : null },
    ...others,
  ];
}
