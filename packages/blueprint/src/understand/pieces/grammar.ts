import { type Lang, looksPlural } from '../../lexicon/index.ts';
import { NUMBER_WORDS, SEVERAL_WORDS } from '../../lexicon/numbers.ts';
import { classOf } from '../wordnet.ts';
import type { Source } from './types.ts';

const tagAt = (source: Source, at: number) => source.tags.get(source.tokens[at]?.start ?? -1);

const classAt = (source: Source, at: number) => {
  const token = source.tokens[at];
  return token?.kind === 'word' ? source.lexicon.wordClass(token.low) : undefined;
};

/**
 * A word that the lexicon has as a noun, at work as a verb: 'the caretaker sets the status', 'can reply and
 * mark as done'. Only where the grammar around it leaves no doubt.
 */
export function standsAsVerb(source: Source, at: number): boolean {
  if (source.lexicon.lang !== 'en' || tagAt(source, at) !== 'verb') return false;
  const before = source.out.at(-1);
  const next = classAt(source, at + 1);
  const hasObject = next === 'det' || next === 'pron' || next === 'each';
  if (before?.kind === 'fn' && before.cls === 'modal') return true;
  if (before?.kind === 'fn' && (before.cls === 'and' || before.cls === 'or'))
    return (hasObject || next === 'in' || next === undefined) && inPredicate(source);
  return hasObject && before?.kind === 'noun' && !before.sense.view;
}

/** Whether the clause under way has a 'can' or a verb to go on from. */
function inPredicate(source: Source): boolean {
  for (const piece of source.out.toReversed().slice(1)) {
    if (piece.kind === 'sign') return false;
    if (piece.kind === 'fn' && piece.cls === 'with') return false;
    if (piece.kind === 'fn' && piece.cls === 'modal') return true;
  }
  return false;
}

/** In 'the caretaker sets the status' a noun phrase ends before its verb. */
export function endsSubject(source: Source, at: number, subject: string): boolean {
  if (source.lexicon.lang !== 'en' || tagAt(source, at) !== 'verb') return false;
  const next = classAt(source, at + 1);
  return (next === 'det' || next === 'pron') && classOf(subject) === 'person';
}

/** 'Customers, visits scheduled, price per visit': a deed's word as one more thing of a list. */
export function standsAsNoun(source: Source, at: number): boolean {
  const low = source.tokens[at]?.low ?? '';
  if (source.lexicon.lang !== 'en' || tagAt(source, at) !== 'noun' || classOf(low) === null)
    return false;
  const [earlier, before] = source.out.slice(-2);
  if (before?.kind === 'fn' && before.cls === 'by') return true;
  const inList =
    earlier?.kind === 'noun' &&
    ((before?.kind === 'sign' && before.text === ',') ||
      (before?.kind === 'fn' && before.cls === 'and'));
  return inList && looksPlural(low, 'en');
}

const TIMES = /^(?:today|tonight|tomorrow|day|week|month|year|season|term|morning|evening)$/;
/** 'Minus eighty freezers' are freezers. */
const COUNTS = Object.fromEntries(
  Object.entries(NUMBER_WORDS).map(([lang, words]) => [
    lang,
    new RegExp(`^(?:${words}|${SEVERAL_WORDS}|minus)$`),
  ]),
) as Record<Lang, RegExp>;

/** 'This week's locations', 'four answers': a word that says which or how many, and is no part of the name. */
export function onlyCounts(source: Source, at: number): boolean {
  const token = source.tokens[at];
  const next = source.tokens[at + 1];
  const { lang } = source.lexicon;
  if (token?.kind !== 'word' || next?.kind !== 'word') return false;
  if (source.lexicon.wordClass(next.low)) return false;
  if (COUNTS[lang].test(token.low)) return lang === 'de' || /^\p{Ll}/u.test(next.text);
  if (lang !== 'en') return false;
  return TIMES.test(token.low) && /^['’]s/.test(source.text.slice(token.end));
}
