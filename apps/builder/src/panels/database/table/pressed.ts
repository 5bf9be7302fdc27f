import type { MouseEvent } from 'react';
import type { Place } from './place.ts';

/** The cell of the table's body that an event happened in; null for links, an open editor and what floats over the table. */
export function pressedIn({ target, currentTarget }: MouseEvent): Place | null {
  if (!(target instanceof Element) || target.closest('a')) return null;
  const cell = target.closest('[data-type]:not([data-edited])');
  const row = cell?.closest('[aria-rowindex]');
  if (!cell || !row || !currentTarget.contains(cell)) return null;
  // Both are counted from one, and the header is the first row.
  const indexOf = (element: Element, name: string) => Number(element.getAttribute(name));
  return { row: indexOf(row, 'aria-rowindex') - 2, col: indexOf(cell, 'aria-colindex') - 1 };
}
