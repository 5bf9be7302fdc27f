import { type Bounds, moved, type Place, type Range } from './place.ts';

export interface Press {
  key: string;
  isCtrl: boolean;
  isShift: boolean;
  isAlt: boolean;
  /** It is part of a letter that is being put together. */
  isComposing: boolean;
}

/** What a key asks of the grid. */
export type Asked =
  | { kind: 'go'; to: Place; isMarking: boolean }
  | { kind: 'mark'; from: Place; to: Place }
  | { kind: 'fillDown' }
  /** Edits where that is possible, and acts otherwise; */
  | { kind: 'enter' }
  /** acts; */
  | { kind: 'act'; key: string }
  | { kind: 'clear' }
  /** edits, beginning with what was typed. */
  | { kind: 'write'; typed: string }
  /** It is the grid's, and there is nothing to do. */
  | { kind: 'nothing' };

/** By the grid pattern of WAI-ARIA; null for keys that are not the grid's. */
export function askedBy(press: Press, at: Place, range: Range, bounds: Bounds): Asked | null {
  const { key, isCtrl, isShift } = press;
  const to = moved(at, press, bounds);
  if (to) return { kind: 'go', to, isMarking: isShift };
  if (isCtrl && (key.toLowerCase() === 'a' || key === ' ')) {
    const { rows, cols } = bounds;
    if (rows === 0) return { kind: 'nothing' };
    const [left, right] = key === ' ' ? [range.left, range.right] : [1, cols - 2];
    // All cells, or those of the marked columns, from the first on; nothing is scrolled for that.
    return { kind: 'mark', from: { row: rows - 1, col: right }, to: { row: 0, col: left } };
  }
  if (isCtrl && key.toLowerCase() === 'd') return { kind: 'fillDown' };
  if (isCtrl || press.isAlt) return null;
  if (key === 'Enter' || key === 'F2') return { kind: 'enter' };
  if (key === ' ') return { kind: 'act', key: isShift ? 'Shift+Space' : key };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' };
  if (key.length === 1 && !press.isComposing) return { kind: 'write', typed: key };
  return null;
}
