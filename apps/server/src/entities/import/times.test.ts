import { expect, it } from 'vitest';
import { timesIn } from './times.ts';

const now = new Date('2026-05-01T12:00:00.000Z');

it.each<[Record<string, unknown>, string, string]>([
  [
    { created_date: '2025-03-01T10:00:00.123000', updated_date: '2025-03-02 08:30:00' },
    '2025-03-01T10:00:00.123Z',
    '2025-03-02T08:30:00.000Z',
  ],
  [
    { createdAt: '2025-03-01T10:00:00+02:00' },
    '2025-03-01T08:00:00.000Z',
    '2025-03-01T08:00:00.000Z',
  ],
  // What is no moment, or lies ahead, is none at which a row was made.
  [
    { created_date: 'yesterday', updated_date: '2031-01-01T00:00:00Z' },
    now.toISOString(),
    now.toISOString(),
  ],
  [{ created_date: '5' }, now.toISOString(), now.toISOString()],
])('%j tells when a row was made and changed', (values, createdAt, updatedAt) => {
  expect(timesIn(values, now)).toEqual({ createdAt, updatedAt });
});
