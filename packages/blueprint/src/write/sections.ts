import type { AppSpec, SpecEntity } from '../spec.ts';

/** Whether a landing page shows an entity's rows: visitors may read them, and nothing is done with them but that. */
export function isLandingSection(spec: AppSpec, entity: SpecEntity): boolean {
  const { read, write } = entity.permissions;
  return (
    spec.landing !== undefined &&
    entity.name !== spec.landing.formEntity &&
    read === 'anonymous' &&
    write !== 'anonymous' &&
    !entity.isChild &&
    !spec.behaviours.some((one) => one.entity === entity.name || one.target === entity.name)
  );
}
