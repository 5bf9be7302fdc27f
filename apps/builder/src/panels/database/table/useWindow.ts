import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';
import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';
import type { Place } from './place.ts';

/** In pixels, as the style sheet has it: a finger's size, and the line below, on phones. */
const ROW = window.matchMedia('(max-width: 767px) and (pointer: coarse)').matches ? 45 : 40;
const HEAD = ROW;
/** Rows drawn above and below those in sight. */
const OVERSCAN = 4;
/** The box that selects a row, at the left. */
const BOX = 50;
/** Of the actions, behind the columns. */
const ACTIONS = 100;

interface Options {
  box: RefObject<HTMLElement | null>;
  table: Table;
  columns: readonly Column[];
  active: Place | null;
  /** While somebody writes in a cell nothing is moved: it would take the focus from the editor. */
  isEditing: boolean;
}

/** The part of the table that is in sight: its rows are fetched and drawn, and any place can be brought there. */
export function useWindow({ box, table, columns, active, isEditing }: Options) {
  const { source, pending } = table;
  const stored = source.count ?? 0;
  const rows = stored + pending.length;
  /** How many rows are drawn: always as many, so that those that scroll away lend all they have to those that come. */
  const drawn = useRef(0);
  const inSight = ({ startIndex }: { startIndex: number }) => {
    const first = Math.max(0, Math.min(startIndex - OVERSCAN, rows - drawn.current));
    return { first, last: Math.min(rows, first + drawn.current) - 1 };
  };
  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD,
    paddingEnd: 8,
    // The row that one is in stays, wherever it is scrolled to: the focus is there.
    rangeExtractor: (seen) => {
      const { first, last } = inSight(seen);
      const all = Array.from({ length: last - first + 1 }, (_, at) => first + at);
      const at = active?.row ?? -1;
      return at < 0 || at >= rows || (at >= first && at <= last) ? all : [...all, at];
    },
  });
  const high = Math.ceil((virtualizer.scrollRect?.height ?? 0) / ROW);
  drawn.current = Math.max(drawn.current, high + 1 + 2 * OVERSCAN);
  const items = [...virtualizer.getVirtualItems()];
  const { first, last } = inSight(virtualizer.range ?? { startIndex: 0 });
  useEffect(() => {
    if (stored > 0) source.need(first, Math.min(stored, last + 1));
  }, [source, stored, first, last]);
  // While one scrolls each row keeps its element, wherever that stands among the others: to put elements
  // in order costs as much as to draw them. At rest they stand as they are read.
  const top = useRef(first);
  const isCalm = !virtualizer.isScrolling && !isEditing;
  if (isCalm) top.current = first;
  // The row that one is in keeps its element also out of sight, with what is written in it; who would have that is given a spare one.
  const at = active?.row ?? -1;
  const away = at >= 0 && at < stored && (at < first || at > last) ? at : null;
  const isSpare = (index: number): boolean =>
    away !== null && index !== away && (index - away) % drawn.current === 0;
  const slotOf = (index: number): number =>
    isCalm || index >= stored
      ? drawn.current + index
      : modulo(index - top.current, drawn.current) + (isSpare(index) ? 0.5 : 0);
  return {
    items: items.sort((a, b) => slotOf(a.index) - slotOf(b.index)),
    height: virtualizer.getTotalSize(),
    keyOf: (index: number): string | number => {
      if (index >= stored) return `new ${pending[index - stored]!.key}`;
      return isSpare(index) ? 'spare' : index % drawn.current;
    },
    reveal: ({ row, col }: Place): void => {
      if (row >= 0) virtualizer.scrollToIndex(row, { align: 'auto' });
      if (box.current) toSide(box.current, columns, col);
    },
  };
}

const modulo = (some: number, of: number): number => ((some % of) + of) % of;

/** Scrolls to the side until a column is in sight; the selection and what is pinned stay at the left. */
function toSide(box: HTMLElement, columns: readonly Column[], col: number): void {
  const column = columns[col - 1];
  if (col === 0 || column?.pinnedAt !== undefined) return;
  const widthOf = (some: readonly Column[]) => some.reduce((sum, { width }) => sum + width, 0);
  const pinned = widthOf(columns.filter(({ pinnedAt }) => pinnedAt !== undefined));
  const left = widthOf(columns.slice(0, col - 1));
  const right = left + (column?.width ?? ACTIONS) + BOX;
  if (left - pinned < box.scrollLeft) box.scrollLeft = left - pinned;
  else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
}
