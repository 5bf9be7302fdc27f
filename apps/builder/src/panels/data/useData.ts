import { contextCalls, MESSAGES } from '@trellis/contract';
import type { AnswerOf } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';

export type DataListed = AnswerOf<typeof contextCalls.list>;

/** The data items of an app, read anew when any of them changes. */
export const useData = (appId: string) => useCall(contextCalls.list, { query: { appId } });

/** Why no further item fits, in words; null where one does. */
export function fullness({ contextItems, mostItems, month }: DataListed, plan: string | undefined) {
  // What came with a template counts in nobody's plan.
  const own = contextItems.filter(({ provider }) => provider !== 'template');
  if (mostItems !== null && own.length >= mostItems) return MESSAGES.planLimit(mostItems);
  const isCut = contextItems.some(({ status }) => status === 'usage_limit_reached');
  if (month.most === null || (month.used < month.most && !isCut)) return null;
  const more = plan === 'monetizer' ? MESSAGES.dataLimitMonetizer : MESSAGES.dataLimitUpgrade;
  return `${MESSAGES.dataLimit} ${more}`;
}
