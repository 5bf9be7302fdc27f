import { expect, it } from 'vitest';
import { type DebugEntry, withEntry } from './log.ts';
import { renderNotes } from './text.ts';

const entry = (id: number): DebugEntry => ({
  id,
  timestamp: '2026-01-01T10:00:00.000Z',
  message: `Sent ${id}`,
  type: 'info',
  source: 'chat',
});

it('a note is one line with its time, type and source', () => {
  expect(renderNotes([entry(1)])).toBe('2026-01-01T10:00:00.000Z info chat: Sent 1');
});

it('the last hundred are kept, the newest first', () => {
  let all: DebugEntry[] = [];
  for (let id = 1; id <= 103; id++) all = withEntry(all, entry(id));
  expect([all.length, all[0]?.id, all.at(-1)?.id]).toEqual([100, 103, 4]);
});
