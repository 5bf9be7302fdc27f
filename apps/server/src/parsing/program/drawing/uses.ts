import { FOREIGN, FOREIGN_WORDS } from '@trellis/contract/parsing';
import { broken, within } from '../fault.ts';

/** An element that can be drawn again elsewhere: how many elements it holds, and which others they draw. */
export interface Part {
  elements: number;
  uses: string[];
}

/**
 * Counts what is drawn when each use of an element draws it anew, and all that it uses: ten uses of ten uses, nine
 * times, are a thousand million elements. Refuses too many, and what uses itself.
 */
export function countDrawn(parts: ReadonlyMap<string, Part>, root: Part): void {
  const { drawn: most } = FOREIGN.drawing;
  const known = new Map<Part, number>();
  const open = new Set<Part>();
  const count = (part: Part): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    if (open.has(part)) throw broken('A part of this drawing uses itself');
    open.add(part);
    let drawn = part.elements;
    for (const id of part.uses) {
      const used = parts.get(id);
      if (used) drawn += count(used);
      within(drawn, most, FOREIGN_WORDS.tooMany(most, 'elements to be drawn'));
    }
    open.delete(part);
    known.set(part, drawn);
    return drawn;
  };
  count(root);
}
