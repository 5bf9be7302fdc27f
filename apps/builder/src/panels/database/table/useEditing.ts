import { type RefObject, useCallback, useRef, useState } from 'react';
import type { After } from '../cells/editor.ts';
import type { Bounds, Place } from './place.ts';

export interface Editing {
  place: Place;
  typed: string | null;
}

interface Options {
  grid: RefObject<HTMLElement | null>;
  bounds: Bounds;
  /** Whether a place can be edited where it stands; it is, from then on. */
  begin(place: Place, typed: string | null): boolean;
  mark(first: Place, last: Place): void;
  goTo(place: Place): void;
}

/** The cell that is edited. */
export function useEditing(options: Options) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const now = useRef(options);
  now.current = options;
  /** The same, known before it is drawn: what follows of its end is done where it ends, never while something is drawn. */
  const open = useRef<Editing | null>(null);
  const put = useCallback((next: Editing | null) => {
    open.current = next;
    setEditing(next);
  }, []);

  const edit = useCallback(
    (place: Place, typed: string | null = null) => {
      if (!now.current.begin(place, typed)) return false;
      now.current.mark(place, place);
      put({ place, typed });
      return true;
    },
    [put],
  );

  /** The editor is over; the focus comes back, unless it has gone elsewhere by itself. */
  const close = useCallback(
    (after: After) => {
      const grid = now.current.grid.current;
      // At once, while the editor is still there: the next key is the grid's.
      if (grid?.contains(document.activeElement)) grid.focus({ preventScroll: true });
      const ended = open.current;
      put(null);
      if (ended) now.current.goTo(beside(ended.place, after, now.current.bounds));
      requestAnimationFrame(() => {
        // Whoever types fast edits the next cell by now: its editor keeps the focus.
        if (open.current) return;
        const focused = document.activeElement;
        const box = now.current.grid.current;
        if (!focused || focused === document.body || box?.contains(focused))
          box?.focus({ preventScroll: true });
      });
    },
    [put],
  );

  /** The column that is edited stands elsewhere now. */
  const follow = useCallback(
    (col: number) => {
      const there = open.current;
      if (there && there.place.col !== col) put({ ...there, place: { ...there.place, col } });
    },
    [put],
  );
  return { editing, edit, close, follow };
}

/** Where one is when the editor of a place is over. */
function beside({ row, col }: Place, after: After, { rows, cols }: Bounds): Place {
  return {
    stay: { row, col },
    down: { row: Math.min(rows - 1, row + 1), col },
    right: { row, col: Math.min(cols - 1, col + 1) },
    left: { row, col: Math.max(0, col - 1) },
  }[after];
}
