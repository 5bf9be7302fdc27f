import { isBreed } from '../lexicon/animals.ts';
import {
  type Attribute,
  attributeLabel,
  attributes,
  fold,
  HEAD_FIRST,
  type Lang,
  singularOf,
} from '../lexicon/index.ts';
import { type Draft, type DraftEntity, type DraftField, optionsIn } from './draft.ts';
import { cameToBe, measureOf } from './measures.ts';
import { fieldName, labelOf, singularLabel } from './names.ts';
import { namesPeople } from './people.ts';
import type { Noun } from './pieces/index.ts';
import { classOf } from './wordnet.ts';

/** A field of an attribute as the lexicon knows it. */
export function fromAttribute(attribute: Attribute, lang: Lang, label?: string): DraftField {
  return {
    name: attribute.name,
    label: label ?? attributeLabel(attribute, lang),
    type: attribute.type,
    role: attribute.role,
    attribute,
    asked: false,
    ...(attribute.unit ? { unit: attribute.unit } : {}),
    ...(attribute.options ? { options: optionsIn(attribute.options, lang) } : {}),
    ...(attribute.type === 'lines' ? { columns: lineColumns(lang) } : {}),
  };
}

/** What one line of an invoice or order holds. */
export function lineColumns(lang: Lang): NonNullable<DraftField['columns']> {
  const label = (key: string) => {
    const attribute = attributes.get(key);
    return attribute ? attributeLabel(attribute, lang) : key;
  };
  return [
    { name: 'description', label: label('description'), type: 'text' },
    { name: 'quantity', label: label('quantity'), type: 'number' },
    { name: 'price', label: label('price'), type: 'money' },
  ];
}

/** What a word means of a thing that has the other field by nature. */
const MEANT_OF = [
  ['guests', 'host'],
  ['score', 'points_worth'],
  ['city', 'location'],
] as const;

/** The status set that fits a thing best ('status' of a task is to do, in progress, done). */
export function specific(attribute: Attribute, entity: DraftEntity | undefined): Attribute {
  const lasts = entity?.thing?.fields.some((ref) => ref.attribute === 'duration');
  const isCharacter = entity?.thing?.fields.some((ref) => ref.attribute === 'character_class');
  if (attribute.key === 'character_class' && entity?.thing && !isCharacter)
    return attributes.get('group') ?? attribute;
  // 'Start, destination, time': where a journey starts.
  const travels = entity?.thing?.fields.some((ref) => ref.attribute === 'departure');
  if (
    attribute.key === 'starts_at' &&
    travels &&
    !entity?.fields.some(({ name }) => name === 'departure')
  )
    return attributes.get('departure') ?? attribute;
  const has = (key: string) => entity?.thing?.fields.some((ref) => ref.attribute === key);
  // The guests of an episode are people, and the points of a chore what it is worth.
  for (const [said, meant] of MEANT_OF)
    if (attribute.key === said && has(meant)) return attributes.get(meant) ?? attribute;
  // 'Distance, time' of a run, 'bottom time' of a dive: how long it took.
  const begins = entity?.thing?.fields.some((ref) =>
    ['time', 'starts_at'].includes(ref.attribute ?? ''),
  );
  if (attribute.key === 'time' && lasts && !begins) return attributes.get('duration') ?? attribute;
  if (attribute.key === 'length_cm' && lasts) return attributes.get('duration') ?? attribute;
  for (const ref of entity?.thing?.fields ?? []) {
    const own = ref.attribute ? attributes.get(ref.attribute) : undefined;
    if (own && own !== attribute && own.name === attribute.name) return own;
    if (own && attribute.name === 'status' && own.role === 'status')
      return { ...own, name: own.name };
    // The categories of a menu are its sections.
    const isSorted = own?.role === 'category' && own.name !== 'type' && !has('category');
    if (own?.options && attribute.key === 'category' && isSorted) return own;
  }
  return attribute;
}

/** Words that mean the same of whatever they are said. */
const OF_ANYTHING = new Set(
  'date time name title notes description photo status category amount price location address number duration quantity'.split(
    ' ',
  ),
);

/** 'Buddy' and 'visibility' of a dive are those that dives have: the last word of what the lexicon calls them. */
function meantBy(
  { text, before, sense }: Noun,
  entity: DraftEntity | undefined,
  lang: Lang,
): Attribute | undefined {
  if (before.length > 0 || !entity?.thing || OF_ANYTHING.has(sense.attribute?.key ?? ''))
    return undefined;
  const low = fold(text);
  return entity.thing.fields
    .flatMap((ref) => attributes.get(ref.attribute ?? '') ?? [])
    .find(({ words }) => words[lang].some(({ one }) => fold(one).endsWith(` ${low}`)));
}

/** What has choices of one kind of thing alone (the topics of a quiz, the rooms of a home), and what it is elsewhere. */
const OF_ONE_KIND: Record<string, DraftField['role']> = { topic: 'category', room: 'place' };

/** 'Answers' of a question are those to choose from; only a quiz has the topics of a quiz. */
function ofItsKind(noun: Noun, entity: DraftEntity | undefined, lang: Lang): Attribute | undefined {
  const said = meantBy(noun, entity, lang) ?? noun.sense.attribute;
  const has = (key: string) => entity?.thing?.fields.some((ref) => ref.attribute === key);
  if (said?.key === 'answer' && has('options'))
    return attributes.get(noun.many ? 'options' : 'correct_answer');
  const own = said && OF_ONE_KIND[said.key];
  if (own && !has(said.key)) {
    const { options: _of_that_kind, ...free } = said;
    return { ...free, type: 'text', role: own };
  }
  return said;
}

/** The field that a noun phrase names: by its head where the lexicon knows it, by WordNet's class of it otherwise. */
export function fieldOf(noun: Noun, entity: DraftEntity | undefined, draft: Draft): DraftField {
  const { lang } = draft;
  const known = ofItsKind(noun, entity, lang);
  const qualified = noun.before.some((part) => part.attribute || !part.container);
  const measure = measureOf(sentenceCase(labelOf(noun.text), lang), noun.text, known);
  if (measure) return measure;
  const came = lang === 'en' ? cameToBe(sentenceCase(labelOf(noun.text), lang), noun.text) : null;
  if (came) return came;
  if (known && !qualified) {
    const attribute =
      known.key === 'species' && isBreed(noun.text) ? known : specific(known, entity);
    const typed = labelOf(
      noun.many && known.type !== 'list' ? (noun.label ?? noun.head) : noun.head,
    );
    const label =
      noun.text.length > 1 ? sentenceCase(typed, lang) : attributeLabel(attribute, lang);
    return {
      ...fromAttribute(attribute, lang, label),
      name: nameSaid(attribute, label, lang),
      asked: true,
    };
  }
  const label = sentenceCase(
    noun.many && lang === 'en' ? singularLabel(noun.text, lang) : labelOf(noun.text),
    lang,
  );
  const name = fieldName(label);
  // 'Bottom time' of a dive is how long it took.
  const meant = known?.key === 'time' ? specific(known, entity) : known;
  if (meant) return qualifiedField(noun, meant, label, name, lang);
  // Of other languages it is known which words are for people.
  const isPerson = noun.sense.thing?.kind === 'person' || namesPeople(noun.text, lang);
  const person: Partial<DraftField> = isPerson ? { type: 'text', role: 'person' } : {};
  const guess = lang === 'en' ? guessByWordNet(noun.head) : person;
  const many = noun.many && lang === 'en';
  const field: DraftField = {
    name,
    label,
    type: many ? 'list' : 'text',
    role: many ? 'list' : 'plain',
    asked: true,
    ...guess,
  };
  if (many) field.label = sentenceCase(labelOf(noun.text), lang);
  if (many) field.name = fieldName(field.label);
  if (noun.unknown) draft.readings.push({ word: noun.text, readAs: `field:${field.type}` });
  return field;
}

/** Fields that behaviours know by their names, however people call them. */
const BY_NAME = new Set(
  (
    'name title date price total tax paid quantity places guests options choice rsvp duration status ' +
    'starts_at ends_at birthday departure exercise water_every last_watered last_fed active available'
  ).split(' '),
);

const POSSESSIVE = /^(?:my|our|your|their|his|her|its)\s+/i;

/** A field is called in code as the person called it ('breed'), where the lexicon has another word for such fields ('species'). */
export function nameSaid(attribute: Attribute, label: string, lang: Lang): string {
  const stem = (text: string) => singularOf(fold(text), lang);
  const [first] = attribute.words[lang].length > 0 ? attribute.words[lang] : [];
  // Elsewhere the code keeps the English word: a field 'Fälligkeit' is `due_date`.
  const isFirst =
    lang !== 'en' || !first || [first.one, first.many].some((word) => stem(word) === stem(label));
  return isFirst || BY_NAME.has(attribute.name)
    ? attribute.name
    : fieldName(label.replace(POSSESSIVE, ''));
}

/** 'Purchase date' is a date, 'number of bottles' a count; 'exhibition room' has no list of rooms to choose from. */
function qualifiedField(
  noun: Noun,
  known: Attribute,
  label: string,
  name: string,
  lang: Lang,
): DraftField {
  const counts = noun.before.some((part) => part.attribute?.key === 'quantity');
  if (counts || known.key === 'quantity')
    return { name, label, type: 'integer', role: 'quantity', asked: true };
  const plural = known.words[lang].some(
    (word) => word.one.toLowerCase() === noun.head.toLowerCase(),
  );
  const isPlace = known.type === 'url' && lang === 'en' && classOf(noun.head) === 'place';
  if (isPlace) return { name, label, type: 'text', role: 'place', asked: true };
  if (known.type === 'list' && !noun.many)
    return { name, label, type: 'text', role: 'plain', asked: true };
  const typed = plural && noun.many ? sentenceCase(labelOf(noun.text), lang) : label;
  const field = {
    ...fromAttribute(known, lang, typed),
    name: plural && noun.many ? fieldName(typed) : name,
    role: qualifiedRole(known),
    asked: true,
  };
  if (field.type !== 'enum' || ['status', 'priority'].includes(field.role)) return field;
  const { options: _generic, ...free } = field;
  return ['category', 'genre', 'difficulty'].includes(known.key)
    ? field
    : { ...free, type: 'text' };
}

/** A date that is not the row's own ('purchase date') still is a date, but a second title is plain. */
function qualifiedRole(attribute: Attribute): DraftField['role'] {
  return attribute.role === 'title' ? 'plain' : attribute.role;
}

/** 'Cooking Time' → 'Cooking time', but 'SKU' and German nouns stay. */
export function sentenceCase(label: string, lang: Lang): string {
  if (lang === 'de') return label;
  return label
    .split(' ')
    .map((word, at) =>
      at > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) && !HEAD_FIRST.has(lang) ? word.toLowerCase() : word,
    )
    .join(' ');
}

function guessByWordNet(head: string): Partial<DraftField> {
  switch (classOf(head)) {
    case 'time':
      return { type: 'date', role: 'date' };
    case 'duration':
      return { type: 'duration', role: 'duration', unit: 'min' };
    case 'money':
      return { type: 'money', role: 'amount' };
    case 'quantity':
      return { type: 'number', role: 'quantity' };
    case 'person':
      return { type: 'text', role: 'person' };
    case 'place':
      return { type: 'text', role: 'place' };
    case 'picture':
      return { type: 'image', role: 'picture' };
    case 'text':
      return { type: 'longtext', role: 'body' };
    default:
      return {};
  }
}

/** Adds a field, or lets the person's wording and values win where it is there already. */
export function addField(entity: DraftEntity, field: DraftField): DraftField {
  const there = entity.fields.find(
    (known) =>
      known.name === field.name ||
      (known.to && known.to === field.to) ||
      (known.attribute && known.attribute === field.attribute && field.name === known.name),
  );
  if (!there) {
    entity.fields.push(field);
    return field;
  }
  if (field.asked) {
    there.asked = true;
    if (field.options && field.attribute === undefined) there.options = field.options;
  }
  return there;
}

/** The field of an entity that plays a role, the person's own first. */
export function withRole(
  entity: DraftEntity,
  ...roles: DraftField['role'][]
): DraftField | undefined {
  for (const role of roles) {
    const found = entity.fields.filter((field) => field.role === role);
    if (found.length > 0) return found.find((field) => field.asked) ?? found[0];
  }
  return undefined;
}

/** Makes sure of a field by attribute key and returns it. */
export function ensure(entity: DraftEntity, key: string, draft: Draft): DraftField {
  const attribute = attributes.get(key);
  if (!attribute) throw new Error(`no attribute ${key}`);
  const there = entity.fields.find(
    (field) => field.name === attribute.name || field.attribute?.key === key,
  );
  return there ?? addField(entity, fromAttribute(attribute, draft.lang));
}

/** The values an attribute starts with, in a language. */
export function optionsOf(attribute: Attribute, lang: Lang): NonNullable<DraftField['options']> {
  return optionsIn(attribute.options ?? [], lang);
}
