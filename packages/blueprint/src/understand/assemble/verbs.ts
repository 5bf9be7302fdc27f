import { singularOf } from '../../lexicon/index.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import type { Text } from '../walk/index.ts';
import { forget } from './forget.ts';

/** 'I coach a swim team', 'we guide the hikes': what somebody does is no list of those who do it. */
export function dropVerbs(draft: Draft, { tokens, lexicon }: Text): void {
  if (lexicon.lang !== 'en') return;
  const isVerb = (at: number) =>
    /^(?:i|we|you|they)$/.test(tokens[at - 1]?.low ?? '') &&
    lexicon.wordClass(tokens[at + 1]?.low ?? '') === 'det';
  const placesOf = ({ label, thing, worded }: DraftEntity) => {
    const known = worded || !thing ? [] : thing.words.en.flatMap(({ one }) => [one]);
    const words = [label.toLowerCase(), ...known];
    return tokens.flatMap(({ low }, at) => (words.includes(singularOf(low, 'en')) ? [at] : []));
  };
  for (const entity of draft.entities.filter(({ fields }) => !fields.some(({ asked }) => asked))) {
    const places = placesOf(entity);
    if (places.length > 0 && places.every(isVerb)) forget(draft, entity);
  }
}
