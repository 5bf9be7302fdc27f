import type { SourceRow } from '@trellis/contract';
import { type RowCard, rowCard } from '@trellis/tools';
import { type Db, sql } from '../../db/index.ts';

/** A row of a list as it was read last. */
export interface ListRow {
  /** Of the row: what its page is found by. */
  id: string;
  itemId: string;
  /** The list that this one took the place of, by which tools may name it. */
  originalId: string | null;
  /** Of the data item, among the app's others. */
  list: string;
  n: number;
  access: 'tools' | 'users' | 'anyone';
  card: RowCard;
}

/** The id of a row: its list's, and what it is known by in that. */
const rowId = (itemId: string, key: string): string => `${itemId}-${key}`;
const ROW_ID = /^([0-9a-f]{24})-([0-9a-f]{16})$/;

interface Stored {
  item_id: string;
  original_context_item_id: string | null;
  name: string;
  access: ListRow['access'];
  columns: string[];
  shown_columns: string[] | null;
  n: number;
  key: string;
  cells: string[];
}

const listRow = (row: Stored): ListRow => ({
  id: rowId(row.item_id, row.key),
  itemId: row.item_id,
  originalId: row.original_context_item_id,
  list: row.name,
  n: row.n,
  access: row.access,
  card: rowCard(row.columns, row.cells, row.shown_columns),
});

const STORED = sql`SELECT i.id AS item_id, i.original_context_item_id, i.name, i.access, i.columns, i.shown_columns, c.n, c.key, c.cells
  FROM context_items i JOIN context_chunks c ON c.app_id = i.app_id AND c.item_id = i.id AND c.generation = i.generation`;

/** The row that an id names; null where its list has none such, or is no more. */
export async function rowOf(db: Db, appId: string, id: string): Promise<ListRow | null> {
  const [, itemId, key] = ROW_ID.exec(id) ?? [];
  if (!itemId || !key) return null;
  const { rows } = await sql<Stored>`${STORED}
    WHERE i.app_id = ${appId} AND i.id = ${itemId} AND i.deleted_at IS NULL AND c.key = ${key}
    ORDER BY c.n LIMIT 1`.execute(db);
  return rows[0] ? listRow(rows[0]) : null;
}

/** Those of these passages that are rows of lists, by `{itemId}/{n}`. */
export async function rowsAmong(
  db: Db,
  appId: string,
  passages: readonly { itemId: string; n: number }[],
): Promise<Map<string, ListRow>> {
  const items = passages.map(({ itemId }) => itemId);
  const numbers = passages.map(({ n }) => n);
  const { rows } = await sql<Stored>`${STORED}
    JOIN unnest(${items}::text[], ${numbers}::int[]) AS asked(item_id, n) ON asked.item_id = i.id AND asked.n = c.n
    WHERE i.app_id = ${appId} AND c.key IS NOT NULL AND i.columns IS NOT NULL`.execute(db);
  return new Map(rows.map((row) => [`${row.item_id}/${row.n}`, listRow(row)]));
}

/** A row as a card of an answer shows it; `pictureOf` says where its picture is served. */
export const sourceRow = (row: ListRow, pictureOf: (row: ListRow) => string): SourceRow => ({
  id: row.id,
  title: row.card.title,
  picture: row.card.picture && pictureOf(row),
  price: row.card.price,
  link: row.card.link,
  hasPage: row.access !== 'tools',
});
