import { targetsOf } from '../../change/targets.ts';
import type { AppSpec, FieldType, SpecEntity, SpecField } from '../../spec.ts';
import { type ButtonWish, worksInPlace } from './read.ts';

/** Where a button stands, and what it goes by. */
export interface ButtonPlace {
  entity: SpecEntity;
  /** The field that it fills. */
  target: SpecField;
  /** The fields that it is given. */
  from: SpecField[];
}

const FILLED: ReadonlySet<FieldType> = new Set<FieldType>(['text', 'longtext', 'list']);
const READ: ReadonlySet<FieldType> = new Set<FieldType>([
  ...['text', 'longtext', 'richtext', 'list', 'enum', 'multienum', 'image', 'file'],
  ...['number', 'integer', 'money', 'percent', 'rating', 'duration', 'date', 'time', 'boolean'],
] as FieldType[]);
/** What says something of a row by itself: given where nobody says what to go by. */
const TELLING: ReadonlySet<FieldType> = new Set<FieldType>([
  'text',
  'longtext',
  'richtext',
  'list',
  'enum',
  'image',
]);
const MOST = 6;

/** The place that a wish means; words for the person where the app has none; null where it is no wish for a button. */
export function placeOf(
  wish: ButtonWish,
  object: string,
  spec: AppSpec,
): ButtonPlace | string | null {
  const inPlace = worksInPlace(wish);
  const wanted = inPlace || wish.sources.length > 0 || !isWorkedOn(wish) ? object : wish.place;
  const named = fieldsNamed(wanted, spec).filter(({ field }) => FILLED.has(field.type));
  const about = targetsOf(wish.place, spec, 'en').find((one) => one.kind === 'entity');
  const there = about?.kind === 'entity' ? about.entity.name : null;
  const found = named.find(({ entity }) => entity.name === there) ?? named[0];
  if (!found) return wish.isPlain ? noField(wanted, spec) : null;
  const { entity, field: target } = found;
  const from = inPlace
    ? [target]
    : sourcesIn(
        entity,
        target,
        isWorkedOn(wish) && wish.sources.length === 0 ? [object] : wish.sources,
      );
  if (typeof from === 'string') return from;
  if (from.length === 0)
    return `There is nothing beside “${target.label}” in ${entity.plural} that it could be written from: add a field for that first.`;
  return { entity, target, from: from.slice(0, MOST) };
}

const isWorkedOn = ({ act }: ButtonWish): boolean => act === 'summarise' || act === 'explain';

function fieldsNamed(words: string, spec: AppSpec) {
  return targetsOf(words, spec, 'en', 'field').flatMap((target) =>
    target.kind === 'field' && !target.field.hidden ? [target] : [],
  );
}

/** The fields that words name, all that tell something where there are none; or what is not there. */
function sourcesIn(
  entity: SpecEntity,
  target: SpecField,
  words: readonly string[],
): SpecField[] | string {
  const others = entity.fields.filter(
    (field) => field !== target && !field.hidden && !field.isGuarded && READ.has(field.type),
  );
  if (words.length === 0)
    return others.filter(
      ({ type, role }) => TELLING.has(type) && !['person', 'status'].includes(role),
    );
  const chosen: SpecField[] = [];
  for (const phrase of words) {
    const fields = namedIn(phrase, entity, others);
    if (fields.length === 0)
      return `I found nothing in ${entity.plural} that is called “${phrase}”, so nothing was changed. It has ${listed(others)}.`;
    for (const field of fields) if (!chosen.includes(field)) chosen.push(field);
  }
  return chosen;
}

function namedIn(phrase: string, entity: SpecEntity, others: readonly SpecField[]): SpecField[] {
  if (/\b(?:others?|rest|everything|all|details|facts|form|fields)\b/i.test(phrase))
    return others.filter(({ type }) => TELLING.has(type));
  const alone = { version: 1, entities: [entity], pages: [] } as unknown as AppSpec;
  const named = fieldsNamed(phrase, alone).find(({ field }) => others.includes(field));
  if (named) return [named.field];
  const type = /\b(?:photo|picture|image)s?\b/i.test(phrase)
    ? 'image'
    : /\b(?:file|document|pdf)s?\b/i.test(phrase)
      ? 'file'
      : null;
  return others.filter((field) => field.type === type);
}

function noField(words: string, spec: AppSpec): string {
  const all = spec.entities
    .filter(({ isChild }) => !isChild)
    .map(
      ({ plural, fields }) =>
        `${plural}: ${listed(fields.filter(({ type, hidden }) => FILLED.has(type) && !hidden))}`,
    );
  return `I can put a button beside a field that a model then fills, but I found no field “${words}” that holds text, so nothing was changed. There are, in ${all.join('; in ')}. Add the field first, or name one of these.`;
}

const listed = (fields: readonly SpecField[]): string =>
  fields.map(({ label }) => label).join(', ') || 'no such fields';
