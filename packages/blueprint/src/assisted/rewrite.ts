import { withoutParts } from '../change/lost.ts';
import type { AppSpec, SpecEntity } from '../spec.ts';

/** New names by old ones; a field's old name is `Entity.field`, by the entity's old name. */
export interface Renames {
  entities: ReadonlyMap<string, string>;
  fields: ReadonlyMap<string, string>;
}

/** Renames entities and fields wherever a spec names them, all at once, so that two may swap names. */
export function renamed(spec: AppSpec, { entities, fields }: Renames): AppSpec {
  const entity = (name: string) => entities.get(name) ?? name;
  const field = (owners: (string | undefined)[], name: string) =>
    owners.map((owner) => fields.get(`${owner}.${name}`)).find(Boolean) ?? name;
  const parts = (owners: (string | undefined)[], own: Record<string, string>) =>
    Object.fromEntries(Object.entries(own).map(([part, name]) => [part, field(owners, name)]));
  const inEntity = (one: SpecEntity): SpecEntity => ({
    ...one,
    name: entity(one.name),
    ...(entities.has(one.name) ? { renamedFrom: one.name } : {}),
    fields: one.fields.map((own) => ({
      ...own,
      name: field([one.name], own.name),
      ...(fields.has(`${one.name}.${own.name}`) ? { renamedFrom: own.name } : {}),
      ...(own.relation ? { relation: entity(own.relation) } : {}),
    })),
    samples: one.samples.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [field([one.name], key), value]),
      ),
    ),
    ...(one.defaultSort
      ? { defaultSort: one.defaultSort.replace(/[^-]+/, (name) => field([one.name], name)) }
      : {}),
  });
  return {
    ...spec,
    entities: spec.entities.map(inEntity),
    behaviours: spec.behaviours.map((one) => ({
      ...one,
      entity: entity(one.entity),
      ...(one.target ? { target: entity(one.target) } : {}),
      fields: parts([one.entity, one.target], one.fields),
    })),
    pages: spec.pages.map((page) => ({
      ...page,
      ...(page.entity ? { entity: entity(page.entity) } : {}),
      fields: parts([page.entity], page.fields),
    })),
    ...(spec.landing?.formEntity
      ? { landing: { ...spec.landing, formEntity: entity(spec.landing.formEntity) } }
      : {}),
  };
}

const NEEDS_ITS_FIELD = ['board', 'calendar', 'timeline', 'schedule'];

/** Takes entities and fields (`Entity.field`) out of a spec, and all that cannot be without them. */
export function without(spec: AppSpec, gone: ReadonlySet<string>): AppSpec {
  const lost = (owners: (string | undefined)[], name: string) =>
    owners.some((owner) => gone.has(`${owner}.${name}`));
  const { landing } = spec;
  return {
    ...spec,
    entities: spec.entities
      .filter(({ name }) => !gone.has(name))
      .map((entity) => ({
        ...entity,
        fields: entity.fields.filter(
          (field) => !gone.has(`${entity.name}.${field.name}`) && !gone.has(field.relation ?? ''),
        ),
        samples: entity.samples.map((row) =>
          Object.fromEntries(Object.entries(row).filter(([key]) => !lost([entity.name], key))),
        ),
        ...(lost([entity.name], entity.defaultSort?.replace('-', '') ?? '')
          ? { defaultSort: undefined }
          : {}),
      })),
    behaviours: spec.behaviours
      .filter((one) => !gone.has(one.entity) && !gone.has(one.target ?? ''))
      .flatMap((one) => withoutParts(one, (name) => lost([one.entity, one.target], name)) ?? []),
    pages: spec.pages
      .filter((page) => !gone.has(page.entity ?? ''))
      .filter((page) => {
        const [first = ''] = Object.values(page.fields);
        return !(NEEDS_ITS_FIELD.includes(page.view) && lost([page.entity], first));
      })
      .map((page) => ({
        ...page,
        fields: Object.fromEntries(
          Object.entries(page.fields).filter(([, name]) => !lost([page.entity], name)),
        ),
      })),
    ...(landing?.formEntity && gone.has(landing.formEntity)
      ? { landing: { ...landing, formEntity: undefined } }
      : {}),
  };
}
