import { type AppUsage, BUDGET_NEAR, MESSAGES, type UsageRecord } from '@trellis/contract';

export interface Figure {
  label: string;
  tokens: number;
  cost: number;
  /** The rate for 1M tokens, the cost and the model. */
  hint: string;
}

/** Dollars, with as many digits as small amounts need. */
export const money = (cost: number): string =>
  `$${cost === 0 ? '0' : cost < 0.01 ? cost.toFixed(4) : cost.toFixed(2)}`;
export const tokens = (count: number): string => count.toLocaleString();

type Kind = 'prompt' | 'cacheRead' | 'cacheWrite' | 'completion';
const KINDS: [label: string, kind: Kind, isOptional: boolean][] = [
  ['In', 'prompt', false],
  ['R', 'cacheRead', true],
  ['W', 'cacheWrite', true],
  ['Out', 'completion', false],
];

/** In, cache Read and Write where there were any, Out and Total (spec 2, section 2). */
export function figuresOf({ records, total }: Pick<AppUsage, 'records' | 'total'>): Figure[] {
  const last = records[0];
  const model = last?.modelInfo.model ?? 'no model';
  const parts = KINDS.flatMap(([label, kind, isOptional]) => {
    const figure = { label, tokens: total[`${kind}Tokens`], cost: total[`${kind}Cost`] };
    if (isOptional && figure.tokens === 0) return [];
    return [
      { ...figure, hint: `${rateOf(last?.[`${kind}Rate`])} · ${money(figure.cost)} · ${model}` },
    ];
  });
  const all = { label: 'Total', tokens: total.totalTokens, cost: total.totalCost };
  return [...parts, { ...all, hint: `${money(all.cost)} for this app so far · ${model}` }];
}

const rateOf = (rate: UsageRecord['promptRate'] | undefined): string =>
  rate === null || rate === undefined ? 'No price known' : `${money(rate)} per 1M tokens`;

/** What is to be said of the budget; null while there is room. */
export function budgetNotice({ spentPart }: Pick<AppUsage, 'spentPart'>): string | null {
  if (spentPart === null || spentPart < BUDGET_NEAR) return null;
  return spentPart >= 1 ? MESSAGES.budgetReached : MESSAGES.budgetNear(Math.floor(spentPart * 100));
}
