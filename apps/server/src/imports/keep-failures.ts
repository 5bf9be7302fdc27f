import { IMPORT } from '@trellis/contract';
import type pg from 'pg';
import type { ImportRecord } from './record.ts';

/** A row of a file that was not imported. */
interface FailedRow {
  at: number;
  row: number;
  reason: string;
  cells: readonly string[];
}

/** Characters of rows that one statement stores: a batch of the longest rows is more than a text may be. */
const MOST = 8_000_000;

/** What of a row's cells a failure keeps, whoever sent the row: all that a cell may have. PostgreSQL has no NUL. */
const kept = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.slice(0, IMPORT.cell).replaceAll('\u0000', ''));

/** Stores rows that failed with their cells, to be mended and imported again. Said twice, they stand once. */
export async function keepFailures(
  db: Pick<pg.PoolClient, 'query'>,
  { app_id, id }: Pick<ImportRecord, 'app_id' | 'id'>,
  failed: readonly FailedRow[],
): Promise<void> {
  let batch: string[] = [];
  let length = 0;
  const store = async () => {
    if (batch.length === 0) return;
    await db.query(
      `INSERT INTO data_import_failures (app_id, import_id, at, row, reason, cells)
       SELECT $1, $2, (v ->> 0)::int, (v ->> 1)::int, v ->> 2, v -> 3 FROM jsonb_array_elements($3::jsonb) AS t(v)
       ON CONFLICT DO NOTHING`,
      [app_id, id, `[${batch.join(',')}]`],
    );
    batch = [];
    length = 0;
  };
  for (const { at, row, reason, cells } of failed) {
    const text = JSON.stringify([at, row, reason, kept(cells)]);
    if (length + text.length > MOST) await store();
    batch.push(text);
    length += text.length;
  }
  await store();
}
