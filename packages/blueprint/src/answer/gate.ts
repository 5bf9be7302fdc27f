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
  const alike = Map.groupBy(closings, ({ why, fields }) => `${why}:${fields.join()}`);
  return {
    sentences: [...alike.values()].map((list) => {
      const names = list.map(({ entity }) => entity.plural).join(', ');
      const { why, fields } = list[0]!;
      return say(`held_${why}`, names, fields.join(', '));
    }),
    plurals: new Set(
      closings.filter(({ why }) => why !== 'guarded').map(({ entity }) => entity.plural),
    ),
  };
}
