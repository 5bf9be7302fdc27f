import { looksPlural } from '../../lexicon/index.ts';
import type { Found } from '../phrases.ts';
import { classOf } from '../wordnet.ts';
import type { Source } from './types.ts';

/** What has used up the words from here on: a turn of phrase, or the values of a choice. */
export function spentAt(
  source: Source,
  at: number,
): Pick<Found, 'text' | 'from' | 'to'> | undefined {
  const values = source.values.find(({ from, to }) => from <= at && at < to);
  if (values) return { text: values.values.join(', '), from: at, to: values.to };
  return source.found.find((found) => found.whole && found.from <= at && at < found.to);
}

/** Whether an unknown word can be part of a noun phrase. */
export function nounish(source: Source, at: number): boolean {
  const token = source.tokens[at];
  if (token?.kind !== 'word' || token.low.length < 2) return false;
  if (source.lexicon.match(source.tokens, at)) return true;
  if (source.lexicon.wordClass(token.low) || source.lexicon.verbClass(token.low)) return false;
  if (source.lexicon.lang === 'en') {
    // 'I keep forgetting when …': what is kept up is done, not stored.
    if (/ing$/.test(token.low) && /^(keep|keeps|kept)$/.test(source.tokens[at - 1]?.low ?? ''))
      return false;
    const tag = source.tags.get(token.start);
    return tag !== 'adverb' && (tag !== 'verb' || leadsNoun(source, at) || opensList(source, at));
  }
  if (source.lexicon.lang === 'de') return /^\p{Lu}/u.test(token.text) || nextIsNoun(source, at);
  return true;
}

/** 'bikes with number and type': a plural that has things is no verb, whatever a tagger thinks of it. */
function opensList(source: Source, at: number): boolean {
  const next = source.tokens[at + 1];
  const isOpen =
    next?.kind === 'word' ? source.lexicon.wordClass(next.low) === 'with' : next?.text === '(';
  const low = source.tokens[at]?.low ?? '';
  return isOpen && looksPlural(low, 'en') && classOf(low) !== null;
}

/** A word tagged as a verb that stands in a list before a noun ('warp speed'). */
function leadsNoun(source: Source, at: number): boolean {
  const before = source.out.at(-1);
  const inList =
    before?.kind === 'sign' ||
    (before?.kind === 'fn' && ['and', 'with', 'det'].includes(before.cls));
  const next = source.tokens[at + 1];
  return (
    inList &&
    next?.kind === 'word' &&
    source.tags.get(next.start) === 'noun' &&
    !source.lexicon.verbClass(next.low)
  );
}

function nextIsNoun(source: Source, at: number): boolean {
  const next = source.tokens[at + 1];
  return next?.kind === 'word' && /^\p{Lu}/u.test(next.text) && !source.lexicon.wordClass(next.low);
}
