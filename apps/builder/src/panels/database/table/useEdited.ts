import { type RefObject, useEffect, useRef } from 'react';
import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';
import type { Editing } from './useEditing.ts';

/** What is edited, whatever it is called and wherever it stands meanwhile. */
export interface Edited {
  column: Column;
  /** What stood there when the editor opened; another value since then is somebody else's. */
  before: unknown;
  /** What is written so far; null where nothing is. */
  text: string | null;
}

interface Options {
  table: Table;
  columns: readonly Column[];
  edited: RefObject<Edited | null>;
  editing: Editing | null;
  follow(col: number): void;
  close(after: 'stay'): void;
}

/** Keeps the cell that somebody writes in under their hands; answers its column, 0 where that is gone. */
export function useEdited({ table, columns, edited, editing, follow, close }: Options) {
  const { source, lostValues } = table;
  const row = editing?.place.row ?? null;
  useEffect(() => {
    if (row === null) return;
    source.hold(row);
    return () => source.hold(null);
  }, [source, row]);
  const key = edited.current?.column.key;
  const col = editing ? columns.findIndex((column) => column.key === key) + 1 : null;
  useEffect(() => {
    if (col !== 0) {
      if (col !== null) follow(col);
      return;
    }
    // Hidden, deleted or of another type meanwhile, it can be edited no more; what was written is not lost.
    const open = edited.current;
    if (open?.text) lostValues.add({ column: open.column, text: open.text, why: null });
    edited.current = null;
    close('stay');
  }, [col, edited, lostValues, follow, close]);
  // The table itself may go: its entity was deleted, or the view that it stands in.
  const isOpen = useRef(false);
  isOpen.current = editing !== null;
  useEffect(
    () => () => {
      const open = edited.current;
      if (isOpen.current && open?.text)
        lostValues.add({ column: open.column, text: open.text, why: 'left' });
    },
    [edited, lostValues],
  );
  return col;
}
