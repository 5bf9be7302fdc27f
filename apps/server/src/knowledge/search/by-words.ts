import type { ContextAccess, Passage, PassagePlace } from '@trellis/contract';
import {
  bestChunks,
  type Found,
  type Index,
  type IndexRow,
  type Language,
  languageOf,
  nearness,
  raritiesIn,
  type Span,
  termsOf,
} from '@trellis/retrieval';
import { type Db, sql } from '../../db/index.ts';
import { type RowCondition, rowsLeft } from './rows.ts';

export interface Question {
  appId: string;
  question: string;
  /** Of these items alone; of all, where none are named. */
  itemIds?: readonly string[] | undefined;
  /** Only of items that these may read; the app's own tools and assistant read all. */
  readers?: Exclude<ContextAccess, 'tools'>;
  limit: number;
  /** What rows of the items must say; where none does, none is found. */
  conditions?: readonly RowCondition[];
}

/** Terms of a question; the rarest words of a long text stand among its first ones often enough. */
const MOST_TERMS = 64;

interface Searched {
  id: string;
  name: string;
  language: string;
  spans: { first: number; last: number }[];
}

/** What is searched for a question, and what its words find there. */
export interface ByWords {
  items: readonly Searched[];
  /** Where what is searched stands in the index: all of the items, or the rows that conditions leave. */
  live: readonly Span[];
  /** The question's terms by the code of a language. */
  terms: ReadonlyMap<string, readonly string[]>;
  index: Index;
  /** Passages by BM25, the best one first; those alone that hold a word of the question. */
  found: Found[];
}

/** What the words of a question find, so much at most; null where there is nothing to search in. */
export async function byWords(db: Db, ask: Question, most: number): Promise<ByWords | null> {
  const items = await searched(db, ask);
  if (items.length === 0) return null;
  const languages = await Promise.all(
    [...new Set(items.map(({ language }) => language))].map(languageOf),
  );
  const terms = new Map(languages.map((one) => [one.code, questionTerms(ask.question, one)]));
  const live = await liveSpans(db, ask, items);
  const index = await indexOf(db, ask.appId, [...new Set([...terms.values()].flat())]);
  return { items, live, terms, index, found: bestChunks(index, live, most) };
}

async function liveSpans(
  db: Db,
  { appId, conditions }: Question,
  items: readonly Searched[],
): Promise<Span[]> {
  if (!conditions)
    return items.flatMap(({ spans }) => spans.map(({ first, last }) => [first, last] as const));
  const ids = items.map(({ id }) => id);
  const rows = await rowsLeft(db, appId, ids, conditions);
  return rows.map((ordinal) => [ordinal, ordinal] as const);
}

const questionTerms = (question: string, language: Language): string[] =>
  [...termsOf(question, language)].slice(0, MOST_TERMS);

/** The items that are searched, with where their passages stand in the index. */
async function searched(db: Db, { appId, itemIds, readers }: Question): Promise<Searched[]> {
  const access = readers === 'users' ? ['users', 'anyone'] : ['anyone'];
  const { rows } = await sql<Searched>`
    SELECT i.id, i.name, i.language, json_agg(json_build_object('first', s.first, 'last', s.last)) AS spans
    FROM context_items i JOIN context_spans s USING (app_id)
    WHERE i.app_id = ${appId} AND s.item_id = i.id AND s.generation = i.generation AND i.deleted_at IS NULL
      AND i.replaces IS NULL
      AND (${itemIds === undefined} OR i.id = ANY(${itemIds ?? []}::text[]))
      AND (${readers === undefined} OR i.access = ANY(${access}::text[]))
    GROUP BY i.app_id, i.id`.execute(db);
  return rows;
}

async function indexOf(db: Db, appId: string, terms: readonly string[]): Promise<Index> {
  const [rows, lengths, whole] = await Promise.all([
    sql<IndexRow>`SELECT term, block, postings FROM context_terms
      WHERE app_id = ${appId} AND term = ANY(${terms}::text[])`.execute(db),
    sql<{ block: number; lengths: Buffer }>`SELECT block, lengths FROM context_lengths
      WHERE app_id = ${appId}`.execute(db),
    sql<{ chunks: number; length: string }>`SELECT chunks, length FROM context_indexes
      WHERE app_id = ${appId}`.execute(db),
  ]);
  const { chunks = 1, length = '1' } = whole.rows[0] ?? {};
  return {
    rows: rows.rows,
    lengths: new Map(lengths.rows.map((row) => [row.block, row.lengths])),
    chunks,
    average: Math.max(1, Number(length) / Math.max(1, chunks)),
  };
}

interface Candidate {
  item_id: string;
  n: number;
  ordinal: number;
  text: string;
  place: PassagePlace;
}

export type RankedPassage = Passage & { ordinal: number };

/** These passages by their words and by how near those stand; the best one first, with what was found in it. */
export async function closely(
  db: Db,
  appId: string,
  { items, terms, index, found }: ByWords,
  ordinals: readonly number[],
): Promise<RankedPassage[]> {
  const { rows } = await sql<Candidate>`SELECT item_id, n, ordinal, text, place FROM context_chunks
    WHERE app_id = ${appId} AND ordinal = ANY(${ordinals}::int[])`.execute(db);
  const scores = new Map(found.map(({ ordinal, score }) => [ordinal, score]));
  const byId = new Map(items.map((item) => [item.id, item]));
  const rarities = raritiesIn(index);
  const passages: RankedPassage[] = [];
  for (const row of rows) {
    const item = byId.get(row.item_id);
    if (!item) continue;
    const language = await languageOf(item.language);
    const asked = terms.get(language.code) ?? [];
    const said = [...termsOf(row.text, language)];
    const holds = new Set(said);
    passages.push({
      itemId: item.id,
      itemName: item.name,
      n: row.n,
      ordinal: row.ordinal,
      text: row.text,
      place: row.place,
      score: (scores.get(row.ordinal) ?? 0) + nearness(asked, said, rarities),
      matched: [...new Set(asked)].filter((term) => holds.has(term)),
    });
  }
  return passages.sort((one, other) => other.score - one.score || one.n - other.n);
}

/** So many of what is searched that was not found. */
export function restOf(live: readonly Span[], found: readonly number[], most: number): number[] {
  const known = new Set(found);
  const rest: number[] = [];
  for (const [first, last] of live)
    for (let at = first; at <= last && rest.length < most; at++) if (!known.has(at)) rest.push(at);
  return rest;
}
