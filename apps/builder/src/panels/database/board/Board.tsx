import { DragDropContext, type DropResult } from '@hello-pangea/dnd';
import type { Row, ViewShape } from '@trellis/contract';
import { type RefObject, useCallback, useImperativeHandle, useMemo, useRef } from 'react';
import type { Card } from '../card/useCard.ts';
import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';
import { useMoves } from '../rows/useMoves.ts';
import type { GridHandle } from '../table/DataGrid.tsx';
import { BoardLane, type Moved } from './BoardLane.tsx';
import classes from './board.module.css';
import { valueIn } from './lanes.ts';
import { type OpenLane, useLanes } from './useLanes.ts';

interface Props {
  appId: string;
  entityId: string;
  label: string;
  table: Table;
  /** All of them, and those that are shown on cards, in order. */
  columns: readonly Column[];
  shown: readonly Column[];
  shape: ViewShape;
  search: string;
  /** The field by which people know a row. */
  title: string | null;
  canWrite: boolean;
  card: Card;
  handle: RefObject<GridHandle | null>;
  notify(message: string): void;
}

/** Rows as cards in columns, one for each option of a field; moving a card changes that field. */
export default function Board(props: Props) {
  const { appId, entityId, label, table, columns, shown, shape, search, title } = props;
  const { canWrite, card, handle, notify } = props;
  const field = columns.find(({ id }) => id === shape.field)!;
  const { sort, filters } = shape;
  const query = useMemo(() => ({ sort, search, filters }), [sort, search, filters]);
  const lanes = useLanes({ appId, entityId, table, field, columns, query });
  const box = useRef<HTMLElement>(null);
  const { moved, move, focusOn } = useMoves<Moved>({ table, field, box, notify });
  const opened = useRef<string | null>(null);
  useImperativeHandle(handle, () => ({
    goTo: () => undefined,
    focus: () => focusOn(opened.current),
  }));
  const fields = useMemo(
    () => shown.filter(({ id }) => id !== field.id && id !== title).slice(0, 3),
    [shown, field, title],
  );

  const moveTo = (row: Row, from: OpenLane, to: OpenLane, index: number) => {
    if (from === to || to.value === null) return;
    const reload = () => Promise.all([from.source.reload(), to.source.reload()]);
    void move({ row, from, to, index }, valueIn(to), reload);
  };
  const laneOf = (id: string) => lanes.find(({ value }) => `lane ${value}` === id);
  const onDragEnd = ({ source, destination, draggableId }: DropResult) => {
    const from = laneOf(source.droppableId);
    const to = destination && laneOf(destination.droppableId);
    const row =
      from?.source.find(draggableId) ?? moved.find((one) => one.row.id === draggableId)?.row;
    if (from && to && row) moveTo(row, from, to, destination.index);
  };
  const open = useCallback(
    (row: Row, lane: OpenLane) => {
      opened.current = row.id;
      const index = lane.source.indexOf(row.id);
      card.open(row, index === -1 ? null : { source: lane.source, index });
    },
    [card.open],
  );
  return (
    <DragDropContext
      onDragEnd={onDragEnd}
      dragHandleUsageInstructions="Press space to pick the card up, move it to another column with the arrow keys, and drop it with space. Escape leaves it where it was. Enter opens it."
    >
      <section ref={box} className={classes.board} aria-label={`Board of ${label}`}>
        {lanes.map((lane) => (
          <BoardLane
            key={String(lane.value)}
            lane={lane}
            lanes={lanes}
            field={field}
            fields={fields}
            title={title}
            moved={moved}
            canWrite={canWrite}
            onOpen={open}
            onMove={(row, to) => moveTo(row, lane, to, 0)}
            onNew={() => card.make(table.addPending({ [field.id]: valueIn(lane) }).key)}
          />
        ))}
      </section>
    </DragDropContext>
  );
}
