import { MESSAGES, RowId } from '@trellis/contract';
import type { Filter } from '@trellis/filter';
import { notFound, Refusal } from '../refusal.ts';

/** A filter that came as text. */
export function json(q: string | undefined): unknown {
  if (!q) return undefined;
  try {
    return JSON.parse(q);
  } catch (cause) {
    throw new Refusal('bad_request', 'q is not JSON', { cause });
  }
}

/** An id that came as text; of no other shape is there a row. */
export function rowId(text: string): string {
  if (!RowId.safeParse(text).success) throw notFound(MESSAGES.rowGone);
  return text;
}

/** The rows with these ids. */
export const byIds = (ids: string[]): Filter => ({
  kind: 'test',
  place: { column: 'id' },
  test: { op: 'in', values: ids },
});
