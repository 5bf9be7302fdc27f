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

const RUN =
  /^(?:hi,? |hello,? )?(?:i|we) (?:run|own|manage|have|opened|operate) (?:a|an|our|my) ((?:[a-z-]+ ){0,3}?)([a-z]+)(?=[.:,;]| (?:with|and|in)\b)/i;

/** 'I run a cattery. Cats, owners': what somebody runs is no list beside what is kept there. */
export function dropRun(draft: Draft, { text, lexicon }: Text): void {
  const [, before = '', word = ''] = (lexicon.lang === 'en' && RUN.exec(text)) || [];
  const whole = `${before}${word}`.toLowerCase();
  const run = draft.entities.find(
    ({ thing, label, fields }) =>
      !thing &&
      [whole, word.toLowerCase()].includes(label.toLowerCase()) &&
      !fields.some(({ asked, type }) => asked && type !== 'relation'),
  );
  if (run && draft.entities.length > 1) forget(draft, run);
}

const SHARED =
  /(?<!\p{L})(?:shar|condivi|teil|partag|compart|deel|delen)\p{L}*\s(?:[^.,;]{0,12}\s)?(?:with|con|mit|avec|com|met)\s+(?:my|our|mio|mia|mi|mein\p{L}*|unser\p{L}*|mon|ma|mes|meu|minha|mijn|onze?)\s+(\p{L}+)|(?:with|con|mit|avec|com|met)\s+(?:my|our|mio|mia|mi|mein\p{L}*|unser\p{L}*|mon|ma|mes|meu|minha|mijn|onze?)\s+(\p{L}+)\s+(?:teil|deel)\p{L}*/iu;

/** With whom something is shared: 'a list that I share with my sister'. */
export function companyIn({ text }: Pick<Text, 'text'>): string | undefined {
  const found = SHARED.exec(text);
  return (found?.[1] ?? found?.[2])?.toLowerCase();
}

/** With whom a list is shared is no field of its rows. */
export function dropCompany({ entities }: Draft, reading: Text): void {
  const who = companyIn(reading);
  if (!who) return;
  for (const entity of entities)
    entity.fields = entity.fields.filter(
      ({ label, type }) => type !== 'text' || label.toLowerCase() !== who,
    );
}
