import { attributes, fold, type Lang, pluralOf, singularOf } from '../../lexicon/index.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { addThing, addUnknown, unique } from '../entities.ts';
import { sentenceCase } from '../fields.ts';
import { entityName, labelOf, pluralLabel, singularLabel } from '../names.ts';
import type { Noun } from '../pieces/index.ts';
import { type Fact, isKindOfName, type Outlined } from './outline/state.ts';

/** A phrase with each word in the singular, folded: what two numbers of one thing have in common. */
export const stemOf = (text: string, lang: Lang): string =>
  fold(text)
    .split(/[ -]/)
    .map((word) => singularOf(word, lang))
    .join(' ');

/** The draft's entity that a noun phrase is a name of. */
export function entityCalled(draft: Draft, noun: Noun): DraftEntity | undefined {
  const said = stemOf(noun.text, draft.lang);
  const named = ({ label, plural }: DraftEntity) =>
    [label, plural].map((one) => stemOf(one, draft.lang));
  return (
    draft.entities.find((entity) => named(entity).includes(said)) ??
    draft.entities.find(
      (entity) =>
        (entity.thing !== undefined &&
          entity.thing === noun.sense.thing &&
          noun.before.length === 0) ||
        named(entity).some(
          (name) => isKindOfName(name, said, draft.lang) || isKindOfName(said, name, draft.lang),
        ),
    )
  );
}

/**
 * An entity for a noun phrase, by the lexicon's thing where it fits what is said of it, and called as the person called it.
 * `taken` are those that other phrases mean.
 */
export function makeEntity(
  draft: Draft,
  noun: Noun,
  facts: readonly Fact[],
  taken: ReadonlySet<DraftEntity>,
): DraftEntity {
  const { thing } = noun.sense;
  const isOther = draft.entities.some((entity) => entity.thing === thing && taken.has(entity));
  if (!thing || isOther || !fits(noun, facts))
    return Object.assign(addUnknown(draft, noun), thing ? { likely: thing } : {});
  const entity = addThing(draft, thing, noun);
  return taken.has(entity) ? addUnknown(draft, noun) : callAsSaid(draft, entity, noun);
}

/** A word with two meanings is the trade's only where something that is said of it is in the trade's fields as well. */
const fits = (noun: Noun, facts: readonly Fact[]): boolean =>
  !noun.sense.thing || facts.length < 3 || sharedWith(noun, facts) * 3 >= facts.length;

/** From which lead on a fact says what its thing is not. */
const BEYOND_DOUBT = 40;

/** What is taken for a thing of the lexicon, and has hardly anything of what such things have. */
export function isMisfit(entity: DraftEntity, { noun, facts }: Outlined): boolean {
  if (!entity.thing || entity.thing !== noun.sense.thing) return false;
  const sure = facts.filter((fact) => fact.span.lead >= BEYOND_DOUBT && !isOfAnything(fact));
  return sure.length > 2 && sharedWith(noun, facts) * 4 <= sure.length;
}

/** What anything may have, whatever it is: a day, a state, a person, a name. */
const OF_ANYTHING = new Set([
  'date',
  'time',
  'status',
  'person_name',
  'person',
  'name',
  'title',
  'notes',
  'description',
  'photo',
  'category',
  'price',
  'amount',
  'location',
]);
const isOfAnything = ({ noun: { sense } }: Fact): boolean =>
  OF_ANYTHING.has(sense.attribute?.key ?? '') || sense.thing?.kind === 'person';

/** How many of the facts that are told of a thing are among what the lexicon knows of such things. */
function sharedWith({ sense: { thing } }: Noun, facts: readonly Fact[]): number {
  if (!thing) return 0;
  const keys = thing.fields.map(({ attribute }) => attribute ?? '');
  const names = keys.map((key) => attributes.get(key)?.name);
  const others = thing.fields.map((ref) => ref.thing ?? '');
  return facts.filter(
    ({ noun: { sense } }) =>
      (sense.attribute &&
        (keys.includes(sense.attribute.key) || names.includes(sense.attribute.name))) ||
      (sense.thing && others.includes(sense.thing.key)),
  ).length;
}

/** Calls an entity as a noun phrase says. */
export function rename(draft: Draft, entity: DraftEntity, noun: Noun): void {
  const label = sentenceCase(singularLabel(noun.text, draft.lang), draft.lang);
  const plural = noun.many
    ? sentenceCase(pluralLabel(noun.text, draft.lang), draft.lang)
    : pluralOf(label, draft.lang);
  // Its own name is no other's.
  entity.name = '';
  Object.assign(entity, { label, plural, name: unique(draft, entityName(label)) });
}

/** The person's own word for it, where it is another than the lexicon's first. */
export function callAsSaid(draft: Draft, entity: DraftEntity, noun: Noun): DraftEntity {
  const first = entity.thing?.words[draft.lang][0];
  const said = stemOf(noun.text, draft.lang);
  if (
    entity.worded ||
    !first ||
    [first.one, first.many].some((word) => stemOf(word, draft.lang) === said)
  )
    return entity;
  const isKnown = entity.thing?.words[draft.lang].some(({ one, many }) =>
    [one, many].some((word) => stemOf(word, draft.lang) === said),
  );
  if (!isKnown) return entity;
  const known = entity.thing?.words[draft.lang].find(({ one, many }) =>
    [one, many].some((word) => stemOf(word, draft.lang) === said),
  );
  const label = sentenceCase(
    labelOf(known?.one ?? singularLabel(noun.text, draft.lang)),
    draft.lang,
  );
  const name = entityName(label);
  if (name === entity.name) return entity;
  return Object.assign(entity, {
    label,
    plural: labelOf(known?.many ?? pluralOf(label, draft.lang)),
    name: unique(draft, name),
    worded: true,
  });
}
