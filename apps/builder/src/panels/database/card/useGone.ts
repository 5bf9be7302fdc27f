import { type RefObject, useEffect } from 'react';
import { plainText } from '../cells/text.ts';
import type { Column } from '../columns/columns.ts';
import type { LostValue, LostValues } from '../rows/lost-values.ts';
import type { Refused } from './useCard.ts';

/** The field that is edited, and what is written in it so far. */
export interface Open {
  column: Column;
  text: string | null;
}

/** What stands in an editor that goes, and was not taken, is not lost with it. */
export function keepWritten(
  { current }: RefObject<Open | null>,
  lostValues: LostValues,
  why: LostValue['why'],
): void {
  if (current?.text) lostValues.add({ column: current.column, text: current.text, why });
}

/** Keeps what is written in a field that is deleted, or given another type, meanwhile; `end` ends the editing. */
export function useGone(
  open: RefObject<Open | null>,
  columns: readonly Column[],
  lostValues: LostValues,
  end: () => void,
): void {
  const key = open.current?.column.key;
  const isGone = key !== undefined && columns.every((column) => column.key !== key);
  useEffect(() => {
    const written = open.current;
    if (!isGone || !written) return;
    open.current = null;
    if (written.text) lostValues.add({ column: written.column, text: written.text, why: null });
    end();
  }, [isGone, open, lostValues, end]);
  // Or with all that stands around it.
  useEffect(() => () => keepWritten(open, lostValues, 'left'), [open, lostValues]);
}

/** What a field refused is shown at that field; where that goes, it is kept elsewhere. */
export function useGoneRefused(
  rowId: string,
  refused: Refused,
  columns: readonly Column[],
  lostValues: LostValues,
): void {
  useEffect(() => {
    for (const [at, { column, value }] of [...refused]) {
      const isHere = columns.some(({ key }) => key === column.key);
      if (isHere || !at.startsWith(`${rowId} `)) continue;
      refused.delete(at);
      lostValues.add({ column, text: plainText(value, column), why: null });
    }
  }, [rowId, refused, columns, lostValues]);
}
