import type {
  BlockCheck,
  BlockPart,
  RunChunk,
  RunFailure,
  RunSource,
  RunState,
} from '@trellis/contract';

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

/** The same after one more piece. Pieces that are sent again from the first on lead to the same. */
export function applyChunk(run: WatchedRun, chunk: RunChunk): WatchedRun {
  switch (chunk.type) {
    case 'begin':
      return { ...emptyRun, runId: chunk.runId, state: 'loading' };
    case 'step':
      return { ...run, state: 'loading', step: chunk.step };
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
      return { ...run, state: chunk.state, step: null, failure: chunk.failure ?? null };
  }
}

function withPart(parts: readonly BlockPart[], part: BlockPart): BlockPart[] {
  const isKnown = parts.some(({ id }) => id === part.id);
  return isKnown ? parts.map((one) => (one.id === part.id ? part : one)) : [...parts, part];
}
