import type { UsageRecord } from '@trellis/contract';
import { expect, it } from 'vitest';
import { figuresOf, money } from './figures.ts';

const record = (cacheReadTokens: number): UsageRecord => ({
  messageId: 'm',
  timestamp: '2026-01-01T00:00:00.000Z',
  promptTokens: 1_000,
  promptCost: 0.003,
  completionTokens: 10,
  completionCost: 0.00015,
  totalTokens: 1_010 + cacheReadTokens,
  totalCost: 0.1,
  cacheReadTokens,
  cacheWriteTokens: 0,
  cacheReadCost: 0,
  cacheWriteCost: 0,
  promptRate: 3,
  completionRate: null,
  cacheReadRate: 0.3,
  cacheWriteRate: 3.75,
  modelInfo: { model: 'claude' },
  finishReason: 'stop',
});

it('shows what all requests together used, and caches only where there were any', () => {
  // The list holds the newest alone: what all used is told beside it.
  const total = { ...record(0), promptTokens: 2_000, promptCost: 0.006 };
  const [first, ...rest] = figuresOf({ records: [record(0)], total });
  expect(first).toEqual({
    label: 'In',
    tokens: 2_000,
    cost: 0.006,
    hint: '$3.00 per 1M tokens · $0.0060 · claude',
  });
  expect(rest.map(({ label }) => label)).toEqual(['Out', 'Total']);
  expect(rest[0]?.hint).toContain('No price known');
  expect(figuresOf({ records: [record(7)], total: record(7) }).map(({ label }) => label)).toEqual([
    'In',
    'R',
    'Out',
    'Total',
  ]);
  expect([money(0), money(0.00042), money(12.345)]).toEqual(['$0', '$0.0004', '$12.35']);
});
