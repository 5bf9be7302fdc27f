import { Refusal } from '../refusal.ts';

/** A filter that came as text. */
export function json(q: string | undefined): unknown {
  if (!q) return undefined;
  try {
    return JSON.parse(q);
  } catch (cause) {
    throw new Refusal('bad_request', 'q is not JSON', { cause });
  }
}
