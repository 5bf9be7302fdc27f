import { singularOf } from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { addField } from '../fields.ts';
import type { Text } from '../walk/index.ts';
import { forget } from './forget.ts';

const GENITIVE = /^(?:meine[rs]|unsere[rs]|deine[rs])$/;
const OF = /^(?:of|von|de|di|da|van)$/;
const MY =
  /^(?:my|our|meine[rmn]?|unsere[rmn]?|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]|mia|mio|minha|meu|nossa|mijn|onze)$/;

/** How many small words before a word say that something is somebody's: 'of my grandma' two, 'meiner Oma' one; 0 for none. */
export function ownerAt(tokens: readonly Token[], at: number): number {
  const [before, first] = [tokens[at - 1]?.low ?? '', tokens[at - 2]?.low ?? ''];
  if (GENITIVE.test(before)) return 1;
  return MY.test(before) && OF.test(first) ? 2 : 0;
}

/** 'Rezepte meiner Oma mit Zutaten': what the rules took for a list of grandmas goes, and what was told of it is of what is hers. */
export function dropOwners(draft: Draft, { tokens, lexicon }: Text): void {
  const stems = tokens.map(({ low }) => singularOf(low, lexicon.lang));
  const placesOf = ({ label, plural }: DraftEntity) => {
    const words = [label, plural].map((name) => singularOf(name.toLowerCase(), lexicon.lang));
    return stems.flatMap((stem, at) => (words.includes(stem) ? [at] : []));
  };
  for (const entity of draft.entities.filter(({ thing }) => !thing)) {
    const places = placesOf(entity);
    const [at = 0] = places;
    const small = ownerAt(tokens, at);
    if (places.length !== 1 || small === 0) continue;
    const theirs = draft.entities.find(
      (other) => other !== entity && placesOf(other).includes(at - small - 1),
    );
    if (!theirs) continue;
    for (const field of entity.fields)
      if (field.asked && field.to === undefined) addField(theirs, field);
    forget(draft, entity);
  }
}
