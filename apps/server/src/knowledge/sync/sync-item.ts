import { CONTEXT_TEXTS, MESSAGES } from '@trellis/contract';
import { appById } from '../../apps/index.ts';
import { type Db, keptJson, sql } from '../../db/index.ts';
import { logFault } from '../../log.ts';
import { giveData } from '../../plans/index.ts';
import { Refusal } from '../../refusal.ts';
import { type ItemRow, TEMPLATE } from '../items.ts';
import type { KnowledgeNeeds } from '../needs.ts';
import { removePassages } from '../words/remove.ts';
import type { Connector, Reader } from './connector.ts';
import { bytesOf, keepParts } from './parts.ts';
import { type ItemRead, isUsedUp, readItem } from './read-item.ts';

/** An item that so many servers began to read and none ended is given up. */
const MOST_ATTEMPTS = 3;
/** Notes about what was left out that are kept. */
const MOST_NOTES = 200;

/** It was deleted, or this server ends: whoever comes next decides. */
export class Abandoned extends Error {}

/**
 * Reads one item from its source, and makes what came of it what is searched, in one moment; the passages from before serve
 * until then. What cannot be read ends as an error with its reason, and what was there before stays.
 */
export async function syncItem(
  needs: KnowledgeNeeds,
  connector: Connector,
  item: ItemRow,
  signal: AbortSignal,
): Promise<void> {
  const { db } = needs;
  const announce = () => needs.bus.publish({ kind: 'context', appId: item.app_id });
  const { numUpdatedRows } = await one(db, item)
    .set(({ eb }) => ({ status: 'running', attempts: eb('attempts', '+', 1), problem: null }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  announce();
  const notes: string[] = [];
  const reader: Reader = {
    needs,
    signal,
    note: (text) => void (notes.length < MOST_NOTES && notes.push(text)),
  };
  const generation = item.generation + 1;
  try {
    if (item.attempts >= MOST_ATTEMPTS)
      throw new Refusal('invalid', 'Reading this was interrupted several times. Try again.');
    const { owner_id: ownerId } = await appById(db, item.app_id);
    const goOn = () => requireGoingOn(db, item, signal);
    const read = await readItem(connector, { item, ownerId, generation, reader, goOn });
    await finish(db, item, { generation, read, notes, limit: read.isCut ? dataLimit() : null });
  } catch (error) {
    if (error instanceof Abandoned || signal.aborted) return await giveBack(db, item);
    await fail(needs, item, { generation, error, notes });
  } finally {
    announce();
  }
}

const one = (db: Db, { app_id: appId, id }: ItemRow) =>
  db
    .updateTable('context_items')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

async function requireGoingOn(db: Db, { app_id: appId, id }: ItemRow, signal: AbortSignal) {
  if (signal.aborted) throw new Abandoned();
  const row = await db
    .selectFrom('context_items')
    .select('id')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Abandoned();
}

/** A server that ends leaves it as it found it; what is stored of it already counts. */
async function giveBack(db: Db, item: ItemRow): Promise<void> {
  await one(db, item)
    .set(({ eb }) => ({ status: 'pending', attempts: eb('attempts', '-', 1) }))
    .execute();
}

interface Ended {
  generation: number;
  read: ItemRead;
  notes: readonly string[];
  /** Why not all of it was read. */
  limit: string | null;
}

const dataLimit = (): string => MESSAGES.dataLimit;

function finish(db: Db, item: ItemRow, { generation, read, notes, limit }: Ended): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await keepParts(trx, item, generation, read.kept);
    const { rows } = await sql<{ chunks: number; size: string }>`
      SELECT count(*)::int AS chunks, coalesce(sum(octet_length(text)), 0) AS size FROM context_chunks
      WHERE app_id = ${item.app_id} AND item_id = ${item.id} AND generation = ${generation}`.execute(
      trx,
    );
    const { chunks = 0, size = '0' } = rows[0] ?? {};
    if (chunks === 0) throw new Refusal('invalid', CONTEXT_TEXTS.noWords);
    await removePassages(trx, item.app_id, item.id, { except: generation });
    await one(trx, item)
      .set({
        status: limit === null ? 'synced' : 'usage_limit_reached',
        generation,
        num_of_chunks: chunks,
        size: Number(size),
        attempts: 0,
        problem: limit,
        notes: keptJson(notes),
        language: read.language ?? item.language,
        columns: keptJson(read.columns ?? item.columns),
        last_synced_at: sql`now()`,
        next_sync_at: nextSync(item.schedule),
      })
      .execute();
  });
}

/** When an item is read again by itself; null where it is not. */
export const nextSync = (schedule: ItemRow['schedule']) =>
  schedule === 'never'
    ? null
    : sql<Date>`now() + ${schedule === 'daily' ? '1 day' : '7 days'}::interval`;

function problemOf(error: unknown): string {
  if (!(error instanceof Refusal)) return CONTEXT_TEXTS.readFailed;
  return error.code === 'no_rows' ? CONTEXT_TEXTS.noRows : error.message;
}

interface Failed {
  generation: number;
  error: unknown;
  notes: readonly string[];
}

async function fail(
  { db }: Pick<KnowledgeNeeds, 'db'>,
  item: ItemRow,
  { generation, error, notes }: Failed,
): Promise<void> {
  const isLimit = isUsedUp(error);
  if (!(error instanceof Refusal)) logFault(`data item ${item.id}`, error);
  const problem = problemOf(error);
  const { owner_id: ownerId } = await appById(db, item.app_id);
  await db.transaction().execute(async (trx) => {
    // What is removed again used nothing of the month.
    if (item.provider !== TEMPLATE)
      await giveData(trx, ownerId, await bytesOf(trx, item, generation));
    await removePassages(trx, item.app_id, item.id, { generation });
    await one(trx, item)
      .set({
        status: isLimit ? 'usage_limit_reached' : 'error',
        problem,
        attempts: 0,
        notes: keptJson(notes),
        next_sync_at: nextSync(item.schedule),
      })
      .execute();
  });
}
