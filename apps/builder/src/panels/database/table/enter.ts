import type { Table } from '../rows/table.ts';
import type { GridActs } from './acts.ts';
import type { Cells } from './cells.ts';
import type { Place } from './place.ts';

interface Given {
  cells: Cells;
  table: Table;
  /** Columns, the selection and the actions among them. */
  cols: number;
  acts: GridActs;
  selectAll(): void;
  openMenu(col: number): void;
  addColumn: (() => void) | null;
  /** Opens a row as a whole. */
  expand(index: number): void;
  run(work: Promise<void>): void;
}

/** Enter or Space on what is no cell to edit: a header, a box, a button, a yes or no. */
export function enter(place: Place, key: string, given: Given): void {
  const { cells, table, cols, acts, expand, run } = given;
  const { row, col } = place;
  const column = cells.columnAt(col);
  const stored = table.source.count ?? 0;
  if (row < 0) {
    if (col === 0) given.selectAll();
    else if (column) given.openMenu(col);
    else given.addColumn?.();
  } else if (col === 0) acts.check(row, key === 'Shift+Space');
  else if (col === cols - 1) {
    const draft = table.pending[row - stored];
    if (draft) acts.confirm(draft.key);
    else if (key === 'Enter') acts.remove(row);
    else expand(row);
  } else if (key === 'Shift+Space' || (key === ' ' && column?.type.id !== 'boolean')) {
    if (row < stored) expand(row);
  } else if (column?.type.id === 'boolean') run(cells.set(place, cells.valueAt(place) !== true));
}
