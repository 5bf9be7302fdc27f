import { IconArrowsDiagonal, IconExternalLink } from '@tabler/icons-react';
import { memo } from 'react';
import { CellEditor } from '../cells/CellEditor.tsx';
import { CellView, isPlain } from '../cells/CellView.tsx';
import { linkOf } from '../cells/link.ts';
import { plainText } from '../cells/text.ts';
import type { Column } from '../columns/columns.ts';
import type { GridActs } from './acts.ts';
import classes from './grid.module.css';
import { placed } from './place.ts';

interface Props {
  appId: string;
  /** Where one is in it; as names of all cells they would be written anew with each scroll. */
  id: string | undefined;
  column: Column;
  col: number;
  /** Of the first column and of the cell that is edited; null elsewhere. */
  row: number | null;
  /** Undefined while it is being fetched. */
  value: unknown;
  isStored: boolean;
  isMarked: boolean;
  isFixed: boolean;
  isUnsent: boolean;
  problem: string | undefined;
  editing: { typed: string | null } | null;
  theirs: { value: unknown } | null;
  acts: GridActs;
}

// Made once: an icon that is the same is not drawn anew with every row that scrolls by.
const LEAD = <IconExternalLink size={14} />;
const EXPAND = <IconArrowsDiagonal size={14} />;

/** One value of a row. What is pressed in it is heard by the grid (`pressed.ts`), so that cells need nothing that is made anew for each row. */
export const Cell = memo(function Cell(props: Props) {
  const { column, col, row, value, isStored, editing, acts } = props;
  const isFirst = col === 1;
  const link = editing ? null : linkOf(value, column);
  const isOfText = value !== undefined && !editing && isPlain(column, value);
  const isLabelled = ((isFirst && isStored) || link) && !editing;
  return (
    <div
      id={props.id}
      role="gridcell"
      aria-colindex={col + 1}
      aria-readonly={props.isFixed || undefined}
      aria-invalid={props.problem ? true : undefined}
      // Its own text, without what can be pressed in it.
      aria-label={(isLabelled && plainText(value, column)) || undefined}
      title={props.problem}
      className={classes.cell}
      data-active={props.id !== undefined || undefined}
      data-marked={props.isMarked || undefined}
      data-plain={isOfText || undefined}
      // Each value is read in the direction of its own script.
      dir={isOfText ? 'auto' : undefined}
      style={placed(column)}
      data-pinned={column.pinnedAt === undefined ? undefined : true}
      data-type={column.type.order ?? 'none'}
      data-edited={editing !== null || undefined}
      data-unsent={props.isUnsent || undefined}
    >
      {value === undefined ? (
        <span className={classes.ghost} />
      ) : editing ? (
        <CellEditor
          appId={props.appId}
          column={column}
          value={value}
          typed={editing.typed}
          theirs={props.theirs}
          onWrite={acts.write}
          onCommit={(next, after) => acts.commit({ row: row!, col }, next, after)}
          onCancel={acts.cancel}
        />
      ) : (
        <>
          <CellView column={column} value={value} />
          {(column.type.id === 'image' || column.type.id === 'boolean') && (
            <span className="visually-hidden">
              {column.type.id === 'boolean'
                ? value === true
                  ? 'Yes'
                  : 'No'
                : plainText(value, column)}
            </span>
          )}
          {link && (
            <a
              href={link.href}
              target="_blank"
              rel="noreferrer"
              tabIndex={-1}
              className={classes.open}
              data-first={isFirst || undefined}
              aria-label={`${link.act} ${String(value)}`}
            >
              {LEAD}
            </a>
          )}
          {isFirst && isStored && (
            <button
              type="button"
              tabIndex={-1}
              className={classes.expand}
              aria-label={`Open row ${row! + 1}`}
              onClick={() => acts.expand(row!)}
            >
              {EXPAND}
            </button>
          )}
        </>
      )}
    </div>
  );
});
