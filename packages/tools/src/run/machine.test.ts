import { RUN_STATES, type RunChunk, type RunState, type ValidationStatus } from '@trellis/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChunk, begunRun, emptyRun } from './apply.ts';
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

describe('validations', () => {
  const are = (state: RunState, statuses: Record<string, ValidationStatus>) =>
    areValidationsResolved(
      state,
      Object.fromEntries(Object.entries(statuses).map(([id, status]) => [id, { status }])),
    );

  it('are resolved when each is validated or failed, or the run is in error, and nothing is loading', () => {
    expect(are('success', { a: 'pending', c: 'pending' })).toBe(false);
    expect(are('success', { a: 'validated', c: 'pending' })).toBe(false);
    expect(are('success', { a: 'validated', c: 'failed' })).toBe(true);
    expect(are('loading', { a: 'validated', c: 'failed' })).toBe(false);
    expect(are('error', { a: 'pending' })).toBe(true);
    expect(are('success', {})).toBe(true);
  });
});

const failure = { kind: 'stopped', message: 'You stopped this run' } as const;
const CHUNKS: RunChunk[] = [
  { type: 'step', step: 'search-similar-item' },
  { type: 'step', step: 'query-context-items' },
  { type: 'step', step: 'generate' },
  { type: 'step', step: 'validate' },
  { type: 'part', part: { id: 'a', type: 'text', state: 'partial', value: 'x' } },
  { type: 'more', id: 'a', text: 'y' },
  { type: 'check', id: 'a', check: { status: 'pending' } },
  { type: 'check', id: 'a', check: { status: 'validated' } },
  { type: 'finish', state: 'success' },
  { type: 'finish', state: 'error' },
  { type: 'finish', state: 'error', failure },
];
/** What a piece is to the machine; null for what says nothing of how a run stands. */
function eventOf(chunk: RunChunk): RunEvent | null {
  if (chunk.type === 'step') return chunk.step;
  if (chunk.type !== 'finish') return null;
  return chunk.failure?.kind === 'stopped' ? 'cancel' : chunk.state;
}

describe('a run that is watched', () => {
  it('stands after each piece, in whatever order they come, as the machine says', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CHUNKS), { maxLength: 40 }), (chunks) => {
        let run = applyChunk(emptyRun, { type: 'begin', runId: 'r' });
        expect(run.state).toBe('loading');
        for (const chunk of chunks) {
          const event = eventOf(chunk);
          const next = applyChunk(run, chunk);
          expect(next.state).toBe(event ? nextState(run.state, event) : run.state);
          if (next.state !== 'loading') expect(next.step).toBeNull();
          // How it ended is said once.
          if (run.state === 'error') expect(next.failure).toBe(run.failure);
          run = next;
        }
        // From its first piece on again it is what it was.
        const again = [{ type: 'begin', runId: 'r' } as const, ...chunks];
        expect(again.reduce(applyChunk, run)).toEqual(again.reduce(applyChunk, emptyRun));
      }),
    );
  });

  it('does not begin, end or go on out of turn', () => {
    for (const chunk of CHUNKS.filter(({ type }) => type === 'finish'))
      expect(applyChunk(emptyRun, chunk)).toBe(emptyRun);
    const over = [CHUNKS[8]!].reduce(applyChunk, begunRun);
    expect(applyChunk(over, CHUNKS[2]!)).toBe(over);
    expect(applyChunk(over, CHUNKS[3]!).state).toBe('loading');
  });
});
