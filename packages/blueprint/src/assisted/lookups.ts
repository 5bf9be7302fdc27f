import { type Attribute, type Lang, lexiconFor } from '../lexicon/index.ts';
import { fieldName } from '../understand/names.ts';
import { isPutDown } from './bookings.ts';
import { keyOf } from './match.ts';
import type { ReducedEntity, ReducedSpec } from './reduced.ts';

/** What a list of mere choices has beside its name. A budget per category is the builder's own doing. */
const BARE =
  /^(?:name|title|label|description|colou?r|icon|slug|sort_order|monthly_budget|budget|limit)$/;

/**
 * A list that holds nothing but the names of choices ('Category: name', 'Genre: name, colour'), as models
 * make that think in tables, becomes the choice field that the lexicon has for it.
 */
export function withoutLookups(spec: ReducedSpec, lang: Lang): ReducedSpec {
  const isPointedAt = (entity: ReducedEntity) =>
    spec.entities.some(
      (other) => other !== entity && other.fields.some((field) => pointsAt(field, entity)),
    );
  // A room that people book is no word to choose, though it has a name and nothing else.
  const isBooked = (entity: ReducedEntity) =>
    spec.entities.some(
      (other) => isPutDown(other) && other.fields.some((field) => pointsAt(field, entity)),
    );
  const lookups = spec.entities.filter(
    (entity) =>
      isPointedAt(entity) &&
      !isBooked(entity) &&
      choicesOf(entity, lang) !== undefined &&
      entity.fields.every((field) => BARE.test(fieldName(field.id))),
  );
  const left = spec.entities.filter((entity) => !lookups.includes(entity));
  if (lookups.length === 0 || left.length === 0) return spec;
  return {
    ...spec,
    entities: left.map((entity) => ({
      ...entity,
      fields: entity.fields.map((field) => {
        const lookup = lookups.find((other) => pointsAt(field, other));
        return lookup
          ? { ...field, id: fieldName(lookup.id), label: lookup.label, type: 'choice', entity: '' }
          : field;
      }),
    })),
  };
}

const pointsAt = (field: ReducedEntity['fields'][number], entity: ReducedEntity): boolean =>
  field.type === 'relation' &&
  [entity.id, entity.label, entity.plural].some((word) => keyOf(word) === keyOf(field.entity));

/** The lexicon's choice field of that name. */
function choicesOf(entity: ReducedEntity, lang: Lang): Attribute | undefined {
  for (const entry of [
    ...lexiconFor(lang).phrase(entity.label),
    ...lexiconFor('en').phrase(entity.id.replaceAll('_', ' ')),
  ])
    if (entry.kind === 'attribute' && entry.attribute.options) return entry.attribute;
  return undefined;
}
