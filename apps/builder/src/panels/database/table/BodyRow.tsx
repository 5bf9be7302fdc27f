import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { IconCheck, IconTrash, IconX } from '@tabler/icons-react';
import type { Row } from '@trellis/contract';
import { memo } from 'react';
import type { Column } from '../columns/columns.ts';
import type { PendingRow } from '../rows/pending.ts';
import type { GridActs } from './acts.ts';
import { Cell } from './Cell.tsx';
import classes from './grid.module.css';

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

// Made once: an icon that is the same is not drawn anew with every row that scrolls by.
const REMOVE = <IconTrash size={15} />;

/** One row of the grid. */
export const BodyRow = memo(function BodyRow(props: Props) {
  const { gridId, index, top, row, pending, columns, activeCol, marked, editing, acts } = props;
  const { isSelected, canWrite, theirs, unsent } = props;
  const data = row ?? pending?.data ?? null;
  const isMarked = (col: number) => marked !== null && col >= marked[0] && col <= marked[1];
  const cellProps = (col: number) => ({
    // Looked for only where one is; as names of all cells they would be written anew with each scroll.
    id: activeCol === col ? `${gridId}-${index}-${col}` : undefined,
    role: 'gridcell',
    'aria-colindex': col + 1,
    'data-active': activeCol === col || undefined,
    'data-marked': isMarked(col) || undefined,
  });
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={classes.row}
      data-pending={pending !== null || undefined}
      style={{ top }}
    >
      <div
        {...cellProps(0)}
        className={classes.box}
        aria-label={isSelected ? 'Selected' : 'Not selected'}
      >
        {row && (
          <label className={classes.hit}>
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
          </label>
        )}
      </div>
      {columns.map((column, at) => {
        const col = at + 1;
        const isEdited = editing?.col === col;
        return (
          <Cell
            key={column.key}
            appId={props.appId}
            id={activeCol === col ? `${gridId}-${index}-${col}` : undefined}
            column={column}
            col={col}
            // What scrolls by is drawn anew where its value is another; the row's number is in the first alone.
            row={at === 0 || isEdited ? index : null}
            value={data === null ? undefined : (data[column.id] ?? null)}
            isStored={row !== null}
            isMarked={isMarked(col)}
            isFixed={column.readOnly || !canWrite}
            isUnsent={unsent.includes(`${column.id} `)}
            problem={pending?.problems[column.id]}
            editing={isEdited ? editing : null}
            theirs={isEdited ? theirs : null}
            acts={acts}
          />
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
              {REMOVE}
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
