import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';
import type { Place } from './place.ts';

/** The table's values by their places: of rows that are stored, and behind them of those that wait to be. */
export interface Cells {
  columnAt(col: number): Column | undefined;
  valueAt(place: Place): unknown;
  canEdit(place: Place): boolean;
  /** `seen` is what stood there when the person began. */
  set(place: Place, value: unknown, seen?: unknown): Promise<void>;
}

interface Options {
  table: Table;
  columns: readonly Column[];
  canWrite: boolean;
}

export function cellsOf({ table, columns, canWrite }: Options): Cells {
  const { source, pending } = table;
  const stored = source.count ?? 0;
  const columnAt = (col: number): Column | undefined => columns[col - 1];
  const isFixed = (column: Column | undefined) => !column || column.readOnly || !canWrite;
  return {
    columnAt,
    valueAt: ({ row, col }) => {
      const column = columnAt(col);
      if (!column) return null;
      const data = row < stored ? source.at(row) : pending[row - stored]?.data;
      return data?.[column.id] ?? null;
    },
    canEdit: ({ row, col }) => {
      const column = columnAt(col);
      if (row < 0 || isFixed(column) || column?.type.id === 'boolean') return false;
      return row >= stored || source.at(row) !== null;
    },
    set: async ({ row, col }, value, seen) => {
      const column = columnAt(col);
      if (!column || isFixed(column)) return;
      const stands = row < stored ? source.at(row) : null;
      const draft = pending[row - stored];
      if (stands) await table.edit(stands, column.id, value, seen);
      else if (row >= stored && draft) table.setPending(draft.key, column.id, value);
    },
  };
}
