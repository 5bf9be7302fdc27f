import type { Row, RowEdit } from '@trellis/contract';
import type { Titles } from '../cells/relations.ts';
import type { EntityCalls } from '../rows/calls.ts';

/** Rows of one call. */
const PIECE = 2_000;

/**
 * The rows of which a text is what exactly one row of another entity is called, each with that row's id in its place: for
 * a column that becomes one of relations.
 */
export async function linksOf(
  calls: EntityCalls,
  titles: Titles,
  field: string,
  relation: string,
): Promise<RowEdit[]> {
  const texts = new Map<string, string>();
  for (let skip = 0; ; skip += PIECE) {
    const rows = await calls.list({ sort: 'id', fields: `id,${field}`, skip, limit: PIECE });
    for (const row of rows) {
      const text = textIn(row, field);
      if (text !== '') texts.set(row.id, text);
    }
    if (rows.length < PIECE) break;
  }
  const called = await titles.called(relation, [...new Set(texts.values())]);
  return [...texts].flatMap(([id, text]) => {
    const [target, another] = called.get(text) ?? [];
    const isOne = target !== undefined && another === undefined && target !== text;
    return isOne ? { id, data: { [field]: target } } : [];
  });
}

const textIn = (row: Row, field: string): string => {
  const value = row[field];
  return typeof value === 'string' ? value.trim() : '';
};
