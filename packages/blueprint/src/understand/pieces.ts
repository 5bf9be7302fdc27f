import type { WordClass } from '../lexicon/functionWords.ts';
import {
  type Attribute,
  type Colour,
  type Context,
  compoundTail,
  type Entry,
  HEAD_FIRST,
  type Lexicon,
  looksPlural,
  splitCompound,
  type Thing,
} from '../lexicon/index.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { VerbClass } from '../lexicon/verbs.ts';
import type { Found } from './phrases.ts';
import type { Tag } from './tagger.ts';

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

interface Part {
  from: number;
  to: number;
  entries: Entry[];
  tag?: Tag;
}

/** Reads tokens into noun phrases, verbs and small words. */
export function readPieces(
  text: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  tags: ReadonlyMap<number, Tag>,
  found: readonly Found[] = [],
): Piece[] {
  const reader = new Reader(text, tokens, lexicon, tags, found);
  return reader.read();
}

class Reader {
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private readonly lexicon: Lexicon;
  private readonly tags: ReadonlyMap<number, Tag>;
  private readonly found: readonly Found[];
  private readonly out: Piece[] = [];

  constructor(
    text: string,
    tokens: readonly Token[],
    lexicon: Lexicon,
    tags: ReadonlyMap<number, Tag>,
    found: readonly Found[],
  ) {
    this.found = found;
    this.text = text;
    this.tokens = tokens;
    this.lexicon = lexicon;
    this.tags = tags;
  }

  read(): Piece[] {
    let at = 0;
    while (at < this.tokens.length) {
      const spent = this.spent(at);
      at = spent
        ? this.emit({ kind: 'phrase', text: spent.text, from: spent.from, to: spent.to })
        : this.step(at);
    }
    return this.out;
  }

  /** The turn of phrase that has used up the words from here on. */
  private spent(at: number): Found | undefined {
    return this.found.find((found) => found.whole && found.from <= at && at < found.to);
  }

  private step(at: number): number {
    const token = this.tokens[at] as Token;
    if (token.kind === 'sign' && token.text !== '&')
      return this.emit({ kind: 'sign', text: token.text, from: at, to: at + 1 });
    if (token.kind === 'number')
      return this.emit({
        kind: 'number',
        value: Number(token.text.replace(',', '.')),
        from: at,
        to: at + 1,
      });
    if (token.kind === 'quote')
      return this.emit({ kind: 'quote', text: token.text, from: at, to: at + 1 });
    const hit = this.lexicon.match(this.tokens, at);
    if (!hit || hit.length === 1) {
      const cls = this.lexicon.wordClass(token.low);
      if (cls) return this.emit({ kind: 'fn', cls, low: token.low, from: at, to: at + 1 });
      const verb = this.lexicon.verbClass(token.low);
      if (verb && this.verbIsNoun(at, verb, Boolean(hit))) return this.noun(at, true);
      if (verb && (!hit || this.isVerb(at, verb)))
        return this.emit({ kind: 'verb', cls: verb, low: token.low, from: at, to: at + 1 });
      if (!hit && !this.nounish(at))
        return this.emit({ kind: 'fn', cls: 'filler', low: token.low, from: at, to: at + 1 });
    }
    if (hit && hit.length > 1 && this.isPhrasalVerb(at, hit.length))
      return this.emit({
        kind: 'verb',
        cls: 'book',
        low: token.low,
        from: at,
        to: at + hit.length,
      });
    return this.noun(at);
  }

  /** 'and sign up for them': the words of a noun ('a sign-up') at work as a verb. */
  private isPhrasalVerb(at: number, length: number): boolean {
    if (this.lexicon.verbClass(this.tokens[at]?.low ?? '') !== 'book') return false;
    const before = this.out.at(-1);
    if (before?.kind === 'fn' && ['det', 'with', 'of', 'each', 'by'].includes(before.cls))
      return false;
    if (before?.kind === 'noun' && before.many) return true;
    const next = this.tokens[at + length];
    return (
      next?.kind === 'word' &&
      ['for', 'det', 'pron', 'in'].includes(this.lexicon.wordClass(next.low) ?? '')
    );
  }

  private emit(piece: Piece): number {
    this.out.push(piece);
    return piece.to;
  }

  /** Whether a word that may be both stands as a verb here. */
  private isVerb(at: number, verb: VerbClass): boolean {
    const before = this.out.at(-1);
    const next = this.tokens[at + 1];
    const nextClass = next?.kind === 'word' ? this.lexicon.wordClass(next.low) : undefined;
    const nextDet =
      nextClass === 'det' || nextClass === 'each' || nextClass === 'some' || nextClass === 'pron';
    if (before?.kind === 'fn') {
      if (['det', 'each', 'some', 'with', 'of', 'by', 'like'].includes(before.cls)) return false;
      if (before.low === 'to' || ['modal', 'pron', 'not', 'only'].includes(before.cls)) return true;
      if (before.cls === 'for' || before.cls === 'in') return false;
      const earlier = this.out.at(-2);
      if (before.cls === 'have' && earlier?.kind === 'fn' && earlier.cls === 'pron') return true;
    }
    if (before?.kind === 'noun')
      return before.many && next?.kind === 'word' && (nextDet || this.nounish(at + 1));
    if (before?.kind === 'verb' && /^keep/.test(before.low) && this.tokens[at]?.low === 'track')
      return true;
    if (before?.kind === 'number' || before?.kind === 'verb') return false;
    if (nextDet) return true;
    const opening = before === undefined || before.kind === 'sign';
    if (opening && (verb === 'build' || nextClass === 'rel')) return true;
    const orders = ['keep', 'build', 'see', 'remind', 'remove', 'write'].includes(verb);
    return (
      opening &&
      orders &&
      next?.kind === 'word' &&
      nextClass === undefined &&
      this.pluralAhead(at + 1)
    );
  }

  private pluralAhead(at: number): boolean {
    const hit = this.lexicon.match(this.tokens, at);
    const entry = hit?.entries[0];
    if (entry && 'many' in entry) return entry.many;
    return looksPlural(this.tokens[at]?.low ?? '', this.lexicon.lang);
  }

  /** A verb form behind a determiner is a noun that the lexicon does not have ('the finish'). */
  private verbIsNoun(at: number, verb: VerbClass, known: boolean): boolean {
    const before = this.out.at(-1);
    return (
      !known &&
      before?.kind === 'fn' &&
      before.cls === 'det' &&
      (verb !== 'act' ||
        this.lexicon.lang !== 'en' ||
        this.tags.get(this.tokens[at]?.start ?? -1) === 'noun')
    );
  }

  /** Whether an unknown word can be part of a noun phrase. */
  private nounish(at: number): boolean {
    const token = this.tokens[at];
    if (token?.kind !== 'word' || token.low.length < 2) return false;
    if (this.lexicon.match(this.tokens, at)) return true;
    if (this.lexicon.wordClass(token.low) || this.lexicon.verbClass(token.low)) return false;
    if (this.lexicon.lang === 'en') {
      const tag = this.tags.get(token.start);
      return tag !== 'adverb' && (tag !== 'verb' || this.leadsNoun(at));
    }
    if (this.lexicon.lang === 'de') return /^\p{Lu}/u.test(token.text) || this.nextIsNoun(at);
    return true;
  }

  /** A word tagged as a verb that stands in a list before a noun ('warp speed'). */
  private leadsNoun(at: number): boolean {
    const before = this.out.at(-1);
    const inList =
      before?.kind === 'sign' ||
      (before?.kind === 'fn' && ['and', 'with', 'det'].includes(before.cls));
    const next = this.tokens[at + 1];
    return (
      inList &&
      next?.kind === 'word' &&
      this.tags.get(next.start) === 'noun' &&
      !this.lexicon.verbClass(next.low)
    );
  }

  private nextIsNoun(at: number): boolean {
    const next = this.tokens[at + 1];
    return next?.kind === 'word' && /^\p{Lu}/u.test(next.text) && !this.lexicon.wordClass(next.low);
  }

  private noun(at: number, forced = false): number {
    const parts: Part[] = [];
    let i = at;
    while (i < this.tokens.length) {
      const token = this.tokens[i] as Token;
      if (token.kind !== 'word' || this.spent(i)) break;
      if (this.opensValues(i, parts)) break;
      const hit = this.lexicon.match(this.tokens, i);
      const cls = this.lexicon.wordClass(token.low);
      if (cls && !(hit && hit.length > 1)) {
        const next = this.afterOf(i, cls, parts);
        if (next === null) break;
        i = next;
        continue;
      }
      const verb = this.lexicon.verbClass(token.low);
      if (hit && hit.length > 1 && parts.length > 0 && verb === 'book' && this.isManyEnd(parts))
        break;
      if (verb && parts.length > 0 && (!hit || (hit.length === 1 && this.verbInside(i, parts))))
        break;
      if (!hit && !this.nounish(i) && !(forced && i === at)) break;
      const length = hit?.length ?? 1;
      const tag = this.tags.get(token.start);
      parts.push({ from: i, to: i + length, entries: hit?.entries ?? [], ...(tag ? { tag } : {}) });
      i += length;
    }
    if (parts.length === 0)
      return this.emit({
        kind: 'fn',
        cls: 'filler',
        low: this.tokens[at]?.low ?? '',
        from: at,
        to: at + 1,
      });
    return this.emit(this.build(parts));
  }

  /** 'genre Fiction, Poetry': a capital behind the name of a choice begins its values. */
  private opensValues(at: number, parts: Part[]): boolean {
    const chooses = parts
      .at(-1)
      ?.entries.some(
        (entry) =>
          (entry.kind === 'attribute' && entry.attribute.type === 'enum') ||
          (entry.kind === 'view' && entry.view === 'field'),
      );
    const isColumn = parts
      .at(-1)
      ?.entries.some((entry) => entry.kind === 'view' && entry.view === 'field');
    const capitals =
      (this.lexicon.lang !== 'de' || isColumn === true) &&
      /^\p{Lu}/u.test(this.tokens[at]?.text ?? '');
    return chooses === true && capitals && parts[0]?.from !== 0;
  }

  private isManyEnd(parts: Part[]): boolean {
    const entry = parts.at(-1)?.entries[0];
    return entry !== undefined && 'many' in entry && entry.many;
  }

  /** In 'members book a place' the second word is a verb: the first is a plural, and an object follows. */
  private verbInside(at: number, parts: Part[]): boolean {
    const last = parts.at(-1);
    const entry = last?.entries[0];
    const many =
      entry && 'many' in entry
        ? entry.many
        : looksPlural(this.tokens[(last?.to ?? 1) - 1]?.low ?? '', this.lexicon.lang);
    const next = this.tokens[at + 1];
    if (!many || next?.kind !== 'word') return false;
    const cls = this.lexicon.wordClass(next.low);
    const then = this.tokens[at + 2]?.low ?? '';
    if (cls === 'and' || cls === 'or') return this.lexicon.verbClass(then) !== undefined;
    return (
      cls === 'det' ||
      cls === 'each' ||
      cls === 'some' ||
      (cls === undefined && this.nounish(at + 1))
    );
  }

  /** Romance phrases go on past 'de' ('date d'achat'): the next token's place, or null where the phrase ends. */
  private afterOf(at: number, cls: WordClass, parts: Part[]): number | null {
    if (!HEAD_FIRST.has(this.lexicon.lang) || cls !== 'of' || parts.length === 0) return null;
    const next = this.tokens[at + 1];
    if (next?.kind !== 'word' || this.lexicon.wordClass(next.low)) return null;
    return this.lexicon.match(this.tokens, at + 1) || this.nounish(at + 1) ? at + 1 : null;
  }

  private build(parts: Part[]): Noun {
    const romance = HEAD_FIRST.has(this.lexicon.lang);
    const head = (romance ? parts[0] : this.germanicHead(parts)) as Part;
    const used = romance ? parts : parts.slice(0, parts.indexOf(head) + 1);
    const first = this.tokens[used[0]?.from ?? 0] as Token;
    const last = this.tokens[(used.at(-1)?.to ?? 1) - 1] as Token;
    const headText = this.slice(head);
    const previous = this.out.at(-1);
    const det =
      previous?.kind === 'fn' && ['det', 'each', 'some'].includes(previous.cls)
        ? previous.low
        : undefined;
    const compound = this.compound(head);
    const entries = compound?.entries ?? head.entries;
    const before = used
      .filter((part) => part !== head)
      .map((part): Noun['before'][number] => ({
        ...senseOf(part.entries),
        text: this.slice(part),
        ...(part.tag ? { tag: part.tag } : {}),
      }));
    if (compound?.before) before.push(compound.before);
    const labelled =
      entries.find((entry) => entry.kind === 'thing') ??
      entries.find((entry) => entry.kind === 'attribute');
    return {
      kind: 'noun',
      text: this.text.slice(first.start, last.end),
      head: headText,
      sense: senseOf(entries),
      before,
      many:
        labelled && 'many' in labelled ? labelled.many : looksPlural(headText, this.lexicon.lang),
      ...(labelled ? { label: labelled.label } : {}),
      ...(labelled?.kind === 'thing' ? { plural: labelled.plural } : {}),
      unknown: entries.length === 0,
      ...(det ? { det } : {}),
      from: used[0]?.from ?? 0,
      to: used.at(-1)?.to ?? 1,
    };
  }

  /** The last part, but an adjective that trails ('tasks overdue') does not lead. */
  private germanicHead(parts: Part[]): Part {
    for (let i = parts.length - 1; i > 0; i--) {
      const part = parts[i] as Part;
      if (part.entries.length > 0 || part.tag !== 'adjective') return part;
    }
    return parts[0] as Part;
  }

  private compound(head: Part): { entries: Entry[]; before?: Sense & { text: string } } | null {
    const low = this.tokens[head.from]?.low ?? '';
    if (head.entries.length > 0 || head.to - head.from > 1) return null;
    const split = splitCompound(low, this.lexicon.lang);
    if (split) {
      const [first, tail] = split;
      return {
        entries: this.lexicon.phrase(tail),
        before: { ...senseOf(this.lexicon.phrase(first)), text: first },
      };
    }
    const tail = compoundTail(low, this.lexicon.lang);
    return tail
      ? {
          entries: this.lexicon.phrase(tail),
          before: { text: low.slice(0, low.length - tail.length) },
        }
      : null;
  }

  private slice(part: Part): string {
    return this.text.slice(this.tokens[part.from]?.start ?? 0, this.tokens[part.to - 1]?.end ?? 0);
  }
}

function senseOf(entries: readonly Entry[]): Sense {
  const sense: Sense = {};
  for (const entry of entries) {
    if (entry.kind === 'thing') {
      if (sense.thing && sense.thing !== entry.thing)
        sense.others = [...(sense.others ?? []), entry.thing];
      sense.thing ??= entry.thing;
    } else if (entry.kind === 'attribute') sense.attribute ??= entry.attribute;
    else if (entry.kind === 'view') sense.view ??= entry.view;
    else if (entry.kind === 'container') sense.container ??= entry.view;
    else if (entry.kind === 'context') sense.context ??= entry.context;
    else sense.colour ??= entry.colour;
  }
  return sense;
}
