import {
  RUN_STATES,
  type RunState,
  type ToolBlock,
  type ValidationStatus,
} from '@trellis/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextState, RUN_EVENTS, type RunEvent } from './machine.ts';
import { areValidationsResolved } from './validations.ts';

/** The specification's table (spec 2, section 4), a row for each state; '-' where nothing changes. */
const TABLE: Record<RunState, Record<RunEvent, RunState | '-'>> = {
  idle: {
    'search-similar-item': 'loading',
    'query-context-items': 'loading',
    generate: 'loading',
    success: '-',
    error: '-',
    cancel: '-',
    validate: '-',
    reset: '-',
  },
  loading: {
    'search-similar-item': '-',
    'query-context-items': '-',
    generate: '-',
    success: 'success',
    error: 'error',
    cancel: 'error',
    validate: '-',
    reset: '-',
  },
  success: {
    'search-similar-item': '-',
    'query-context-items': '-',
    generate: '-',
    success: '-',
    error: '-',
    cancel: '-',
    validate: 'loading',
    reset: 'idle',
  },
  error: {
    'search-similar-item': '-',
    'query-context-items': '-',
    generate: '-',
    success: '-',
    error: '-',
    cancel: '-',
    validate: '-',
    reset: 'idle',
  },
};

describe('the run machine', () => {
  for (const state of RUN_STATES)
    for (const event of RUN_EVENTS) {
      const next = TABLE[state][event];
      it(`${state} · ${event} → ${next}`, () =>
        expect(nextState(state, event)).toBe(next === '-' ? state : next));
    }

  it('comes to success only out of loading, and to loading only by what begins or checks a run', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...RUN_EVENTS), { maxLength: 60 }), (events) => {
        let state: RunState = 'idle';
        for (const event of events) {
          const next = nextState(state, event);
          if (next !== state && next === 'success')
            expect([state, event]).toEqual(['loading', 'success']);
          if (next !== state && next === 'idle') expect(event).toBe('reset');
          if (next !== state && next === 'loading')
            expect(state === 'idle' ? 'validate' : 'generate').not.toBe(event);
          state = next;
        }
        // However it stands, it can be brought back to its beginning.
        const ended = nextState(nextState(state, 'cancel'), 'reset');
        expect(ended).toBe('idle');
      }),
    );
  });
});

const block = (id: string, isChecked: boolean): ToolBlock => ({
  id,
  type: 'text',
  title: id,
  instructions: '',
  data: { features: isChecked ? { validation: { kind: 'sources' } } : {} },
});

describe('validations', () => {
  const blocks = [block('a', true), block('b', false), block('c', true)];
  const are = (state: RunState, statuses: Record<string, ValidationStatus>) =>
    areValidationsResolved(state, blocks, statuses);

  it('are resolved when each is validated or failed, or the run is in error, and nothing is loading', () => {
    expect(are('success', {})).toBe(false);
    expect(are('success', { a: 'validated' })).toBe(false);
    expect(are('success', { a: 'validated', c: 'pending' })).toBe(false);
    expect(are('success', { a: 'validated', c: 'failed' })).toBe(true);
    expect(are('loading', { a: 'validated', c: 'failed' })).toBe(false);
    expect(are('error', {})).toBe(true);
    expect(areValidationsResolved('success', [block('b', false)], {})).toBe(true);
  });
});
