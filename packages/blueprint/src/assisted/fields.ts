import {
  type Attribute,
  attributes,
  fold,
  type Lang,
  lexiconFor,
  type Thing,
} from '../lexicon/index.ts';
import type { FieldRole, FieldType } from '../spec.ts';
import { isWhole } from '../understand/behaviours/counts.ts';
import type { DraftEntity, DraftField } from '../understand/draft.ts';
import { fromAttribute, specific } from '../understand/fields.ts';
import { fieldName } from '../understand/names.ts';
import { optionsFrom } from '../understand/options.ts';
import type { ReducedField, ReducedType } from './reduced.ts';

const TYPE: Partial<Record<ReducedType, FieldType>> = { choice: 'enum', choices: 'multienum' };

/** A model's type as the spec calls it. */
export function typeOf(type: ReducedType): FieldType {
  return TYPE[type] ?? (type as Exclude<ReducedType, 'choice' | 'choices'>);
}

/** What the lexicon may make of a type that a model chose too coarsely. */
const REFINES: Partial<Record<FieldType, readonly FieldType[]>> = {
  text: [
    'longtext',
    'richtext',
    'image',
    'file',
    'email',
    'phone',
    'url',
    'color',
    'date',
    'datetime',
    'time',
    'money',
    'list',
  ],
  number: ['integer', 'money', 'percent', 'rating', 'duration'],
  date: ['datetime'],
  longtext: ['richtext'],
  file: ['image'],
  url: ['image'],
};

/** Where a way begins and ends, in words that may mean the day as well: as a text it is a place. */
const OF_A_WAY =
  /^(?:departure|arrival|from|to|start|end|depart|arrivee|de|vers|abfahrt|abreise|ankunft|start|ziel|von|nach|salida|llegada|desde|hasta|partenza|arrivo|da|a|partida|saida|chegada|para|vertrek|aankomst|van|naar)$/u;

/** Whether a word of the lexicon is what a model's field is. A text stays one: choices are those that a spec gives. */
const isSame = (attribute: Attribute, said: FieldType, label: string): boolean =>
  attribute.type === said ||
  (REFINES[said]?.includes(attribute.type) === true &&
    !(said === 'text' && /^(?:date|time)/.test(attribute.type) && OF_A_WAY.test(fold(label)))) ||
  // Where work stands is no free text in any app.
  (said === 'text' && attribute.type === 'enum' && ['status', 'priority'].includes(attribute.role));

const ROLE: Partial<Record<FieldType, FieldRole>> = {
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
  list: 'list',
  duration: 'duration',
  number: 'quantity',
  relation: 'relation',
};

/** The role of a field that the lexicon does not know. */
export const roleOf = (type: FieldType): FieldRole => ROLE[type] ?? 'plain';

/** A model's field on its way into the spec; `to` is the key of the entity that a relation points at. */
export function draftField(
  field: ReducedField,
  entity: DraftEntity,
  lang: Lang,
  to: string | undefined,
): DraftField {
  const base = { label: field.label, required: field.required, asked: true };
  if (field.type === 'relation' && to)
    return { ...base, name: nameIn(entity, field), type: 'relation', role: 'relation', to };
  const said = field.type === 'relation' ? 'text' : typeOf(field.type);
  const attribute = attributeOf(field, entity, lang);
  if (attribute && isSame(attribute, said, field.label)) {
    const known = fromAttribute(attribute, lang, field.label);
    const name = entity.fields.some((other) => other.name === known.name)
      ? nameIn(entity, field)
      : known.name;
    const options = field.options.length > 0 ? optionsFrom(field.options) : known.options;
    return { ...known, ...base, name, ...(options ? { options } : {}) };
  }
  const isChoice = said === 'enum' || said === 'multienum';
  const type = isChoice && field.options.length === 0 ? 'text' : said;
  const made: DraftField = {
    ...base,
    name: nameIn(entity, field),
    type,
    role: isStatus(field, type) ? 'status' : roleOf(type),
  };
  const isWho = type === 'text' && thingOf(field.label, field.id, lang)?.kind === 'person';
  return {
    ...made,
    ...(isWho && { role: 'person' as const }),
    ...(isWhole(made) && { type: 'integer' as const, role: 'quantity' as const }),
    ...(isChoice && type !== 'text' ? { options: optionsFrom(field.options) } : {}),
    ...(type === 'duration' ? { unit: 'min' } : {}),
  };
}

const isStatus = (field: ReducedField, type: FieldType): boolean =>
  type === 'enum' && /(^|_)(status|state|stage)$/.test(fieldName(field.id));

/** The lexicon's attribute that is called exactly so, in the app's language or by its English id. */
function attributeOf(field: ReducedField, entity: DraftEntity, lang: Lang): Attribute | undefined {
  const english = field.id.replaceAll('_', ' ');
  const found =
    lexiconFor(lang)
      .phrase(field.label)
      .find((entry) => entry.kind === 'attribute') ??
    lexiconFor('en')
      .phrase(english)
      .find((entry) => entry.kind === 'attribute');
  const attribute = found?.kind === 'attribute' ? found.attribute : attributes.get(field.id);
  return attribute ? specific(attribute, entity) : undefined;
}

/** snake_case, and no other field's. */
function nameIn(entity: DraftEntity, field: ReducedField): string {
  const own = fieldName(field.id);
  const base = own === 'field' ? fieldName(field.label) : own;
  let name = base;
  for (let n = 2; entity.fields.some((other) => other.name === name); n++) name = `${base}_${n}`;
  return name;
}

/** The lexicon's thing of an entity: by all its words, else by its head. */
export function thingOf(label: string, id: string, lang: Lang): Thing | undefined {
  const words = id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .split(' ');
  const tries: [Lang, string][] = [
    [lang, label],
    ['en', words.join(' ')],
    [lang, label.split(' ').at(-1) ?? ''],
    ['en', words.at(-1) ?? ''],
  ];
  for (const [own, phrase] of tries) {
    const entry = lexiconFor(own)
      .phrase(phrase)
      .find((known) => known.kind === 'thing');
    if (entry?.kind === 'thing') return entry.thing;
  }
  return undefined;
}
