import type { ModelFailure } from '@trellis/assistant';

const MOST = 500;

/** What went wrong with a model, for admins: in its provider's words, but never with the key. */
export function failureDetails({ kind, cause }: ModelFailure, key: string | null = null): string {
  return `${kind}: ${key ? cause.replaceAll(key, '***') : cause}`.slice(0, MOST);
}
