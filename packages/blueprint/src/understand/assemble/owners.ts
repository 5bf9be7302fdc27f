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

const RUNS =
  /^(?:run|runs|organi[sz]es?|holds?|own|manage|have|opened|operate|f[uü]hre|betreibe|leite|tiens|g[eè]re|tengo|llevo|gestisco|tenho|heb)$/;
const ONE =
  /^(?:a|an|my|our|eine?n?|mein\p{L}*|une?|mon|ma|una?|mi|mio|mia|uma?|meu|minha|een|mijn|small|little)$/u;
/** How many words before it and of it there are at most. */
const [RUN_WITHIN, LONGEST_RUN] = [4, 4];

/** Where it is said what somebody runs, at the beginning: 'I run a small cattery'; null where it is not, and for several. */
export function ranIn({
  tokens,
  lexicon,
}: Pick<Text, 'tokens' | 'lexicon'>): { from: number; to: number } | null {
  const verb = tokens.slice(0, RUN_WITHIN).findIndex(({ low }) => RUNS.test(low));
  const length = tokens.slice(verb + 1).findIndex(({ low }) => !ONE.test(low));
  const from = verb + 1 + length;
  const end = tokens.findIndex(
    ({ kind, low }, at) => at > from && (kind !== 'word' || lexicon.wordClass(low) !== undefined),
  );
  const to = end < 0 ? tokens.length : end;
  const last = tokens[to - 1]?.low ?? '';
  const isOne = singularOf(last, lexicon.lang) === last;
  return verb >= 0 && length > 0 && to - from <= LONGEST_RUN && isOne ? { from, to } : null;
}

/** What somebody runs is no list beside what is kept there. */
export function dropRun(draft: Draft, reading: Text): void {
  const run = ranIn(reading);
  if (!run) return;
  const words = reading.tokens.slice(run.from, run.to).map(({ low }) => low);
  const names = [words.join(' '), words.at(-1)];
  const entity = draft.entities.find(
    ({ thing, label, fields }) =>
      !thing &&
      names.includes(label.toLowerCase()) &&
      !fields.some(({ asked, type }) => asked && type !== 'relation'),
  );
  if (entity && draft.entities.length > 1) forget(draft, entity);
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
