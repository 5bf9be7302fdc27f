/** Something that a person changed: what it is to be, and what it was when they began. */
export interface Edit<T> {
  value: T;
  base: T;
  /** A value that was sent and whose answer never came: the server may hold it. */
  unanswered?: T | undefined;
}

/** How two values are compared and, where it can be, brought together. */
export interface MeetRules<T> {
  isSame(a: T, b: T): boolean;
  /** What holds both changes of `base`; null where they touch the same. */
  merge?(base: T, mine: T, theirs: T): T | null;
}

export type Meeting<T> =
  /** The server holds what the person wants. */
  | { kind: 'stored' }
  /** Nobody else changed it, or what they changed stands beside it: the edit, over what the server holds. */
  | { kind: 'apart'; edit: Edit<T>; isMerged: boolean }
  /** Somebody else changed the same: the person chooses. */
  | { kind: 'conflict' };

/** What becomes of an edit once it is known what the server holds. The one rule for panels, files and cells. */
export function meet<T>(
  edit: Edit<T>,
  theirs: T,
  { isSame, merge = () => null }: MeetRules<T>,
): Meeting<T> {
  const { value, base, unanswered } = edit;
  if (isSame(theirs, value)) return { kind: 'stored' };
  // Not somebody else's: an own change that was made, and whose answer was lost.
  if (unanswered !== undefined && isSame(theirs, unanswered))
    return { kind: 'apart', edit: { value, base: theirs }, isMerged: false };
  if (isSame(theirs, base)) return { kind: 'apart', edit, isMerged: false };
  const both = merge(base, value, theirs);
  if (both === null) return { kind: 'conflict' };
  return isSame(both, theirs)
    ? { kind: 'stored' }
    : { kind: 'apart', edit: { value: both, base: theirs }, isMerged: true };
}
