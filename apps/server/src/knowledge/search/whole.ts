import type { Passage, RunSource } from '@trellis/contract';
import { type Db, sql } from '../../db/index.ts';

/** A passage without why it was found. */
export type FoundText = Pick<Passage, 'itemId' | 'itemName' | 'n' | 'place' | 'text'>;

/** Characters that all of it may have, to be sent whole: some 15,000 tokens, which most models take. */
const MOST_WHOLE = 60_000;
/** Passages before and after one that is read on. */
const AROUND = 2;

/** All passages of these items in their order; null where they are more than a model is sent. */
export async function wholeOf(
  db: Db,
  appId: string,
  itemIds: readonly string[],
): Promise<FoundText[] | null> {
  const live = sql`context_items i JOIN context_chunks c
    ON c.app_id = i.app_id AND c.item_id = i.id AND c.generation = i.generation
    WHERE i.app_id = ${appId} AND i.id = ANY(${itemIds}::text[]) AND i.deleted_at IS NULL`;
  const size = await sql<{
    size: string;
  }>`SELECT coalesce(sum(length(c.text)), 0) AS size FROM ${live}`.execute(db);
  if (Number(size.rows[0]?.size ?? 0) > MOST_WHOLE) return null;
  const { rows } =
    await sql<FoundText>`SELECT c.item_id AS "itemId", i.name AS "itemName", c.n, c.place, c.text
    FROM ${live} ORDER BY i.created_at, i.id, c.n`.execute(db);
  return rows;
}

/** What stands before and after a passage of the same item, with it. */
export async function passagesAround(
  db: Db,
  appId: string,
  { itemId, text }: Pick<RunSource, 'itemId' | 'text'>,
): Promise<Omit<RunSource, 'n'>[]> {
  const { rows } = await sql<Omit<RunSource, 'n'>>`
    WITH live AS (SELECT c.n, c.place, c.text, i.name FROM context_items i JOIN context_chunks c
        ON c.app_id = i.app_id AND c.item_id = i.id AND c.generation = i.generation
        WHERE i.app_id = ${appId} AND i.id = ${itemId} AND i.deleted_at IS NULL),
      middle AS (SELECT n FROM live WHERE text = ${text} ORDER BY n LIMIT 1)
    SELECT ${itemId} AS "itemId", l.name, l.place, l.text FROM live l, middle m
    WHERE l.n BETWEEN m.n - ${AROUND}::int AND m.n + ${AROUND}::int ORDER BY l.n`.execute(db);
  return rows;
}
