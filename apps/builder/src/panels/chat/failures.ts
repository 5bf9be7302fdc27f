import { BUDGET_CODE, BUILDER_LIMIT_CODE, DAILY_LIMIT_CODE, MESSAGES } from '@trellis/contract';
import { ApiError, messageOf } from '../../session/api.ts';

/** Failures of the connection, which are tried again when the page is seen again, without a word (spec 2, section 8). */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 0;
  return (
    error instanceof Error &&
    (error.name === 'AbortError' ||
      error.name === 'TypeError' ||
      /network|abort|fetch|Load failed/i.test(error.message))
  );
}

/** What lies behind a failure, as far as it says more than the words for it; for admins. */
export function detailsFor(error: unknown): string | null {
  const words = error instanceof ApiError ? (error.details ?? messageOf(error)) : messageOf(error);
  return words === wordsFor(error) ? null : words;
}

/** The words for a refused message (spec 2, section 8). */
export function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError)) return MESSAGES.chatFailed;
  if (
    error.code === BUILDER_LIMIT_CODE ||
    error.code === DAILY_LIMIT_CODE ||
    error.code === BUDGET_CODE ||
    error.code === 'chat_busy' ||
    error.status === 422
  )
    return error.message;
  if (error.status === 429) return MESSAGES.rateLimit;
  if (error.status === 0) return MESSAGES.sendFailed;
  return error.status >= 500 ? MESSAGES.chatFailed : messageOf(error);
}
