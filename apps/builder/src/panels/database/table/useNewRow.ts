import { useEffect, useRef } from 'react';
import type { PendingRow } from '../rows/pending.ts';
import type { Grid } from './useGrid.ts';

/** One is in a new row at once, at its first cell, and it comes into sight. */
export function useNewRow(grid: Grid, pending: readonly PendingRow[], rows: number): void {
  const { grid: box, goToNew } = grid;
  const newestKey = pending.at(-1)?.key ?? null;
  const count = useRef(rows);
  count.current = rows;
  useEffect(() => {
    if (newestKey === null) return;
    goToNew({ row: count.current - 1, col: 1 });
    box.current?.focus({ preventScroll: true });
  }, [newestKey, goToNew, box]);
}
