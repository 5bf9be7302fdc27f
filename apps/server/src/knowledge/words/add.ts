import { blockOf, lengthByte, PostingList } from '@trellis/retrieval';
import { type Db, keptJson, sql } from '../../db/index.ts';
import type { FoundPassage } from '../../parsing/index.ts';

export interface Target {
  appId: string;
  itemId: string;
  generation: number;
  /** The number of the first of these passages within its item. */
  from: number;
  part?: string;
  hash?: string | null;
}

/**
 * Stores passages of an item and their words, all or none of them, in a transaction. Who adds to the same app's index waits
 * for its end: passages get their numbers one after the other.
 */
export async function addPassages(
  trx: Db,
  { appId, itemId, generation, from, part = '', hash = null }: Target,
  passages: readonly FoundPassage[],
): Promise<void> {
  if (passages.length === 0) return;
  const first = await takeOrdinals(trx, appId, passages);
  const list = new PostingList();
  for (const [at, { terms }] of passages.entries()) list.add(first + at, terms);
  const numbered = passages.map(({ text, place, cells, key, length }, at) => ({
    n: from + at,
    ordinal: first + at,
    text,
    place,
    cells: cells ?? null,
    key: key ?? null,
    length,
  }));
  await sql`INSERT INTO context_chunks (app_id, item_id, generation, n, ordinal, text, place, cells, key, length)
    SELECT ${appId}, ${itemId}, ${generation}::int, c.n, c.ordinal, c.text, c.place, c.cells, c.key, c.length
    FROM jsonb_to_recordset(${keptJson(numbered)}::jsonb)
      AS c(n int, ordinal int, text text, place jsonb, cells jsonb, key text, length int)`.execute(
    trx,
  );
  await addTerms(trx, appId, list);
  await addLengths(trx, appId, first, passages);
  await trx
    .insertInto('context_spans')
    .values({
      app_id: appId,
      item_id: itemId,
      generation,
      first,
      last: first + passages.length - 1,
      part,
      hash,
    })
    .execute();
}

/** The first of so many numbers that follow each other. */
async function takeOrdinals(
  trx: Db,
  appId: string,
  passages: readonly FoundPassage[],
): Promise<number> {
  const count = passages.length;
  const length = passages.reduce((sum, one) => sum + one.length, 0);
  const { rows } = await sql<{ next: number }>`INSERT INTO context_indexes AS known
    (app_id, next_ordinal, chunks, length) VALUES (${appId}, ${count}::int, ${count}::int, ${length}::bigint)
    ON CONFLICT (app_id) DO UPDATE SET next_ordinal = known.next_ordinal + ${count}::int,
      chunks = known.chunks + ${count}::int, length = known.length + ${length}::bigint
    RETURNING next_ordinal AS next`.execute(trx);
  return rows[0]!.next - count;
}

async function addTerms(trx: Db, appId: string, list: PostingList): Promise<void> {
  const terms: string[] = [];
  const blocks: number[] = [];
  const postings: Buffer[] = [];
  for (const row of list.rows()) {
    terms.push(row.term);
    blocks.push(row.block);
    postings.push(row.postings);
  }
  await sql`INSERT INTO context_terms AS known (app_id, term, block, postings)
    SELECT ${appId}, * FROM unnest(${terms}::text[], ${blocks}::int[], ${postings}::bytea[])
    ON CONFLICT (app_id, term, block) DO UPDATE SET postings = known.postings || excluded.postings`.execute(
    trx,
  );
}

async function addLengths(
  trx: Db,
  appId: string,
  first: number,
  passages: readonly FoundPassage[],
): Promise<void> {
  const bytes = Map.groupBy(
    passages.map(({ length }, at) => [blockOf(first + at), lengthByte(length)] as const),
    ([block]) => block,
  );
  for (const [block, list] of bytes)
    await sql`INSERT INTO context_lengths AS known (app_id, block, lengths)
      VALUES (${appId}, ${block}::int, ${Buffer.from(list.map(([, byte]) => byte))})
      ON CONFLICT (app_id, block) DO UPDATE SET lengths = known.lengths || excluded.lengths`.execute(
      trx,
    );
}
