import { expect, it } from 'vitest';
import { ago } from './ago.ts';

it('says how long ago a moment was, in the greatest unit that it fills', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const said = (seconds: number) => ago(new Date(now - seconds * 1_000).toISOString(), now);
  expect([-30, 0, 59].map(said)).toEqual(['just now', 'just now', 'just now']);
  expect([60, 3_599, 3_600, 86_399].map(said)).toEqual([
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '23 hours ago',
  ]);
  expect([86_400, 8 * 86_400, 400 * 86_400].map(said)).toEqual([
    'yesterday',
    'last week',
    'last year',
  ]);
});
