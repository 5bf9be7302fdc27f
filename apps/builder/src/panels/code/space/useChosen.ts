import { useCallback, useState } from 'react';
import { messageOf } from '../../../session/api.ts';
import { type ReadFolder, readChosen, type Take } from './read-folder.ts';

/** A folder or ZIP file that somebody chooses, what was read of it, and what is being done with it. */
export function useChosen(take: Take, onRead?: (read: ReadFolder) => void) {
  const [chosen, setChosen] = useState<ReadFolder | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Does something that may fail, and says so where it does. */
  const attempt = useCallback(async (work: () => Promise<void>) => {
    setFailure(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  }, []);
  const choose = useCallback(
    (files: Promise<readonly File[]>) =>
      attempt(async () => {
        setChosen(null);
        const read = await readChosen(await files, take);
        setChosen(read);
        onRead?.(read);
      }),
    [attempt, take, onRead],
  );
  return { chosen, busy, failure, attempt, choose, forget: () => setFailure(null) };
}
