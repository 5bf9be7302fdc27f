import type { AppSpec, SpecEntity } from '../spec.ts';
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

function accessOf(spec: AppSpec, { permissions, ownedByCreatorOrAdmin }: SpecEntity): string {
  const say = sentences(spec.language);
  const { read } = permissions;
  if (ownedByCreatorOrAdmin)
    return say(read === 'anonymous' ? 'own_open' : read === 'all' ? 'own_inside' : 'own');
  return `${say(`read_${permissions.read}`)}; ${say(`write_${permissions.write}`)}`;
}
