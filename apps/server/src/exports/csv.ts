import type { Row } from '@trellis/contract';
import { CSV_MARK, csvLine, guardedText } from '@trellis/fields';
import type { ExportColumn } from './columns.ts';
import { listText } from './texts.ts';

/** A value as CSV has it: texts are kept from being formulas, numbers and dates are as they are (ruling 27). */
function csvText(value: unknown, order: ExportColumn['order']): string {
  if (value === null || value === undefined) return '';
  const list = listText(value);
  if (list !== null) return list.startsWith('[') ? list : guardedText(list);
  if (typeof value === 'object') return JSON.stringify(value);
  return order === 'text' || order === null ? guardedText(String(value)) : String(value);
}

/** One line of each row, CRLF behind it (RFC 4180). */
export function csvLines(rows: readonly Row[], columns: readonly ExportColumn[]): string {
  return rows
    .map((row) => csvLine(columns.map(({ name, order }) => csvText(row[name], order))))
    .join('');
}

/** The fields' names, so that what is imported again finds its fields. */
export const csvHeader = (columns: readonly ExportColumn[]): string =>
  csvLine(columns.map(({ name }) => name));

/** Rows as CSV, with the mark that lets spreadsheets read it as UTF-8. */
export async function* asCsv(
  pages: AsyncIterable<Row[]>,
  columns: readonly ExportColumn[],
): AsyncGenerator<string> {
  yield `${CSV_MARK}${csvHeader(columns)}`;
  for await (const rows of pages) yield csvLines(rows, columns);
}
