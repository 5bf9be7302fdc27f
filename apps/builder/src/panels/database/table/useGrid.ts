import { LIMITS } from '@trellis/contract';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import type { After } from '../cells/editor.ts';
import { type Bounds, moved, type Place, type Range, rangeOf, within } from './place.ts';

export interface Editing {
  place: Place;
  typed: string | null;
}

interface Options {
  bounds: Bounds;
  /** Whether a place can be edited where it stands; it is, from then on. */
  begin(place: Place, typed: string | null): boolean;
  /** Enter, Space or a click on what is no cell to edit: a box, a button, a header. */
  act(place: Place, key: string): void;
  clear(range: Range): void;
  fillDown(range: Range): void;
  /** The place comes into sight. */
  reveal(place: Place): void;
}

export type Grid = ReturnType<typeof useGrid>;

/** Where one is in the grid, what is marked and what is edited; by keys as in the grid pattern of WAI-ARIA. */
export function useGrid(options: Options) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setActive] = useState<Place | null>(null);
  const [from, setAnchor] = useState<Place | null>(null);
  // Rows and columns that are gone take nobody with them.
  const active = at && within(at, options.bounds);
  const anchor = from && within(from, options.bounds);
  const [editing, setEditing] = useState<Editing | null>(null);
  const now = useRef(options);
  now.current = options;

  /** Whether one has been anywhere yet; known before it is drawn, when the focus comes. */
  const isAnywhere = useRef(false);
  const goTo = useCallback((place: Place, isMarking = false) => {
    isAnywhere.current = true;
    setActive(place);
    if (!isMarking) setAnchor(place);
    now.current.reveal(place);
  }, []);
  /** The same where the place is only now being made: it comes into sight when it is there (spec 2, section 9). */
  const goToNew = useCallback((place: Place) => {
    isAnywhere.current = true;
    setActive(place);
    setAnchor(place);
    setTimeout(() => now.current.reveal(place), LIMITS.tableScrollAfter);
  }, []);

  const edit = useCallback((place: Place, typed: string | null = null) => {
    if (!now.current.begin(place, typed)) return false;
    setActive(place);
    setAnchor(place);
    setEditing({ place, typed });
    return true;
  }, []);

  /** The editor is over; the focus comes back, unless it has gone elsewhere by itself. */
  const close = useCallback((after: After) => {
    // At once, while the editor is still there: the next key is the grid's.
    if (grid.current?.contains(document.activeElement)) grid.current.focus({ preventScroll: true });
    setEditing((open) => {
      if (!open) return null;
      const { row, col } = open.place;
      const next = {
        stay: open.place,
        down: { row: Math.min(now.current.bounds.rows - 1, row + 1), col },
        right: { row, col: Math.min(now.current.bounds.cols - 1, col + 1) },
        left: { row, col: Math.max(0, col - 1) },
      }[after];
      setActive(next);
      setAnchor(next);
      now.current.reveal(next);
      return null;
    });
    requestAnimationFrame(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || grid.current?.contains(focused))
        grid.current?.focus({ preventScroll: true });
    });
  }, []);

  /** The column that is edited stands elsewhere now. */
  const follow = useCallback((col: number) => {
    const there = (now: Place | null) => (now && now.col !== col ? { ...now, col } : now);
    setEditing((open) =>
      open && open.place.col !== col ? { ...open, place: { ...open.place, col } } : open,
    );
    setActive(there);
    setAnchor(there);
  }, []);

  const range = active && anchor ? rangeOf(anchor, active) : null;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keys of what stands inside a cell are its own.
    if (event.target !== grid.current || !active || !range) return;
    const isCtrl = event.ctrlKey || event.metaKey;
    const taken = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const to = moved(active, { key: event.key, isCtrl }, options.bounds);
    if (to) {
      taken();
      return goTo(to, event.shiftKey);
    }
    if (isCtrl && (event.key.toLowerCase() === 'a' || event.key === ' ')) {
      taken();
      const { rows, cols } = options.bounds;
      const [left, right] = event.key === ' ' ? [range.left, range.right] : [1, cols - 2];
      // All cells, or those of the marked columns, from the first on; nothing is scrolled for that.
      if (rows > 0) setActive({ row: 0, col: left });
      if (rows > 0) setAnchor({ row: rows - 1, col: right });
      return;
    }
    if (isCtrl && event.key.toLowerCase() === 'd') {
      taken();
      return options.fillDown(range);
    }
    if (isCtrl || event.altKey) return;
    if (event.key === 'Enter' || event.key === 'F2') {
      taken();
      if (!edit(active)) options.act(active, event.key);
    } else if (event.key === ' ') {
      taken();
      options.act(active, event.shiftKey ? 'Shift+Space' : event.key);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      taken();
      options.clear(range);
    } else if (event.key.length === 1 && !event.nativeEvent.isComposing) {
      taken();
      edit(active, event.key);
    }
  };

  const onFocus = () => {
    if (!isAnywhere.current) goTo({ row: options.bounds.rows > 0 ? 0 : -1, col: 1 });
  };

  return { grid, active, range, editing, goTo, goToNew, edit, follow, close, onKeyDown, onFocus };
}
