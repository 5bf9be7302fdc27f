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
  const { isUnchanged, ...saved } = await services.versions.save(appId, changes);
  if (!isUnchanged && saved.versionId) await announceSaved(services, appId, saved.versionId);
  return saved;
}

/** Tells everybody who has the app open of a version that was saved by hand, and shows it in the preview. */
export async function announceSaved(
  { versions, previews, bus, turns }: Pick<CodeNeeds, 'versions' | 'previews' | 'bus' | 'turns'>,
  appId: string,
  versionId: string,
): Promise<void> {
  bus.publish({ kind: 'version', appId, versionId });
  // While a turn is under way the preview shows the turn's draft; what was saved is merged into its version.
  if (!(await turns.underWay(appId))) {
    const files = await versions.files(appId, versionId);
    previews.committed(appId, versionId, files, false).catch((error: Error) => {
      console.error(`preview ${appId}: ${error.message}`);
    });
  }
}

function refuseBadChanges(changes: readonly FileChange[]): void {
  const paths = new Set<string>();
  for (const { path } of changes) {
    const kind = fileKind(path);
    if (kind === 'entity' || kind === 'tool')
      throw new Refusal(
        'forbidden',
        kind === 'tool' ? MESSAGES.toolsReadOnly : MESSAGES.entitiesReadOnly,
        { code: 'read_only' },
      );
    if (paths.has(path))
      throw new Refusal('invalid', `${path} is changed twice`, { fields: { [path]: 'twice' } });
    paths.add(path);
  }
}
