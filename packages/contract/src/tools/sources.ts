import type { PassagePlace } from '../context/items.ts';

/** A passage of the app's data that an answer was made from, by the number that the answer names it by. */
export interface RunSource {
  n: number;
  itemId: string;
  /** Of the data item. */
  name: string;
  place: PassagePlace;
  text: string;
  /** The row, where it is one of a list. */
  row?: SourceRow;
}

/** A row of a list as a card of an answer shows it. Addresses are `https:` ones, but for the picture's, which is ours. */
export interface SourceRow {
  /** Its page stands at `/item/{id}` below the app, where `hasPage`. */
  id: string;
  title: string;
  picture: string | null;
  /** As the list says it, with its currency. */
  price: string | null;
  link: string | null;
  hasPage: boolean;
}

/** The steps before an answer in which a run looks into the app's data (spec 2, section 4). */
export type DataStep = 'search-similar-item' | 'query-context-items';
