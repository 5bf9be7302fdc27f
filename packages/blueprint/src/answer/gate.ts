import type { Closing } from '../gate/index.ts';
import type { AppSpec } from '../spec.ts';
import { sentences } from './words.ts';

/** What the gate put aside, a sentence for each reason that ends in what to say where it was meant. */
export interface Held {
  sentences: string[];
  /** The lists whose rules are not those that were understood. */
  plurals: ReadonlySet<string>;
}

export function saidOf(closings: readonly Closing[], spec: AppSpec): Held {
  const say = sentences(spec.language);
  const alike = Map.groupBy(closings, (one) => `${keyOf(one)}:${one.fields.join()}`);
  return {
    sentences: [...alike.values()].map((list) => {
      const names = list.map(({ entity }) => entity.plural).join(', ');
      return say(keyOf(list[0]!), names, list[0]!.fields.join(', '));
    }),
    plurals: new Set(
      closings
        .filter(({ why }) => why !== 'guarded' && why !== 'members')
        .map(({ entity }) => entity.plural),
    ),
  };
}

/** The sentence of a closing. A word of privacy closed as far as it went: what is said is what holds. */
function keyOf({ why, entity }: Closing) {
  const { read, write } = entity.permissions;
  // What only admins add is nobody's own.
  const isAdmins = read === 'admin' || (read === 'creator' && write === 'admin');
  if (isAdmins && (why === 'privacy' || why === 'personal')) return `held_${why}_admin` as const;
  if (why !== 'privacy' || (read !== 'all' && read !== 'anonymous')) return `held_${why}` as const;
  return read === 'all' ? 'held_inside' : 'held_writing';
}
