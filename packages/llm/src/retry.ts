import type { LlmFailure } from './events.ts';

/** How often a request that failed before its first word is made again (security.md, fault 5). */
const RETRIES = 2;
const LONGEST_S = 30;

/** How long to wait before asking again, in milliseconds; null where asking again helps nobody. `attempt` is counted from 0. */
export function waitBeforeRetry(failure: LlmFailure, attempt: number): number | null {
  if (attempt >= RETRIES || failure.kind === 'refused') return null;
  // More than a minute's worth of tokens is so in the next minute too.
  if (failure.reason === 'context') return null;
  return Math.min(LONGEST_S, failure.retryAfter ?? 2 ** attempt) * 1_000;
}
