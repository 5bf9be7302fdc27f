import { type Attribute, looksPlural } from '../../lexicon/index.ts';
import { classOf } from '../wordnet.ts';
import {
  classAt,
  type Item,
  isFieldAt,
  isParting,
  itemAt,
  type Line,
  LONGEST,
  seldomFieldAt,
} from './items.ts';
import { knownValue } from './known.ts';
import { rangeFrom, wayFrom } from './range.ts';

/** 'state todo, doing, done': the name of a choice and the values that stand with it, by their tokens. */
export interface Values {
  /** The token behind the name, or, where the values stand before it, the one it begins at. */
  name: number;
  /** Where the words of the values begin and end, what joins them to the name included. */
  from: number;
  to: number;
  values: string[];
  /** No name stands with them: 'a kanban board with todo, doing, done'. */
  bare?: boolean;
}

/** Values of one choice at most; a longer list is none. */
const MOST = 12;

/**
 * All values that stand with the name of a choice, before or behind it and without brackets ('status open, closed',
 * 'priority low/medium/high', 'a state of todo, doing or done', 'an open/closed status').
 */
export function findValues(line: Line): Values[] {
  const found: Values[] = [];
  let at = 0;
  while (at < line.tokens.length) {
    const name = nameAt(line, at);
    const values = (name && behind(line, name)) ?? before(line, at) ?? bare(line, at);
    if (values) found.push(values);
    at = values ? values.to : at + (name ? name.to - name.from : 1);
  }
  return found;
}

interface Name {
  from: number;
  to: number;
  /** Its kind of field is a choice by nature ('status'), and not only may be one ('size'). */
  strict: boolean;
  /** Hardly another noun follows such a word ('type', 'category') that is not one of its values. */
  open: boolean;
}

const OPEN = new Set(['category', 'type', 'status', 'stage', 'priority', 'genre', 'cuisine']);

/** The name of a field that values can be chosen for. */
function nameAt(line: Line, at: number): Name | null {
  const { tokens, lexicon } = line;
  const hit = lexicon.match(tokens, at);
  if (!hit) return isNoun(line, at) ? { from: at, to: at + 1, strict: false, open: false } : null;
  const to = at + hit.length;
  for (const entry of hit.entries) {
    if (entry.kind === 'view' && entry.view === 'field')
      return at === 0 ? null : { from: at, to, strict: true, open: false };
    if (entry.kind !== 'attribute') continue;
    const strict = isChoice(entry.attribute) || endsInChoice(tokens[to - 1]?.low, hit.length);
    const open = OPEN.has(entry.attribute.key);
    if (strict || isFree(entry.attribute)) return { from: at, to, strict, open };
  }
  return null;

  function endsInChoice(low: string | undefined, length: number): boolean {
    return (
      length > 1 &&
      lexicon
        .phrase(low ?? '')
        .some((entry) => entry.kind === 'attribute' && isChoice(entry.attribute))
    );
  }
}

/** A word that the lexicon does not have, where a field may be named: behind a comma, a colon, 'with', 'and' or 'a'. */
function isNoun({ tokens, lexicon, tags }: Line, at: number): boolean {
  const word = tokens[at];
  if (word?.kind !== 'word' || word.low.length < 3 || lexicon.wordClass(word.low)) return false;
  const before = tokens[at - 1];
  const opens =
    before?.kind === 'sign'
      ? /[,:(\n-]/.test(before.text)
      : ['with', 'and', 'det'].includes(classAt(before, lexicon) ?? '');
  const isVerb =
    lexicon.verbClass(word.low) || ['verb', 'adverb'].includes(tags.get(word.start) ?? '');
  if (knownValue(tokens, at, lexicon.lang)) return false;
  return opens && !isVerb && !looksPlural(word.low, lexicon.lang);
}

const isChoice = ({ type, role }: Attribute): boolean =>
  type === 'enum' || ['status', 'priority', 'category'].includes(role);
const isFree = ({ type, role }: Attribute): boolean =>
  ['rating', 'percent', 'boolean'].includes(type) ||
  (type === 'text' && ['plain', 'subtitle', 'place', 'category'].includes(role));

/** The list that begins behind a name. */
function behind(line: Line, name: Name): Values | null {
  const range = name.open && name.strict ? rangeFrom(line, name.to) : null;
  if (range) return { name: name.to, from: name.to, ...range };
  const direct = listFrom(line, name.to, undefined, false, name.open);
  if (direct && holds(direct, name, false))
    return { name: name.to, from: name.to, to: direct.to, values: textsOf(line, direct.items) };
  const joined = behindJoint(line, name.to);
  if (joined === name.to) return null;
  const isColon = line.tokens[joined - 1]?.text === ':';
  const list = listFrom(line, joined, undefined, isColon, name.open);
  return list && holds(list, name, true)
    ? { name: name.to, from: name.to, to: list.to, values: textsOf(line, list.items) }
    : null;
}

const JOINTS =
  /^(?:either|be|such|as|one|of|to|set|that|which|values?|options?|choices?|entweder|sei|sein|werte|soit|valeurs|sea|ser|valores|sia|essere|valori|seja|zijn|waarden|[:=–—-]|→)$/;

/** Past what joins values to their name: 'that can be', 'is either', 'such as', 'of', ':'. */
function behindJoint({ tokens, lexicon }: Line, from: number): number {
  let at = from;
  while (at < tokens.length && at - from < 5) {
    const token = tokens[at];
    const cls = classAt(token, lexicon);
    const joins =
      JOINTS.test(token?.low ?? '') || (cls && ['be', 'modal', 'like', 'rel'].includes(cls));
    const offers =
      cls === 'with' &&
      /^(?:the|values|options|choices|werte|werten|optionen)$/.test(tokens[at + 1]?.low ?? '');
    if (!joins && !offers) break;
    at += offers && tokens[at + 1]?.low === 'the' ? 2 : 1;
  }
  return at;
}

interface List {
  items: Item[];
  to: number;
  /** What parts the entries: only values stand between strokes, and only they have an 'or'. */
  by: 'stroke' | 'or' | 'comma';
}

/** The entries that follow one another from a token on, as far as they may be values: of an `open` name more may. */
function listFrom(
  line: Line,
  from: number,
  isEnd?: (at: number) => boolean,
  whole = false,
  open = false,
): List | null {
  const { tokens, lexicon } = line;
  const items: Item[] = [];
  let by: List['by'] = 'comma';
  let at = from;
  for (;;) {
    const item = itemAt(line, at, isEnd) ?? (open ? oddAt(line, at, items) : null);
    if (!item || items.length > MOST) break;
    items.push(item);
    at = item.to;
    const parting = tokens[at];
    const cls = classAt(parting, lexicon);
    if (parting?.text === '/' || parting?.text === '|') by = 'stroke';
    else if (by === 'stroke') break;
    else if (parting?.text !== ',' && cls !== 'and' && cls !== 'or') break;
    at++;
    const last = parting?.text === ',' ? classAt(tokens[at], lexicon) : cls;
    if (last !== 'and' && last !== 'or') continue;
    if (parting?.text === ',') at++;
    const end = itemAt(line, at, isEnd) ?? (last === 'or' ? wordAt(line, at) : null);
    if (!end) break;
    if (last === 'or') by = 'or';
    items.push(end);
    break;
  }
  // A list of fields names its last one with 'and'; one that just ends is of values.
  const ends = at >= tokens.length || /^[.;\n]$/.test(tokens[at]?.text ?? '');
  const isWhole = whole || (ends && items[0]?.known === true && !(open && items[0].soft));
  if (!open || by !== 'comma' || isWhole) return settled(items, by, isWhole);
  const sure = items.filter(isSure);
  // Of nothing but words that choices do not usually hold, all are meant.
  if (sure.length === 0) return settled(items, by, true);
  const isValue = (item: Item) => isSure(item) || item.seldom || isAkin(line, items[0], item);
  return settled(items, by, false, isValue);
}

/** From the values that choices hold. */
const isSure = ({ known, soft }: Item): boolean => known && !soft;

/** Among known values of such a name as 'category': a field that few things have, or any other word. */
function oddAt(line: Line, at: number, before: readonly Item[]): Item | null {
  const isAmong =
    before.length > 0
      ? before.some(isSure)
      : line.tokens[at + 1]?.text === ',' && isKnownAt(line, at + 2);
  if (!isAmong) return null;
  return seldomFieldAt(line, at) ?? (isFieldAt(line, at) ? null : wordAt(line, at));
}

function isKnownAt(line: Line, at: number): boolean {
  const item = itemAt(line, at);
  return item !== null && isSure(item);
}

/** Of the same kind of words as the first value, or as many: 'friend, family, colleague', 'tools, paint, screws'. */
function isAkin({ tokens, lexicon }: Line, first: Item | undefined, item: Item): boolean {
  const word = (one: Item | undefined) => (one && tokens[one.to - 1]?.low) ?? '';
  const [a, b] = [word(first), word(item)];
  if (looksPlural(a, lexicon.lang) && looksPlural(b, lexicon.lang)) return true;
  return classOf(b) !== null && classOf(b) === classOf(a);
}

/** Behind 'or' stands a value, even where it is a field's word elsewhere ('full-time or contract'). */
function wordAt({ tokens, lexicon }: Line, at: number): Item | null {
  const token = tokens[at];
  const isWord = token?.kind === 'word' && !lexicon.wordClass(token.low);
  const next = tokens[at + 1];
  const ends = isParting(next, lexicon) || classAt(next, lexicon) !== undefined;
  return isWord && ends ? { from: at, to: at + 1, known: false } : null;
}

/** A list without the entries at its end that are more likely fields of their own, unless the `whole` is its name's. */
function settled(
  items: Item[],
  by: List['by'],
  whole: boolean,
  isValue: (item: Item) => boolean | undefined = ({ known }) => known,
): List | null {
  const last = by === 'comma' && !whole ? items.findLastIndex(isValue) : items.length - 1;
  const kept = last < 0 ? items : items.slice(0, last + 1);
  const end = kept.at(-1);
  return end && kept.length > 1 && kept.length <= MOST ? { items: kept, to: end.to, by } : null;
}

/** Whether a list is one of values and not of what else stands behind such a word. */
function holds({ items, by }: List, { strict, open }: Name, joined: boolean): boolean {
  const known = items.filter((item) => item.known).length;
  if (by === 'stroke') return strict || known > 0;
  if (by === 'or')
    return joined
      ? known * 2 >= items.length || (strict && !items.some(({ deed }) => deed))
      : strict || known > 0 || items.length > 2;
  if (items[0]?.known) return strict || known === items.length;
  if (joined || !open) return false;
  return known * 2 >= items.length || items.every(({ from, to }) => to - from === 1);
}

/** 'Low/medium/high priority', 'a todo, doing or done state': known values right before the name. */
function before(line: Line, at: number): Values | null {
  const ahead = line.tokens.slice(at + 1, at + 2 * LONGEST);
  if (!ahead.some((token) => /^[/|]$/.test(token.text) || classAt(token, line.lexicon) === 'or'))
    return null;
  const list = listFrom(line, at, (end) => nameAt(line, end)?.strict === true);
  if (!list || list.by === 'comma' || list.items.some(({ known }) => !known)) return null;
  const name = nameAt(line, list.to);
  return name?.strict
    ? { name: name.from, from: at, to: list.to, values: textsOf(line, list.items) }
    : null;
}

/** States that are only ever some of several, where an app's fields or things would be named. */
const UNDERWAY = /^(?:todo|to do|to-do|doing|in progress|backlog)$/i;

/** 'A board with todo, doing, done', 'orders go from new to packed to sent': states of what is spoken of, which have no name. */
function bare(line: Line, at: number): Values | null {
  const { tokens, lexicon } = line;
  const way = wayFrom(line, at);
  if (way) return { name: at, from: at, ...way, bare: true };
  const previous = tokens[at - 1];
  const opens =
    previous?.kind === 'sign'
      ? /[,:(–—-]/.test(previous.text)
      : ['with', 'and'].includes(classAt(previous, lexicon) ?? '');
  const list = opens && knownValue(tokens, at, lexicon.lang) > 0 ? listFrom(line, at) : null;
  const values = list ? textsOf(line, list.items) : [];
  return list?.items.every(({ known }) => known) && values.some((value) => UNDERWAY.test(value))
    ? { name: at, from: at, to: list.to, values, bare: true }
    : null;
}

const textsOf = ({ text, tokens }: Line, items: readonly Item[]): string[] =>
  items.map(({ from, to }) =>
    tokens[from]?.kind === 'quote'
      ? tokens[from].text
      : text.slice(tokens[from]?.start, tokens[to - 1]?.end),
  );
