import { MESSAGES } from '@trellis/contract';
import type { LlmFailure } from '@trellis/llm';

const OF_REASON: Record<NonNullable<LlmFailure['reason']>, string> = {
  key: MESSAGES.modelKey,
  model: MESSAGES.modelUnknown,
  money: MESSAGES.modelMoney,
  context: MESSAGES.modelContext,
  filter: MESSAGES.modelFiltered,
  address: MESSAGES.modelAddress,
  down: MESSAGES.modelDown,
};
const OF_KIND: Record<LlmFailure['kind'], string> = {
  'rate-limit': MESSAGES.rateLimit,
  stalled: MESSAGES.modelStalled,
  network: MESSAGES.modelLost,
  refused: MESSAGES.modelRefused,
  provider: MESSAGES.modelBusy,
};

/** Why a request failed, as far as a person can do something about it. */
export const wordsFor = ({ kind, reason }: LlmFailure): string =>
  // Too much for a minute is too much for one: waiting is what helps a smaller one.
  reason && kind !== 'rate-limit' ? OF_REASON[reason] : OF_KIND[kind];
