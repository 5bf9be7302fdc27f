/**
 * What a stretch of a sentence is for the app it asks for:
 *
 * - entity: something the app keeps, wherever it is spoken of · field: what is noted of it · asking: a field told by a
 *   question ('who has it', 'what I paid') · value: one of the values of the field before it
 * - container: what the app is called by ('tracker', 'log') · setting: whom it is for, who asks, where it is used
 * - actor: who does something · deed: what they do (book, vote, sign up)
 * - view: a way to look at it, a figure to compute, an alarm · access: who may see or change · look: colours and style
 */
export const KINDS = [
  'entity',
  'field',
  'asking',
  'value',
  'container',
  'setting',
  'actor',
  'deed',
  'view',
  'access',
  'look',
] as const;
export type Kind = (typeof KINDS)[number];

/** What one token can be: outside of everything, or the first or a further one of a stretch of a kind. */
export const TAGS: readonly string[] = ['-', ...KINDS.flatMap((kind) => [`B${kind}`, `I${kind}`])];

/** A stretch of tokens of a kind, by how much it was preferred to being anything else. */
export interface Span {
  kind: Kind;
  from: number;
  to: number;
  /** The least of its tokens' leads over the next best tag; about 0 where it could be anything. */
  lead: number;
}
