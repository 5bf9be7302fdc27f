import { fold, type Lang } from './lang.ts';

/** Animals that people name a list after, and that look or are bred like no others: `kind: words, folded, in all languages`. */
const KINDS: readonly (readonly [Animal, string])[] = [
  ['dog', 'dog puppy hund welpe chien chiot perro cachorro cane cucciolo cao hond pup'],
  ['cat', 'cat kitten katze chat chaton gato gatito gatto gattino kat'],
  ['horse', 'horse pony foal mare pferd cheval poney caballo yegua cavallo cavalo paard'],
];
const GENERAL = new Set(
  'pet animal patient companion haustier tier mascota animale animal domestico huisdier dier estimacao compagnie paciente paziente patient'.split(
    ' ',
  ),
);

/** Animals that there is a drawing of. */
export type Animal = 'dog' | 'cat' | 'horse';

/** Which animals a list is of, by its name; 'other' for one kind that is none of these, null for animals of all sorts. */
export function animalOf(label: string, lang: Lang): Animal | 'other' | null {
  const words = fold(label)
    .split(/[\s-]+/)
    .map((word) => (lang === 'de' ? word : word.replace(/s$/, '')));
  for (const [kind, names] of KINDS)
    if (words.some((word) => names.split(' ').includes(word))) return kind;
  return words.some((word) => GENERAL.has(word)) ? null : 'other';
}

const BREED = /\b(?:breeds?|rassen?|races?|razas?|razz[ae]|racas?|ras)\b/;

/** Whether a field is of breeds, by its label: a breed is none of 'dog, cat, rabbit'. */
export const isBreed = (label: string): boolean => BREED.test(fold(label));
