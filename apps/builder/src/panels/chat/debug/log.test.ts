import { expect, it } from 'vitest';
import { renderNotes } from './text.ts';

it('a note is one line with its time, type and source', () => {
  const entry = {
    id: 1,
    timestamp: '2026-01-01T10:00:00.000Z',
    message: 'Sent',
    type: 'info' as const,
    source: 'chat',
  };
  expect(renderNotes([entry])).toBe('2026-01-01T10:00:00.000Z info chat: Sent');
});
