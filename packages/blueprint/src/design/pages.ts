import type { AppSpec, SpecPage } from '../spec.ts';

export function pagesOf(spec: AppSpec, _before?: AppSpec): SpecPage[] {
  if (spec.pages.length) return spec.pages;
  const [entity] = spec.entities;
  if (!entity) return [];
  const hasStatus = entity.fields.some((field) => field.role === 'status');
  return [
    {
      name: 'Home',
      title: entity.plural,
      view: hasStatus ? 'board' : 'gallery',
      entity: entity.name,
      fields: {},
      inNavigation: true,
      adminOnly: false,
    },
    {
      name: `${entity.name}Detail`,
      title: entity.label,
      view: 'detail',
      entity: entity.name,
      fields: {},
      inNavigation: false,
      adminOnly: false,
    },
  ];
}
