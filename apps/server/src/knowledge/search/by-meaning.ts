import { fused, likeness, type Span, storedLength } from '@trellis/retrieval';
import { type Db, sql } from '../../db/index.ts';
import type { Asked } from '../vectors/asked.ts';
import { type ByWords, closely, type Question, type RankedPassage, restOf } from './by-words.ts';

/** Passages whose meaning is compared (ruling 68): all of an app that has no more, else those that its words find first. */
export const MOST_LIKE = 1_000;

interface Given {
  ask: Question;
  words: ByWords;
  asked: Asked;
  /** Passages whose words are compared closely. */
  most: number;
}

/** Both orders of what may answer a question. */
export interface Orders {
  /** By words, with how near they stand: what holds none of them is not in it. */
  words: RankedPassage[];
  wordOrder: number[];
  likes: Map<number, number>;
  likeOrder: number[];
}

/**
 * The passages that words and meaning together find best. Null where meanings cannot be compared: not every passage has its
 * embedding yet, or the question's did not come.
 */
export async function byMeaning(db: Db, given: Given): Promise<RankedPassage[] | null> {
  const { ask, words, asked } = given;
  if (words.live.some(([, last]) => last > asked.embeddedTo)) return null;
  const question = await asked.vector;
  if (!question) return null;
  const orders = await ordersOf(db, given, question);
  const best = fused(orders.wordOrder, orders.likeOrder, asked.weight).slice(0, ask.limit);
  const known = new Map(orders.words.map((one) => [one.ordinal, one]));
  const missing = best.filter((ordinal) => !known.has(ordinal));
  for (const one of await closely(db, ask.appId, words, missing)) known.set(one.ordinal, one);
  return best.flatMap((ordinal) => {
    const passage = known.get(ordinal);
    const like = orders.likes.get(ordinal);
    return passage ? [{ ...passage, ...(like !== undefined && { likeness: like }) }] : [];
  });
}

/** What words and meaning say of a question, each for itself. */
export async function ordersOf(
  db: Db,
  { ask, words, asked: { model }, most }: Given,
  question: Float32Array,
): Promise<Orders> {
  const { appId } = ask;
  const found = words.found.map(({ ordinal }) => ordinal);
  const isSmall = countOf(words.live) <= MOST_LIKE;
  const compared = isSmall ? [...found, ...restOf(words.live, found, MOST_LIKE)] : found;
  const [likes, close] = await Promise.all([
    likesOf(db, { appId, model, ordinals: compared }, question),
    closely(db, appId, words, found.slice(0, most)),
  ]);
  const wordOrder = [...close.map(({ ordinal }) => ordinal), ...found.slice(most)];
  const likeOrder = [...likes].sort(([, one], [, other]) => other - one).map(([one]) => one);
  return { words: close, wordOrder, likes, likeOrder };
}

const countOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, [first, last]) => sum + last - first + 1, 0);

/** How like a question these passages are, as far as they are embedded by its model. */
async function likesOf(
  db: Db,
  { appId, model, ordinals }: { appId: string; model: string; ordinals: readonly number[] },
  question: Float32Array,
): Promise<Map<number, number>> {
  const length = storedLength(question.length);
  const { rows } = await sql<{ ordinals: number[] | null; vectors: Buffer | null }>`
    SELECT array_agg(ordinal ORDER BY ordinal) AS ordinals, string_agg(vector, ''::bytea ORDER BY ordinal) AS vectors
    FROM context_vectors WHERE app_id = ${appId} AND model = ${model} AND ordinal = ANY(${ordinals}::int[])
      AND octet_length(vector) = ${length}`.execute(db);
  const { ordinals: found, vectors } = rows[0] ?? {};
  if (!found || !vectors) return new Map();
  return new Map(found.map((one, at) => [one, likeness(question, vectors, at * length)]));
}
