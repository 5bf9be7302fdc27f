import type { AppSpec, FieldType, SpecField } from '../spec.ts';
import { caseOf } from './access.ts';
import { type ReducedField, type ReducedSpec, ReducedType, ReducedView } from './reduced.ts';

const TYPE: Partial<Record<FieldType, ReducedType>> = {
  richtext: 'longtext',
  integer: 'number',
  color: 'text',
  enum: 'choice',
  multienum: 'choices',
  lines: 'list',
};

/** A whole spec as a small model gets it to change: hidden fields and what code decides are left out. Pure. */
export function reduce(spec: AppSpec): ReducedSpec {
  return {
    name: spec.name,
    tagline: spec.tagline,
    language: spec.language,
    theme: { mode: spec.theme.mode, colour: spec.theme.colour },
    entities: spec.entities.map((entity) => ({
      id: entity.name,
      label: entity.label,
      plural: entity.plural,
      access: caseOf(entity),
      fields: entity.fields.filter((field) => !field.hidden).map(reduceField),
    })),
    pages: spec.pages.flatMap((page) => {
      const view = ReducedView.safeParse(page.view);
      return view.success && page.entity && page.inNavigation
        ? [
            {
              title: page.title,
              view: view.data,
              entity: page.entity,
              by: page.fields.by ?? page.fields.group ?? '',
            },
          ]
        : [];
    }),
  };
}

function reduceField(field: SpecField): ReducedField {
  const own = ReducedType.safeParse(field.type);
  return {
    id: field.name,
    label: field.label,
    type: own.success ? own.data : (TYPE[field.type] ?? 'text'),
    options: (field.options ?? []).map((option) => option.label),
    entity: field.relation ?? '',
    required: field.required,
  };
}
