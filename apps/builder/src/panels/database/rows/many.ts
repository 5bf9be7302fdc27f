import { EDITED_AT_ONCE, type Row, type RowEdit } from '@trellis/contract';
import { mayBeDone } from '../../../session/answers.ts';
import { phrase } from '../../../ui/phrase.ts';
import type { EntityCalls } from './calls.ts';

/** What came of a change of many rows. */
export interface ManyChanged {
  /** How what was changed is put back: to what it was, unless it is another by then. */
  back: RowEdit[];
  /** Rows that were left as they are. */
  left: { id: string; message: string }[];
  /** What stopped it before the end. */
  failure: unknown;
}

interface Watching {
  /** From now on these may be changed, whatever is heard of it: how all so far is put back. */
  sends?(back: readonly RowEdit[]): void;
  changed(rows: readonly Row[], done: number): void;
  isCancelled(): boolean;
}

/**
 * Changes many rows, some at a time; each by itself, so that one that cannot be changed stops no other. How some are put
 * back is known before they are sent: the page may go, or the answer be lost, while the server changes them.
 */
export async function changeRows(
  calls: EntityCalls,
  edits: readonly RowEdit[],
  watching: Watching,
): Promise<ManyChanged> {
  const done: ManyChanged = { back: [], left: [], failure: null };
  for (let at = 0; at < edits.length && !watching.isCancelled(); at += EDITED_AT_ONCE) {
    const part = edits.slice(at, at + EDITED_AT_ONCE);
    let back: RowEdit[] = [];
    try {
      if (watching.sends) {
        back = await backOf(calls, part);
        watching.sends([...done.back, ...back]);
      }
      const { rows, left } = await calls.changeMany(part);
      for (const { row, before } of rows) {
        const fields = Object.keys(before);
        const after = Object.fromEntries(fields.map((name) => [name, row[name] ?? null]));
        done.back.push({ id: row.id, data: before, base: after });
      }
      done.left.push(...left);
      const now = rows.map(({ row }) => row as Row);
      watching.changed(now, at + part.length);
    } catch (error) {
      if (mayBeDone(error)) done.back.push(...back);
      done.failure = error;
      break;
    }
  }
  return done;
}

/** How these edits are put back; of rows that they leave as they are, it changes nothing. */
async function backOf(calls: EntityCalls, edits: readonly RowEdit[]): Promise<RowEdit[]> {
  const unseen = edits.filter(({ base }) => !base).map(({ id }) => id);
  const seen = new Map<string, Row>();
  if (unseen.length > 0) {
    const q = JSON.stringify({ id: { $in: unseen } });
    for (const row of await calls.list({ q, limit: unseen.length })) seen.set(row.id, row);
  }
  return edits.flatMap(({ id, data: asked, base }) => {
    const data = calls.names.in(asked);
    const row = seen.get(id);
    if (base) return [{ id, data: calls.names.in(base), base: data }];
    // It is gone, and nothing of it is changed.
    if (!row) return [];
    const before = Object.keys(data).map((name) => [name, row[name] ?? null]);
    return [{ id, data: Object.fromEntries(before), base: data }];
  });
}

/** What is said of rows that were left: how many, and why the first one. */
export function leftWords({ left }: ManyChanged): string | null {
  const [first] = left;
  if (!first) return null;
  const rows = phrase('{n, plural, one {{n} row was} other {{n} rows were}} left as before.', {
    n: left.length,
  });
  return `${rows} ${first.message}`;
}
