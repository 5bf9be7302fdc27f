import { versionCalls } from '@trellis/contract';
import { useMemo } from 'react';
import { useCall } from '../../session/query.ts';
import { compareFiles, type FileChange, type VersionFile } from './compare.ts';

/** The files of two versions, compared; null while they are loaded. */
export function useChanges(appId: string, from: string | null, to: string | null) {
  const before = useFiles(appId, from);
  const after = useFiles(appId, to);
  const error = before.failure ?? after.failure;
  const [old, now] = [before.files, after.files];
  const changes = useMemo(() => (old && now ? compareFiles(old, now) : null), [old, now]);
  const again = () => {
    void before.reload();
    void after.reload();
  };
  // What cannot be fetched yields nothing (spec 2, section 7); why is shown beside it.
  return { changes: error === null ? changes : NONE, error, again };
}

const NONE: FileChange[] = [];
const NO_FILES: VersionFile[] = [];

/** The files of a version; of none there are none. */
function useFiles(appId: string, versionId: string | null) {
  const params = { appId, versionId: versionId ?? '' };
  const { value, failure, reload } = useCall(
    versionCalls.get,
    { params },
    { when: versionId !== null },
  );
  return { files: versionId === null ? NO_FILES : value?.files, failure, reload };
}
