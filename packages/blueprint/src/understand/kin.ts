import { attributes, capital, fold, singularOf } from '../lexicon/index.ts';
import { type Draft, type DraftEntity, type DraftField, optionsIn } from './draft.ts';
import { relate } from './entities.ts';
import { addField, fromAttribute } from './fields.ts';
import { entityName } from './names.ts';

/**
 * 'Dogs and cats with photo and age': kinds that the lexicon knows as values of one field (a species) are
 * one list with that field, not a list each; what is told of 'each pet' beside them is told of that list.
 */
export function mergeKinds(draft: Draft): void {
  for (const first of [...draft.entities]) {
    const twins = draft.entities.filter((entity) => entity.thing && entity.thing === first.thing);
    const kinds = twins.length > 1 ? kindField(draft, twins) : null;
    if (!kinds || !first.thing || twins[0] !== first) continue;
    twins.push(...draft.entities.filter((entity) => isWholeOf(entity, first, draft)));
    const word = first.thing.words[draft.lang][0];
    const label = capital(word?.one ?? first.label);
    Object.assign(first, {
      label,
      plural: capital(word?.many ?? first.plural),
      name: entityName(first.thing.words.en[0]?.one ?? label),
      worded: true,
    });
    for (const twin of twins.slice(1)) {
      for (const field of twin.fields) addField(first, field);
      replaceKey(draft, twin.key, first.key);
      draft.entities.splice(draft.entities.indexOf(twin), 1);
    }
    addField(first, kinds);
  }
}

/** 'Each pet' beside dogs and cats: called by the word for all of them. */
const isWholeOf = ({ thing, likely, label }: DraftEntity, kind: DraftEntity, draft: Draft) =>
  !thing &&
  likely === kind.thing &&
  same(label, kind.thing?.words[draft.lang][0]?.one ?? '', draft);

/** The choice whose values the twins' labels are, cut to these. */
function kindField(draft: Draft, twins: DraftEntity[]): DraftField | null {
  for (const ref of twins[0]?.thing?.fields ?? []) {
    const attribute = ref.attribute ? attributes.get(ref.attribute) : undefined;
    if (!attribute?.options) continue;
    const options = optionsIn(attribute.options, draft.lang);
    const own = twins.map((twin) =>
      options.find((option) => same(option.label, twin.label, draft)),
    );
    if (own.every((option) => option !== undefined))
      return { ...fromAttribute(attribute, draft.lang), options: own, asked: true };
  }
  return null;
}

const same = (a: string, b: string, draft: Draft) =>
  fold(singularOf(a.toLowerCase(), draft.lang)) === fold(singularOf(b.toLowerCase(), draft.lang));

function replaceKey(draft: Draft, from: string, to: string): void {
  for (const entity of draft.entities)
    for (const field of entity.fields) if (field.to === from) field.to = to;
  for (const wish of [...draft.wishes, ...draft.does]) if (wish.entity === from) wish.entity = to;
}

/** 'subject' is a school subject, whatever its label says. */
const isOfThing = ({ name, attribute }: DraftField, { thing }: DraftEntity): boolean =>
  thing !== undefined && (attribute?.key === thing.key || `_${thing.key}`.endsWith(`_${name}`));

/** A text field that is called as a list is ('supplier' beside 'suppliers: …') points at its rows, and does so once. */
export function linkNamesakes(draft: Draft): void {
  for (const entity of draft.entities)
    for (const field of [...entity.fields]) {
      const at = entity.fields.indexOf(field);
      if (field.type !== 'text' || field.role === 'title') continue;
      const target = draft.entities.find(
        (other) =>
          other !== entity &&
          other.asked &&
          (same(other.label, field.label, draft) || isOfThing(field, other)),
      );
      if (!target || target.fields.some((known) => known.to === entity.key)) continue;
      const there = entity.fields.some((known) => known.to === target.key);
      entity.fields.splice(at, 1);
      if (there) continue;
      relate(entity, target, { label: field.label, asked: true });
      entity.fields.splice(at, 0, ...entity.fields.splice(-1));
    }
}
