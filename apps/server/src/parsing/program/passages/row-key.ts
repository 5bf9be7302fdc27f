import { createHash } from 'node:crypto';

/** Columns that say which row it is, whatever else of it changes. */
const NAMES_A_ROW =
  /^(?:(?:product|item|article|row|record)?[ _-]?(?:id|key|number|no\.?|code)|sku|isbn|ean|gtin|asin|slug|handle)$/i;

/**
 * What a row of a list is known by when the list is read again (ruling 88), so that its page and the answers that show it
 * still find it: its key column, or all of its cells where it has none. 16 hex digits.
 */
export function rowKey(columns: readonly string[], cells: readonly string[]): string {
  const at = columns.findIndex((name, n) => NAMES_A_ROW.test(name.trim()) && cells[n] !== '');
  const known = at < 0 ? cells : [columns[at]!.trim().toLowerCase(), cells[at]];
  return createHash('sha256').update(JSON.stringify(known)).digest('hex').slice(0, 16);
}
