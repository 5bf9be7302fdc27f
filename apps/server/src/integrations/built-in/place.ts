/** Nothing can fit this schema. */
export class Unfillable extends Error {
  override name = 'Unfillable';
}

/** Where a value stands: the names on the way to it, and which of a list it is. */
export interface Place {
  names: readonly string[];
  index: number;
}
