import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import {
  IconArrowsDiagonal,
  IconCheck,
  IconExternalLink,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import type { Row } from '@trellis/contract';
import { memo } from 'react';
import { CellEditor } from '../cells/CellEditor.tsx';
import { CellView, isPlain } from '../cells/CellView.tsx';
import type { After } from '../cells/editor.ts';
import { linkOf } from '../cells/link.ts';
import { plainText } from '../cells/text.ts';
import type { Column } from '../columns/columns.ts';
import type { PendingRow } from '../rows/pending.ts';
import classes from './grid.module.css';
import { type Place, placed } from './place.ts';

/** What cells ask of the grid; the same object for the life of the table. */
export interface GridActs {
  press(place: Place, isShift: boolean): void;
  open(place: Place): void;
  /** What is written in the cell that is edited. */
  write(text: string): void;
  commit(place: Place, value: unknown, after: After): void;
  cancel(): void;
  check(row: number, isShift: boolean): void;
  expand(row: number): void;
  remove(row: number): void;
  confirm(key: number): void;
  discard(key: number): void;
}

interface Props {
  appId: string;
  gridId: string;
  index: number;
  top: number;
  /** Null while it is being fetched. */
  row: Row | null;
  pending: PendingRow | null;
  columns: readonly Column[];
  /** The column one is in, when one is in this row. */
  activeCol: number | null;
  /** First and last marked column, when cells of this row are marked. */
  marked: readonly [number, number] | null;
  editing: { col: number; typed: string | null } | null;
  theirs: { value: unknown } | null;
  isSelected: boolean;
  canWrite: boolean;
  /** Names of fields whose value is not stored yet. */
  unsent: string;
  acts: GridActs;
}

/** One row of the grid. */
export const BodyRow = memo(function BodyRow(props: Props) {
  const { gridId, index, top, row, pending, columns, activeCol, marked, editing, acts } = props;
  const { isSelected, canWrite, theirs, unsent } = props;
  const data = row ?? pending?.data ?? null;
  const cellProps = (col: number) => ({
    // Looked for only where one is; as names of all cells they would be written anew with each scroll.
    id: activeCol === col ? `${gridId}-${index}-${col}` : undefined,
    role: 'gridcell',
    'aria-colindex': col + 1,
    'data-active': activeCol === col || undefined,
    'data-marked': (marked && col >= marked[0] && col <= marked[1]) || undefined,
  });
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={classes.row}
      data-pending={pending !== null || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        {...cellProps(0)}
        className={classes.box}
        aria-label={isSelected ? 'Selected' : 'Not selected'}
      >
        {row && (
          <input
            type="checkbox"
            className={classes.check}
            tabIndex={-1}
            checked={isSelected}
            aria-label={`Select row ${index + 1}`}
            onChange={() => undefined}
            onClick={(event) => {
              acts.press({ row: index, col: 0 }, false);
              acts.check(index, event.shiftKey);
            }}
          />
        )}
      </div>
      {columns.map((column, at) => {
        const col = at + 1;
        const value = data?.[column.id] ?? null;
        const isEdited = editing?.col === col;
        const problem = pending?.problems[column.id];
        const link = isEdited ? null : linkOf(value, column);
        return (
          <div
            key={column.key}
            {...cellProps(col)}
            aria-readonly={column.readOnly || !canWrite || undefined}
            aria-invalid={problem ? true : undefined}
            // Its own text, without what can be pressed in it.
            aria-label={
              ((at === 0 && row) || link) && !isEdited
                ? plainText(value, column) || undefined
                : undefined
            }
            title={problem}
            className={classes.cell}
            data-plain={(data !== null && !isEdited && isPlain(column, value)) || undefined}
            style={placed(column)}
            data-pinned={column.pinnedAt === undefined ? undefined : true}
            data-type={column.type}
            data-unsent={unsent.includes(`${column.id} `) || undefined}
            onMouseDown={(event) => !isEdited && acts.press({ row: index, col }, event.shiftKey)}
            onDoubleClick={() => !isEdited && acts.open({ row: index, col })}
          >
            {data === null ? (
              <span className={classes.ghost} />
            ) : isEdited ? (
              <CellEditor
                appId={props.appId}
                column={column}
                value={value}
                typed={editing.typed}
                theirs={theirs}
                onWrite={acts.write}
                onCommit={(next, after) => acts.commit({ row: index, col }, next, after)}
                onCancel={acts.cancel}
              />
            ) : (
              <>
                <CellView column={column} value={value} />
                {(column.type === 'image' || column.type === 'boolean') && (
                  <span className="visually-hidden">
                    {column.type === 'boolean'
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
                    data-first={at === 0 || undefined}
                    aria-label={`${link.act} ${String(value)}`}
                    onMouseDown={(event) => event.stopPropagation()}
                    onDoubleClick={(event) => event.stopPropagation()}
                  >
                    <IconExternalLink size={14} />
                  </a>
                )}
                {at === 0 && row && (
                  <button
                    type="button"
                    tabIndex={-1}
                    className={classes.expand}
                    aria-label={`Open row ${index + 1}`}
                    onClick={() => acts.expand(index)}
                  >
                    <IconArrowsDiagonal size={14} />
                  </button>
                )}
              </>
            )}
          </div>
        );
      })}
      <div {...cellProps(columns.length + 1)} className={classes.actions}>
        {pending ? (
          <PendingActs pending={pending} acts={acts} />
        ) : (
          canWrite &&
          row && (
            <button
              type="button"
              tabIndex={-1}
              className={classes.remove}
              aria-label={`Delete row ${index + 1}`}
              onClick={() => acts.remove(index)}
            >
              <IconTrash size={15} />
            </button>
          )
        )}
      </div>
    </div>
  );
});

function PendingActs({ pending, acts }: { pending: PendingRow; acts: GridActs }) {
  const problem = pending.problems[''];
  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip
        label={problem ?? 'Save the row'}
        opened={problem ? true : undefined}
        position="left"
      >
        <ActionIcon
          size="sm"
          variant="light"
          color={problem ? 'red' : 'leaf'}
          loading={pending.isSaving}
          aria-label="Save the row"
          onClick={() => acts.confirm(pending.key)}
        >
          <IconCheck size={15} />
        </ActionIcon>
      </Tooltip>
      <ActionIcon size="sm" aria-label="Discard the row" onClick={() => acts.discard(pending.key)}>
        <IconX size={15} />
      </ActionIcon>
      {problem && (
        <Text className="visually-hidden" role="alert">
          {problem}
        </Text>
      )}
    </Group>
  );
}
