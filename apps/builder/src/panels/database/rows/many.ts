import { EDITED_AT_ONCE, type Row, type RowEdit } from '@trellis/contract';
import { phrase } from '../../../ui/phrase.ts';
import type { EntityCalls } from './calls.ts';

/** What came of a change of many rows. */
export interface ManyChanged {
  /** How what was changed is put back: to what it was, unless it is another by then. */
  back: RowEdit[];
  /** How it is done again. */
  again: RowEdit[];
  /** Rows that were left as they are. */
  left: { id: string; message: string }[];
  /** What stopped it before the end. */
  failure: unknown;
}

interface Watching {
  changed(rows: readonly Row[], done: number): void;
  isCancelled(): boolean;
}

/** Changes many rows, some at a time; each by itself, so that one that cannot be changed stops no other. */
export async function changeRows(
  calls: EntityCalls,
  edits: readonly RowEdit[],
  watching: Watching,
): Promise<ManyChanged> {
  const done: ManyChanged = { back: [], again: [], left: [], failure: null };
  for (let at = 0; at < edits.length && !watching.isCancelled(); at += EDITED_AT_ONCE) {
    const part = edits.slice(at, at + EDITED_AT_ONCE);
    try {
      const { rows, left } = await calls.changeMany(part);
      for (const { row, before } of rows) {
        const fields = Object.keys(before);
        const after = Object.fromEntries(fields.map((name) => [name, row[name] ?? null]));
        done.back.push({ id: row.id, data: before, base: after });
        done.again.push({ id: row.id, data: after, base: before });
      }
      done.left.push(...left);
      const now = rows.map(({ row }) => row as Row);
      watching.changed(now, at + part.length);
    } catch (error) {
      done.failure = error;
      break;
    }
  }
  return done;
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
