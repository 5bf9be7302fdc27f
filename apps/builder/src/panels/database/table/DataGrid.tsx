import {
  type CSSProperties,
  type RefObject,
  type UIEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import type { Column } from '../columns/columns.ts';
import type { TableQuery } from '../rows/query.ts';
import type { Table } from '../rows/table.ts';
import { cellsOf } from './cells.ts';
import { enter } from './enter.ts';
import { GridBody } from './GridBody.tsx';
import classes from './grid.module.css';
import { type HeaderActs, HeaderRow } from './HeaderRow.tsx';
import { useActs } from './useActs.ts';
import { type Edited, useEdited } from './useEdited.ts';
import { useGrid } from './useGrid.ts';
import { useHeaderMenu } from './useHeaderMenu.ts';
import { useCopied, useMarked } from './useMarked.ts';
import { useNewRow } from './useNewRow.ts';
import { useWindow } from './useWindow.ts';

interface Props {
  appId: string;
  label: string;
  table: Table;
  columns: readonly Column[];
  sort: TableQuery['sort'];
  canWrite: boolean;
  header: Omit<HeaderActs, 'selectAll'>;
  notify(message: string): void;
  /** Opens a row as a whole. */
  expand(index: number): void;
  /** Goes to a row, and takes the focus back, from elsewhere. */
  handle: RefObject<GridHandle | null>;
}

export interface GridHandle {
  goTo(row: number): void;
  focus(): void;
}

/** The table itself: any number of rows, of which those in sight are drawn; one tab stop, keys as in the grid pattern. */
export function DataGrid(props: Props) {
  const { appId, label, table, columns, sort, canWrite, header, notify, expand, handle } = props;
  const { source, pending } = table;
  const stored = source.count ?? 0;
  const rows = stored + pending.length;
  const cols = columns.length + 2;
  const gridId = useId();
  const edited = useRef<Edited | null>(null);
  const cells = cellsOf({ table, columns, canWrite });
  const run = (work: Promise<void>) => {
    work.catch((error: Error) => notify(error.message));
  };
  const selectAll = () => {
    if (table.gathering.found !== null) table.gathering.end();
    else if (table.selected.size > 0) table.select([...table.selected], false);
    else run(table.selectAll());
  };
  const marked = useMarked({ table, columns, canWrite, stored, run, notify });
  const grid = useGrid({
    bounds: { rows, cols },
    begin: (place, typed) => {
      const column = cells.columnAt(place.col);
      if (!column || !cells.canEdit(place)) return false;
      const before = edited.current;
      // What its editor did not take is not lost with it.
      if (grid.editing && before?.text)
        table.lostValues.add({ column: before.column, text: before.text, why: 'refused' });
      edited.current = { column, before: cells.valueAt(place), text: typed };
      return true;
    },
    act: (place, key) => {
      const { addColumn } = header;
      const given = { cells, table, cols, acts, selectAll, addColumn, expand, run };
      enter(place, key, { ...given, openMenu: onMenu });
    },
    clear: marked.clear,
    fillDown: marked.fillDown,
    reveal: (place) => sight.reveal(place),
  });
  const { grid: box, active, range, editing, follow, close } = grid;
  const editedCol = useEdited({ table, columns, edited, editing, follow, close });
  const sight = useWindow({ box, table, columns, active, isEditing: editing !== null });
  const acts = useActs({ table, cells, grid, edited, run, expand });
  const { menu, onMenu } = useHeaderMenu(box);
  useImperativeHandle(handle, () => ({
    goTo: (row) => grid.goTo({ row, col: active?.col ?? 1 }),
    focus: () => box.current?.focus({ preventScroll: true }),
  }));
  useCopied(box, range, marked, canWrite);
  useNewRow(grid, pending, rows);

  const selection =
    table.selected.size === 0 ? 'none' : table.selected.size >= stored ? 'all' : 'some';
  const selecting = useRef(selectAll);
  selecting.current = selectAll;
  const headerActs = useMemo<HeaderActs>(
    () => ({ ...header, selectAll: () => selecting.current() }),
    [header],
  );
  const width = columns.reduce((sum, column) => sum + column.width, 150);
  return (
    <div
      ref={box}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows + 1}
      aria-colcount={cols}
      aria-multiselectable
      aria-readonly={!canWrite || undefined}
      aria-activedescendant={active ? `${gridId}-${active.row}-${active.col}` : undefined}
      className={classes.grid}
      style={{ '--grid-width': `${width}px` } as CSSProperties}
      onKeyDown={grid.onKeyDown}
      onScroll={shift}
      onFocus={(event) => event.target === box.current && grid.onFocus()}
    >
      <HeaderRow
        gridId={gridId}
        columns={columns}
        sort={sort}
        activeCol={active?.row === -1 ? active.col : null}
        open={menu}
        onOpen={onMenu}
        selection={selection}
        acts={headerActs}
      />
      <GridBody
        appId={appId}
        gridId={gridId}
        table={table}
        columns={columns}
        canWrite={canWrite}
        cells={cells}
        sight={sight}
        active={active}
        range={range}
        editing={editing}
        editedCol={editedCol}
        edited={edited}
        acts={acts}
      />
    </div>
  );
}

/** Says on the table whether it is scrolled to the side; it is not drawn anew for that. */
const shift = ({ currentTarget }: UIEvent<HTMLElement>) => {
  currentTarget.toggleAttribute('data-shifted', currentTarget.scrollLeft > 0);
};
