import { randomKey, watchRun } from '@trellis/tool-ui/runs';
import { begunRun, type WatchedRun } from '@trellis/tools/watched';
import { callErrorOf, runApi } from './api.ts';
import type { FinishedRun, RunOptions, ToolInputs, ToolPart } from './types.ts';

type Values = Readonly<Record<string, unknown>>;
type OnPart = (part: ToolPart) => void;

/** Runs a tool to its end, wherever the connection goes meanwhile. */
export async function runTool(
  path: string,
  inputs: ToolInputs = {},
  { onPart, signal }: RunOptions = {},
): Promise<FinishedRun> {
  signal?.throwIfAborted();
  try {
    const run = finished(path, inputs, signal, onPart);
    if (!signal) return await run;
    // Whoever stopped it does not wait for the server.
    run.catch(() => undefined);
    return await Promise.race([run, aborted(signal)]);
  } catch (error) {
    throw signal?.aborted ? signal.reason : callErrorOf(error, path);
  }
}

async function finished(
  path: string,
  inputs: Values,
  signal: AbortSignal | undefined,
  onPart: OnPart | undefined,
): Promise<FinishedRun> {
  const api = runApi();
  const sent = await withUploads(path, inputs, signal ?? new AbortController().signal);
  const key = randomKey();
  const watching = new AbortController();
  let run: WatchedRun = begunRun;
  const pieces = watchRun(
    api,
    (cut) => api.start({ path }, { inputs: sent }, key, cut),
    run,
    watching.signal,
  );
  // What is stopped before it has a name is stopped once it has one: until then there is nothing to stop.
  const stopIfAsked = () => {
    if (!signal?.aborted || !run.runId) return;
    api
      .stop(run.runId)
      .catch((error: unknown) => console.warn('The run could not be stopped', error));
    watching.abort();
  };
  signal?.addEventListener('abort', stopIfAsked, { once: true });
  for await (const next of pieces) {
    const before = run;
    run = next;
    stopIfAsked();
    if (!signal?.aborted) tell(before, next, onPart);
  }
  signal?.removeEventListener('abort', stopIfAsked);
  return resultOf(run);
}

/** Parts that are others than before. */
function tell(before: WatchedRun, { parts }: WatchedRun, onPart: OnPart | undefined): void {
  if (!onPart) return;
  for (const part of parts) if (!before.parts.includes(part)) onPart(part as ToolPart);
}

export const resultOf = ({ runId, state, parts, failure }: WatchedRun): FinishedRun => ({
  runId: runId ?? '',
  state: state === 'success' ? 'success' : 'error',
  parts: Object.fromEntries(
    parts.filter(({ value }) => value !== null).map(({ id, value }) => [id, value]),
  ),
  failure: failure && { kind: failure.kind, message: failure.message },
});

/** The inputs with chosen files uploaded: what stands in them then is where they are. */
async function withUploads(path: string, inputs: Values, signal: AbortSignal): Promise<Values> {
  const sent = Object.entries(inputs).map(async ([name, value]) => {
    const several = Array.isArray(value) ? value : [value];
    if (!several.some((one) => one instanceof File)) return [name, value ?? null] as const;
    const addresses = several.map(async (one) =>
      one instanceof File ? (await runApi().upload({ path }, name, one, signal)).address : one,
    );
    return [name, await Promise.all(addresses)] as const;
  });
  return Object.fromEntries(await Promise.all(sent));
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
