import type { Db } from '../../db/index.ts';
import type { FoundPassage, PassagesRead } from '../../parsing/index.ts';
import { giveData, takeData } from '../../plans/index.ts';
import { Refusal } from '../../refusal.ts';
import { type ItemRow, TEMPLATE } from '../items.ts';
import { addPassages } from '../words/add.ts';
import type { Connector, Reader, SourcePart } from './connector.ts';
import { bytesOf, forgetPart, nextNumber, partsKnown, storedOf } from './parts.ts';
import { isScan, scannedPart } from './scanned.ts';

/** Passages that are stored in one go, and characters of them. */
const BATCH = 400;
const BATCH_LENGTH = 500_000;

/** What came of reading an item, part by part. */
export interface ItemRead {
  /** Parts that are as they were. */
  kept: string[];
  /** Of what was read anew; the item's own, where nothing was. */
  language: string | null;
  columns: string[] | null;
  title: string | null;
  /** The month's data was used up before its end: the parts so far count (ruling 88). */
  isCut: boolean;
}

interface Given {
  item: ItemRow;
  /** Who pays: the app's owner. */
  ownerId: string;
  generation: number;
  reader: Reader;
  /** Throws where the item is no longer to be read. */
  goOn(): Promise<void>;
}

/**
 * Reads an item from its source into a new generation. What a server stored of it before it was lost is not stored again;
 * parts that did not change are only named.
 */
export async function readItem(connector: Connector, given: Given): Promise<ItemRead> {
  const { item, reader } = given;
  const read: ItemRead = {
    kept: [],
    language: null,
    columns: null,
    title: null,
    isCut: false,
  };
  const known = await partsKnown(reader.needs.db, item);
  const seen = new Set<string>();
  for await (const part of connector.parts(item, reader)) {
    await given.goOn();
    seen.add(part.key);
    if (known.get(part.key) === part.hash) {
      read.kept.push(part.key);
      continue;
    }
    let end: PassagesRead | null;
    try {
      end = await readOrScan(part, given);
    } catch (error) {
      const isFirst = seen.size === 1 && known.size === 0;
      if (!isUsedUp(error) || isFirst) throw error;
      // Half a page is none; what was there before of this and of the rest stays.
      await giveBackPart(given, part);
      for (const key of known.keys()) if (!seen.has(key) || key === part.key) read.kept.push(key);
      read.isCut = true;
      return read;
    }
    if (!end) continue;
    read.language ??= end.language;
    read.columns ??= end.columns;
    read.title ??= end.title;
  }
  return read;
}

async function readOrScan(part: SourcePart, given: Given): Promise<PassagesRead | null> {
  try {
    return await readPart(part, given);
  } catch (error) {
    if (!isScan(part, error)) throw error;
    return readPart(await scannedPart(part, given.item, given.reader), given);
  }
}

/** Whether the owner's plan includes no more data this month. */
export const isUsedUp = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'plan_limit/monthlyData';

async function giveBackPart({ item, ownerId, generation, reader }: Given, { key }: SourcePart) {
  const { db } = reader.needs;
  if (item.provider !== TEMPLATE)
    await giveData(db, ownerId, await bytesOf(db, item, generation, key));
  await forgetPart(db, item, generation, key);
}

async function readPart(part: SourcePart, given: Given): Promise<PassagesRead | null> {
  const { item, generation, reader } = given;
  const { db, parsing } = reader.needs;
  const stored = await storedOf(db, item, generation, part.key);
  if (stored.hash !== null && stored.hash !== part.hash) {
    await forgetPart(db, item, generation, part.key);
    stored.count = 0;
  }
  let skip = stored.count;
  const reading = await parsing.passages({ owner: item.app_id, open: () => part.open() }, part.job);
  let batch: FoundPassage[] = [];
  let length = 0;
  const store = async () => {
    await storeBatch(db, part, given, batch);
    batch = [];
    length = 0;
    await given.goOn();
  };
  try {
    for await (const passage of reading) {
      if (skip-- > 0) continue;
      batch.push(
        part.address ? { ...passage, place: { ...passage.place, address: part.address } } : passage,
      );
      length += passage.text.length;
      if (batch.length >= BATCH || length >= BATCH_LENGTH) await store();
    }
    await store();
    return reading.end;
  } finally {
    await reading.close();
  }
}

/** Counts what is new of the month's data with its storing: a killed server counts nothing twice. */
async function storeBatch(
  db: Db,
  part: SourcePart,
  { item, ownerId, generation, reader }: Given,
  batch: readonly FoundPassage[],
): Promise<void> {
  if (batch.length === 0) return;
  const bytes = batch.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  await db.transaction().execute(async (trx) => {
    if (item.provider !== TEMPLATE) await takeData(trx, reader.needs.plans, ownerId, bytes);
    const from = await nextNumber(trx, item);
    const target = {
      appId: item.app_id,
      itemId: item.id,
      generation,
      from,
      part: part.key,
      hash: part.hash,
    };
    await addPassages(trx, target, batch);
  });
}
