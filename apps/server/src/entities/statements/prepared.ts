import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';

/** How often a statement is sent before PostgreSQL is asked to keep its plan. */
const OFTEN = 30;
/** Statements whose plans are kept, on every connection: each costs memory there. */
const MOST_KEPT = 60;
/** Texts that are counted. */
const MOST_COUNTED = 2_000;

const sent = new Map<string, number>();
const names = new Map<string, string>();

/**
 * A statement that may be sent often. Once it is, it has a name, by which the driver has it planned
 * once for each connection: planning takes longer than finding a row by its key.
 */
export function prepared(text: string, values: unknown[]): QueryConfig {
  const name = names.get(text);
  if (name) return { text, values, name };
  const times = (sent.get(text) ?? 0) + 1;
  if (times > OFTEN && names.size < MOST_KEPT) {
    sent.delete(text);
    names.set(text, `rows_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`);
  } else if (times > 1 || sent.size < MOST_COUNTED) sent.set(text, times);
  else sent.clear();
  return { text, values };
}
