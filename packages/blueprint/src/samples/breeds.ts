import type { Animal } from '../lexicon/animals.ts';

/** Breeds that are called alike in all languages of the lexicon. */
const BREEDS: Record<Animal, readonly string[]> = {
  dog: ['Labrador', 'Border Collie', 'Beagle', 'Shiba Inu', 'Golden Retriever'],
  cat: ['Maine Coon', 'Ragdoll', 'Bengal', 'Savannah', 'Devon Rex'],
  horse: ['Haflinger', 'Connemara', 'Shetland', 'Lusitano', 'Knabstrupper'],
};

/** The breed of the animal in a row; nothing for sorts whose breeds nobody notes. */
export const breedOf = (sort: string, row: number): string | undefined =>
  Object.hasOwn(BREEDS, sort) ? BREEDS[sort as Animal][row % BREEDS.dog.length] : undefined;
