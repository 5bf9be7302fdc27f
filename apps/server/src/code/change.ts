import { fileKind, MESSAGES, type SavedFiles } from '@trellis/contract';
import { Refusal } from '../refusal.ts';
import type { FileChange } from '../versions/index.ts';
import type { CodeNeeds } from './needs.ts';

/**
 * Saves changes of files by hand and tells everybody who has the app open. What is wrong in them is
 * kept and shown: the preview stays at its last good picture.
 */
export async function changeFiles(
  services: CodeNeeds,
  appId: string,
  changes: readonly FileChange[],
): Promise<SavedFiles> {
  refuseBadChanges(changes);
  const { versions, previews, bus, turns } = services;
  const { isUnchanged, ...saved } = await versions.save(appId, changes);
  if (isUnchanged || !saved.versionId) return saved;
  const { versionId } = saved;
  bus.publish({ kind: 'version', appId, versionId });
  // While a turn is under way the preview shows the turn's draft; what was saved is merged into its version.
  if (!(await turns.underWay(appId))) {
    const files = await versions.files(appId, versionId);
    previews.committed(appId, versionId, files, false).catch((error: Error) => {
      console.error(`preview ${appId}: ${error.message}`);
    });
  }
  return saved;
}

function refuseBadChanges(changes: readonly FileChange[]): void {
  const paths = new Set<string>();
  for (const { path } of changes) {
    if (fileKind(path) === 'entity')
      throw new Refusal('forbidden', MESSAGES.entitiesReadOnly, { code: 'read_only' });
    if (paths.has(path))
      throw new Refusal('invalid', `${path} is changed twice`, { fields: { [path]: 'twice' } });
    paths.add(path);
  }
}
