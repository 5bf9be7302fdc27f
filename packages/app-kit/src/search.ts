import { bridge } from './client/bridge.ts';
import { CallError, call } from './client/http.ts';

export { CallError };

/** A passage of the app's data. */
export interface FoundPassage {
  itemId: string;
  /** The name of the data item that it stands in. */
  item: string;
  /** Its number within the item. */
  n: number;
  text: string;
  /** Where it stands; what is not known is left out. */
  place: { page?: number; headings?: string[]; row?: number; address?: string };
  score: number;
}

export interface SearchOptions {
  /** Names or ids of data items; all that whoever looks may read, where none are named. */
  items?: string[];
  /** At most 50; 10 unless said. */
  limit?: number;
}

/**
 * The passages of the app's data that fit a question best, the best first. Only of data items that their builder opened
 * to whoever looks at this page; what is refused is thrown as a CallError.
 */
export async function search(
  query: string,
  { items, limit }: SearchOptions = {},
): Promise<FoundPassage[]> {
  const body = { query, ...(items && { items }), ...(limit !== undefined && { limit }) };
  const path = `/api/search/${bridge().appId}`;
  const { passages } = await call<{ passages: FoundPassage[] }>('POST', path, { body });
  return passages;
}
