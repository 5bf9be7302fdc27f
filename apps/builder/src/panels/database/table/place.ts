import type { CSSProperties } from 'react';
import type { Column } from '../columns/columns.ts';

/** A place in the grid. Row -1 is the header; column 0 is the selection, the last one the actions. */
export interface Place {
  row: number;
  col: number;
}

export interface Bounds {
  rows: number;
  cols: number;
}

/** Rows that Page Up and Page Down pass. */
const PAGE = 10;

/** The place, or the nearest one that there is. */
export function within({ row, col }: Place, { rows, cols }: Bounds): Place {
  return {
    row: Math.max(-1, Math.min(rows - 1, row)),
    col: Math.max(0, Math.min(cols - 1, col)),
  };
}

interface Key {
  key: string;
  isCtrl: boolean;
}

/**
 * Where a key leads from a place, as in the grid pattern of WAI-ARIA; null for keys that lead nowhere. The ends of a row
 * are its first and last cells of data: selection and actions are a step beyond.
 */
export function moved(from: Place, { key, isCtrl }: Key, bounds: Bounds): Place | null {
  const to = (row: number, col: number) => within({ row, col }, bounds);
  const first = 1;
  const last = Math.max(first, bounds.cols - 2);
  switch (key) {
    case 'ArrowUp':
      return to(isCtrl ? 0 : from.row - 1, from.col);
    case 'ArrowDown':
      return to(isCtrl ? bounds.rows - 1 : from.row + 1, from.col);
    case 'ArrowLeft':
      return to(from.row, isCtrl ? first : from.col - 1);
    case 'ArrowRight':
      return to(from.row, isCtrl ? last : from.col + 1);
    case 'Home':
      return to(isCtrl ? 0 : from.row, first);
    case 'End':
      return to(isCtrl ? bounds.rows - 1 : from.row, last);
    case 'PageUp':
      return to(Math.max(0, from.row - PAGE), from.col);
    case 'PageDown':
      return to(from.row + PAGE, from.col);
    default:
      return null;
  }
}

/** The places between two, both included. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const rangeOf = (a: Place, b: Place): Range => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.col, b.col),
  right: Math.max(a.col, b.col),
});

/** How wide a column's cells are, and where they stay when what is beside them scrolls away. */
export const placed = ({ width, pinnedAt }: Column): CSSProperties =>
  pinnedAt === undefined ? { width } : ({ width, '--pinned-at': `${pinnedAt}px` } as CSSProperties);
