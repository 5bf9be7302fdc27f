import { type Db, sql } from '../../db/index.ts';
import type { ItemRow } from '../items.ts';

type Named = Pick<ItemRow, 'app_id' | 'id' | 'generation'>;

/** The parts of an item as it is searched now: each with the hash of its content. */
export async function partsKnown(db: Db, item: Named): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('context_spans')
    .select(['part', 'hash'])
    .where('app_id', '=', item.app_id)
    .where('item_id', '=', item.id)
    .where('generation', '=', item.generation)
    .execute();
  return new Map(rows.map(({ part, hash }) => [part, hash]));
}

/** What is stored of a part in a generation that is still being read: how many passages, and of which content. */
export async function storedOf(
  db: Db,
  { app_id: appId, id }: Named,
  generation: number,
  part: string,
): Promise<{ count: number; hash: string | null }> {
  const { rows } = await sql<{ count: string; hash: string | null }>`
    SELECT coalesce(sum(last - first + 1), 0) AS count, max(hash) AS hash FROM context_spans
    WHERE app_id = ${appId} AND item_id = ${id} AND generation = ${generation} AND part = ${part}`.execute(
    db,
  );
  return { count: Number(rows[0]?.count ?? 0), hash: rows[0]?.hash ?? null };
}

/** Removes what is stored of a part that became another while it was read. */
export function forgetPart(
  db: Db,
  { app_id: appId, id }: Named,
  generation: number,
  part: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`WITH spans AS (DELETE FROM context_spans WHERE app_id = ${appId} AND item_id = ${id}
        AND generation = ${generation} AND part = ${part} RETURNING first, last),
      gone AS (DELETE FROM context_chunks c USING spans s WHERE c.app_id = ${appId} AND c.item_id = ${id}
        AND c.generation = ${generation} AND c.ordinal BETWEEN s.first AND s.last RETURNING c.length),
      sums AS (SELECT count(*)::int AS chunks, coalesce(sum(length), 0)::bigint AS length FROM gone)
      UPDATE context_indexes i SET chunks = i.chunks - s.chunks, length = i.length - s.length, dead = i.dead + s.chunks
      FROM sums s WHERE i.app_id = ${appId}`.execute(trx);
  });
}

/** Bytes of the passages that a generation has by now; of one part, where one is named. */
export async function bytesOf(
  db: Db,
  { app_id: appId, id }: Pick<Named, 'app_id' | 'id'>,
  generation: number,
  part: string | null = null,
): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    SELECT coalesce(sum(octet_length(c.text)), 0) AS bytes FROM context_spans s
    JOIN context_chunks c ON c.app_id = s.app_id AND c.item_id = s.item_id AND c.generation = s.generation
      AND c.ordinal BETWEEN s.first AND s.last
    WHERE s.app_id = ${appId} AND s.item_id = ${id} AND s.generation = ${generation}
      AND (${part}::text IS NULL OR s.part = ${part})`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** The number of the item's next passage: above all that it has, in whichever generation. */
export async function nextNumber(trx: Db, { app_id: appId, id }: Named): Promise<number> {
  const { rows } = await sql<{
    next: number;
  }>`SELECT coalesce(max(n), 0) + 1 AS next FROM context_chunks
    WHERE app_id = ${appId} AND item_id = ${id}`.execute(trx);
  return rows[0]!.next;
}

/** Takes parts that did not change over into the new generation, with their passages. */
export async function keepParts(
  trx: Db,
  { app_id: appId, id, generation: before }: Named,
  generation: number,
  parts: readonly string[],
): Promise<void> {
  if (parts.length === 0) return;
  await sql`WITH spans AS (UPDATE context_spans SET generation = ${generation}
      WHERE app_id = ${appId} AND item_id = ${id} AND generation = ${before} AND part = ANY(${parts}::text[])
      RETURNING first, last)
    UPDATE context_chunks c SET generation = ${generation} FROM spans s
    WHERE c.app_id = ${appId} AND c.item_id = ${id} AND c.generation = ${before}
      AND c.ordinal BETWEEN s.first AND s.last`.execute(trx);
}
