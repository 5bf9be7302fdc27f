import { attributes, fold, lexiconFor } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';
import type { FieldRole, FieldType, SpecField } from '../spec.ts';
import { labelOf } from '../understand/names.ts';
import { optionsFrom, readOptions } from '../understand/options.ts';
import type { Clause } from './clause.ts';
import { partsNamed } from './parts.ts';
import type { Changing } from './state.ts';
import { type Target, targetsOf } from './targets.ts';
import { CHANGE_WORDS, TYPE_WORDS } from './words.ts';

type FieldTarget = Extract<Target, { kind: 'field' }>;
const fieldsIn = (words: string, state: Changing): FieldTarget[] =>
  partsNamed(words, state.spec, state.lang).filter(
    (target): target is FieldTarget => target.kind === 'field',
  );

function setField(state: Changing, target: FieldTarget, patch: Partial<SpecField>): void {
  state.update(target.entity.name, (entity) => ({
    ...entity,
    fields: entity.fields.map((field) =>
      field.name === target.field.name ? { ...field, ...patch } : field,
    ),
  }));
}

/** 'Make X required', 'X should be a date', 'X is a choice of a, b and c'. */
export function alter(clause: Clause, state: Changing): boolean {
  return (
    optionSet(clause, state) ||
    optionBesides(clause, state) ||
    requiredness(clause, state) ||
    typeChange(clause, state) ||
    sorting(clause, state) ||
    optionChange(clause, state)
  );
}

function requiredness(clause: Clause, state: Changing): boolean {
  const words = CHANGE_WORDS[state.lang];
  for (const [source, required] of [
    [words.optional, false],
    [words.required, true],
  ] as const) {
    for (const shape of words.become) {
      const match = new RegExp(
        `^(?:please |bitte )?${shape.replace('{type}', `(?:${source})`)}[.!]*$`,
        'd',
      ).exec(clause.line);
      const x = match?.indices?.groups?.x;
      if (!x) continue;
      const [target] = fieldsIn(clause.typed(x[0], x[1]), state);
      if (!target) continue;
      setField(state, target, { required });
      state.say(required ? 'required' : 'optional', target.field.label);
      return true;
    }
  }
  return false;
}

const ROLE_OF: Partial<Record<FieldType, FieldRole>> = {
  money: 'amount',
  date: 'date',
  datetime: 'date',
  boolean: 'flag',
  enum: 'category',
  multienum: 'category',
  rating: 'rating',
  image: 'picture',
  email: 'email',
  phone: 'phone',
  url: 'link',
  percent: 'progress',
  longtext: 'body',
  richtext: 'body',
  list: 'list',
  duration: 'duration',
  integer: 'quantity',
  number: 'quantity',
};

function typeChange(clause: Clause, state: Changing): boolean {
  for (const [type, source] of TYPE_WORDS) {
    for (const shape of CHANGE_WORDS[state.lang].become) {
      const match = new RegExp(
        `^(?:please |bitte )?${shape.replace('{type}', `(?:${source})`)}(?<rest> .+)?[.!]*$`,
        'd',
      ).exec(clause.line);
      const x = match?.indices?.groups?.x;
      if (!match || !x) continue;
      const [target] = fieldsIn(clause.typed(x[0], x[1]), state);
      if (!target || target.field.type === 'relation' || !saysIs(clause, state)) continue;
      const values = optionsIn(clause, match.indices?.groups?.rest?.[0], state);
      change(state, target, type as FieldType, values);
      return true;
    }
  }
  return false;
}

/** Italian 'è' and Portuguese 'é' are 'and' once the accent is gone. */
const saysIs = ({ line, text }: Clause, { lang }: Changing): boolean =>
  (lang !== 'it' && lang !== 'pt') ||
  !/ e /.test(line) ||
  / [èé] /u.test(text) ||
  !/^[^,]+? e /.test(
    line.replace(/(?:deve|deveria|dovrebbe|rendi|fai|cambia|torne?a?|mud[ae]).*/, ''),
  );

function change(state: Changing, target: FieldTarget, type: FieldType, values: string[]): void {
  const isTitle =
    target.field.role === 'title' && ['text', 'longtext', 'number', 'integer'].includes(type);
  const options =
    type === 'enum' || type === 'multienum'
      ? values.length > 1
        ? optionsFrom(values)
        : (target.field.options ?? fromSamples(target))
      : undefined;
  setField(state, target, {
    type,
    role: isTitle ? 'title' : (ROLE_OF[type] ?? 'plain'),
    options,
    default: undefined,
  });
  state.update(target.entity.name, (entity) => ({
    ...entity,
    samples: entity.samples.map((row) => without(row, target.field.name)),
  }));
  state.say('typed', target.field.label, typeName(type, state));
}

const without = (row: Record<string, unknown>, key: string) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));

/** A choice made of a free text offers what the rows hold already. */
function fromSamples(target: FieldTarget): SpecField['options'] {
  const seen = target.entity.samples
    .map((row) => row[target.field.name])
    .filter((value): value is string => typeof value === 'string' && value.length <= 40);
  const values = [...new Set(seen)].slice(0, 8);
  if (values.length > 1) return optionsFrom(values);
  return attributes.get('category')?.options?.map((option) => ({
    value: option.value,
    label: option.label.en,
    color: option.color,
  }));
}

function typeName(type: FieldType, state: Changing): string {
  const words = TYPE_WORDS.find(([known]) => known === type)?.[1].split('|') ?? [];
  const own = words.find(
    (word) => state.lang !== 'en' && lexiconFor(state.lang).phrase(word).length > 0,
  );
  return own ?? words[0] ?? type;
}

function optionsIn(clause: Clause, from: number | undefined, state: Changing): string[] {
  if (from === undefined) return [];
  const rest = clause
    .typed(from, clause.line.length)
    .replace(
      /^(?:with|of|from|between|mit|aus|zwischen|von|avec|entre|parmi|con|entre|com|met|uit|:|\s)+/i,
      '',
    );
  return readOptions(rest, tokenise(rest), 0, lexiconFor(state.lang)).values;
}

function sorting(clause: Clause, state: Changing): boolean {
  const words = CHANGE_WORDS[state.lang];
  const newest = new RegExp(`(?:${words.newest})`).test(clause.line);
  const match = new RegExp(
    `(?:${words.sort}) (?<x>.+?)(?:,? (?:${words.descending}|${words.newest}|ascending|asc|aufsteigend))?[.!]*$`,
    'd',
  ).exec(clause.line);
  const x = match?.indices?.groups?.x;
  if (!x && !newest) return false;
  const named = targetsOf(clause.text, state.spec, state.lang).find(
    (target) => target.kind === 'entity',
  );
  if (!x) {
    const entity =
      named?.kind === 'entity' ? named.entity : (state.focus ?? state.spec.entities[0]);
    if (!entity) return false;
    const date = entity.fields.find((field) => field.role === 'date');
    state.update(entity.name, (old) => ({ ...old, defaultSort: `-${date?.name ?? 'createdAt'}` }));
    state.say('sorted', entity.plural, date?.label ?? '…');
    return true;
  }
  const [target] = fieldsIn(clause.typed(x[0], x[1]), state);
  if (!target) return false;
  const down =
    newest ||
    new RegExp(words.descending).test(clause.line) ||
    ['rating', 'amount'].includes(target.field.role);
  state.update(target.entity.name, (entity) => ({
    ...entity,
    defaultSort: `${down ? '-' : ''}${target.field.name}`,
  }));
  state.say('sorted', target.entity.plural, target.field.label);
  return true;
}

const MAY_BE = [
  /^(?<x>.+?) (?:should|can|could|must|may|shall)(?: only)? be (?<y>.+)$/d,
  /^(?<x>.+?) (?:soll(?:en|te|ten)?|kann|konnen|darf|durfen)(?: nur)? (?<y>.+?) sein$/d,
  /^(?<x>.+?) (?:doit|doivent|peut|peuvent|devrait|devraient) etre (?<y>.+)$/d,
  /^(?<x>.+?) (?:debe|deben|puede|pueden) ser (?<y>.+)$/d,
  /^(?<x>.+?) (?:deve|devono|puo|possono) essere (?<y>.+)$/d,
  /^(?<x>.+?) (?:deve|devem|pode|podem) ser (?<y>.+)$/d,
  /^(?<x>.+?) (?:moet|moeten|kan|kunnen)(?: alleen)? (?<y>.+?) zijn$/d,
];

/** 'The stages should be Lead, Offer and Won': these and no others. */
function optionSet(clause: Clause, state: Changing): boolean {
  for (const pattern of MAY_BE) {
    const groups = pattern.exec(clause.line.replace(/[.!]+$/, ''))?.indices?.groups;
    if (!groups?.x || !groups.y) continue;
    const target = choiceIn(clause.typed(...groups.x), state);
    const typed = clause.typed(...groups.y);
    const { values } = readOptions(typed, tokenise(typed), 0, lexiconFor(state.lang));
    if (!target || values.length < 2) continue;
    setField(state, target, { options: optionsFrom(values.map(labelOf)), default: undefined });
    state.say('optionsSet', target.field.label, values.map(labelOf).join(', '));
    return true;
  }
  return false;
}

/** 'The status should also have Lost', "add 'Lost' as a status": one more to choose from. */
const MAY_ALSO = [
  /^(?:add|include) (?<y>.+?) as (?:an? |another |one more )?(?:new )?(?<x>.+)$/d,
  /^(?<x>.+?) (?:should|must|can|could|needs to) also (?:have|be|include|offer|allow) (?<y>.+)$/d,
  /^(?:fuge )?(?<y>.+?) als (?:weiteren? |neuen? |einen? )*(?<x>.+?) hinzu$/d,
  /^(?<x>.+?) (?:soll(?:te)?|kann|muss) auch (?<y>.+?) (?:haben|sein|enthalten)$/d,
  /^(?:ajoute[rz]?) (?<y>.+?) comme (?<x>.+)$/d,
  /^(?:anade|agrega) (?<y>.+?) como (?<x>.+)$/d,
  /^(?:aggiungi) (?<y>.+?) come (?<x>.+)$/d,
  /^(?:adicione) (?<y>.+?) como (?<x>.+)$/d,
  /^(?:voeg) (?<y>.+?) toe als (?<x>.+)$/d,
];

function optionBesides(clause: Clause, state: Changing): boolean {
  for (const pattern of MAY_ALSO) {
    const groups = pattern.exec(clause.line.replace(/[.!]+$/, ''))?.indices?.groups;
    if (!groups?.x || !groups.y) continue;
    const target = choiceIn(clause.typed(...groups.x), state);
    const words = clause.typed(...groups.y);
    if (target && words.split(/\s/).length < 6)
      return addOptions(state, target, words, CHANGE_WORDS[state.lang].option);
  }
  return false;
}

/** 'Add Thai to the cuisines', 'add a status Blocked', 'the genre can be A, B or C'. */
function optionChange(clause: Clause, state: Changing): boolean {
  const words = CHANGE_WORDS[state.lang];
  const toward = new RegExp(
    `^(?:please |bitte )?(?:${words.add}) (?<y>.+?)(?: toe)? (?:${words.toward}) (?<x>(?:(?! (?:${words.toward}) ).)+?)(?: hinzu| toe)?[.!]*$`,
    'd',
  ).exec(clause.line);
  const groups = toward?.indices?.groups;
  if (groups?.x && groups.y) {
    const target = choiceIn(clause.typed(...groups.x), state);
    const isPage = hasView(clause.typed(...groups.y), state);
    if (target && !isPage)
      return addOptions(state, target, clause.typed(...groups.y), words.option);
  }
  const plain = new RegExp(
    `^(?:please |bitte )?(?:${words.add}) (?<y>.+?)(?: hinzu| toe)?[.!]*$`,
    'd',
  ).exec(clause.line);
  const y = plain?.indices?.groups?.y;
  if (!y) return false;
  return beside(clause.typed(...y), state);
}

/** 'A page with statistics per genre' is no genre. */
function hasView(words: string, { lang }: Changing): boolean {
  const tokens = tokenise(words);
  const lexicon = lexiconFor(lang);
  return tokens.some((token, at) =>
    lexicon.match(tokens, at)?.entries.some(({ kind }) => kind === 'view' && token.kind === 'word'),
  );
}

function choiceIn(words: string, state: Changing): FieldTarget | undefined {
  const [top] = partsNamed(words, state.spec, state.lang);
  return top?.kind === 'field' && top.field.options !== undefined ? top : undefined;
}

/** 'a status Blocked', 'the status "On hold"', 'another priority, urgent'. */
function beside(words: string, state: Changing): boolean {
  const tokens = tokenise(words);
  const lexicon = lexiconFor(state.lang);
  const start = tokens.findIndex(
    (token) => !['det', 'some', 'filler', 'each'].includes(lexicon.wordClass(token.low) ?? ''),
  );
  for (let length = 2; length > 0; length--) {
    const name = tokens.slice(start, start + length);
    const rest = tokens.slice(start + length).filter((token) => token.text !== ',');
    const [next] = rest;
    if (
      name.length < length ||
      !next ||
      (next.kind !== 'quote' &&
        !/^\p{Lu}/u.test(next.text) &&
        words.includes(`${name.at(-1)?.text} ${next.text}`) &&
        state.lang !== 'de')
    )
      continue;
    if (lexicon.wordClass(next.low) !== undefined) continue;
    const target = choiceIn(name.map((token) => token.text).join(' '), state);
    const exact =
      target &&
      [target.field.label, target.field.name].some((label) =>
        fold(label).startsWith(name[0]?.low ?? '-'),
      );
    if (target && exact)
      return addOptions(
        state,
        target,
        next.kind === 'quote' ? `"${next.text}"` : words.slice(next.start),
        '-',
      );
  }
  return false;
}

function addOptions(state: Changing, target: FieldTarget, typed: string, noise: string): boolean {
  const clean = typed
    .replace(
      new RegExp(
        `^(?:(?:an?|the|ein\\w*|une?|un[ao]?|uma?|een|another|new|neue?\\w*) )*(?:(?:${noise})(?: |$))?`,
        'i',
      ),
      '',
    )
    .replace(/^(?:an?|the|the) (?=\S)/i, '');
  const values = readOptions(clean, tokenise(clean), 0, lexiconFor(state.lang)).values.map(labelOf);
  const known = new Set(
    (target.field.options ?? []).flatMap((option) => [fold(option.value), fold(option.label)]),
  );
  const fresh = values.filter((value) => value && !known.has(fold(value)));
  if (fresh.length === 0) return false;
  setField(state, target, { options: [...(target.field.options ?? []), ...optionsFrom(fresh)] });
  for (const value of fresh) state.say('optionAdded', value, target.field.label);
  return true;
}
