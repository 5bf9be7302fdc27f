import { fold } from '../lexicon/index.ts';
import type { ReducedEntity, ReducedField } from './reduced.ts';

/** What a revised list has in common with the one before. */
export interface Matched<T> {
  pairs: { was: T; now: T }[];
  gone: T[];
  fresh: T[];
}

/** A word for comparison: no case, accents, spaces or signs. */
export const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** By id, then by label; each at most once, in the revised order. */
function matchBy<T>(
  was: readonly T[],
  now: readonly T[],
  names: ((one: T) => string)[],
): Matched<T> {
  const pairs: Matched<T>['pairs'] = [];
  let gone = [...was];
  let fresh = [...now];
  for (const name of names)
    for (const one of [...fresh]) {
      const before = gone.find((other) => keyOf(name(other)) === keyOf(name(one)));
      if (!before || keyOf(name(one)) === '') continue;
      pairs.push({ was: before, now: one });
      gone = gone.filter((other) => other !== before);
      fresh = fresh.filter((other) => other !== one);
    }
  return { pairs, gone, fresh };
}

/** Fields that are the same: one that went while one of its type came has changed its name (its values stay). */
export function matchFields(
  was: readonly ReducedField[],
  now: readonly ReducedField[],
): Matched<ReducedField> {
  const found = matchBy(was, now, [(field) => field.id, (field) => field.label]);
  const [gone, ...otherGone] = found.gone;
  const [fresh, ...otherFresh] = found.fresh;
  if (!gone || !fresh || otherGone.length > 0 || otherFresh.length > 0 || gone.type !== fresh.type)
    return found;
  return { pairs: [...found.pairs, { was: gone, now: fresh }], gone: [], fresh: [] };
}

/** Entities that are the same: one that went while one with mostly its fields came has changed its name. */
export function matchEntities(
  was: readonly ReducedEntity[],
  now: readonly ReducedEntity[],
): Matched<ReducedEntity> {
  const found = matchBy(was, now, [
    (entity) => entity.id,
    (entity) => entity.label,
    (entity) => entity.plural,
  ]);
  for (const before of [...found.gone]) {
    const after = found.fresh.find((entity) => {
      const same = matchBy(before.fields, entity.fields, [(field) => field.id]).pairs.length;
      return same > 1 && same * 2 >= Math.max(before.fields.length, entity.fields.length);
    });
    if (!after) continue;
    found.pairs.push({ was: before, now: after });
    found.gone = found.gone.filter((entity) => entity !== before);
    found.fresh = found.fresh.filter((entity) => entity !== after);
  }
  return found;
}
