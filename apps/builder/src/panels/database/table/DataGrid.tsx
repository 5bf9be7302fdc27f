import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Row } from '@trellis/contract';
import {
  type ClipboardEvent,
  type CSSProperties,
  type RefObject,
  type UIEvent,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { copyLater } from '../../../ui/copy.ts';
import type { Column } from '../columns/columns.ts';
import type { TableQuery } from '../rows/query.ts';
import type { Table } from '../rows/table.ts';
import { BodyRow, type GridActs } from './BodyRow.tsx';
import { clearedCells, copied, filledDown, pasted } from './clipboard.ts';
import classes from './grid.module.css';
import { type HeaderActs, HeaderRow } from './HeaderRow.tsx';
import type { Place, Range } from './place.ts';
import { useGrid } from './useGrid.ts';

const ROW = 40;
const HEAD = 40;
/** Rows drawn above and below those in sight. */
const OVERSCAN = 4;

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
  const lastChecked = useRef<number | null>(null);
  /** What stood in the cell when its editor opened; another value since then is somebody else's. */
  const [before, setBefore] = useState<unknown>(null);
  /** The column that is edited, whatever it is called and wherever it stands meanwhile. */
  const edited = useRef<string | null>(null);

  const columnAt = (col: number): Column | undefined => columns[col - 1];
  const valueAt = ({ row, col }: Place): unknown => {
    const column = columnAt(col);
    if (!column) return null;
    const data = row < stored ? source.at(row) : pending[row - stored]?.data;
    return data?.[column.id] ?? null;
  };
  const set = async ({ row, col }: Place, value: unknown, seen?: unknown) => {
    const column = columnAt(col);
    if (!column || column.readOnly || !canWrite) return;
    const stands = row < stored ? source.at(row) : null;
    if (stands) await table.edit(stands, column.id, value, seen);
    else if (row >= stored && pending[row - stored])
      table.setPending(pending[row - stored]!.key, column.id, value);
  };
  const told = (work: Promise<void>) => {
    work.catch((error: Error) => notify(error.message));
  };

  const grid = useGrid({
    bounds: { rows, cols },
    canEdit: (place) => {
      const column = columnAt(place.col);
      if (!column || place.row < 0 || column.readOnly || !canWrite || column.type === 'boolean')
        return false;
      const isThere = place.row >= stored || source.at(place.row) !== null;
      if (!isThere) return false;
      setBefore(valueAt(place));
      edited.current = column.key;
      return true;
    },
    act: (place, key) => {
      const column = columnAt(place.col);
      if (place.row < 0) {
        if (place.col === 0) acts.selectAll();
        else if (column) setMenu(place.col);
        else header.addColumn?.();
      } else if (place.col === 0) acts.rows.check(place.row, key === 'Shift+Space');
      else if (place.col === cols - 1) {
        const draft = pending[place.row - stored];
        if (draft) told(table.confirm(draft.key));
        else if (key === 'Enter') acts.rows.remove(place.row);
        else expand(place.row);
      } else if (key === 'Shift+Space' || (key === ' ' && column?.type !== 'boolean')) {
        if (place.row < stored) expand(place.row);
      } else if (column?.type === 'boolean') told(set(place, valueAt(place) !== true));
    },
    clear: (range) => told(clearedCells(area(range))),
    fillDown: (range) => told(filledDown(area(range))),
    undo: () => told(table.steps.undo()),
    redo: () => told(table.steps.redo()),
    reveal: ({ row, col }) => reveal(row, col),
  });
  const { active, range, editing, follow, close } = grid;
  const editedRow = editing?.place.row ?? null;
  useEffect(() => {
    if (editedRow === null) return;
    source.hold(editedRow);
    return () => source.hold(null);
  }, [source, editedRow]);
  const editedCol = editing ? columns.findIndex(({ key }) => key === edited.current) + 1 : null;
  useEffect(() => {
    // Hidden or deleted meanwhile, it can be edited no more.
    if (editedCol === 0) close('stay');
    else if (editedCol !== null) follow(editedCol);
  }, [editedCol, follow, close]);
  useImperativeHandle(handle, () => ({
    goTo: (row) => grid.goTo({ row, col: active?.col ?? 1 }),
    focus: () => grid.grid.current?.focus({ preventScroll: true }),
  }));

  const rowVirtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => grid.grid.current,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD,
    paddingEnd: 8,
    // Drawn with the next frame, not in the middle of the scroll event.
    useFlushSync: false,
    // The row that one is in stays, wherever it is scrolled to: the focus is there.
    rangeExtractor: (seen) => {
      const inSight = defaultRangeExtractor(seen);
      const at = active?.row ?? -1;
      return at < 0 || at >= rows || inSight.includes(at) ? inSight : [...inSight, at];
    },
  });
  const virtual = rowVirtualizer.getVirtualItems();
  const reveal = (row: number, col: number) => {
    if (row >= 0) rowVirtualizer.scrollToIndex(row, { align: 'auto' });
    const box = grid.grid.current;
    const column = columns[col - 1];
    if (!box || col === 0 || column?.pinnedAt !== undefined) return;
    const pinned = columns.reduce(
      (sum, one) => sum + (one.pinnedAt === undefined ? 0 : one.width),
      0,
    );
    const left = columns.slice(0, col - 1).reduce((sum, { width }) => sum + width, 0);
    const width = column?.width ?? 100;
    // The selection and what is pinned stay in sight at the left.
    if (left - pinned < box.scrollLeft) box.scrollLeft = left - pinned;
    else if (left + width + 50 > box.scrollLeft + box.clientWidth)
      box.scrollLeft = left + width + 50 - box.clientWidth;
  };
  const area = (marked: Range) => ({ range: marked, columns, canWrite, stored, table });

  const seen = rowVirtualizer.range;
  const first = Math.max(0, (seen?.startIndex ?? 0) - OVERSCAN);
  const last = (seen?.endIndex ?? 0) + OVERSCAN;
  /** As many as are ever drawn in a row. */
  const drawn = Math.ceil((rowVirtualizer.scrollRect?.height ?? 0) / ROW) + 2 + 2 * OVERSCAN;
  /** Rows that scroll out of sight lend what they are drawn with to those that come in. */
  const keyOf = (index: number): string | number => {
    if (index >= stored) return `new ${pending[index - stored]!.key}`;
    return index < first || index > last ? `own ${index}` : index % drawn;
  };
  useEffect(() => {
    if (stored > 0) source.need(first, Math.min(stored, last + 1));
  }, [source, stored, first, last]);

  /** The newest way to answer, behind acts that never change, so that rows are not drawn for nothing. */
  const newest = useRef({
    set,
    grid,
    source,
    stored,
    pending,
    table,
    told,
    valueAt,
    before,
    expand,
  });
  newest.current = { set, grid, source, stored, pending, table, told, valueAt, before, expand };
  const acts = useMemo(() => {
    const check = (row: number, isShift: boolean) => {
      const { source: rowsNow, table: mine, told: tell } = newest.current;
      const from = isShift && lastChecked.current !== null ? lastChecked.current : row;
      const isSelected = !mine.selected.has(rowsNow.at(row)?.id ?? '');
      lastChecked.current = row;
      const select = (rows: readonly Row[]) =>
        mine.select(
          rows.map(({ id }) => id),
          isSelected,
        );
      const one = rowsNow.at(row);
      // At once where it is one; those between may be far out of sight.
      if (from === row) select(one ? [one] : []);
      else tell(rowsNow.between(Math.min(from, row), Math.max(from, row)).then(select));
    };
    const rowActs: GridActs = {
      press: (place, isShift) => newest.current.grid.goTo(place, isShift),
      open: (place) => {
        const { grid: mine, told: tell, set: put, valueAt: at } = newest.current;
        if (mine.edit(place)) return;
        if (typeof at(place) === 'boolean' || isToggle(place)) tell(put(place, at(place) !== true));
      },
      commit: (place, value, after) => {
        const { grid: mine, told: tell, set: put, before: seen } = newest.current;
        tell(put(place, value, seen));
        mine.close(after);
      },
      cancel: () => newest.current.grid.close('stay'),
      check,
      expand: (row) => newest.current.expand(row),
      remove: (row) => {
        const id = newest.current.source.at(row)?.id;
        if (id) newest.current.told(newest.current.table.remove([id]));
      },
      confirm: (key) => newest.current.told(newest.current.table.confirm(key)),
      discard: (key) => newest.current.table.discard(key),
    };
    const isToggle = (place: Place) => columnsNow.current[place.col - 1]?.type === 'boolean';
    return {
      rows: rowActs,
      selectAll: () => {
        const { table: mine, told: tell } = newest.current;
        if (mine.selected.size > 0) mine.select([...mine.selected], false);
        else tell(mine.selectAll());
      },
    };
  }, []);
  const columnsNow = useRef(columns);
  columnsNow.current = columns;

  const { grid: box } = grid;
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
  const onCopy = (event: ClipboardEvent) => {
    if (event.target !== grid.grid.current || !range) return;
    event.preventDefault();
    const text = copied(area(range));
    if (typeof text === 'string') event.clipboardData.setData('text/plain', text);
    else told(copyLater(text));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.target !== grid.grid.current || !range || !canWrite) return;
    event.preventDefault();
    told(pasted(area(range), event.clipboardData.getData('text/plain'), notify));
  };
  // A new row comes into sight, at its first cell.
  const newestKey = pending.at(-1)?.key ?? null;
  const goTo = grid.goTo;
  const place = useRef({ rows, goTo });
  place.current = { rows, goTo };
  useEffect(() => {
    if (newestKey === null) return;
    place.current.goTo({ row: place.current.rows - 1, col: 1 });
    grid.grid.current?.focus({ preventScroll: true });
  }, [newestKey, grid.grid]);

  const selection =
    table.selected.size === 0 ? 'none' : table.selected.size >= stored ? 'all' : 'some';
  const headerActs = useMemo<HeaderActs>(
    () => ({ ...header, selectAll: () => acts.selectAll() }),
    [header, acts],
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
      ref={grid.grid}
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
      onFocus={(event) => event.target === grid.grid.current && grid.onFocus()}
      onCopy={onCopy}
      onPaste={onPaste}
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
        style={{ height: rowVirtualizer.getTotalSize() }}
      >
        {virtual.map(({ index, start }) => {
          const row = index < stored ? source.at(index) : null;
          const isEdited = editing?.place.row === index && Boolean(editedCol);
          const column = isEdited ? columnAt(editedCol!) : undefined;
          const now = isEdited ? valueAt({ row: index, col: editedCol! }) : null;
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
              editing={isEdited ? { col: editedCol!, typed: editing.typed } : null}
              theirs={
                column && row && JSON.stringify(now) !== JSON.stringify(before)
                  ? { value: now }
                  : null
              }
              isSelected={row !== null && table.selected.has(row.id)}
              canWrite={canWrite}
              unsent={row ? unsentOf(row.id) : ''}
              acts={acts.rows}
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
