import type { Chunk } from '../chunks/chunks.ts';
import type { Language } from './languages.ts';
import { termsOf } from './terms.ts';

/** What is kept of a chunk's words: each term and how often it says it, and how many terms it has. */
export interface Indexed {
  terms: Map<string, number>;
  length: number;
}

/** The terms of a chunk with those of the headings above it, which it is about as well (ruling 55). */
export function indexed({ text, place }: Chunk, language: Language): Indexed {
  const terms = new Map<string, number>();
  let length = 0;
  for (const part of [...(place.headings ?? []), text])
    for (const term of termsOf(part, language)) {
      terms.set(term, (terms.get(term) ?? 0) + 1);
      length++;
    }
  return { terms, length };
}
