import { COLOURS } from './colours.ts';
import { pluralsOf } from './conjugated.ts';
import { CONTEXTS } from './contexts.ts';
import { FUNCTION_WORDS, type WordClass } from './functionWords.ts';
import { fold, LANGS, type Lang } from './lang.ts';
import { isOfPeopleList } from './people.ts';
import { type Attribute, attributes, cells, perLang, type Thing, things, wordsOf } from './read.ts';
import { phraseKey, type Token } from './tokens.ts';
import { VALUES } from './values.ts';
import { VERBS, type VerbClass } from './verbs.ts';
import { CONTAINERS, VIEW_WORDS } from './views.ts';

export * from './lang.ts';
export type { Attribute, FieldRef, Option, Thing } from './read.ts';
export { attributeLabel, attributes, things } from './read.ts';

/** Who or where an app is for. */
export interface Context {
  key: string;
  hue: number;
  tone: Thing['tone'];
  things: string[];
}
export interface Colour {
  hue: number;
  tone: Thing['tone'];
  word: string;
}

/** What a phrase of the lexicon means; `many` when it stands in the plural. */
export type Entry =
  | { kind: 'thing'; thing: Thing; many: boolean; label: string; plural: string }
  | { kind: 'attribute'; attribute: Attribute; many: boolean; label: string }
  | { kind: 'view'; view: string }
  | { kind: 'container'; view: string }
  | { kind: 'context'; context: Context }
  | { kind: 'colour'; colour: Colour };

export interface Hit {
  length: number;
  entries: Entry[];
}

/** The lexicon as one language reads it. */
export interface Lexicon {
  lang: Lang;
  /** The longest phrase that begins at a token, with all its meanings. */
  match(tokens: readonly Token[], at: number): Hit | null;
  phrase(text: string): Entry[];
  wordClass(low: string): WordClass | undefined;
  verbClass(low: string): VerbClass | undefined;
}

const LONGEST = 6;

function tableRows(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(cells);
}

type Index = Map<string, Entry[]>;

function put(index: Index, phrase: string, entry: Entry): void {
  const key = phraseKey(phrase);
  if (!key) return;
  const list = index.get(key) ?? [];
  if (!list.some((known) => same(known, entry))) list.push(entry);
  index.set(key, list);
}

function same(a: Entry, b: Entry): boolean {
  if (a.kind === 'thing' && b.kind === 'thing') return a.thing === b.thing;
  if (a.kind === 'attribute' && b.kind === 'attribute') return a.attribute === b.attribute;
  return a.kind === b.kind;
}

const indexes = new Map<Lang, Index>();

function indexOf(lang: Lang): Index {
  const known = indexes.get(lang);
  if (known) return known;
  const index: Index = new Map();
  indexes.set(lang, index);
  for (const thing of things.values()) {
    for (const word of thing.words[lang]) {
      const entry = { kind: 'thing', thing, label: word.one, plural: word.many } as const;
      put(index, word.one, { ...entry, many: false });
      put(index, word.many, { ...entry, many: true });
    }
  }
  for (const attribute of attributes.values()) {
    for (const word of attribute.words[lang]) {
      put(index, word.one, { kind: 'attribute', attribute, label: word.one, many: false });
      put(index, word.many, { kind: 'attribute', attribute, label: word.one, many: true });
    }
  }
  for (const kind of ['view', 'container'] as const) {
    for (const [view = '', ...columns] of tableRows(kind === 'view' ? VIEW_WORDS : CONTAINERS)) {
      for (const word of perLang(columns, wordsOf)[lang]) {
        put(index, word.one, { kind, view });
        put(index, word.many, { kind, view });
      }
    }
  }
  for (const [head = '', , ...columns] of tableRows(CONTEXTS)) {
    for (const word of perLang(columns, wordsOf)[lang]) {
      const context = contexts.get(head);
      if (!context) continue;
      put(index, word.one, { kind: 'context', context });
      put(index, word.many, { kind: 'context', context });
    }
  }
  for (const [look = '', ...columns] of tableRows(COLOURS)) {
    const [hue = '0', tone = 'calm'] = look.split(' ');
    for (const word of perLang(columns, wordsOf)[lang]) {
      const colour = { hue: Number(hue), tone: tone as Thing['tone'], word: word.one };
      put(index, word.one, { kind: 'colour', colour });
    }
  }
  return index;
}

function readContexts(): Map<string, Context> {
  const all = new Map<string, Context>();
  for (const [key = '', look = ''] of tableRows(CONTEXTS).map(([key, look]) => [key, look])) {
    const [hue = '0', tone = 'calm', list = ''] = look.split(' ');
    all.set(key, { key, hue: Number(hue), tone: tone as Thing['tone'], things: list.split(',') });
  }
  return all;
}

/** Every context by key. */
export const contexts: ReadonlyMap<string, Context> = readContexts();

function classIndex<C extends string>(table: Partial<Record<C, string>>): Map<string, C> {
  const index = new Map<string, C>();
  for (const [name, words] of Object.entries(table) as [C, string][])
    for (const word of words.split(' ')) if (!index.has(word)) index.set(word, name);
  return index;
}

/** The verbs with what several people do by them, but for forms that are other words. */
function withPlurals(
  verbs: ReadonlyMap<string, VerbClass>,
  lang: Lang,
  isOther: (word: string) => boolean,
): ReadonlyMap<string, VerbClass> {
  const all = new Map(verbs);
  for (const [verb, cls] of verbs)
    for (const form of pluralsOf(verb, lang))
      if (!all.has(form) && !isOther(form)) all.set(form, cls);
  return all;
}

const words = new Map<Lang, ReadonlySet<string>>();

/** Every single word that a language's lexicon knows, folded: nouns, verbs and small words. */
export function wordsOfLexicon(lang: Lang): ReadonlySet<string> {
  const known = words.get(lang);
  if (known) return known;
  const all = new Set<string>();
  for (const phrase of indexOf(lang).keys()) for (const word of phrase.split(' ')) all.add(word);
  for (const table of [VERBS[lang], FUNCTION_WORDS[lang]])
    for (const list of Object.values(table)) for (const word of list.split(' ')) all.add(word);
  for (const word of VALUES[lang].split(/[, ]+/)) all.add(fold(word));
  const list = new Set([...all].filter((word) => /^[a-z]{4,}$/.test(word)));
  words.set(lang, list);
  return list;
}

const cache = new Map<Lang, Lexicon>();

/** The lexicon of a language; what it lacks is looked up in English, which people mix in everywhere. */
export function lexiconFor(lang: Lang): Lexicon {
  const known = cache.get(lang);
  if (known) return known;
  const own = indexOf(lang);
  const english = lang === 'en' ? undefined : indexOf('en');
  const classes = classIndex(FUNCTION_WORDS[lang]);
  const verbs = withPlurals(
    classIndex(VERBS[lang]),
    lang,
    (word) => classes.has(word) || own.has(word),
  );
  const find = (key: string) => own.get(key) ?? (key.length > 3 ? english?.get(key) : undefined);
  // A text's words are looked up again and again while it is read.
  const looked = new WeakMap<readonly Token[], (Hit | null)[]>();
  const lexicon: Lexicon = {
    lang,
    match(tokens, at) {
      const hits = looked.get(tokens) ?? [];
      if (hits.length === 0) looked.set(tokens, hits);
      const hit = hits[at];
      if (hit !== undefined) return hit;
      const found = longest(tokens, at);
      hits[at] = found;
      return found;
    },
    phrase: (text) => find(phraseKey(text)) ?? [],
    wordClass: (low) => classes.get(low),
    verbClass: (low) => verbs.get(low),
  };
  cache.set(lang, lexicon);
  return lexicon;

  /** The longest phrase that begins at a token. */
  function longest(tokens: readonly Token[], at: number): Hit | null {
    for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
      const part = tokens.slice(at, at + length);
      if (part.some((token) => token.kind === 'quote')) continue;
      const key = part.map((token) => token.low).join(' ');
      if (length === 1 && classes.has(key)) return null;
      const entries = find(key) ?? (length === 1 ? inflected(key, lang, find) : undefined);
      if (entries) return { length, entries };
    }
    return null;
  }
}

/** German and Dutch bend and join words: cases, plurals that the table lacks, and compounds by their tail. */
function inflected(
  key: string,
  lang: Lang,
  find: (key: string) => Entry[] | undefined,
): Entry[] | undefined {
  if (lang !== 'de') return undefined;
  // A 'Verkäufer' is who sells, and no plural of 'Verkauf'.
  for (const ending of ['n', 's', 'en', 'es', 'e', 'er'])
    if (
      key.endsWith(ending) &&
      key.length - ending.length > 3 &&
      !(ending === 'er' && isOfPeopleList(key, lang))
    ) {
      const entries = find(key.slice(0, -ending.length));
      if (entries) return entries;
    }
  return undefined;
}

/** A compound ('Rezeptbuch', 'takenlijst') as its two words, where both are in the lexicon. */
export function splitCompound(low: string, lang: Lang): [string, string] | null {
  if (lang !== 'de' && lang !== 'nl') return null;
  const lexicon = lexiconFor(lang);
  for (let at = 3; at <= low.length - 3; at++) {
    const tail = low.slice(at);
    const tailEntries = lexicon.phrase(tail);
    if (tailEntries.length === 0) continue;
    const head = low.slice(0, at);
    for (const ending of ['', 's', 'n', 'en', 'es', 'er', 'e'])
      if (head.endsWith(ending)) {
        const stem = head.slice(0, head.length - ending.length);
        if (stem.length > 2 && lexicon.phrase(stem).length > 0) return [stem, tail];
      }
  }
  return null;
}

/** What is longer is no word. */
const LONGEST_COMPOUND = 40;

/** Whether a word is two of the language's own in one: 'Rezeptsammlung', with no word of another language in it. */
function isOwnCompound(low: string, lang: Lang): boolean {
  const isWord = low.length >= 8 && low.length <= LONGEST_COMPOUND;
  const parts = isWord ? splitCompound(low, lang) : null;
  return parts?.every((part) => indexOf(lang).has(part)) ?? false;
}

/** What German and Dutch verbs begin with is no word of a compound: who sells ('Verkäufer') is no buyer. */
const PREFIX = /^(?:ver|ent|zer|emp|miss|ont|her)$/;

/** A compound's tail that names a kind of field ('Kaufdatum' → datum), its first part unknown. */
export function compoundTail(low: string, lang: Lang): string | null {
  if (lang !== 'de' && lang !== 'nl') return null;
  const lexicon = lexiconFor(lang);
  for (let at = 3; at <= low.length - 3; at++) {
    const tail = low.slice(at);
    if (
      tail.length >= 3 &&
      !PREFIX.test(low.slice(0, at)) &&
      lexicon
        .phrase(tail)
        .some(
          (entry) =>
            entry.kind === 'attribute' || entry.kind === 'container' || entry.kind === 'thing',
        )
    )
      return tail;
  }
  return null;
}

/** How much a text looks like each language: its small words, and the words only that language's lexicon has. */
export function languageScores(tokens: readonly Token[]): Record<Lang, number> {
  const scores = Object.fromEntries(LANGS.map((lang) => [lang, 0])) as Record<Lang, number>;
  for (const lang of LANGS) {
    const lexicon = lexiconFor(lang);
    for (let at = 0; at < Math.min(tokens.length, 400); at++) {
      const token = tokens[at];
      if (token?.kind !== 'word') continue;
      if (lexicon.wordClass(token.low)) scores[lang] += token.low.length > 1 ? 1 : 0.4;
      else if (lexicon.verbClass(token.low)) scores[lang] += 0.9;
      else if (indexOf(lang).has(token.low)) scores[lang] += tokens.length < 3 ? 1.2 : 0.8;
      else if (isOwnCompound(token.low, lang)) scores[lang] += 0.8;
    }
  }
  return scores;
}
