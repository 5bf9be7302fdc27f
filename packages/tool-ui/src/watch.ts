import type { RunChunk, ToolRun } from '@trellis/contract';
import { applyChunk, type WatchedRun } from '@trellis/tools/watched';
import type { RunApi } from './api.ts';
import { RunError } from './call.ts';

/** After a cut connection it is followed again, less and less often. */
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000];

export type Pieces = (signal: AbortSignal) => AsyncGenerator<RunChunk>;

/**
 * A run as it grows, until it is over. A connection that is cut is made again; what is not known to have begun is
 * begun again with the same key, which begins it once. Throws what was refused, and what does not come back.
 */
export async function* watchRun(
  api: RunApi,
  first: Pieces,
  from: WatchedRun,
  signal: AbortSignal,
): AsyncGenerator<WatchedRun> {
  let run = from;
  let source = first;
  for (let tries = 0; !signal.aborted; tries++) {
    try {
      for await (const chunk of source(signal)) {
        tries = 0;
        run = applyChunk(run, chunk);
        yield run;
      }
      if (run.state !== 'loading' || !run.runId) return;
      // Over without a last word here: what is stored says how.
      const stored = await api.get(run.runId);
      if (stored.state !== 'loading') return yield watchedOf(stored);
    } catch (error) {
      if (signal.aborted) return;
      // Without a model nothing comes of waiting, though it is not who asks that is at fault.
      const isRefused =
        error instanceof RunError && (error.status < 500 || error.code === 'no_model');
      if (isRefused || tries >= WAITS_MS.length) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS[tries]));
    const { runId } = run;
    if (runId) source = (again) => api.follow(runId, again);
  }
}

export const watchedOf = ({
  runId,
  state,
  parts,
  edited,
  checks,
  failure,
  suggestions,
  sources,
}: ToolRun): WatchedRun => ({
  runId,
  state,
  step: null,
  parts: edited ?? parts,
  checks,
  failure,
  suggestions,
  sources,
});
