import { MESSAGES } from '@trellis/contract';
import type { LlmFailure } from '@trellis/llm';
import { Refusal } from '../refusal.ts';

/** Refuses what only a model can answer: without one nothing pretends to be one (ruling 47). */
export const noModel = () => new Refusal('unavailable', MESSAGES.noModel, { code: 'no_model' });

/** The refusal that a model's failure is; the provider's own words are for admins. */
export function refusalOf(failure: LlmFailure): Refusal {
  const more = { code: 'model_failed', cause: failure.cause };
  switch (failure.kind) {
    case 'rate-limit':
      return new Refusal('unavailable', 'The model is busy. Try again in a moment.', {
        ...more,
        headers: { 'Retry-After': String(failure.retryAfter ?? 10) },
      });
    case 'stalled':
      return new Refusal('upstream_timeout', 'The model did not answer in time', more);
    case 'refused':
      return new Refusal('upstream', 'The model refused this question', more);
    default:
      return new Refusal('upstream', 'The model failed. Try again.', more);
  }
}
