import type {
  BlockCheck,
  BlockPart,
  RunChunk,
  RunFailure,
  RunSource,
  RunState,
} from '@trellis/contract';
import { nextState, type RunEvent } from './machine.ts';

/** What somebody who watches a run knows of it. */
export interface WatchedRun {
  runId: string | null;
  state: RunState;
  step: Extract<RunChunk, { type: 'step' }>['step'] | null;
  parts: readonly BlockPart[];
  checks: Readonly<Record<string, BlockCheck>>;
  failure: RunFailure | null;
  suggestions: readonly string[];
  sources: readonly RunSource[];
}

export const emptyRun: WatchedRun = {
  runId: null,
  state: 'idle',
  step: null,
  parts: [],
  checks: {},
  failure: null,
  suggestions: [],
  sources: [],
};

/** One that was asked for and has no name yet. */
export const begunRun: WatchedRun = { ...emptyRun, state: nextState('idle', 'generate') };

/**
 * The same after one more piece; how it stands then is the machine's to say. Pieces that are sent again from the first on
 * lead to the same.
 */
export function applyChunk(run: WatchedRun, chunk: RunChunk): WatchedRun {
  switch (chunk.type) {
    case 'begin':
      return { ...begunRun, runId: chunk.runId };
    case 'step':
      return standing(run, chunk.step, { step: chunk.step });
    case 'part':
      return { ...run, parts: withPart(run.parts, chunk.part) };
    case 'more': {
      const known = run.parts.find(({ id }) => id === chunk.id);
      if (known?.type !== 'text') return run;
      return {
        ...run,
        parts: withPart(run.parts, { ...known, value: (known.value ?? '') + chunk.text }),
      };
    }
    case 'check':
      return { ...run, checks: { ...run.checks, [chunk.id]: chunk.check } };
    case 'sources':
      return { ...run, sources: chunk.sources };
    case 'suggestions':
      return { ...run, suggestions: chunk.texts };
    case 'finish':
      return standing(run, endOf(chunk), { step: null, failure: chunk.failure ?? null });
  }
}

/** After an event. One that a run in its state has no answer to leaves it as it is, with what comes along. */
function standing(run: WatchedRun, event: RunEvent, along: Partial<WatchedRun>): WatchedRun {
  const state = nextState(run.state, event);
  return state === 'loading' || state !== run.state ? { ...run, ...along, state } : run;
}

/** What the end of a run is to the machine. */
const endOf = ({ state, failure }: Extract<RunChunk, { type: 'finish' }>): RunEvent =>
  state === 'error' && failure?.kind === 'stopped' ? 'cancel' : state;

function withPart(parts: readonly BlockPart[], part: BlockPart): BlockPart[] {
  const isKnown = parts.some(({ id }) => id === part.id);
  return isKnown ? parts.map((one) => (one.id === part.id ? part : one)) : [...parts, part];
}
