import type { EntitySchema } from '@trellis/contract';
import { type Binding, bindEntities, type KeyRegistry } from './bind.ts';

/** One version after the other, with the registries in memory. */
export interface BoundEntitiesLike extends Binding {
  known: Map<string, KeyRegistry>;
}

let next = 0;

export function rebind(
  state: BoundEntitiesLike | null,
  schemas: Record<string, EntitySchema>,
): BoundEntitiesLike {
  const known = state?.known ?? new Map<string, KeyRegistry>();
  const binding = bindEntities(
    schemas,
    state?.entities ?? {},
    (id) => known.get(id) ?? {},
    () => `entity${++next}`,
  );
  for (const [id, registry] of binding.registries) known.set(id, registry);
  return { ...binding, known };
}
