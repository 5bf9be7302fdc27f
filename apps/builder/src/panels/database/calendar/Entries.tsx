import { Droppable } from '@hello-pangea/dnd';
import type { Row } from '@trellis/contract';
import type { ReactNode } from 'react';
import type { Column } from '../columns/columns.ts';
import type { RowSource } from '../rows/source.ts';
import classes from './calendar.module.css';
import { Entry, type EntryActs } from './Entry.tsx';

interface Props {
  /** Where an entry lands that is dropped here. */
  id: string;
  isClosed: boolean;
  rows: readonly Row[];
  title: string | null;
  field: Column;
  source: RowSource;
  acts: EntryActs;
  children?: ReactNode;
}

/** Entries that stand together, onto which others are dragged. */
export function Entries({ id, isClosed, rows, children, ...entry }: Props) {
  return (
    <Droppable droppableId={id} isDropDisabled={isClosed}>
      {(drop, { isDraggingOver }) => (
        <div
          ref={drop.innerRef}
          {...drop.droppableProps}
          className={classes.entries}
          data-over={isDraggingOver || undefined}
        >
          {rows.map((row, at) => (
            <Entry key={row.id} row={row} index={at} {...entry} />
          ))}
          {drop.placeholder}
          {children}
        </div>
      )}
    </Droppable>
  );
}
