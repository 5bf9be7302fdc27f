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

/** Passages that are compared more closely for each that is wanted, and at least. */
const CANDIDATES = 8;
const LEAST_CANDIDATES = 50;
/** Terms of a question; the rarest words of a long text stand among its first ones often enough. */
const MOST_TERMS = 64;

interface Searched {
  id: string;
  name: string;
  language: string;
  spans: { first: number; last: number }[];
}

interface Candidate {
  item_id: string;
  n: number;
  ordinal: number;
  text: string;
  place: PassagePlace;
}

/** The passages of an app's data that answer a question best: by BM25, and by how near its words stand (ruling 56). */
export async function search(db: Db, ask: Question): Promise<Passage[]> {
  const items = await searched(db, ask);
  if (items.length === 0) return [];
  const languages = await Promise.all(
    [...new Set(items.map(({ language }) => language))].map(languageOf),
  );
  const asked = new Map(languages.map((one) => [one.code, questionTerms(ask.question, one)]));
  const terms = [...new Set([...asked.values()].flat())];
  const live = await liveSpans(db, ask, items);
  if (terms.length === 0 && !ask.conditions) return [];
  const index = await indexOf(db, ask.appId, terms);
  const most = Math.max(LEAST_CANDIDATES, ask.limit * CANDIDATES);
  const found = withRest(bestChunks(index, live, most), live, ask);
  return closely(db, ask, { items, found, asked, index });
}

/** Where what is searched stands in the index: all of the items, or the rows that conditions leave. */
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

/** Rows that conditions leave are found though they say nothing of the question, behind those that do. */
function withRest(found: Found[], live: readonly Span[], { conditions, limit }: Question): Found[] {
  if (!conditions || found.length >= limit) return found;
  const known = new Set(found.map(({ ordinal }) => ordinal));
  const rest = live.filter(([ordinal]) => !known.has(ordinal)).slice(0, limit - found.length);
  return [...found, ...rest.map(([ordinal]) => ({ ordinal, score: 0 }))];
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

interface Ranked {
  items: readonly Searched[];
  found: readonly Found[];
  asked: ReadonlyMap<string, readonly string[]>;
  index: Index;
}

/** The candidates by their words' nearness as well; the best ones, with what was found in them. */
async function closely(
  db: Db,
  { appId, limit }: Question,
  { items, found, asked, index }: Ranked,
): Promise<Passage[]> {
  const ordinals = found.map(({ ordinal }) => ordinal);
  const { rows } = await sql<Candidate>`SELECT item_id, n, ordinal, text, place FROM context_chunks
    WHERE app_id = ${appId} AND ordinal = ANY(${ordinals}::int[])`.execute(db);
  const scores = new Map(found.map(({ ordinal, score }) => [ordinal, score]));
  const byId = new Map(items.map((item) => [item.id, item]));
  const rarities = raritiesIn(index);
  const passages: Passage[] = [];
  for (const row of rows) {
    const item = byId.get(row.item_id);
    if (!item) continue;
    const language = await languageOf(item.language);
    const terms = asked.get(language.code) ?? [];
    const said = [...termsOf(row.text, language)];
    const holds = new Set(said);
    passages.push({
      itemId: item.id,
      itemName: item.name,
      n: row.n,
      text: row.text,
      place: row.place,
      score: (scores.get(row.ordinal) ?? 0) + nearness(terms, said, rarities),
      matched: [...new Set(terms)].filter((term) => holds.has(term)),
    });
  }
  passages.sort((one, other) => other.score - one.score || one.n - other.n);
  return passages.slice(0, limit);
}
