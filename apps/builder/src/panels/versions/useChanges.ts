import { versionCalls } from '@trellis/contract';
import { useCallback, useEffect, useState } from 'react';
import { api, messageOf } from '../../session/api.ts';
import { compareFiles, type FileChange, type VersionFile } from './compare.ts';

async function filesOf(appId: string, versionId: string | null): Promise<VersionFile[]> {
  if (!versionId) return [];
  return (await api(versionCalls.get, { params: { appId, versionId } })).files;
}

/** The files of two versions, compared; null while they are loaded. */
export function useChanges(appId: string, from: string | null, to: string | null) {
  const [changes, setChanges] = useState<FileChange[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same once more
  useEffect(() => {
    let isGone = false;
    setChanges(null);
    setError(null);
    Promise.all([filesOf(appId, from), filesOf(appId, to)]).then(
      ([before, after]) => !isGone && setChanges(compareFiles(before, after)),
      (failure) => {
        if (isGone) return;
        // What cannot be fetched yields nothing (spec 2, section 7); why is told beside it.
        setChanges([]);
        setError(messageOf(failure));
      },
    );
    return () => {
      isGone = true;
    };
  }, [appId, from, to, tries]);
  const again = useCallback(() => setTries((now) => now + 1), []);
  return { changes, error, again };
}
