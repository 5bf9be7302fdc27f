import type { Usage, UsageRecord } from '@trellis/contract';
import { z } from 'zod';
import data from './prices.json' with { type: 'json' };

/** Dollars for 1M tokens; a cache costs like any other token where nothing else is said. */
const Price = z.strictObject({
  prompt: z.number().min(0),
  completion: z.number().min(0),
  cacheRead: z.number().min(0).optional(),
  cacheWrite: z.number().min(0).optional(),
  /** Dollars for a picture that a model draws, where its provider tells no tokens of it. */
  picture: z.number().min(0).optional(),
});
/** The operator's own prices, by a model's name. */
export const ModelPrices = z.record(z.string(), Price);
export type ModelPrices = z.infer<typeof ModelPrices>;

/** When the prices that come with the product were written down. */
export const PRICES_OF = data.date;

/** `anthropic/claude-sonnet-4.5`, `claude-sonnet-4-5-20250929` → `claude-sonnet-4-5`, as far as it is known. */
export function priceOf(model: string, own: ModelPrices) {
  const exact = own[model];
  if (exact) return exact;
  const known: ModelPrices = data.models;
  const plain = model.toLowerCase().replace(/^.*\//, '').replace(/:.*$/, '');
  const dated = plain.replace(/-(\d{8}|\d{4}-\d{2}-\d{2}|latest|preview.*)$/, '');
  for (const name of [plain, dated]) {
    const found = known[name] ?? known[name.replace(/(\d)\.(\d)/g, '$1-$2')];
    if (found) return found;
  }
  return null;
}

/** What a drawn picture cost, in dollars: by its tokens where the provider reports them, else by the picture; 0 where no price is known. */
export function costOfPicture(
  model: string,
  { promptTokens, completionTokens }: { promptTokens: number; completionTokens: number },
  own: ModelPrices,
): number {
  const price = priceOf(model, own);
  if (!price) return 0;
  const byTokens = promptTokens * price.prompt + completionTokens * price.completion;
  return byTokens > 0 ? byTokens / 1_000_000 : (price.picture ?? 0);
}

/** What a request used and cost, as it is recorded. */
export function priced(usage: Usage, messageId: string, own: ModelPrices): UsageRecord {
  const price = priceOf(usage.modelInfo.model, own);
  const { cacheReadTokens, cacheWriteTokens, completionTokens } = usage;
  const promptTokens = Math.max(0, usage.promptTokens - cacheReadTokens - cacheWriteTokens);
  const promptRate = price?.prompt ?? null;
  const completionRate = price?.completion ?? null;
  const cacheReadRate = price ? (price.cacheRead ?? price.prompt) : null;
  const cacheWriteRate = price ? (price.cacheWrite ?? price.prompt) : null;
  const cost = (tokens: number, rate: number | null) => (tokens * (rate ?? 0)) / 1_000_000;
  const costs = {
    promptCost: cost(promptTokens, promptRate),
    completionCost: cost(completionTokens, completionRate),
    cacheReadCost: cost(cacheReadTokens, cacheReadRate),
    cacheWriteCost: cost(cacheWriteTokens, cacheWriteRate),
  };
  return {
    messageId,
    timestamp: usage.timestamp,
    promptTokens,
    completionTokens,
    cacheReadTokens,
    cacheWriteTokens,
    totalTokens: promptTokens + cacheReadTokens + cacheWriteTokens + completionTokens,
    ...costs,
    totalCost: Object.values(costs).reduce((sum, one) => sum + one, 0),
    promptRate,
    completionRate,
    cacheReadRate,
    cacheWriteRate,
    modelInfo: usage.modelInfo,
    finishReason: usage.finishReason,
  };
}
