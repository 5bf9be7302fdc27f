import type { Lexicon } from '../../lexicon/index.ts';
import { looksPlural, type Thing, things } from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import type { Tag } from '../tagger.ts';
import { classOf } from '../wordnet.ts';
import { knownValue } from './known.ts';

/** What a list of values is read from. */
export interface Line {
  text: string;
  tokens: readonly Token[];
  lexicon: Lexicon;
  tags: ReadonlyMap<number, Tag>;
}

/** One entry of a list that may be a value: one that choices often hold, or a word that could be one. */
export interface Item {
  from: number;
  to: number;
  known: boolean;
  /** It is known as an adjective only, and not from the values that choices hold. */
  soft?: boolean;
  /** Only some kinds of things have a field of this name, and none that is spoken of. */
  seldom?: boolean;
  /** A verb's form, which may be what is done with the choice rather than a value ('can be changed'). */
  deed?: boolean;
}

/** Words of one value at most. */
export const LONGEST = 3;
/** What kinds of nouns are fields rather than values ('reporter', 'deadline', 'budget'). */
const FIELDS = new Set(['person', 'time', 'duration', 'money', 'quantity', 'picture', 'text']);

/** Whether a token parts or ends the entries of a list. */
export const isParting = (token: Token | undefined, lexicon: Lexicon): boolean =>
  !token ||
  (token.kind === 'sign' && token.text !== '&') ||
  ['and', 'or'].includes(classAt(token, lexicon) ?? '');

export const classAt = (token: Token | undefined, lexicon: Lexicon) =>
  token?.kind === 'word' || token?.text === '&' ? lexicon.wordClass(token.low) : undefined;

/**
 * The value that may begin at a token; null where a field, a thing or another part of the sentence does.
 * `isEnd` tells of further places that a known value may end at.
 */
export function itemAt(
  line: Line,
  from: number,
  isEnd: (at: number) => boolean = () => false,
): Item | null {
  const { tokens, lexicon } = line;
  const first = tokens[from];
  if (!first || first.kind === 'sign') return null;
  if (first.kind === 'quote') return { from, to: from + 1, known: true };
  const known = knownValue(tokens, from, lexicon.lang);
  if (known && (endsAt(line, from + known) || isEnd(from + known)))
    return { from, to: from + known, known: true };
  if (/^\p{Lu}{1,3}\d?$/u.test(first.text) && isParting(tokens[from + 1], lexicon))
    return { from, to: from + 1, known: true };
  return plainAt(line, from);
}

/** Behind a value stands a comma, the end, or a small word that leads on ('done with …', 'done for each'). */
function endsAt({ tokens, lexicon }: Line, at: number): boolean {
  const token = tokens[at];
  if (isParting(token, lexicon)) return true;
  const cls = classAt(token, lexicon);
  return cls !== undefined && !['some', 'not'].includes(cls);
}

/** A short phrase up to the next comma that names no field, no deed and not several things. */
function plainAt(line: Line, from: number): Item | null {
  const { tokens, lexicon, tags } = line;
  // 'Under review', 'not started'.
  const leads = ['in', 'not'].includes(classAt(tokens[from], lexicon) ?? '') ? 1 : 0;
  let to = from + leads;
  while (!endsAt(line, to) && to - from <= LONGEST) to++;
  if (to === from + leads || to - from > LONGEST) return null;
  const last = tokens[to - 1] as Token;
  if (last.kind === 'number') return to - from === 1 ? { from, to, known: false } : null;
  if (last.kind !== 'word' || tokens[from]?.kind !== 'word') return null;
  const verb = lexicon.verbClass(last.low);
  const deed = tags.get(last.start) === 'verb';
  if (deed && !/ed$/.test(last.low)) return null;
  if (verb && !['act', 'pay', 'book'].includes(verb) && lexicon.match(tokens, to - 1) === null)
    return null;
  for (let at = from; at < to; at++) if (isFieldAt(line, at)) return null;
  // 'Mood happy, sad': what fields are called are nouns.
  if (tags.get(last.start) === 'adjective' && to - from === 1)
    return { from, to, known: true, soft: true };
  if (looksPlural(last.low, lexicon.lang) && lexicon.lang === 'en') return null;
  if (lexicon.lang === 'en' && FIELDS.has(classOf(last.low) ?? '')) return null;
  return { from, to, known: false, deed };
}

/** An attribute that more kinds of things have than this is meant as a field wherever it stands. */
const SELDOM = 3;

/** A word that only some kinds of things have a field for, among the values of another: 'category food, rent, fun'. */
export function seldomFieldAt(line: Line, at: number): Item | null {
  const { tokens, lexicon } = line;
  const hit = lexicon.match(tokens, at);
  if (!hit || !isParting(tokens[at + hit.length], lexicon)) return null;
  const said = thingsIn(line);
  const isValue = hit.entries.every(
    (entry) =>
      entry.kind === 'attribute' &&
      !entry.many &&
      ['plain', 'amount', 'quantity'].includes(entry.attribute.role) &&
      holders(entry.attribute.key).length <= SELDOM &&
      !holders(entry.attribute.key).some((thing) => said.has(thing)),
  );
  return isValue ? { from: at, to: at + hit.length, known: false, seldom: true } : null;
}

/** The kinds of things that have a field. */
const holders = (key: string): Thing[] =>
  [...things.values()].filter(({ fields }) => fields.some(({ attribute }) => attribute === key));

/** The things that a text speaks of. */
function thingsIn({ tokens, lexicon }: Line): Set<Thing> {
  const entries = tokens.flatMap((_token, at) => lexicon.match(tokens, at)?.entries ?? []);
  return new Set(entries.flatMap((entry) => (entry.kind === 'thing' ? [entry.thing] : [])));
}

/** Whether a word names a field or a way to look at rows. */
export function isFieldAt({ tokens, lexicon }: Line, at: number): boolean {
  return (lexicon.match(tokens, at)?.entries ?? []).some(
    (entry) =>
      (entry.kind === 'attribute' && entry.attribute.type !== 'boolean') ||
      entry.kind === 'view' ||
      (entry.kind === 'thing' && entry.many),
  );
}
