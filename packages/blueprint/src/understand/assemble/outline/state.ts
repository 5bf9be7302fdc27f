import type { Span } from '../../../labels/index.ts';
import { fold, HEAD_FIRST, type Lexicon, singularOf } from '../../../lexicon/index.ts';
import type { Token } from '../../../lexicon/tokens.ts';
import type { Noun } from '../../pieces/index.ts';

/** A thing that a text speaks of, with what it says of it, as the labels tell. */
export interface Outlined {
  noun: Noun;
  span: Span;
  facts: Fact[];
  /** Rows about another: they have a day. */
  isLog?: boolean;
  /** Rows that people leave by booking or borrowing: of the lexicon's thing, whatever is told of them. */
  isBooked?: boolean;
  /** Another of the outline that this one belongs to: each has several of it, or it is said to belong there. */
  of?: Outlined;
}

/** A field as it was said, with its values where they were. */
export interface Fact {
  noun: Noun;
  span: Span;
  values: string[];
}

export interface Outline {
  things: Outlined[];
  /** Words for what was called by a longer one before: 'Räder' behind 'Lastenräder'. */
  shortened?: string[];
  /** Whether a question tells of rows by itself: who owes whom, who does what when. */
  isAssigned?: boolean;
  /** Whether rows were named with what each is about: 'visits to patients with date'. */
  isToward?: boolean;
  /** Whether a thing's own fields were told, and behind them what each of it has: 'vans: plate, repairs with date'. */
  hasParts?: boolean;
  /** Fields that came before any thing: of what the app itself is called by. */
  loose: Fact[];
  /** A thing that the app is called by ('recipe box'), for fields without any other. */
  title: Noun | null;
}

/** A text with its labelled stretches. */
export interface Labelled {
  text: string;
  tokens: readonly Token[];
  lexicon: Lexicon;
  spans: readonly Span[];
}

export interface State {
  reading: Labelled;
  nounOf: (span: Span) => Noun | null;
  outline: Outline;
  sentence?: number;
  subject?: Outlined;
  last?: Fact;
  /** 'For each child the carers note …': what is noted is of the note, whatever it is called. */
  log?: Outlined;
  /** 'Residents report potholes, lamps and litter': kinds of what is reported. */
  kinds?: Fact;
  /** Who does what was read last. */
  giver?: Span;
  /** A question that only says what a deed is done with: 'list what they have'. */
  told?: Span;
  /** 'Customers order bread': the orders, until what they order was read. */
  orders?: Outlined;
  /** 'Feedings, sleep, each with a time': the things of the row that a field is of. */
  row?: Outlined[];
}

/** The lead of what a whole clause tells. */
export const TOLD = 60;

/** Below this lead a thing may be a word of what was noted before. */
export const WEAK = 30;

export const WITH =
  /(?<!\p{L})(?:with|mit|avec|con|com|met|having|have|has)\s+(?:\p{L}+\s+)?$|[:(]\s*$/iu;

/** Only a comma, an article or 'and' stands between two stretches. */
export function goesOn(
  { tokens, lexicon }: Labelled,
  previous: Span | undefined,
  span: Span,
): boolean {
  if (!previous) return false;
  return tokens
    .slice(previous.to, span.from)
    .every(
      ({ text: sign, low }) =>
        sign === ',' || ['and', 'det', 'or'].includes(lexicon.wordClass(low) ?? ''),
    );
}

export function sentenceOf({ tokens }: Labelled, span: Span): number {
  let count = 0;
  for (const { text } of tokens.slice(0, span.from)) if (/^[.;!?\n]$/.test(text)) count++;
  return count;
}

export const textBefore = ({ text, tokens }: Labelled, { from }: Span): string =>
  text.slice(0, tokens[from]?.start ?? 0);

export const textAfter = ({ text, tokens }: Labelled, { to }: Span): string =>
  text.slice(tokens[to - 1]?.end ?? 0);

/** The words of a stretch as they were typed. */
export const textOf = (
  { text, tokens }: Pick<Labelled, 'text' | 'tokens'>,
  { from, to }: Span,
): string => text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);

/** Two phrases for the same thing: the same word in another number, or one that the other ends in. */
export function isSame(a: Noun, b: Noun, { lang }: Lexicon): boolean {
  const stem = (noun: Noun) =>
    fold(noun.text)
      .split(' ')
      .map((word) => singularOf(word, lang))
      .join(' ');
  const [one, other] = [stem(a), stem(b)];
  return one === other || isKindOfName(one, other, lang) || isKindOfName(other, one, lang);
}

/** Whether a longer name is of a kind of what the shorter one names: 'race bikes', 'chiavi degli appartamenti'. */
export const isKindOfName = (long: string, short: string, lang: Lexicon['lang']): boolean =>
  HEAD_FIRST.has(lang) ? long.startsWith(`${short} `) : long.endsWith(` ${short}`);
