import type { WordClass } from '../../lexicon/functionWords.ts';
import type { Attribute, Colour, Context, Entry, Lexicon, Thing } from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import type { VerbClass } from '../../lexicon/verbs.ts';
import type { Found } from '../phrases.ts';
import type { Tag } from '../tagger.ts';
import type { Values } from '../values/index.ts';

/** One meaning of a noun phrase's part. */
export interface Sense {
  thing?: Thing;
  /** Other things with the same word ('Auftrag': a deal, a repair); the place decides. */
  others?: Thing[];
  attribute?: Attribute;
  view?: string;
  container?: string;
  context?: Context;
  colour?: Colour;
}

/** A noun phrase: its head's senses, what stands before the head, and the text. */
export interface Noun {
  kind: 'noun';
  text: string;
  /** The head alone, as typed. */
  head: string;
  sense: Sense;
  /** Senses of the words that qualify the head ('task' in 'task board'). */
  before: (Sense & { text: string; tag?: Tag })[];
  many: boolean;
  /** The label the lexicon has for the head. */
  label?: string;
  plural?: string;
  /** Nothing of the head is in the lexicon. */
  unknown: boolean;
  /** It stood behind 'a', 'the', 'my', … */
  det?: string;
  from: number;
  to: number;
}

export type Piece =
  | Noun
  | { kind: 'fn'; cls: WordClass; low: string; from: number; to: number }
  | { kind: 'verb'; cls: VerbClass; low: string; from: number; to: number }
  | { kind: 'number'; value: number; from: number; to: number }
  | { kind: 'quote'; text: string; from: number; to: number }
  | { kind: 'phrase'; text: string; from: number; to: number }
  | { kind: 'sign'; text: string; from: number; to: number };

/** Words of a noun phrase that the lexicon reads as one, or a word it does not have. */
export interface Part {
  from: number;
  to: number;
  entries: Entry[];
  tag?: Tag;
}

/** A text on its way into pieces: its tokens and tags, and what was read so far. */
export interface Source {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
  readonly tags: ReadonlyMap<number, Tag>;
  readonly found: readonly Found[];
  readonly values: readonly Values[];
  readonly out: Piece[];
}
