import type { Row } from '@trellis/contract';
import { type RefObject, useMemo, useRef } from 'react';
import type { After } from '../cells/editor.ts';
import type { Table } from '../rows/table.ts';
import type { GridActs } from './acts.ts';
import type { Cells } from './cells.ts';
import type { Edited } from './useEdited.ts';
import type { Grid } from './useGrid.ts';

interface Options {
  table: Table;
  cells: Cells;
  grid: Grid;
  edited: RefObject<Edited | null>;
  /** Says what went wrong. */
  run(work: Promise<void>): void;
  /** Opens a row as a whole. */
  expand(index: number): void;
}

/** What cells ask of the table: the newest way to answer, behind acts that never change, so that rows are not drawn for nothing. */
export function useActs(options: Options): GridActs {
  const newest = useRef(options);
  newest.current = options;
  const lastChecked = useRef<number | null>(null);
  return useMemo(() => {
    const check = (row: number, isShift: boolean) => {
      const { table, run } = newest.current;
      const { source } = table;
      const from = isShift && lastChecked.current !== null ? lastChecked.current : row;
      const isSelected = !table.selected.has(source.at(row)?.id ?? '');
      lastChecked.current = row;
      const select = (rows: readonly Row[]) =>
        table.select(
          rows.map(({ id }) => id),
          isSelected,
        );
      const one = source.at(row);
      // At once where it is one; those between may be far out of sight.
      if (from === row) select(one ? [one] : []);
      else run(source.between(Math.min(from, row), Math.max(from, row)).then(select));
    };
    return {
      press: (place, isShift) => newest.current.grid.goTo(place, isShift),
      open: (place) => {
        const { grid, run, cells } = newest.current;
        if (grid.edit(place)) return;
        const value = cells.valueAt(place);
        if (typeof value === 'boolean' || cells.columnAt(place.col)?.type.id === 'boolean')
          run(cells.set(place, value !== true));
      },
      write: (text) => {
        const { edited } = newest.current;
        if (edited.current) edited.current.text = text;
      },
      commit: (place, value, after) => {
        const { grid, run, cells, edited } = newest.current;
        run(cells.set(place, value, edited.current?.before));
        grid.close(after);
      },
      cancel: (after: After = 'stay') => newest.current.grid.close(after),
      check,
      expand: (row) => newest.current.expand(row),
      remove: (row) => {
        const { table, run } = newest.current;
        const id = table.source.at(row)?.id;
        if (id) run(table.remove([id]));
      },
      confirm: (key) => newest.current.run(newest.current.table.confirm(key)),
      discard: (key) => newest.current.table.discard(key),
    };
  }, []);
}
