import type { Row } from '@trellis/contract';
import type { ExportColumn } from './columns.ts';
import { listText } from './texts.ts';

/** Texts that a spreadsheet would take for a formula, and those that look as if they were guarded already. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A value as CSV has it: texts are kept from being formulas, numbers and dates are as they are (ruling 27). */
function csvText(value: unknown, order: ExportColumn['order']): string {
  if (value === null || value === undefined) return '';
  const list = listText(value);
  if (list !== null) return list.startsWith('[') ? list : guarded(list);
  if (typeof value === 'object') return JSON.stringify(value);
  return order === 'text' || order === null ? guarded(String(value)) : String(value);
}

/** With an apostrophe before what would be a formula; an import takes it off again. */
function guarded(text: string): string {
  const trimmed = text.trim();
  if (FORMULA.test(trimmed)) return `'${trimmed}`;
  // A tab before it is as bad as a formula, and is nothing to a field.
  return /^[\t\r]/.test(text) ? trimmed : text;
}

const quoted = (text: string): string =>
  /[",\n\r]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

/** One line of each row, CRLF behind it (RFC 4180). */
export function csvLines(rows: readonly Row[], columns: readonly ExportColumn[]): string {
  return rows
    .map(
      (row) =>
        `${columns.map(({ name, order }) => quoted(csvText(row[name], order))).join(',')}\r\n`,
    )
    .join('');
}

/** The fields' names, so that what is imported again finds its fields. */
export const csvHeader = (columns: readonly ExportColumn[]): string =>
  `${columns.map(({ name }) => quoted(name)).join(',')}\r\n`;

/** Rows as CSV, with the mark that lets spreadsheets read it as UTF-8. */
export async function* asCsv(
  pages: AsyncIterable<Row[]>,
  columns: readonly ExportColumn[],
): AsyncGenerator<string> {
  yield `\ufeff${csvHeader(columns)}`;
  for await (const rows of pages) yield csvLines(rows, columns);
}
