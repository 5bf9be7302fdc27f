import type { DataStep, Passage, QueryMethod, RunSource } from '@trellis/contract';
import type { Db } from '../db/index.ts';
import type { KnowledgeNeeds } from './needs.ts';
import { rowsAmong, sourceRow } from './search/list-rows.ts';
import { pictureAddress } from './search/row-picture.ts';
import type { RowCondition } from './search/rows.ts';
import { search } from './search/search.ts';
import { type FoundText, wholeOf } from './search/whole.ts';

/** The data items that a tool or an assistant of an app looks into: lists, and what is read as text. */
export interface UsedData {
  lists: string[];
  texts: string[];
}

/** Passages, and rows of lists, that one answer is made from. */
const MOST = { 'query-context-items': 6, 'search-similar-item': 10 } as const;
/** Rows of lists that a model chooses among. */
const MOST_CHOSEN_FROM = 40;
/** A passage that is so much worse than the best one says nothing of the matter. */
const LEAST_PART = 0.25;

/** The items that are named, as far as the app has them and they were read; all of the app's, where none are. */
export async function dataFor(db: Db, appId: string, named: readonly string[]): Promise<UsedData> {
  let query = db
    .selectFrom('context_items')
    .select(['id', 'columns'])
    .where('app_id', '=', appId)
    .where('deleted_at', 'is', null)
    .where('num_of_chunks', '>', 0)
    .where('replaces', 'is', null);
  // A published tool names an item that was replaced meanwhile.
  if (named.length > 0)
    query = query.where(({ eb, or }) =>
      or([eb('id', 'in', named), eb('original_context_item_id', 'in', named)]),
    );
  const items = await query.execute();
  const ids = (isList: boolean) =>
    items.filter(({ columns }) => (columns !== null) === isList).map(({ id }) => id);
  return { lists: ids(true), texts: ids(false) };
}

/** The steps that such data needs, in the order of the specification. */
export const dataSteps = ({ lists, texts }: UsedData): DataStep[] => [
  ...(lists.length > 0 ? (['search-similar-item'] as const) : []),
  ...(texts.length > 0 ? (['query-context-items'] as const) : []),
];

type FindNeeds = Pick<KnowledgeNeeds, 'db' | 'box' | 'models'>;

export interface AskedData {
  step: DataStep;
  question: string;
  /** What rows of lists must say, or must not. */
  conditions?: readonly RowCondition[];
  /** How much of it (ruling 57). */
  method?: QueryMethod;
}

/** What the data says of a question, the best first; what fits much worse than the best is left out. */
export async function findData(
  needs: FindNeeds,
  appId: string,
  { lists, texts }: UsedData,
  { step, question, conditions = [], method = 'default' }: AskedData,
): Promise<Omit<RunSource, 'n'>[]> {
  const isList = step === 'search-similar-item';
  const itemIds = isList ? lists : texts;
  const isFiltered = isList && conditions.length > 0;
  if (itemIds.length === 0) return [];
  if (method === 'full' && !isFiltered) {
    const all = await wholeOf(needs.db, appId, itemIds);
    if (all) return withRows(needs, appId, all);
  }
  if (question.trim() === '' && !isFiltered) return [];
  // Of a list whose rows a model is to choose among it sees more of them.
  const limit = isList && method === 'smart items filtering' ? MOST_CHOSEN_FROM : MOST[step];
  const asked = { appId, question, itemIds, limit, ...(isFiltered && { conditions }) };
  const passages = await search(needs, asked);
  return withRows(needs, appId, isFiltered ? passages : best(passages));
}

/** Passages as sources, each that is a row of a list with that. */
async function withRows(
  { db, box }: FindNeeds,
  appId: string,
  passages: readonly FoundText[],
): Promise<Omit<RunSource, 'n'>[]> {
  const rows = await rowsAmong(db, appId, passages);
  const pictureOf = pictureAddress(box, appId);
  return passages.map((passage) => {
    const row = rows.get(`${passage.itemId}/${passage.n}`);
    return { ...sourceOf(passage), ...(row && { row: sourceRow(row, pictureOf) }) };
  });
}

/** Those whose words fit nearly as well as the best one's, or whose meaning is as near to the question. */
function best(passages: readonly Passage[]): Passage[] {
  const first = passages.reduce<Passage | null>(
    (most, one) => (most && most.score >= one.score ? most : one),
    null,
  );
  const least = (first?.score ?? 0) * LEAST_PART;
  const near = first?.likeness ?? Number.POSITIVE_INFINITY;
  return passages.filter(({ score, likeness = -1 }) => score >= least || likeness >= near);
}

const sourceOf = ({ itemId, itemName, place, text }: FoundText): Omit<RunSource, 'n'> => ({
  itemId,
  name: itemName,
  place,
  text,
});
