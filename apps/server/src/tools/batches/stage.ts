import { BATCH } from '@trellis/contract';
import { inputColumns } from '@trellis/tools';
import type { Context } from 'hono';
import { importedFile, recordsOf } from '../../entities/index.ts';
import { newId } from '../../ids.ts';
import { Refusal } from '../../refusal.ts';
import type { ToolNeeds } from '../needs.ts';
import type { StoredTool } from '../store.ts';
import type { BatchRow } from './record.ts';

/** Rows that one statement stores. */
const AT_ONCE = 500;

const unreadable = (message: string) =>
  new Refusal('invalid', message, { code: 'batch_unreadable', fields: { file: message } });

/** Keeps the rows of a file, so that they can be run; none is run yet. */
export async function stageBatch(
  { db, parsing }: Pick<ToolNeeds, 'db' | 'parsing'>,
  c: Context,
  { appId, userId, tool }: { appId: string; userId: string; tool: StoredTool },
): Promise<BatchRow> {
  return importedFile(
    c,
    async (file) => {
      const rows = await rowsOf(parsing, appId, file);
      const headers = Object.keys(rows[0] ?? {});
      if (rows.length === 0) throw unreadable('This file has no rows below the headers');
      if (Object.keys(inputColumns(tool.definition, headers)).length === 0)
        throw unreadable('No column of this file has the name of one of the tool’s inputs');
      return db.transaction().execute(async (trx) => {
        const batch = await trx
          .insertInto('tool_batches')
          .values({
            app_id: appId,
            id: newId(),
            tool_id: tool.toolId,
            name: file.name.slice(0, 200) || 'inputs.csv',
            headers: JSON.stringify(headers),
            user_id: userId,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        for (let from = 0; from < rows.length; from += AT_ONCE)
          await trx
            .insertInto('tool_batch_rows')
            .values(
              rows.slice(from, from + AT_ONCE).map((cells, at) => ({
                app_id: appId,
                batch_id: batch.id,
                n: from + at + 1,
                cells: JSON.stringify(cells),
              })),
            )
            .execute();
        return batch;
      });
    },
    BATCH.fileBytes,
  );
}

async function rowsOf(
  parsing: ToolNeeds['parsing'],
  appId: string,
  file: File,
): Promise<Record<string, unknown>[]> {
  if (!/\.(csv|tsv|txt|xlsx)$/i.test(file.name))
    throw unreadable('A CSV, TSV or XLSX file is needed');
  const records = await recordsOf(parsing, appId, file, BATCH.rows);
  const rows: Record<string, unknown>[] = [];
  try {
    for await (const { values } of records) {
      if (rows.length >= BATCH.rows) throw unreadable(`A file can have up to ${BATCH.rows} rows`);
      if (Object.values(values).some((value) => value !== '' && value !== null)) rows.push(values);
    }
  } finally {
    await records.close();
  }
  return rows;
}
