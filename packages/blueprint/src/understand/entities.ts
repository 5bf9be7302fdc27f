import { iconOf } from '../lexicon/icons.ts';
import { capital, pluralOf, type Thing, things } from '../lexicon/index.ts';
import type { Draft, DraftEntity, DraftField } from './draft.ts';
import { addField, sentenceCase } from './fields.ts';
import { entityName, fieldName, isDative, labelOf, pluralLabel, singularLabel } from './names.ts';
import type { Noun } from './pieces/index.ts';
import { classOf, isGathering, type NounClass } from './wordnet.ts';

/** The entity of a thing, made when it is not there yet. A second plural word for the same thing is an entity of its own. */
export function addThing(draft: Draft, thing: Thing, noun?: Noun): DraftEntity {
  const own = wording(draft, thing, noun);
  const taken = takesOver(draft, thing, own, noun);
  if (taken) return taken;
  const there = draft.entities.find((entity) => entity.thing === thing);
  const twin =
    there &&
    noun?.many &&
    there.asked &&
    own.typed &&
    there.label !== own.label &&
    there.worded === true;
  if (there && !twin) {
    there.asked ||= noun !== undefined;
    if (own.typed && !there.worded)
      Object.assign(there, { label: own.label, plural: own.plural, name: own.name, worded: true });
    return there;
  }
  const entity: DraftEntity = {
    key: own.key,
    thing,
    name: unique(draft, own.name),
    label: own.label,
    plural: own.plural,
    icon: iconOf(thing, own.label),
    fields: [],
    worded: own.typed,
    asked: noun !== undefined,
    isChild: false,
  };
  draft.entities.push(entity);
  return entity;
}

/** 'Inventory: products' is one list that is called products; 'workout log: exercises' one of exercises. */
function takesOver(
  draft: Draft,
  thing: Thing,
  own: ReturnType<typeof wording>,
  noun?: Noun,
): DraftEntity | undefined {
  if (!noun?.many) return undefined;
  const holder = draft.entities.find(
    (entity) =>
      entity.thing &&
      entity.fields.length === 0 &&
      (entity.thing.named.includes(thing.key) || entity.thing.yields.includes(thing.key)),
  );
  if (!holder?.thing) return undefined;
  if (holder.thing.yields.includes(thing.key)) {
    draft.title ??= holder.thing.app?.[draft.lang];
    holder.thing = thing;
    holder.icon = thing.icon;
  }
  return Object.assign(holder, {
    name: own.name,
    label: own.label,
    plural: own.plural,
    worded: own.typed || holder.thing.key !== thing.key,
    asked: true,
  });
}

/** Its words are kinds of it and mean no other: 'per hen' is of hens, said in the singular too. */
const KINDS = 'animal';

/** How an entity is called: as the person said it in the plural ('dishes'), else by the lexicon's first word. */
function wording(
  draft: Draft,
  thing: Thing,
  noun?: Noun,
): { key: string; name: string; label: string; plural: string; typed: boolean } {
  const first = thing.words[draft.lang][0] ?? { one: thing.key, many: thing.key };
  const english = thing.words.en[0]?.one ?? thing.key;
  const isSaid = noun?.many || thing.key === KINDS;
  const typed = Boolean(isSaid && noun?.sense.thing === thing && noun.label);
  const base = typed && noun?.label ? { one: noun.label, many: noun.plural ?? noun.label } : first;
  const qualifier = typed && noun ? qualifierOf(noun) : '';
  const label = join(qualifier, base.one);
  const other = typed && (base.one !== first.one || qualifier !== '');
  return {
    key: other ? `${thing.key}:${label}` : thing.key,
    name: other
      ? entityName(draft.lang === 'en' || qualifier ? label : english)
      : entityName(english),
    label: capital(label),
    plural: capital(join(qualifier, base.many)),
    typed: other,
  };
}

/** Words before the head that make it a kind of its own ('camera equipment'); never a description. */
function qualifierOf(noun: Noun): string {
  const parts = noun.before.filter(
    (part) =>
      !part.container &&
      !part.context &&
      !part.colour &&
      !part.view &&
      part.thing !== noun.sense.thing,
  );
  if (
    noun.before.length === 0 ||
    parts.length !== noun.before.length ||
    !noun.text.endsWith(noun.head)
  )
    return '';
  const text = noun.text.slice(0, noun.text.length - noun.head.length).trim();
  return text.endsWith('-')
    ? ''
    : parts.every((part) => part.thing || classOf(part.text) !== null)
      ? text.toLowerCase()
      : '';
}

function join(a: string, b: string): string {
  return a ? `${capital(a)} ${/^\p{Lu}{2}/u.test(b) ? b : b.toLowerCase()}` : b;
}

/** A name no other entity has. */
export function unique(draft: Draft, name: string): string {
  let free = name;
  for (let n = 2; draft.entities.some((entity) => entity.name === free); n++) free = `${name}${n}`;
  return free;
}

const ICONS: Record<NounClass, string> = {
  person: 'UserRound',
  time: 'CalendarDays',
  duration: 'Clock',
  money: 'Banknote',
  place: 'MapPin',
  quantity: 'Gauge',
  animal: 'PawPrint',
  food: 'Utensils',
  plant: 'Sprout',
  group: 'UsersRound',
  event: 'CalendarDays',
  picture: 'Image',
  text: 'FileText',
  object: 'Box',
  abstract: 'Shapes',
};

/** Whose usual fields an unknown noun of a class borrows. */
const LIKE: Partial<Record<NounClass, string>> = {
  person: 'friend',
  animal: 'animal',
  plant: 'plant',
  event: 'event',
  place: 'itinerary_item',
};

/** What a word names in an app, where the dictionary's first sense is another. */
const IN_APPS: Record<string, NounClass> = {
  location: 'place',
  stop: 'place',
  spot: 'place',
  venue: 'place',
};

const classIn = (word: string, lang: Draft['lang']): NounClass | null =>
  lang === 'en' ? (IN_APPS[singularLabel(word, lang).toLowerCase()] ?? classOf(word)) : null;

/** An entity for a noun that the lexicon does not have; what it is like comes from WordNet. */
export function addUnknown(draft: Draft, noun: Pick<Noun, 'text' | 'head' | 'many'>): DraftEntity {
  const isMany = noun.many || isDative(noun.text, draft.lang);
  const label = sentenceCase(
    draft.lang === 'en' || isMany ? singularLabel(noun.text, draft.lang) : labelOf(noun.text),
    draft.lang,
  );
  const key = `?${fieldName(label)}`;
  const there = draft.entities.find((entity) => entity.key === key);
  if (there) return there;
  const kind = classIn(noun.head, draft.lang) ?? 'object';
  const entity: DraftEntity = {
    key,
    name: unique(draft, entityName(label)),
    label,
    plural: isMany
      ? sentenceCase(pluralLabel(noun.text, draft.lang), draft.lang)
      : pluralOf(label, draft.lang),
    icon: ICONS[kind],
    fields: [],
    asked: true,
    isChild: false,
  };
  draft.entities.push(entity);
  draft.readings.push({ word: noun.text, readAs: `entity:${kind}` });
  return entity;
}

/** The thing whose fields an unknown entity borrows, by what its noun is. */
export function borrowedThing(entity: DraftEntity, draft: Draft): Thing | undefined {
  if (entity.thing || draft.lang !== 'en') return undefined;
  const kind = classIn(entity.label.split(' ').at(-1) ?? '', draft.lang);
  // A place with hours is one to come to, not one that was visited.
  if (kind === 'place' && entity.fields.some(({ asked, type }) => asked && /time|date/.test(type)))
    return undefined;
  const head = entity.label.split(' ').at(-1) ?? '';
  if (kind === 'event' && !isGathering(head)) return undefined;
  // Shoots are photographs elsewhere: a plant is one where plants are spoken of.
  if (kind === 'plant' && !PLANTS.test(draft.text)) return undefined;
  // Who works somewhere is no friend with a birthday.
  if (kind === 'person' && (draft.team || !FRIENDS.test(draft.text))) return undefined;
  // A room is no place that somebody travelled to.
  if (kind === 'place' && !TRAVELS.test(draft.text)) return undefined;
  const key = kind ? LIKE[kind] : undefined;
  return key ? things.get(key) : undefined;
}

const FRIENDS =
  /\b(?:friends?|famil\w*|relatives?|birthdays?|neighbou?rs?|contacts?|acquaintances?|pals?|mates?|gifts?|stay in touch|keep in touch|dating|met)\b/i;

const TRAVELS =
  /\b(?:trips?|travel\w*|visit(?:s|ed|ing)?|holidays?|vacations?|tours?|tourist\w*|countr(?:y|ies)|cit(?:y|ies)|sights?|sightseeing|explor\w*|been to|hik\w*|camp\w*|bucket)\b/i;

const PLANTS =
  /\b(?:plants?|garden\w*|trees?|flowers?|bloom\w*|species|water\w*|soil|sow\w*|grow\w*|greenhouse|seeds?|seedlings?|pots?|nursery|balcony|orchard|allotment)\b/i;

/** Whether rows of an unknown noun are of what somebody does, so that each has its day: feedings, repairs, shoots. */
export const isDone = (entity: DraftEntity, draft: Draft): boolean =>
  draft.lang === 'en' &&
  !entity.thing &&
  classIn(entity.label.split(' ').at(-1) ?? '', draft.lang) === 'event';

/** Whether many come to each row (a rehearsal, a training), so that it is of no single one of a list of people. */
export const isForMany = ({ thing }: DraftEntity): boolean =>
  thing?.fields.some(({ attribute }) => attribute === 'starts_at') === true &&
  !thing.fields.some((ref) => things.get(ref.thing ?? '')?.kind === 'person');

/** A relation from one entity to another. */
export function relate(
  from: DraftEntity,
  to: DraftEntity,
  options: { required?: boolean; label?: string; asked?: boolean } = {},
): DraftField {
  const name = fieldName(
    to.thing && !to.worded ? to.thing.key : to.name.replace(/([a-z])([A-Z])/g, '$1 $2'),
  );
  // What was taken for a plain field of that name is the other list.
  from.fields = from.fields.filter((field) => field.name !== name || field.type === 'relation');
  return addField(from, {
    name,
    label: options.label ?? to.label,
    type: 'relation',
    role: 'relation',
    to: to.key,
    required: options.required ?? false,
    asked: options.asked ?? false,
  });
}
