import { z } from 'zod';
import { call } from './call.ts';
import { AppId } from './ids.ts';

/** What one request to a model used, with its cost in dollars (spec 2, section 3). Rates are for 1M tokens. */
export const UsageRecord = z.object({
  messageId: z.string(),
  timestamp: z.iso.datetime(),
  /** Sent at the full rate: without what came out of or went into a cache. */
  promptTokens: z.number(),
  promptCost: z.number(),
  completionTokens: z.number(),
  completionCost: z.number(),
  totalTokens: z.number(),
  totalCost: z.number(),
  cacheReadTokens: z.number(),
  cacheWriteTokens: z.number(),
  cacheReadCost: z.number(),
  cacheWriteCost: z.number(),
  /** Null where no price of the model is known; it then counts as 0. */
  promptRate: z.number().nullable(),
  completionRate: z.number().nullable(),
  cacheReadRate: z.number().nullable(),
  cacheWriteRate: z.number().nullable(),
  modelInfo: z.object({ model: z.string() }),
  finishReason: z.string(),
});
export type UsageRecord = z.infer<typeof UsageRecord>;

/** What all requests together used, by where it went. */
export const UsageTotal = UsageRecord.pick({
  promptTokens: true,
  promptCost: true,
  completionTokens: true,
  completionCost: true,
  cacheReadTokens: true,
  cacheReadCost: true,
  cacheWriteTokens: true,
  cacheWriteCost: true,
  totalTokens: true,
  totalCost: true,
});
export type UsageTotal = z.infer<typeof UsageTotal>;

/** The part of a budget from which on it is warned of. */
export const BUDGET_NEAR = 0.8;

const Money = z.number().min(0).max(1_000_000);
export const AppUsage = z.object({
  /** The newest, the last first. */
  records: z.array(UsageRecord),
  /** Of all records of the app. */
  total: UsageTotal,
  /** By month, `2026-03`, the last first. */
  months: z.array(z.object({ month: z.string(), tokens: z.number(), cost: z.number() })),
  /** Dollars a month; null for no limit. */
  budget: Money.nullable(),
  /** How much of it this month has used, 1 for all; null without one. */
  spentPart: z.number().nullable(),
  /** When the prices were written down. */
  pricesOf: z.string(),
});
export type AppUsage = z.infer<typeof AppUsage>;

const onApp = z.object({ appId: AppId });

/** What the assistant costs; for admins (ruling 18). */
export const usageCalls = {
  app: call({
    id: 'appUsage',
    method: 'GET',
    path: '/api/apps/{appId}/usage',
    who: 'admin',
    summary: 'Tokens and costs of an app: the last requests, totals and months, and its budget',
    params: onApp,
    answer: AppUsage,
  }),
  setBudget: call({
    id: 'setAppBudget',
    method: 'PUT',
    path: '/api/apps/{appId}/usage/budget',
    who: 'admin',
    summary: 'What the assistant may cost for this app in a month, in dollars; null for no limit',
    params: onApp,
    body: z.strictObject({ budget: Money.nullable() }),
    answer: AppUsage,
  }),
};
