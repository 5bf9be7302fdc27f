import { CSV_MARK, csvLine, guardedCell } from '@trellis/fields';
import type { Db } from '../db/index.ts';
import { textStream } from '../http/index.ts';
import type { ImportNeeds } from './needs.ts';
import type { ImportRecord } from './record.ts';

const AT_ONCE = 500;

/** Rows that were not imported, as CSV in their own columns, and why; never in memory whole. */
export function failuresOf(
  { db }: ImportNeeds,
  record: ImportRecord,
  headers: string[],
): ReadableStream {
  return textStream(csvParts(db, record, headers));
}

async function* csvParts(
  db: Db,
  { app_id, id }: ImportRecord,
  headers: string[],
): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvLine([...headers, 'row', 'reason'])}`;
  for (let last = -1; ; ) {
    const rows = await db
      .selectFrom('data_import_failures')
      .select(['at', 'row', 'reason', 'cells'])
      .where('app_id', '=', app_id)
      .where('import_id', '=', id)
      .where('at', '>', last)
      .orderBy('at')
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)!.at;
    yield rows
      .map(({ row, reason, cells }) => {
        const own = Array.from({ length: Math.max(headers.length, cells.length) }, (_, at) =>
          guardedCell(cells[at] ?? ''),
        );
        return csvLine([...own.slice(0, headers.length), String(row), reason]);
      })
      .join('');
  }
}
