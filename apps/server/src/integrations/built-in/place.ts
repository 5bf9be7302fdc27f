/** Nothing can fit this schema. */
export class Unfillable extends Error {
  override name = 'Unfillable';
}

/** A schema that wants more than an answer may hold; nothing else is tried. */
export class Overworked extends Unfillable {
  override name = 'Overworked';
}

/** Whether another form may still fit. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Unfillable && !(error instanceof Overworked);

/** Where a value stands: the names on the way to it, and which of a list it is. */
export interface Place {
  names: readonly string[];
  index: number;
  /** What may still be done, shared by the whole answer. */
  work: { left: number };
}
