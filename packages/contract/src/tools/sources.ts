import type { PassagePlace } from '../context/items.ts';

/** A passage of the app's data that an answer was made from, by the number that the answer names it by. */
export interface RunSource {
  n: number;
  itemId: string;
  /** Of the data item. */
  name: string;
  place: PassagePlace;
  text: string;
  /** The id of the row, where it is one of a list. */
  rowId?: string;
}

/** The steps before an answer in which a run looks into the app's data (spec 2, section 4). */
export type DataStep = 'search-similar-item' | 'query-context-items';
