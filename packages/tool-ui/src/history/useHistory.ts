import type { PublicTool, ToolRun } from '@trellis/contract';
import { useState } from 'react';
import { useAct } from '../acts/useAct.ts';
import type { RunApi } from '../api.ts';

export interface HistoryGiven {
  api: RunApi;
  tool: Pick<PublicTool, 'path'>;
  /** Shows a run, with those that it goes on with. */
  onOpen(runs: readonly ToolRun[]): void;
}

/** Somebody's own runs of a tool, the last first; one is removed when they said twice that they want that. */
export function useHistory({ api, tool, onOpen }: HistoryGiven, removed: string) {
  const [runs, setRuns] = useState<readonly ToolRun[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const { said, failure, busy, act } = useAct();
  const load = (before?: string) =>
    act(async () => {
      const { runs: next, more } = await api.list(tool.path, before);
      setRuns((known) => (before && known ? [...known, ...next] : next));
      setMore(more);
      return '';
    });
  return {
    runs,
    hasMore,
    said,
    failure,
    busy,
    /** The run of which it is asked whether it is to be removed. */
    asked,
    ask: setAsked,
    load: () => load(),
    more: () => load(runs?.at(-1)?.runId),
    open: (runId: string) =>
      act(async () => {
        onOpen(await api.thread(runId));
        return '';
      }),
    remove: (runId: string) =>
      act(async () => {
        await api.remove(runId);
        setRuns((known) => known?.filter((run) => run.runId !== runId) ?? null);
        setAsked(null);
        return removed;
      }),
  };
}
