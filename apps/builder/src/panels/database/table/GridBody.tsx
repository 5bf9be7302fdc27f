import type { RefObject } from 'react';
import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';
import type { GridActs } from './acts.ts';
import { BodyRow } from './BodyRow.tsx';
import type { Cells } from './cells.ts';
import classes from './grid.module.css';
import type { Place, Range } from './place.ts';
import { pressedIn } from './pressed.ts';
import type { Edited } from './useEdited.ts';
import type { Editing } from './useEditing.ts';
import type { useWindow } from './useWindow.ts';

interface Props {
  appId: string;
  gridId: string;
  table: Table;
  columns: readonly Column[];
  canWrite: boolean;
  cells: Cells;
  /** The part that is in sight. */
  sight: ReturnType<typeof useWindow>;
  active: Place | null;
  range: Range | null;
  editing: Editing | null;
  /** The column that is edited; 0 where that is gone. */
  editedCol: number | null;
  edited: RefObject<Edited | null>;
  acts: GridActs;
}

/** The rows that are in sight. */
export function GridBody(props: Props) {
  const { appId, gridId, table, columns, canWrite, cells, sight, active, range, acts } = props;
  const { editing, editedCol, edited } = props;
  const { source, pending } = table;
  const stored = source.count ?? 0;
  return (
    <div
      role="rowgroup"
      className={classes.body}
      style={{ height: sight.height }}
      onMouseDown={(event) => {
        const place = pressedIn(event);
        if (place) acts.press(place, event.shiftKey);
      }}
      onDoubleClick={(event) => {
        const place = pressedIn(event);
        if (place) acts.open(place);
      }}
    >
      {sight.items.map(({ index, start }) => {
        const row = index < stored ? source.at(index) : null;
        const isEdited = editing?.place.row === index && Boolean(editedCol);
        const now = isEdited ? cells.valueAt({ row: index, col: editedCol! }) : null;
        const isTheirs =
          isEdited && row && JSON.stringify(now) !== JSON.stringify(edited.current?.before);
        return (
          <BodyRow
            key={sight.keyOf(index)}
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
            unsent={row ? unsentOf(table, columns, row.id) : ''}
            acts={acts}
          />
        );
      })}
    </div>
  );
}

/** Names of a row's fields whose value is not stored yet. */
const unsentOf = (table: Table, columns: readonly Column[], id: string): string =>
  table.hasUnsent
    ? columns.map((column) => (table.isUnsent(id, column.id) ? `${column.id} ` : '')).join('')
    : '';

/** The marked columns of a row; one cell alone is not marked, it is where one is. */
function markedIn(range: Range | null, row: number): readonly [number, number] | null {
  if (!range || row < range.top || row > range.bottom) return null;
  if (range.top === range.bottom && range.left === range.right) return null;
  return [range.left, range.right];
}
