import {
  type CSSProperties,
  type RefObject,
  type UIEvent,
  useCallback,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { copyLater } from '../../../ui/copy.ts';
import { TitlesContext } from '../cells/relations.ts';
import type { Column } from '../columns/columns.ts';
import type { TableQuery } from '../rows/query.ts';
import type { Table } from '../rows/table.ts';
import { BodyRow } from './BodyRow.tsx';
import { cellsOf } from './cells.ts';
import { clearedCells, copied, filledDown, pasted } from './clipboard.ts';
import classes from './grid.module.css';
import { type HeaderActs, HeaderRow } from './HeaderRow.tsx';
import type { Place, Range } from './place.ts';
import { pressedIn } from './pressed.ts';
import { useActs } from './useActs.ts';
import { useClipboard } from './useClipboard.ts';
import { type Edited, useEdited } from './useEdited.ts';
import { useGrid } from './useGrid.ts';
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
  const [menu, setMenu] = useState<number | null>(null);
  const edited = useRef<Edited | null>(null);
  const cells = cellsOf({ table, columns, canWrite });
  const told = (work: Promise<void>) => {
    work.catch((error: Error) => notify(error.message));
  };
  const titles = useContext(TitlesContext);
  const area = (marked: Range) => ({ range: marked, columns, canWrite, stored, table, titles });
  const selectAll = () => {
    if (table.selected.size > 0) table.select([...table.selected], false);
    else told(table.selectAll());
  };

  /** Enter, Space or a click on what is no cell to edit. */
  const act = (place: Place, key: string) => {
    const column = cells.columnAt(place.col);
    if (place.row < 0) {
      if (place.col === 0) selectAll();
      else if (column) setMenu(place.col);
      else header.addColumn?.();
    } else if (place.col === 0) acts.check(place.row, key === 'Shift+Space');
    else if (place.col === cols - 1) {
      const draft = pending[place.row - stored];
      if (draft) acts.confirm(draft.key);
      else if (key === 'Enter') acts.remove(place.row);
      else expand(place.row);
    } else if (key === 'Shift+Space' || (key === ' ' && column?.type.id !== 'boolean')) {
      if (place.row < stored) expand(place.row);
    } else if (column?.type.id === 'boolean') told(cells.set(place, cells.valueAt(place) !== true));
  };
  const grid = useGrid({
    bounds: { rows, cols },
    begin: (place, typed) => {
      const column = cells.columnAt(place.col);
      if (!column || !cells.canEdit(place)) return false;
      const before = edited.current;
      // What its editor did not take is not lost with it.
      if (grid.editing && before?.text)
        table.strays.add({ column: before.column, text: before.text, why: 'refused' });
      edited.current = { column, before: cells.valueAt(place), text: typed };
      return true;
    },
    act,
    clear: (range) => told(clearedCells(area(range))),
    fillDown: (range) => told(filledDown(area(range))),
    reveal: (place) => reveal(place),
  });
  const { grid: box, active, range, editing, follow, close } = grid;
  const editedCol = useEdited({ table, columns, edited, editing, follow, close });
  const { items, height, keyOf, reveal } = useWindow({
    box,
    table,
    columns,
    active,
    isEditing: editing !== null,
  });
  const acts = useActs({ table, cells, grid, edited, told, expand });
  useImperativeHandle(handle, () => ({
    goTo: (row) => grid.goTo({ row, col: active?.col ?? 1 }),
    focus: () => box.current?.focus({ preventScroll: true }),
  }));

  const onMenu = useCallback(
    (col: number | null) => {
      setMenu(col);
      // Out of the menu one is in the table again, unless a dialog took the focus.
      if (col === null)
        requestAnimationFrame(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body || box.current?.contains(focused))
            box.current?.focus();
        });
    },
    [box],
  );
  useClipboard(box, {
    copy: (data) => {
      if (!range) return false;
      const text = copied(area(range));
      if (typeof text === 'string') data.setData('text/plain', text);
      else told(copyLater(text));
      return true;
    },
    clear: () => {
      if (range) told(clearedCells(area(range)));
    },
    paste: (data) => {
      if (!range || !canWrite) return false;
      told(pasted(area(range), data.getData('text/plain'), notify));
      return true;
    },
  });
  // One is in a new row at once, at its first cell, and it comes into sight.
  const newestKey = pending.at(-1)?.key ?? null;
  const newest = useRef({ rows, goToNew: grid.goToNew, selectAll });
  newest.current = { rows, goToNew: grid.goToNew, selectAll };
  useEffect(() => {
    if (newestKey === null) return;
    newest.current.goToNew({ row: newest.current.rows - 1, col: 1 });
    box.current?.focus({ preventScroll: true });
  }, [newestKey, box]);

  const selection =
    table.selected.size === 0 ? 'none' : table.selected.size >= stored ? 'all' : 'some';
  const headerActs = useMemo<HeaderActs>(
    () => ({ ...header, selectAll: () => newest.current.selectAll() }),
    [header],
  );
  const width = columns.reduce((sum, column) => sum + column.width, 150);
  const unsentOf = useCallback(
    (id: string) =>
      table.hasUnsent
        ? columns.map((column) => (table.isUnsent(id, column.id) ? `${column.id} ` : '')).join('')
        : '',
    [table, columns],
  );
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
      <div
        role="rowgroup"
        className={classes.body}
        style={{ height }}
        onMouseDown={(event) => {
          const place = pressedIn(event);
          if (place) acts.press(place, event.shiftKey);
        }}
        onDoubleClick={(event) => {
          const place = pressedIn(event);
          if (place) acts.open(place);
        }}
      >
        {items.map(({ index, start }) => {
          const row = index < stored ? source.at(index) : null;
          const isEdited = editing?.place.row === index && Boolean(editedCol);
          const now = isEdited ? cells.valueAt({ row: index, col: editedCol! }) : null;
          const isTheirs =
            isEdited && row && JSON.stringify(now) !== JSON.stringify(edited.current?.before);
          return (
            <BodyRow
              key={keyOf(index)}
              appId={appId}
              gridId={gridId}
              index={index}
              top={start}
              row={row}
              pending={pending[index - stored] ?? null}
              columns={columns}
              activeCol={active?.row === index ? active.col : null}
              marked={markedIn(range, index)}
              // Where its editor is made anew, it goes on with what was written in it.
              editing={isEdited ? { col: editedCol!, typed: edited.current?.text ?? null } : null}
              theirs={isTheirs ? { value: now } : null}
              isSelected={row !== null && table.selected.has(row.id)}
              canWrite={canWrite}
              unsent={row ? unsentOf(row.id) : ''}
              acts={acts}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Says on the table whether it is scrolled to the side; it is not drawn anew for that. */
const shift = ({ currentTarget }: UIEvent<HTMLElement>) => {
  currentTarget.toggleAttribute('data-shifted', currentTarget.scrollLeft > 0);
};

/** The marked columns of a row; one cell alone is not marked, it is where one is. */
function markedIn(range: Range | null, row: number): readonly [number, number] | null {
  if (!range || row < range.top || row > range.bottom) return null;
  if (range.top === range.bottom && range.left === range.right) return null;
  return [range.left, range.right];
}
