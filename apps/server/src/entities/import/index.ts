import type { Row } from '@trellis/contract';
import { newId } from '../../ids.ts';
import { Refusal } from '../../refusal.ts';
import { mayCreate, type RowAsk, type RowContext } from '../context.ts';
import { presentRow } from '../present.ts';
import * as sql from '../statements.ts';
import { checkData } from '../validate.ts';
import { convertRecord } from './convert.ts';
import { type FileRecord, recordsOf } from './records.ts';

/** Rows that one statement inserts. */
const BATCH = 1_000;
/** Rows of a large import that are answered; all are stored. */
const SHOWN = 5_000;
/** Faults that are told. */
const TOLD = 5;

export interface Imported {
  created: number;
  /** The rows that were made, the first 5,000 of them. */
  rows: Row[];
}

/**
 * Makes a row of each record of a file, all or none: a record that does not fit the schema refuses the
 * file, with the places of the first ones. Its memory does not grow with a CSV file's length.
 */
export async function importRows(context: RowContext, ask: RowAsk, file: File): Promise<Imported> {
  const target = await context.resolveForWrite(ask);
  const { schema } = target.entity;
  const access = context.access(ask, target, 'create');
  const creatorId = await context.userId(ask);
  const faults: string[] = [];

  const rowOf = ({ at, values }: FileRecord): sql.NewRow | null => {
    try {
      const data = checkData(schema, convertRecord(values, schema), 'create');
      const row = { id: newId(), creatorId, data };
      mayCreate(ask, access, row);
      return row;
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
      faults.push(`${at}: ${error.message}`);
      return null;
    }
  };

  const made = await context.transaction(async (client) => {
    const known: { id: string; rev: number }[] = [];
    const rows: Row[] = [];
    let batch: sql.NewRow[] = [];
    const store = async () => {
      if (batch.length === 0 || faults.length > 0) return;
      const stored = await sql.insertRows(client, target.place, batch);
      for (const row of stored) {
        known.push({ id: row.id, rev: row.rev });
        if (rows.length < SHOWN) rows.push(presentRow(row, schema));
      }
      batch = [];
    };
    for await (const record of recordsOf(file)) {
      const row = rowOf(record);
      if (faults.length >= TOLD) break;
      if (row) batch.push(row);
      if (batch.length >= BATCH) await store();
    }
    await store();
    if (faults.length > 0)
      throw new Refusal('invalid', `Nothing was imported. ${faults.join('. ')}`, {
        code: 'import_invalid',
      });
    if (known.length === 0)
      throw new Refusal('invalid', 'There are no records in this file', { code: 'import_empty' });
    return { known, rows };
  });
  context.announce(target, 'create', made.known);
  return { created: made.known.length, rows: made.rows };
}
