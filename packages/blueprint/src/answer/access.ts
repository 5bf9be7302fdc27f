import { type AppSpec, isSeenInside, type SpecEntity } from '../spec.ts';
import { sentences } from './words.ts';

/** Who can see and change what, a line for each group of entities with the same rules (ruling 17). */
export function accessLines(spec: AppSpec): string[] {
  const groups = new Map<string, string[]>();
  for (const entity of spec.entities) {
    const rule = accessOf(spec, entity);
    groups.set(rule, [...(groups.get(rule) ?? []), entity.plural]);
  }
  return [...groups].map(([rule, names]) => `- ${names.join(', ')}: ${rule}`);
}

function accessOf(spec: AppSpec, entity: SpecEntity): string {
  const say = sentences(spec.language);
  const { permissions, ownedByCreatorOrAdmin } = entity;
  const isOpen = permissions.read === 'anonymous';
  if (ownedByCreatorOrAdmin)
    return say(isOpen ? 'own_open' : isSeenInside(entity) ? 'own_inside' : 'own');
  return `${say(`read_${permissions.read}`)}; ${say(`write_${permissions.write}`)}`;
}
