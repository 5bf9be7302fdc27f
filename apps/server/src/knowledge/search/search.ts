import type { Passage } from '@trellis/contract';
import type { Db } from '../../db/index.ts';
import type { KnowledgeNeeds } from '../needs.ts';
import { type Asked, askedByMeaning } from '../vectors/asked.ts';
import { byMeaning, MOST_LIKE } from './by-meaning.ts';
import { type ByWords, byWords, closely, type Question, restOf } from './by-words.ts';

export type { Question };

/** Passages that are compared more closely for each that is wanted, and at least. */
const CANDIDATES = 8;
const LEAST_CANDIDATES = 50;

/** What a search needs of the installation. */
export type SearchNeeds = Pick<KnowledgeNeeds, 'db' | 'models'>;

/**
 * The passages of an app's data that answer a question best: by BM25 and by how near its words stand, and by meaning as well
 * where that was found to do good (rulings 56 and 68).
 */
export async function search(needs: SearchNeeds, ask: Question): Promise<Passage[]> {
  const asked = await askedByMeaning(needs, ask.appId, ask.question);
  return searchWith(needs.db, ask, asked);
}

/** The same with what of the meaning is known: its embedding is on its way while words are looked up. */
export async function searchWith(db: Db, ask: Question, asked: Asked | null): Promise<Passage[]> {
  const most = candidates(ask);
  const words = await byWords(db, ask, asked ? MOST_LIKE : most);
  if (!words) return [];
  const found = asked && (await byMeaning(db, { ask, words, asked, most }));
  if (found) return found.map(withoutOrdinal);
  const first = words.found.slice(0, most).map(({ ordinal }) => ordinal);
  const passages = await closely(db, ask.appId, words, withRest(first, words, ask));
  return passages.slice(0, ask.limit).map(withoutOrdinal);
}

export const candidates = ({ limit }: Pick<Question, 'limit'>): number =>
  Math.max(LEAST_CANDIDATES, limit * CANDIDATES);

const withoutOrdinal = ({ ordinal: _, ...passage }: Passage & { ordinal: number }): Passage =>
  passage;

/** Rows that conditions leave are found though they say nothing of the question, behind those that do. */
function withRest(
  found: number[],
  { live }: ByWords,
  { conditions, limit }: Pick<Question, 'conditions' | 'limit'>,
): number[] {
  return conditions ? [...found, ...restOf(live, found, limit - found.length)] : found;
}
