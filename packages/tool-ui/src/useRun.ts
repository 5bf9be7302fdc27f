import type { PublicTool, ToolRun } from '@trellis/contract';
import { nextState } from '@trellis/tools/machine';
import { begunRun, emptyRun, type WatchedRun } from '@trellis/tools/watched';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Asked, RunApi } from './api.ts';
import { RunError } from './call.ts';
import { randomKey } from './random-key.ts';
import { type Pieces, watchedOf, watchRun } from './watch.ts';

type Problems = Readonly<Record<string, string>>;

export interface RunControls {
  run: WatchedRun;
  /** What is wrong with which input, by its name; under '' what is wrong as a whole. */
  problems: Problems;
  /** Ends with whether a run was begun; where none was, `before` is shown again. */
  start(asked: Asked, before?: WatchedRun): Promise<boolean>;
  stop(): void;
  /** Shows a run that was made before. */
  show(run: ToolRun): void;
  reset(): void;
}

/** One run at a time: begun, followed through cut connections, stopped, shown again. */
export function useRun(
  api: RunApi,
  tool: Pick<PublicTool, 'path'>,
  onBegun: (runId: string | null) => void,
  onRefused?: (code: string) => void,
): RunControls {
  const [problems, setProblems] = useState<Problems>({});
  const { run, latest, watch, put } = useWatched(api, onBegun);
  const fail = (error: unknown) => {
    setProblems(problemsOf(error));
    if (error instanceof RunError) onRefused?.(error.code);
  };
  const show = async (from: WatchedRun, pieces?: Pieces, before: WatchedRun = emptyRun) => {
    setProblems({});
    try {
      await watch(from, pieces);
      return true;
    } catch (error) {
      const { runId } = latest.current;
      const { state } = latest.current;
      put(runId ? { ...latest.current, state: nextState(state, 'error'), step: null } : before);
      fail(error);
      return runId !== null;
    }
  };
  return {
    run,
    problems,
    start(asked, before) {
      const key = randomKey();
      return show(begunRun, (signal) => api.start(tool, asked, key, signal), before);
    },
    show(stored) {
      const isGoingOn = stored.state === 'loading';
      void show(
        watchedOf(stored),
        isGoingOn ? (signal) => api.follow(stored.runId, signal) : undefined,
      );
    },
    stop() {
      if (run.runId) api.stop(run.runId).catch(fail);
    },
    reset() {
      // One that goes on is stopped, or followed to its end.
      if (nextState(run.state, 'reset') !== 'idle') return;
      void show(emptyRun);
      onBegun(null);
    },
  };
}

/** The run that is watched; watching another one ends the watching, not the run. */
function useWatched(api: RunApi, onBegun: (runId: string) => void) {
  const [run, set] = useState<WatchedRun>(emptyRun);
  const latest = useRef(run);
  const put = useCallback((next: WatchedRun) => {
    latest.current = next;
    set(next);
  }, []);
  const current = useRef<AbortController | null>(null);
  const begun = useRef(onBegun);
  begun.current = onBegun;
  useEffect(() => () => current.current?.abort(), []);
  const watch = useCallback(
    async (from: WatchedRun, pieces?: Pieces) => {
      current.current?.abort();
      const abort = new AbortController();
      current.current = abort;
      const { signal } = abort;
      put(from);
      let { runId } = from;
      if (!pieces) return;
      try {
        for await (const next of watchRun(api, pieces, from, signal)) {
          if (signal.aborted) return;
          put(next);
          if (next.runId && next.runId !== runId) begun.current(next.runId);
          runId = next.runId;
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
    [api, put],
  );
  return { run, latest, watch, put };
}

function problemsOf(error: unknown): Problems {
  const fields = error instanceof RunError ? error.fields : {};
  if (Object.keys(fields).length > 0) return fields;
  return { '': error instanceof Error ? error.message : String(error) };
}
