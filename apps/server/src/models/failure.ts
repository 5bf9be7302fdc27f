import type { LlmFailure } from '@trellis/llm';

const MOST = 500;

/** What went wrong with a model, for admins: in its provider's words, but never with the key. */
export function failureDetails({ kind, cause }: LlmFailure, key: string | null = null): string {
  return `${kind}: ${key ? cause.replaceAll(key, '***') : cause}`.slice(0, MOST);
}

/** What went wrong here, for admins: the error's own words, never where it was thrown. */
export const causeDetails = (error: unknown): string =>
  `server: ${error instanceof Error ? error.message : String(error)}`.slice(0, MOST);
