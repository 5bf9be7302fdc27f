import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import type { Column } from '../columns/columns.ts';
import type { Table } from '../rows/table.ts';
import type { Place } from './place.ts';

const ROW = 40;
const HEAD = 40;
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
}

/** The part of the table that is in sight: its rows are fetched and drawn, and any place can be brought there. */
export function useWindow({ box, table, columns, active }: Options) {
  const { source, pending } = table;
  const stored = source.count ?? 0;
  const rows = stored + pending.length;
  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => box.current,
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
  const items = virtualizer.getVirtualItems();
  const seen = virtualizer.range;
  const first = Math.max(0, (seen?.startIndex ?? 0) - OVERSCAN);
  const last = (seen?.endIndex ?? 0) + OVERSCAN;
  useEffect(() => {
    if (stored > 0) source.need(first, Math.min(stored, last + 1));
  }, [source, stored, first, last]);
  /** As many as are ever drawn in a row. */
  const drawn = Math.ceil((virtualizer.scrollRect?.height ?? 0) / ROW) + 2 + 2 * OVERSCAN;
  return {
    items,
    height: virtualizer.getTotalSize(),
    /** Rows that scroll out of sight lend what they are drawn with to those that come in. */
    keyOf: (index: number): string | number => {
      if (index >= stored) return `new ${pending[index - stored]!.key}`;
      return index < first || index > last ? `own ${index}` : index % drawn;
    },
    reveal: ({ row, col }: Place): void => {
      if (row >= 0) virtualizer.scrollToIndex(row, { align: 'auto' });
      if (box.current) toSide(box.current, columns, col);
    },
  };
}

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
