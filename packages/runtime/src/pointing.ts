/** Which way the keyboard moves from the element that is pointed at. */
export type PointStep = 'next' | 'previous' | 'outer' | 'inner';

/** What the parent asks of the preview while somebody points at its elements. The frame only ever answers. */
export type PointQuestion =
  | { kind: 'at'; x: number; y: number }
  | { kind: 'step'; to: PointStep }
  /** What was found last, where it is now. */
  | { kind: 'again' }
  | { kind: 'scroll'; x: number; y: number; dx: number; dy: number };

/** An element as the frame tells of it. Pixels count from the frame's own corner. */
export interface PointAnswer {
  box: { x: number; y: number; width: number; height: number };
  file: string;
  line: number;
  column: number;
  /** As it stands in the source: `h1`, `RecipeCard`. */
  tag: string;
  /** The component in whose code it stands. */
  component: string;
  text: string;
  /** How many elements of the page come from this place; counted for `again` alone. */
  alike: number;
}
