import type { Lexicon, Thing } from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import type { VerbClass } from '../../lexicon/verbs.ts';
import type { Draft, DraftEntity, DraftField, Wish } from '../draft.ts';
import type { Found } from '../phrases.ts';
import { type Noun, type Piece, readPieces } from '../pieces/index.ts';
import type { Tag } from '../tagger.ts';
import { findValues, type Values } from '../values/index.ts';
import type { Asking } from './asking.ts';

/** Where the reading of a sentence stands: what is spoken of, and what the last small words asked for. */
export class Reading {
  readonly draft: Draft;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
  readonly tags: ReadonlyMap<number, Tag>;
  readonly found: readonly Found[];
  /** Choices whose values stand with their name. */
  readonly values: readonly Values[];
  readonly pieces: Piece[];
  /** The entity that fields belong to. */
  subject: DraftEntity | undefined;
  /** Whether nouns are things of their own, or fields of the subject. */
  mode: 'top' | 'fields' = 'top';
  /** The preposition before the next noun. */
  before: string | undefined;
  verb: VerbClass | undefined;
  /** Who does what the verb says ('customers open tickets'). */
  actor: Noun | undefined;
  /** The view that 'per …' and 'of …' still belong to. */
  wish: Wish | undefined;
  /** Someone from outside who is about to ask for something. */
  asking: Asking | undefined;
  /** How the list was read before a bracket opened. */
  outside: 'top' | 'fields' | undefined;
  /** Pieces before this token are spent. */
  skipTo = 0;
  /** No noun was read yet: the first one may name the app. */
  first = true;
  /** The list behind 'with' is the app's, not one thing's: 'a CRM with companies and deals'. */
  appList = false;
  /** Choices with their values that came before any thing did. */
  readonly chosen: { noun?: Noun; values: string[] }[] = [];
  /** 'columns A, B and C' before any thing was named. */
  columns: { noun: Noun; values: string[] } | undefined;
  /** A thing named among its parent's fields; what only it can have belongs to it ('weeks with runs, distance'). */
  part: { entity: DraftEntity; of: DraftEntity; open: boolean } | undefined;
  /** 'Flat hunting: …': the thing in the heading, should only fields follow. */
  topic: Thing | undefined;
  /** 'line items with …': the field whose columns are being named. */
  lines: DraftField | undefined;
  /** 'Blood pressure (systolic, diastolic)': what the fields in brackets measure together. */
  measure: Noun | undefined;
  /** 'a field for': the next noun is that field. */
  fieldAhead = false;
  /** In a change the verb that opens the sentence ('add') does not end the list of fields. */
  fixed = false;
  /** What is added was said to belong to the subject. */
  bound = false;
  /** Things with fields of their own that followed one another in this sentence. */
  siblings = 0;
  /** Fields that came before any thing did. */
  readonly pending: Noun[] = [];
  /** Those of them that only stand in the app's name ('time tracking'). */
  readonly named = new Set<Noun>();
  /** 'Movies and series with …': the first of two things that get the same fields. */
  readonly pairs: { first: DraftEntity; second: DraftEntity }[] = [];

  constructor(
    draft: Draft,
    text: string,
    tokens: readonly Token[],
    lexicon: Lexicon,
    tags: ReadonlyMap<number, Tag>,
    found: readonly Found[],
  ) {
    this.draft = draft;
    this.text = text;
    this.tokens = tokens;
    this.lexicon = lexicon;
    this.tags = tags;
    this.values = findValues({ text, tokens, lexicon, tags });
    const isValue = ({ from, to }: Found) =>
      this.values.some((values) => from < values.to && values.from < to);
    this.found = found.filter((phrase) => !isValue(phrase));
    this.pieces = readPieces(text, tokens, lexicon, tags, this.found, this.values);
  }

  /** The piece before another, articles and fillers left out. */
  earlier(at: number): Piece | undefined {
    for (let i = at - 1; i >= 0; i--) {
      const piece = this.pieces[i] as Piece;
      if (piece.kind !== 'fn' || !['det', 'some', 'each', 'filler', 'only'].includes(piece.cls))
        return piece;
    }
    return undefined;
  }

  /** The values that stand with a noun: behind it, or right before it. */
  valuesOf(noun: Noun): Values | undefined {
    return this.values.find(
      ({ name, from, bare }) => !bare && (from >= name ? noun.to === name : noun.from === name),
    );
  }

  /** Whether a noun is followed by fields of its own. */
  opens(at: number): boolean {
    const next = this.pieces[at + 1];
    if (next?.kind === 'fn') return next.cls === 'with' || next.cls === 'have';
    return (
      next?.kind === 'sign' &&
      next.text === '(' &&
      this.pieces.slice(at + 2, at + 4).some((piece) => piece.kind === 'noun')
    );
  }
}
