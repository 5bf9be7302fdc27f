import { CSV_MARK, csvLine, guardedCell } from '@trellis/fields';
import { type Db, sql } from '../db/index.ts';
import { textStream } from '../http/index.ts';
import type { ImportNeeds } from './needs.ts';
import type { ImportRecord } from './record.ts';

/** Rows that are read at once: so many at most, and about so many bytes of their cells. */
const AT_ONCE = { rows: 500, bytes: 8_000_000 };

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
  // Cells that stand behind the headers have none of their own, and are what is to be mended.
  const { widest } = await db
    .selectFrom('data_import_failures')
    .select(sql<number | null>`max(jsonb_array_length(cells))`.as('widest'))
    .where('app_id', '=', app_id)
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  const names = [...headers];
  for (let at = headers.length; at < (widest ?? 0); at++) names.push('');
  yield `${CSV_MARK}${csvLine([...names, 'row', 'reason'])}`;
  for (let last = -1; ; ) {
    const rows = await db
      .selectFrom(
        db
          .selectFrom('data_import_failures')
          .select(['at', 'row', 'reason', 'cells'])
          .select(
            sql<number>`sum(octet_length(cells::text)) OVER (ORDER BY at) - octet_length(cells::text)`.as(
              'before',
            ),
          )
          .where('app_id', '=', app_id)
          .where('import_id', '=', id)
          .where('at', '>', last)
          .orderBy('at')
          .limit(AT_ONCE.rows)
          .as('next'),
      )
      .select(['at', 'row', 'reason', 'cells'])
      .where('before', '<', AT_ONCE.bytes)
      .orderBy('at')
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)!.at;
    yield rows
      .map(({ row, reason, cells }) => {
        const own = names.map((_name, at) => guardedCell(cells[at] ?? ''));
        return csvLine([...own, String(row), reason]);
      })
      .join('');
  }
}
