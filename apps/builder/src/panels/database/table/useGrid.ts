import { type KeyboardEvent, useCallback, useRef } from 'react';
import { type Asked, askedBy } from './keys.ts';
import type { Bounds, Place, Range } from './place.ts';
import { useEditing } from './useEditing.ts';
import { usePlace } from './usePlace.ts';

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
  const { bounds } = options;
  const grid = useRef<HTMLDivElement>(null);
  const place = usePlace(bounds, options.reveal);
  const { active, range, isAnywhere, mark, goTo, goToNew } = place;
  const { editing, edit, close, ...edited } = useEditing({
    grid,
    bounds,
    begin: options.begin,
    mark,
    goTo,
  });
  const follow = useCallback(
    (col: number) => {
      edited.follow(col);
      place.follow(col);
    },
    [edited.follow, place.follow],
  );

  const run = (asked: Asked, at: Place, marked: Range, key: string): void => {
    if (asked.kind === 'go') goTo(asked.to, asked.isMarking);
    else if (asked.kind === 'mark') mark(asked.from, asked.to);
    else if (asked.kind === 'fillDown') options.fillDown(marked);
    else if (asked.kind === 'clear') options.clear(marked);
    else if (asked.kind === 'act') options.act(at, asked.key);
    else if (asked.kind === 'write') edit(at, asked.typed);
    else if (asked.kind === 'enter' && !edit(at)) options.act(at, key);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keys of what stands inside a cell are its own.
    if (event.target !== grid.current || !active || !range) return;
    const press = {
      key: event.key,
      isCtrl: event.ctrlKey || event.metaKey,
      isShift: event.shiftKey,
      isAlt: event.altKey,
      isComposing: event.nativeEvent.isComposing,
    };
    const asked = askedBy(press, active, range, bounds);
    if (!asked) return;
    event.preventDefault();
    event.stopPropagation();
    run(asked, active, range, event.key);
  };
  const onFocus = () => {
    if (!isAnywhere.current) goTo({ row: bounds.rows > 0 ? 0 : -1, col: 1 });
  };

  return { grid, active, range, editing, goTo, goToNew, edit, follow, close, onKeyDown, onFocus };
}
