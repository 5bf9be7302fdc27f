import type { DropResult } from '@hello-pangea/dnd';
import type { Row } from '@trellis/contract';
import type { RefObject } from 'react';
import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';
import { useMoves } from '../rows/useMoves.ts';
import { type DayKey, valueOn } from './days.ts';
import type { useSpan } from './useSpan.ts';

/** A row that was moved and is on its way to the server, with the value that it gets. */
interface Moved {
  row: Row;
  value: string | null;
}

interface Given {
  table: Table;
  field: Column;
  box: RefObject<HTMLElement | null>;
  span: ReturnType<typeof useSpan>;
  days: readonly DayKey[];
  notify(message: string): void;
}

/** Rows that go to another day: they stand there at once. */
export function useDayMoves({ table, field, box, span, days, notify }: Given) {
  const { moved, move, focusOn } = useMoves<Moved>({ table, field, box, notify });
  const gone = new Set(moved.map(({ row }) => row.id));
  const moveTo = (row: Row, value: string | null) => {
    if (value !== (row[field.id] ?? null)) void move({ row, value }, value, span.reload);
  };
  const rowOf = (id: string): Row | null => {
    const found = [span.undated, ...days.map((day) => span.on(day).source)]
      .map((source) => source.find(id))
      .find((row) => row !== null);
    return found ?? null;
  };
  return {
    focusOn,
    moveTo,
    onDragEnd: ({ destination, draggableId }: DropResult) => {
      const row = rowOf(draggableId);
      if (!destination || !row) return;
      const to = destination.droppableId;
      moveTo(row, to === 'undated' ? null : valueOn(to, field, row[field.id]));
    },
    /** Rows of a place, with what was moved there, and without what was moved away. */
    standing: (rows: readonly Row[], isHere: (value: string | null) => boolean): Row[] => [
      ...rows.filter(({ id }) => !gone.has(id)),
      ...moved.flatMap(({ row, value }) => (isHere(value) ? [{ ...row, [field.id]: value }] : [])),
    ],
  };
}
