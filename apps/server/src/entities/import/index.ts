import { FOREIGN, FOREIGN_WORDS, type Row, RowId } from '@trellis/contract';
import { newId } from '../../ids.ts';
import { Refusal } from '../../refusal.ts';
import { mayCreate, type RowContext } from '../context.ts';
import { withSome } from '../fields.ts';
import { presentRow } from '../present.ts';
import type { Resolved } from '../resolved.ts';
import type { RowAsk } from '../row-ask.ts';
import * as sql from '../statements/index.ts';
import { begun } from '../written.ts';
import { convertRecord } from './convert.ts';
import { type FileRecord, type Records, recordsOf } from './records.ts';
import { timesIn } from './times.ts';

/** Rows that one statement inserts; more are hardly faster, and take more memory. */
const BATCH = 250;
/** The revision that a row begins with. */
const FIRST_REV = 1;
const MOST = FOREIGN.table.records;
/** Faults that are reported. */
const MOST_FAULTS = 5;

export interface Imported {
  created: number;
  /** Records without a value for any field, of which no row is made. */
  leftOut: number;
  /** Which of a workbook's sheets they are of, where it has several. */
  sheet?: string;
  /** The first of the rows that were made, as many as were asked for. */
  rows: Row[];
}

/**
 * Makes a row of each record of a file that has a value for a field, all or none: a record that does not fit the schema refuses the
 * file, with the places of the first ones. `keepIds`: rows of a whole app that moves keep theirs, since others
 * refer to them, and the times at which they were made and changed. Its memory does not grow with a CSV file's length.
 */
export async function importRows(
  context: RowContext,
  ask: RowAsk & { keepIds?: boolean },
  file: File,
  shown = 0,
): Promise<Imported> {
  return context.onRows(ask, async (target) => {
    // Before a connection is taken: who waits for a turn to read a file holds none.
    const records = await recordsOf(context.parsing, ask.appId, file, MOST);
    try {
      return await store(context, ask, target, records, shown);
    } finally {
      await records.close();
    }
  });
}

/** A row of a file, with the times that one keeps whose app moves. */
type ReadRow = sql.NewRow & { times?: ReturnType<typeof timesIn> };

/** Makes a row of each record; why it is none is among the faults, or it has nothing for a row. */
async function reading(
  context: RowContext,
  ask: RowAsk & { keepIds?: boolean },
  target: Resolved,
): Promise<{
  faults: readonly string[];
  leftOut(): number;
  rowOf(record: FileRecord): ReadRow | null;
}> {
  const { schema } = target.entity;
  const known = withSome(schema);
  const access = context.access(ask, target, 'create');
  const creatorId = await context.userId(ask);
  const faults: string[] = [];
  const taken = new Set<string>();
  let leftOut = 0;
  const rowOf = ({ at, values }: FileRecord) => {
    try {
      const input = convertRecord(values, known);
      // A row that keeps its id may be what others refer to.
      if (!ask.keepIds && Object.keys(input).length === 0) {
        leftOut++;
        return null;
      }
      const own = ask.keepIds ? String(values.id ?? '') : '';
      const isOwn = RowId.safeParse(own).success && !taken.has(own);
      if (isOwn) taken.add(own);
      const head = { id: isOwn ? own : newId(), creatorId };
      const row = begun(schema, head, input);
      mayCreate(ask, access, row);
      return ask.keepIds ? { ...row, times: timesIn(values) } : row;
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
      faults.push(`${at}: ${error.message}`);
      return null;
    }
  };
  return { faults, leftOut: () => leftOut, rowOf };
}

const nothingIn = (entityName: string, leftOut: number) =>
  new Refusal(
    'invalid',
    leftOut > 0
      ? `No row of this file has a value for a field of ${entityName}`
      : 'This file has no records',
    { code: 'import_empty' },
  );

/** The ids of those that were made: rows of an app that moves are there once, however many of its files have them. */
async function addBatch(
  client: sql.Runner,
  { place }: Resolved,
  rows: readonly ReadRow[],
): Promise<string[]> {
  const copied = rows.flatMap(({ times, ...row }) => (times ? [{ ...row, ...times }] : []));
  if (copied.length === 0) {
    await sql.addRows(client, place, rows);
    return rows.map(({ id }) => id);
  }
  await sql.hold(client, place);
  return (await sql.addCopied(client, place, copied)).map(({ id }) => id);
}

async function store(
  context: RowContext,
  ask: RowAsk & { keepIds?: boolean },
  target: Resolved,
  records: Records,
  shown: number,
): Promise<Imported> {
  const { schema } = target.entity;
  context.usage.note(target.place, null);
  const { faults, leftOut, rowOf } = await reading(context, ask, target);

  const ids = await context.transaction(async (client) => {
    const known: string[] = [];
    let batch: ReadRow[] = [];
    // One batch is stored while the next is read.
    let stored: Promise<string[]> = Promise.resolve([]);
    const store = async () => {
      known.push(...(await stored));
      stored = Promise.resolve([]);
      if (batch.length === 0 || faults.length > 0) return;
      stored = addBatch(client, target, batch);
      // Whoever waits for it hears of its failure; until then it is not lost.
      stored.catch(() => undefined);
      batch = [];
    };
    let count = 0;
    for await (const record of records) {
      if (++count > MOST) throw new Refusal('invalid', FOREIGN_WORDS.tooMany(MOST, 'records'));
      const row = rowOf(record);
      if (faults.length >= MOST_FAULTS) break;
      if (row) batch.push(row);
      if (batch.length >= BATCH) await store();
    }
    await store();
    known.push(...(await stored));
    if (faults.length > 0)
      throw new Refusal('invalid', `Nothing was imported. ${faults.join('. ')}`, {
        code: 'import_invalid',
      });
    if (known.length === 0) throw nothingIn(schema.name, leftOut());
    return known;
  });
  context.announce(
    target,
    'create',
    ids.map((id) => ({ id, rev: FIRST_REV })),
  );
  const rows = await sql.selectByIds(context.reads, target.place, ids.slice(0, shown));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    created: ids.length,
    leftOut: leftOut(),
    ...(records.sheet !== undefined && { sheet: records.sheet }),
    rows: ids.flatMap((id) => byId.get(id) ?? []).map((row) => presentRow(row, schema)),
  };
}
