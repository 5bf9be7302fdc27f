import { LIMITS } from '@trellis/contract';
import { useCallback, useRef, useState } from 'react';
import { type Bounds, type Place, rangeOf, within } from './place.ts';

/** Where one is in the grid, and what is marked from there. */
export function usePlace(bounds: Bounds, reveal: (place: Place) => void) {
  const [at, setActive] = useState<Place | null>(null);
  const [from, setAnchor] = useState<Place | null>(null);
  // Rows and columns that are gone take nobody with them.
  const active = at && within(at, bounds);
  const anchor = from && within(from, bounds);
  const newest = useRef(reveal);
  newest.current = reveal;
  /** Whether one has been anywhere yet; known before it is drawn, when the focus comes. */
  const isAnywhere = useRef(false);

  const mark = useCallback((first: Place, last: Place) => {
    setAnchor(first);
    setActive(last);
  }, []);
  const goTo = useCallback((place: Place, isMarking = false) => {
    isAnywhere.current = true;
    setActive(place);
    if (!isMarking) setAnchor(place);
    newest.current(place);
  }, []);
  /** The same where the place is only now being made: it comes into sight when it is there (spec 2, section 9). */
  const goToNew = useCallback(
    (place: Place) => {
      isAnywhere.current = true;
      mark(place, place);
      setTimeout(() => newest.current(place), LIMITS.tableScrollAfter);
    },
    [mark],
  );
  /** The column that one is in stands elsewhere now. */
  const follow = useCallback((col: number) => {
    const there = (now: Place | null) => (now && now.col !== col ? { ...now, col } : now);
    setActive(there);
    setAnchor(there);
  }, []);

  const range = active && anchor ? rangeOf(anchor, active) : null;
  return { active, range, isAnywhere, mark, goTo, goToNew, follow };
}
