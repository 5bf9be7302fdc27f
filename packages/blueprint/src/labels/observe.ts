import {
  compoundTail,
  type Entry,
  type Lexicon,
  looksPlural,
  singularOf,
} from '../lexicon/index.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Tag } from '../understand/tagger.ts';
import { classOf } from '../understand/wordnet.ts';

/** What the labels are told by: a text's words, what the lexicon and the dictionary know of each, and the grammar's tags. */
export interface Observed {
  tokens: readonly Token[];
  lexicon: Lexicon;
  tags: ReadonlyMap<number, Tag>;
  /** Content words that the lexicon is not asked about: so training learns to do without. */
  hidden?: ReadonlySet<number>;
}

interface Word {
  /** What it does in the sentence: a class of small words, a sign, or 'n' for anything else. */
  part: string;
  senses: string[];
  isSmall: boolean;
}

/** The features of each token, as strings: deterministic, and the same for training and for reading. */
export function observe(observed: Observed): string[][] {
  const words = wordsOf(observed);
  const places = placesOf(words);
  const appearances = appearancesOf(observed, words);
  const repeated = ({ low }: Token, at: number): string[] => {
    const isContent = words[at]?.part === 'n' && low.length >= 3;
    const all = isContent && appearances.get(singularOf(low, observed.lexicon.lang));
    return all ? repeats(words, at, all) : [];
  };
  return observed.tokens.map((token, at) => [
    'bias',
    ...own(observed, words, at),
    ...around(observed, words, at),
    ...(places[at] ?? []),
    ...repeated(token, at),
  ]);
}

function wordsOf({ tokens, lexicon, hidden }: Observed): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.kind !== 'word') {
      words.push({
        part: token.kind === 'sign' ? token.text : token.kind,
        senses: [],
        isSmall: true,
      });
      continue;
    }
    const hit = hidden?.has(at) ? null : lexicon.match(tokens, at);
    const small = !hit || hit.length === 1 ? lexicon.wordClass(token.low) : undefined;
    if (small) {
      words.push({ part: small, senses: [], isSmall: true });
      continue;
    }
    const entries = hit?.entries ?? (hidden?.has(at) ? [] : tailOf(token.low, lexicon));
    const verb = lexicon.verbClass(token.low);
    const senses = [...sensesOf(entries), ...(verb ? [`v:${verb}`, 'verb'] : [])];
    for (let i = 0; i < (hit?.length ?? 1); i++)
      words.push({ part: 'n', senses: i === 0 ? senses : [...senses, 'inside'], isSmall: false });
    at += (hit?.length ?? 1) - 1;
  }
  return words;
}

const tailOf = (low: string, lexicon: Lexicon): Entry[] => {
  const tail = compoundTail(low, lexicon.lang);
  return tail ? lexicon.phrase(tail) : [];
};

function sensesOf(entries: readonly Entry[]): string[] {
  const senses = new Set<string>();
  for (const entry of entries) {
    senses.add(entry.kind);
    if (entry.kind === 'thing') senses.add(`thing:${entry.thing.kind}`);
    if (entry.kind === 'attribute') senses.add(`attribute:${entry.attribute.type}`);
    if (entry.kind === 'view') senses.add(`view:${entry.view}`);
    if ('many' in entry && entry.many) senses.add('many');
  }
  const kinds = ['thing', 'attribute', 'view', 'container', 'context', 'colour'];
  return [...senses, `all:${kinds.filter((kind) => senses.has(kind)).join('+')}`];
}

function own({ tokens, lexicon, tags, hidden }: Observed, words: Word[], at: number): string[] {
  const token = tokens[at] as Token;
  const word = words[at] as Word;
  const { low } = token;
  if (word.isSmall) return [`p:${word.part}`, `w:${low}`, `pl:${lexicon.lang}:${word.part}`];
  const many = word.senses.includes('many') || looksPlural(low, lexicon.lang);
  const known = lexicon.lang === 'en' && !hidden?.has(at) ? classOf(low) : null;
  const tag = tags.get(token.start) ?? '';
  return [
    'p:n',
    `w:${lexicon.lang}:${low}`,
    `s3:${low.slice(-3)}`,
    `tag:${tag}`,
    `many:${many}`,
    `case:${shapeOf(token.text)}:${lexicon.lang === 'de'}`,
    `class:${known ?? ''}`,
    `class:${known ?? ''}:${many}`,
    ...word.senses.map((sense) => `x:${sense}`),
    ...word.senses.map((sense) => `x:${sense}:${many}`),
    ...(word.senses.length === 0 ? [`x:none:${tag}:${many}`] : []),
  ];
}

const shapeOf = (text: string): string =>
  /^\p{Lu}{2,}/u.test(text) ? 'AA' : /^\p{Lu}/u.test(text) ? 'Aa' : 'aa';

/** The words before and behind. */
function around({ tokens, lexicon }: Observed, words: Word[], at: number): string[] {
  const features: string[] = [];
  for (const step of [-2, -1, 1, 2]) {
    const word = words[at + step];
    const token = tokens[at + step];
    features.push(`p${step}:${word?.part ?? '^'}`);
    if (!word || !token) continue;
    if (word.isSmall) features.push(`w${step}:${token.low}`);
    else if (Math.abs(step) === 1) features.push(`l${step}:${lexicon.lang}:${token.low}`);
    for (const sense of word.senses) features.push(`x${step}:${sense}`);
  }
  const part = (step: number) => words[at + step]?.part ?? '^';
  const main = words[at]?.senses.find((sense) => sense.startsWith('all:')) ?? '';
  features.push(
    `pp:${part(-2)}|${part(-1)}`,
    `pn:${part(-1)}|${part(1)}`,
    `nn:${part(1)}|${part(2)}`,
    `pm:${part(-1)}|${main}`,
    `nm:${part(1)}|${main}`,
  );
  return features;
}

const HARD = /^[.;!?\n]$/;
const OPENERS = new Set([
  'with',
  'have',
  ':',
  '(',
  'for',
  'of',
  'by',
  'in',
  'rel',
  'modal',
  'like',
  'each',
  'only',
  'not',
]);

/** Where in its sentence and list a token stands: what opened the list, how far in, and what ends the phrase. */
function placesOf(words: Word[]): string[][] {
  const sentenceHas = openersBySentence(words);
  let opener = 'none';
  let before = 'none';
  let step = 0;
  let sentence = 0;
  let nouns = 0;
  let verb = 'none';
  let isBullet = false;
  const outside: string[] = [];
  return words.map((word, at) => {
    const { part } = word;
    const isStart = at === 0 || HARD.test(words[at - 1]?.part ?? '');
    if (isStart) {
      isBullet = /^[-*•–]$/.test(part);
      [opener, before, verb] = ['none', 'none', 'none'];
      [step, nouns] = [0, 0];
      if (at > 0) sentence++;
    }
    const features = [
      `open:${opener}`,
      `open2:${before}>${opener}`,
      `step:${opener}:${Math.min(step, 2)}`,
      `noun:${opener}:${Math.min(nouns, 3)}`,
      `sent:${Math.min(sentence, 2)}:${opener}`,
      `verb:${verb}:${opener}`,
      `has:${sentenceHas[at]}:${opener}`,
      `bullet:${isBullet}:${opener}`,
      `end:${endOf(words, at)}`,
      `end:${opener}:${endOf(words, at)}`,
      `end:${opener}:${Math.min(step, 1)}:${endOf(words, at)}:${verb}`,
    ];
    const senses = word.senses.find((sense) => sense.startsWith('all:')) ?? part;
    features.push(`os:${opener}:${senses}`, `oe:${endOf(words, at)}:${senses}`);
    if (part === 'n') nouns += words[at - 1]?.part === 'n' ? 0 : 1;
    if (word.senses.includes('verb'))
      verb = word.senses.find((sense) => sense.startsWith('v:')) ?? verb;
    if (part === ')') opener = outside.pop() ?? 'none';
    else if (OPENERS.has(part)) {
      if (part === '(') outside.push(opener);
      before = opener;
      opener = part;
      step = 0;
    } else if (part === ',' || part === 'and') step++;
    return features;
  });
}

/** What follows the phrase that a token is in: the next small word or sign. */
function endOf(words: Word[], at: number): string {
  for (let i = at + 1; i < Math.min(words.length, at + 6); i++)
    if (words[i]?.isSmall) return words[i]?.part ?? '$';
  return '$';
}

/** Which of with, have, a colon and brackets a token's sentence has, and whether it has a list at all. */
function openersBySentence(words: Word[]): string[] {
  const signs: string[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at++) {
    if (at < words.length && !HARD.test(words[at]?.part ?? '')) continue;
    const parts = new Set(words.slice(from, at).map(({ part }) => part));
    const found = ['with', 'have', ':', '(', ','].filter((part) => parts.has(part)).join('');
    for (let i = from; i <= at && i < words.length; i++) signs[i] = found;
    from = at + 1;
  }
  return signs;
}

/** A content word's appearances, by its singular: where the first is, how many there are, and at how many fields follow. */
interface Appearances {
  first: number;
  count: number;
  opening: number;
}

const opensFields = (words: Word[], at: number): boolean =>
  ['with', 'have', ':', '('].includes(words[at + 1]?.part ?? '');

function appearancesOf({ tokens, lexicon }: Observed, words: Word[]): Map<string, Appearances> {
  const all = new Map<string, Appearances>();
  for (const [at, { low }] of tokens.entries()) {
    if (words[at]?.part !== 'n') continue;
    const stem = singularOf(low, lexicon.lang);
    const known = all.get(stem) ?? { first: at, count: 0, opening: 0 };
    known.count++;
    if (opensFields(words, at)) known.opening++;
    all.set(stem, known);
  }
  return all;
}

/** Whether the word at a place comes again (`all` of its appearances), and whether it has fields where it does. */
function repeats(words: Word[], at: number, all: Appearances): string[] {
  if (all.count < 2) return [];
  const elsewhere = all.opening - (opensFields(words, at) ? 1 : 0);
  const next = words[at + 1]?.part ?? '$';
  return [`again:${all.first < at}`, `again:${elsewhere > 0}:${next}`];
}
