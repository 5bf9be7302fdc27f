import type { SharedRun, ToolRun } from '@trellis/contract';
import { useState } from 'react';
import type { RunApi } from '../api.ts';
import { useAct } from './useAct.ts';

export interface SharingGiven {
  api: RunApi;
  run: ToolRun;
  /** Where others read the result, once it is shared. */
  address: string;
  onRun(run: ToolRun): void;
}

/** Gives a result an address that others may open, and takes it back; what they would see is known before (ruling 81). */
export function useSharing(
  { api, run: { runId, isShared }, address, onRun }: SharingGiven,
  words: { shared: string; revoked: string; copied: string },
) {
  const [seen, setSeen] = useState<SharedRun | null>(null);
  const { said, failure, busy, act } = useAct();
  return {
    isShared,
    /** What others would read; null until that is known. */
    seen,
    said,
    failure,
    busy,
    /** Asks what others would read. */
    look: () => {
      setSeen(null);
      return act(async () => {
        setSeen(await api.shared(runId, true));
        return '';
      });
    },
    share: (next: boolean) =>
      act(async () => {
        onRun(await api.share(runId, next));
        return next ? words.shared : words.revoked;
      }),
    copy: () =>
      act(async () => {
        await navigator.clipboard.writeText(address);
        return words.copied;
      }),
  };
}
