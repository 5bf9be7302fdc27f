import { type Support, unknownSupport } from '@trellis/llm';
import type { ModelChoice } from './choice.ts';

/** What each model was seen to refuse. */
const supports = new Map<string, Support>();

export function supportOf({ provider, baseUrl, model }: ModelChoice): Support {
  const key = `${provider} ${baseUrl} ${model}`;
  const known = supports.get(key) ?? unknownSupport();
  supports.set(key, known);
  return known;
}

/** Models are tried with everything again: another one was chosen, or the same one anew. */
export const forgetSupport = (): void => supports.clear();
