import { fold, type Lang, pluralOf } from '../lexicon/index.ts';
import type { Draft, DraftEntity } from '../understand/draft.ts';
import { unique } from '../understand/entities.ts';
import { entityName, fieldName } from '../understand/names.ts';
import { classOf } from '../understand/wordnet.ts';
import { draftField, thingOf } from './fields.ts';
import { keyOf } from './match.ts';
import type { Note } from './notes.ts';
import type { ReducedAccess, ReducedEntity, ReducedField } from './reduced.ts';

const ICONS: Record<string, string> = {
  person: 'UserRound',
  place: 'MapPin',
  event: 'CalendarDays',
};

const iconOf = (given: ReducedEntity, lang: Lang): string =>
  (lang === 'en' && ICONS[classOf(given.label.split(' ').at(-1) ?? '') ?? '']) || 'Box';

/** Lists that those who come to an app write in. */
const BY_PEOPLE: readonly ReducedAccess[] = ['own', 'private', 'team', 'community', 'form'];

/** An entity of a draft for a model's entity, still without fields. */
export function draftEntity(draft: Draft, given: ReducedEntity): DraftEntity {
  const thing = thingOf(given.label, given.id, draft.lang);
  const base = entityName(given.id);
  return {
    key: freeKey(draft, `?${fieldName(given.id)}`),
    ...(thing ? { thing } : {}),
    name: unique(draft, base === 'Item' ? entityName(given.label) : base),
    label: given.label,
    plural: given.plural === given.label ? pluralOf(given.label, draft.lang) : given.plural,
    icon: thing?.icon ?? iconOf(given, draft.lang),
    fields: [],
    asked: true,
    worded: true,
    isChild: false,
    given: BY_PEOPLE.includes(given.access ?? 'public') ? 'people' : 'keepers',
  };
}

function freeKey(draft: Draft, key: string): string {
  let free = key;
  for (let n = 2; draft.entities.some((entity) => entity.key === free); n++) free = `${key}${n}`;
  return free;
}

/** A model's words for entities, and what each is in the draft. */
export type Known = ReadonlyMap<string, DraftEntity>;

export const knownBy = (made: readonly { given: ReducedEntity; draft: DraftEntity }[]): Known =>
  new Map(
    made.flatMap(({ given, draft }) =>
      [given.plural, given.label, given.id].map((word) => [keyOf(word), draft] as const),
    ),
  );

/** Adds a model's field, unless there is one like it. A relation to nothing, or to the list itself, is kept as a text, and told. */
export function addReduced(
  entity: DraftEntity,
  field: ReducedField,
  known: Known,
  lang: Lang,
  notes: Note[],
): void {
  const isRelation = field.type === 'relation';
  const found = isRelation
    ? [field.entity, field.id, field.label].map((word) => known.get(keyOf(word))).find(Boolean)
    : undefined;
  // Pages have one variable for the rows of a list, and one for what its rows point at.
  const isOwn = found?.key === entity.key;
  const target = isOwn ? undefined : found;
  if (isRelation && !target) notes.push({ kind: isOwn ? 'itself' : 'dangling', what: field.label });
  const isTwice = entity.fields.some(
    (other) => fold(other.label) === fold(field.label) || (target && other.to === target.key),
  );
  if (!isTwice) entity.fields.push(draftField(field, entity, lang, target?.key));
}

/** Rows are known by their first plain text. */
export function giveTitle(entity: DraftEntity): void {
  const isTitled =
    entity.fields.some((field) => field.role === 'title') ||
    // What people write is asked for nothing that the model did not name.
    (entity.given !== 'people' &&
      entity.thing?.fields.some((ref) => ref.attribute === 'title' || ref.attribute === 'name'));
  if (isTitled) return;
  const first = entity.fields.find((field) => field.type === 'text' && field.role === 'plain');
  if (first) first.role = 'title';
}
