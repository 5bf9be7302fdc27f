import type { LlmFailure } from './events.ts';

/** How often a request that failed before its first word is made again (security.md, fault 5). */
const RETRIES = 2;
/** Who is told to wait longer is better told so; asking before the time only counts against it. */
const LONGEST_S = 60;

/** How long to wait before asking again, in milliseconds; null where asking again helps nobody. `attempt` is counted from 0. */
export function waitBeforeRetry(failure: LlmFailure, attempt: number): number | null {
  if (attempt >= RETRIES || failure.kind === 'refused') return null;
  // More than a minute's worth of tokens is so in the next minute too.
  if (failure.reason === 'context') return null;
  const wait = failure.retryAfter ?? 2 ** attempt;
  return wait > LONGEST_S ? null : wait * 1_000;
}
