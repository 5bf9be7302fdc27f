import type { FieldRole, FieldType } from '../spec.ts';
import { ATTRIBUTES } from './attributes.ts';
import { capital, LANGS, type Lang, pluralOf } from './lang.ts';
import { OPTIONS } from './options.ts';
import { THINGS } from './things/index.ts';
import { TRADE_ATTRIBUTES } from './tradeAttributes.ts';
import { TRADE_OPTIONS } from './tradeOptions.ts';

/** A word of the lexicon with its plural, as it is shown. */
export interface Word {
  one: string;
  many: string;
}
export type Words = Record<Lang, Word[]>;

export interface Option {
  value: string;
  color: string;
  label: Record<Lang, string>;
  /** Of a trade: a value where its field stands, and not wherever the word is said. */
  ofTrade?: true;
}

/** A kind of field: what it is called, and what it holds. */
export interface Attribute {
  key: string;
  name: string;
  type: FieldType;
  role: FieldRole;
  unit?: string;
  words: Words;
  options?: Option[];
}

/** A field that a thing usually has: an attribute, or (`thing`) a relation. */
export interface FieldRef {
  attribute?: string;
  thing?: string;
  required: boolean;
  /** Kept even where the person lists fields of their own. */
  core: boolean;
  /** The related entity is made when it is not there yet. */
  create: boolean;
}

/** How private rows of a kind usually are; the sentence may say otherwise (ruling 17). */
export type Privacy = 'default' | 'private' | 'staff' | 'own' | 'team' | 'community' | 'form';

/** Something an app keeps: its words, usual fields, behaviours and look. */
export interface Thing {
  key: string;
  icon: string;
  hue: number;
  tone: 'calm' | 'vivid' | 'warm' | 'cool' | 'neutral';
  privacy: Privacy;
  /**
   * `log`: rows about something else that was named before (an inspection of a hive);
   * `apart`: never a child of what it is named with (a budget, a contact form).
   */
  kind: 'item' | 'person' | 'org' | 'log' | 'apart';
  words: Words;
  app?: Record<Lang, string>;
  tagline?: { en: string; de: string };
  fields: FieldRef[];
  does: string[];
  with: string[];
  /** Things whose name it takes while it stays what it is: an inventory's 'products'. */
  named: string[];
  /** Things that take its place when they are named: a workout log's 'exercises'. */
  yields: string[];
}

/** The cells of a table's line. */
export function cells(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

/** The words of a cell: synonyms by ',', an irregular plural after '/'. */
export function wordsOf(cell: string, lang: Lang): Word[] {
  return cell
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [one = '', many] = part.split('/');
      return { one, many: many ?? pluralOf(one, lang) };
    });
}

/** One value per language from a row's language cells. */
export function perLang<T>(
  columns: string[],
  make: (cell: string, lang: Lang) => T,
): Record<Lang, T> {
  return Object.fromEntries(
    LANGS.map((lang, at) => [lang, make(columns[at] ?? '', lang)]),
  ) as Record<Lang, T>;
}

const lines = (table: string) => table.split('\n').filter((line) => line.trim() !== '');

type OptionSets = Map<string, { of: string; options: Option[] }>;

function readOptions(): OptionSets {
  const sets: OptionSets = new Map();
  addOptions(sets, OPTIONS);
  addOptions(sets, TRADE_OPTIONS, { ofTrade: true });
  return sets;
}

function addOptions(sets: OptionSets, table: string, mark: Pick<Option, 'ofTrade'> = {}): void {
  let open: Option[] = [];
  for (const line of lines(table)) {
    const opener = /^(\w+) = (\w+)$/.exec(line);
    if (opener?.[1] && opener[2]) {
      open = [];
      sets.set(opener[1], { of: opener[2], options: open });
      continue;
    }
    const [value = '', color = '', ...labels] = cells(line);
    open.push({ value, color, label: perLang(labels, (cell) => cell), ...mark });
  }
}

function readAttributes(): Map<string, Attribute> {
  const all = new Map<string, Attribute>();
  for (const line of lines(ATTRIBUTES + TRADE_ATTRIBUTES)) {
    const [key = '', kind = '', ...columns] = cells(line);
    const [type = 'text', role = 'plain', ...rest] = kind.split(' ');
    const setting = (name: string) =>
      rest.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
    const unit = setting('unit');
    all.set(key, {
      key,
      name: setting('name') ?? key,
      type: type as FieldType,
      role: role as FieldRole,
      ...(unit ? { unit } : {}),
      words: perLang(columns, wordsOf),
    });
  }
  for (const [key, set] of readOptions()) {
    const base = all.get(set.of);
    if (!base) throw new Error(`options ${key}: no attribute ${set.of}`);
    if (key === set.of) base.options = set.options;
    else {
      const none = perLang([], () => [] as Word[]);
      all.set(key, { ...base, key, type: 'enum', options: set.options, words: none });
      // What is a choice by itself offers the first set of its kind.
      if (base.type === 'enum') base.options ??= set.options;
    }
  }
  return all;
}

function readRef(token: string): FieldRef {
  const flags = /[*+]+$/.exec(token)?.[0] ?? '';
  const bare = token.slice(0, token.length - flags.length);
  const ref = { required: flags.includes('*'), core: flags.includes('+'), create: false };
  if (bare.startsWith('>!')) return { ...ref, thing: bare.slice(2), create: true };
  return bare.startsWith('>') ? { ...ref, thing: bare.slice(1) } : { ...ref, attribute: bare };
}

function readThings(): Map<string, Thing> {
  const all = new Map<string, Thing>();
  let thing: Thing | undefined;
  for (const line of lines(THINGS)) {
    const setting = /^ {2}(app|tag|fields|does|with|named|yields): (.*)$/.exec(line);
    if (setting && thing) {
      const [, name, value = ''] = setting;
      if (name === 'app') thing.app = perLang(cells(value), (cell) => cell);
      else if (name === 'tag') {
        const [en = '', de = ''] = cells(value);
        thing.tagline = { en, de };
      } else if (name === 'fields') thing.fields = value.trim().split(/\s+/).map(readRef);
      else if (name === 'does') thing.does = value.trim().split(/\s+/);
      else if (name === 'with') thing.with = value.trim().split(/\s+/);
      else if (name === 'named') thing.named = value.trim().split(/\s+/);
      else thing.yields = value.trim().split(/\s+/);
      continue;
    }
    const [key = '', look = '', ...columns] = cells(line);
    const [icon = '', hue = '0', tone = 'calm', privacy = 'default', kind = 'item'] =
      look.split(' ');
    thing = {
      key,
      icon,
      hue: Number(hue),
      tone: tone as Thing['tone'],
      privacy: privacy as Privacy,
      kind: kind as Thing['kind'],
      words: perLang(columns, wordsOf),
      fields: [],
      does: [],
      with: [],
      named: [],
      yields: [],
    };
    all.set(key, thing);
  }
  return all;
}

/** Every attribute by key, the derived ones (`task_status`) included. */
export const attributes: ReadonlyMap<string, Attribute> = readAttributes();
/** Every thing by key. */
export const things: ReadonlyMap<string, Thing> = readThings();

/** An attribute's label in a language: its derived sets borrow the words of what they are a kind of. */
export function attributeLabel(attribute: Attribute, lang: Lang): string {
  const own = attribute.words[lang][0] ?? attributes.get(attribute.name)?.words[lang][0];
  return capital(own?.one ?? attribute.words.en[0]?.one ?? attribute.name.replaceAll('_', ' '));
}
