import { attributes, type Lang, things } from '../lexicon/index.ts';
import type { AppSpec, SpecField } from '../spec.ts';
import { type Draft, type DraftEntity, type DraftField, newDraft } from '../understand/draft.ts';

/** A draft that holds what a spec has, so that additions can be read as the first sentence was. */
export function seedDraft(spec: AppSpec, lang: Lang, text: string): Draft {
  const draft = newDraft(lang, text);
  draft.entities = spec.entities.map(
    (entity): DraftEntity => ({
      key: entity.name,
      ...(entity.concept && things.has(entity.concept)
        ? { thing: things.get(entity.concept) }
        : {}),
      name: entity.name,
      label: entity.label,
      plural: entity.plural,
      icon: entity.icon,
      asked: true,
      worded: true,
      isChild: entity.isChild,
      fields: entity.fields.map((field) => ({
        name: field.name,
        label: field.label,
        type: field.type,
        role: field.role,
        required: field.required,
        asked: true,
        ...attributeOf(field),
        ...(field.options ? { options: field.options } : {}),
        ...(field.columns ? { columns: field.columns } : {}),
        ...(field.relation ? { to: field.relation } : {}),
        ...(field.unit ? { unit: field.unit } : {}),
      })),
    }),
  );
  return draft;
}

/** What the lexicon knows such a field as, whatever it is called. */
function attributeOf({ concept, name }: SpecField): Pick<DraftField, 'attribute'> {
  const attribute = attributes.get(concept ?? name);
  return attribute ? { attribute } : {};
}
