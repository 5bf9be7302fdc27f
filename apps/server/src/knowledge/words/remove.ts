import { BLOCK, blockOf, livePostings, type Span } from '@trellis/retrieval';
import { type Db, sql } from '../../db/index.ts';

/** Passages that are gone may be so many, and such a share of an index, before its postings are freed of them. */
const MOST_DEAD = 500;
const DEAD_SHARE = 0.2;

/** Removes passages of an item: those of one generation, or all but one. Their words stay in postings until `freeDead`. */
export async function removePassages(
  trx: Db,
  appId: string,
  itemId: string,
  which: { generation: number } | { except: number },
): Promise<void> {
  const is =
    'generation' in which
      ? sql`generation = ${which.generation}`
      : sql`generation <> ${which.except}`;
  const of = sql`app_id = ${appId} AND item_id = ${itemId} AND ${is}`;
  await sql`DELETE FROM context_spans WHERE ${of}`.execute(trx);
  await sql`WITH gone AS (DELETE FROM context_chunks WHERE ${of} RETURNING length),
    sums AS (SELECT count(*)::int AS chunks, coalesce(sum(length), 0)::bigint AS length FROM gone)
    UPDATE context_indexes i SET chunks = i.chunks - s.chunks, length = i.length - s.length, dead = i.dead + s.chunks
    FROM sums s WHERE i.app_id = ${appId} AND s.chunks > 0`.execute(trx);
}

/** Frees the postings of passages that are gone, where they are many. */
export async function freeDead(db: Db): Promise<void> {
  const { rows } = await sql<{ app_id: string }>`SELECT app_id FROM context_indexes
    WHERE dead > ${MOST_DEAD} AND dead > ${DEAD_SHARE}::float8 * (chunks + dead)`.execute(db);
  for (const { app_id: appId } of rows) await freeDeadOf(db, appId);
}

/** The same of one app, whatever there is. */
export async function freeDeadOf(db: Db, appId: string): Promise<void> {
  const blocks = await db
    .selectFrom('context_lengths')
    .select('block')
    .where('app_id', '=', appId)
    .orderBy('block')
    .execute();
  for (const { block } of blocks)
    await db.transaction().execute((trx) => freeBlock(trx, appId, block));
}

async function freeBlock(trx: Db, appId: string, block: number): Promise<void> {
  // Nobody adds to the index meanwhile.
  await sql`SELECT 1 FROM context_indexes WHERE app_id = ${appId} FOR UPDATE`.execute(trx);
  const { lengths } = await trx
    .selectFrom('context_lengths')
    .select('lengths')
    .where('app_id', '=', appId)
    .where('block', '=', block)
    .executeTakeFirstOrThrow();
  const live = await livePlaces(trx, appId, block);
  let dead = 0;
  const left = Buffer.from(lengths);
  for (let place = 0; place < left.length; place++)
    if (left[place] !== 0 && !live[place]) {
      left[place] = 0;
      dead++;
    }
  if (dead === 0) return;
  await freeTerms(trx, appId, block, (place) => live[place] === 1);
  await trx
    .updateTable('context_lengths')
    .set({ lengths: left })
    .where('app_id', '=', appId)
    .where('block', '=', block)
    .execute();
  await trx
    .updateTable('context_indexes')
    .set({ dead: sql`greatest(0, dead - ${dead}::int)` })
    .where('app_id', '=', appId)
    .execute();
}

async function livePlaces(trx: Db, appId: string, block: number): Promise<Uint8Array> {
  const from = block * BLOCK;
  const spans = await trx
    .selectFrom('context_spans')
    .select(['first', 'last'])
    .where('app_id', '=', appId)
    .where('last', '>=', from)
    .where('first', '<', from + BLOCK)
    .execute();
  const live = new Uint8Array(BLOCK);
  for (const [first, last] of spans.map((span): Span => [span.first, span.last]))
    live.fill(1, Math.max(0, first - from), blockOf(last) > block ? BLOCK : last - from + 1);
  return live;
}

async function freeTerms(
  trx: Db,
  appId: string,
  block: number,
  isLive: (place: number) => boolean,
): Promise<void> {
  const rows = await trx
    .selectFrom('context_terms')
    .select(['term', 'postings'])
    .where('app_id', '=', appId)
    .where('block', '=', block)
    .execute();
  const terms: string[] = [];
  const kept: Buffer[] = [];
  const gone: string[] = [];
  for (const { term, postings } of rows) {
    const left = livePostings(postings, isLive);
    if (left.length === postings.length) continue;
    if (left.length === 0) gone.push(term);
    else {
      terms.push(term);
      kept.push(left);
    }
  }
  await sql`UPDATE context_terms t SET postings = u.postings
    FROM unnest(${terms}::text[], ${kept}::bytea[]) AS u(term, postings)
    WHERE t.app_id = ${appId} AND t.block = ${block} AND t.term = u.term`.execute(trx);
  await sql`DELETE FROM context_terms WHERE app_id = ${appId} AND block = ${block} AND term = ANY(${gone}::text[])`.execute(
    trx,
  );
}
