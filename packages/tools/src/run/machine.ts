import type { RunState } from '@trellis/contract';

/** What happens to a run. The first three begin it, by the step that is the first one needed. */
export const RUN_EVENTS = [
  'search-similar-item',
  'query-context-items',
  'generate',
  'success',
  'error',
  'cancel',
  'validate',
  'reset',
] as const;
export type RunEvent = (typeof RUN_EVENTS)[number];

const AFTER: Record<RunState, Partial<Record<RunEvent, RunState>>> = {
  idle: {
    'search-similar-item': 'loading',
    'query-context-items': 'loading',
    generate: 'loading',
  },
  loading: { success: 'success', error: 'error', cancel: 'error' },
  success: { validate: 'loading', reset: 'idle' },
  error: { reset: 'idle' },
};

/** A run's next state; what a state has no answer to leaves it as it is (spec 2, section 4). */
export const nextState = (state: RunState, event: RunEvent): RunState =>
  AFTER[state][event] ?? state;
