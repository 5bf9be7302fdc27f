import { looksPlural } from '../../lexicon/index.ts';
import type { VerbClass } from '../../lexicon/verbs.ts';
import { classOf } from '../wordnet.ts';
import { standsAsVerb } from './grammar.ts';
import type { Part, Source } from './types.ts';
import { nounish } from './words.ts';

/** 'and sign up for them': the words of a noun ('a sign-up') at work as a verb. */
export function isPhrasalVerb(source: Source, at: number, length: number): boolean {
  if (source.lexicon.verbClass(source.tokens[at]?.low ?? '') !== 'book') return false;
  const before = source.out.at(-1);
  // 'Sign-in sheet for visitors', 'Book club: …': nobody is told to do anything by the first words.
  if (before === undefined || before.kind === 'sign') return false;
  if (before.kind === 'fn' && ['det', 'with', 'of', 'each', 'by'].includes(before.cls))
    return false;
  if (before.kind === 'noun' && before.many) return true;
  const next = source.tokens[at + length];
  return (
    next?.kind === 'word' &&
    ['for', 'det', 'pron', 'in'].includes(source.lexicon.wordClass(next.low) ?? '')
  );
}

/** 'People suggest films with a link and vote': the last of what they do, and no field. */
function votesToo(source: Source, at: number, verb: VerbClass): boolean {
  const next = source.tokens[at + 1];
  const ends = next === undefined || next.kind === 'sign';
  return verb === 'vote' && ends && source.tags.get(source.tokens[at]?.start ?? -1) === 'verb';
}

/** In German a verb stands last, behind its object, and is written small ('eine Besichtigung anfragen'). */
export function standsLast(source: Source, at: number): boolean {
  const next = source.tokens[at + 1];
  const ends =
    next === undefined || next.kind === 'sign' || source.lexicon.wordClass(next.low) === 'modal';
  return source.lexicon.lang === 'de' && ends && /^\p{Ll}/u.test(source.tokens[at]?.text ?? '');
}

/** 'Books we read', 'films I want to see': a plural and what was done with it. */
function isWhatTheyDid(source: Source, at: number): boolean {
  const low = source.tokens[at]?.low ?? '';
  const before = source.out.at(-1);
  const opens =
    before === undefined ||
    before.kind === 'sign' ||
    (before.kind === 'fn' && before.cls === 'and');
  const then = source.tokens[at + 2];
  return (
    opens &&
    source.lexicon.lang === 'en' &&
    looksPlural(low, 'en') &&
    classOf(low) !== null &&
    then?.kind === 'word' &&
    source.tags.get(then.start) === 'verb'
  );
}

/** Whether a word that may be both stands as a verb here. */
export function isVerb(source: Source, at: number, verb: VerbClass): boolean {
  const before = source.out.at(-1);
  const next = source.tokens[at + 1];
  const nextClass = next?.kind === 'word' ? source.lexicon.wordClass(next.low) : undefined;
  if (nextClass === 'pron' && isWhatTheyDid(source, at)) return false;
  const nextDet =
    nextClass === 'det' || nextClass === 'each' || nextClass === 'some' || nextClass === 'pron';
  if (before?.kind === 'fn') {
    if (['det', 'each', 'some', 'with', 'of', 'by', 'like'].includes(before.cls)) return false;
    if (before.low === 'to' || ['modal', 'pron', 'not', 'only'].includes(before.cls)) return true;
    if (before.cls === 'for' || before.cls === 'in') return false;
    const earlier = source.out.at(-2);
    if (before.cls === 'and' && (standsAsVerb(source, at) || votesToo(source, at, verb)))
      return true;
    if (before.cls === 'have' && earlier?.kind === 'fn' && earlier.cls === 'pron') return true;
  }
  if (before?.kind === 'noun') {
    if (standsLast(source, at)) return true;
    if (standsAsVerb(source, at)) return true;
    const then = source.tokens[at + 2]?.low ?? '';
    if (
      nextClass === 'and' &&
      /s$/.test(source.tokens[at]?.low ?? '') &&
      source.lexicon.verbClass(then)
    )
      return true;
    const many =
      before.many ||
      looksPlural(before.head, source.lexicon.lang) ||
      SEVERAL.test(before.head.toLowerCase());
    if (verb === 'book' && many && (nextClass === 'with' || nextClass === 'for')) return true;
    return many && next?.kind === 'word' && (nextDet || nounish(source, at + 1));
  }
  if (before?.kind === 'verb' && /^keep/.test(before.low) && source.tokens[at]?.low === 'track')
    return true;
  if (before?.kind === 'number' || before?.kind === 'verb') return false;
  if (nextDet) return true;
  const opening = before === undefined || before.kind === 'sign';
  if (opening && (verb === 'build' || nextClass === 'rel')) return true;
  if (before === undefined && ORDERS.test(source.tokens[at]?.low ?? '')) return true;
  const orders = ['keep', 'build', 'see', 'remind', 'remove', 'write'].includes(verb);
  return (
    opening &&
    orders &&
    next?.kind === 'word' &&
    nextClass === undefined &&
    pluralAhead(source, at + 1)
  );
}

/** Words for several people that have no plural form. */
const SEVERAL = /^(?:staff|people|everyone|everybody|anyone)$/;

/** First words that are orders whatever follows: 'Track water intake'. */
const ORDERS = /^(?:track|manage|collect|organise|organize|monitor)$/;

function pluralAhead(source: Source, at: number): boolean {
  const hit = source.lexicon.match(source.tokens, at);
  const entry = hit?.entries[0];
  if (entry && 'many' in entry) return entry.many;
  return looksPlural(source.tokens[at]?.low ?? '', source.lexicon.lang);
}

/** A verb form behind a determiner is a noun that the lexicon does not have ('the finish'). */
export function verbIsNoun(source: Source, at: number, verb: VerbClass, known: boolean): boolean {
  const before = source.out.at(-1);
  return (
    !known &&
    before?.kind === 'fn' &&
    before.cls === 'det' &&
    (verb !== 'act' ||
      source.lexicon.lang !== 'en' ||
      source.tags.get(source.tokens[at]?.start ?? -1) === 'noun')
  );
}

export function isManyEnd(parts: Part[]): boolean {
  const entry = parts.at(-1)?.entries[0];
  return entry !== undefined && 'many' in entry && entry.many;
}

/** In 'members book a place' the second word is a verb: the first is a plural, and an object follows. */
export function verbInside(source: Source, at: number, parts: Part[]): boolean {
  const last = parts.at(-1);
  const many =
    last?.entries.some((entry) => 'many' in entry && entry.many) ||
    looksPlural(source.tokens[(last?.to ?? 1) - 1]?.low ?? '', source.lexicon.lang) ||
    SEVERAL.test(source.tokens[at - 1]?.low ?? '');
  const next = source.tokens[at + 1];
  const low = source.tokens[at]?.low ?? '';
  const deeds = source.lexicon.verbClass(source.tokens[at + 2]?.low ?? '') !== undefined;
  if (!many && /s$/.test(low) && source.lexicon.wordClass(next?.low ?? '') === 'and' && deeds)
    return true;
  if (!many || next?.kind !== 'word') return false;
  const cls = source.lexicon.wordClass(next.low);
  const then = source.tokens[at + 2]?.low ?? '';
  const does = source.lexicon.verbClass(source.tokens[at]?.low ?? '') === 'book';
  if (does && (cls === 'with' || cls === 'for')) return true;
  if (cls === 'and' || cls === 'or') return source.lexicon.verbClass(then) !== undefined;
  return (
    cls === 'det' ||
    cls === 'each' ||
    cls === 'some' ||
    (cls === undefined && nounish(source, at + 1))
  );
}

const NAMES_TOO: readonly VerbClass[] = ['act', 'build', 'keep', 'see'];

/** 'plate, make, model', 'start, end and description': a verb's word that stands alone between a list's commas. */
export function isListItem(source: Source, at: number, verb: VerbClass): boolean {
  if (!NAMES_TOO.includes(verb)) return false;
  const [earlier, before] = source.out.slice(-2);
  const opens =
    before?.kind === 'sign'
      ? /[(:]/.test(before.text)
      : before?.kind === 'fn' && before.cls === 'with';
  const goesOn =
    earlier?.kind === 'noun' &&
    (before?.kind === 'sign' ? before.text === ',' : before?.kind === 'fn' && before.cls === 'and');
  const next = source.tokens[at + 1];
  const ends =
    next === undefined ||
    (next.kind === 'sign' && /[,).;\n]/.test(next.text)) ||
    source.lexicon.wordClass(next.low) === 'and';
  const listed = opens
    ? next?.text === ','
    : source.tokens.slice(0, at).some(({ text }) => text === ',');
  return (opens || goesOn) && ends && listed;
}
