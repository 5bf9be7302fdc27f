import type { Row } from '@trellis/contract';
import type { ExportColumn } from '../columns.ts';
import { CELL_MAX, lettersOf, STYLE, sheetRow, textCell } from './cells.ts';
import { SHEET_END, SHEET_HEAD, workbookParts } from './parts.ts';
import { ZipWriter } from './zip.ts';

/** Lines of one sheet at most. */
const SHEET_MAX = 1_048_576;
/** Long texts that are kept whole beside the rows. */
const LONG_MAX = 2_000;

/** Rows as a workbook, written as they come; more than a sheet holds go on in the next one. */
export async function* asXlsx(
  pages: AsyncIterable<Row[]>,
  columns: readonly ExportColumn[],
  sheetMax = SHEET_MAX,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipWriter();
  const lettered = columns.map((column, at) => ({ ...column, letters: lettersOf(at) }));
  const header = lettered
    .map(({ name, letters }) => textCell(`${letters}1`, name, ` s="${STYLE.header}"`))
    .join('');
  const sheets: string[] = [];
  const long: { sheet: string; at: string; text: string }[] = [];
  const begin = (name: string) => {
    sheets.push(name);
    zip.begin(`xl/worksheets/sheet${sheets.length}.xml`);
  };
  try {
    let line = 1;
    begin('Rows');
    await zip.write(`${SHEET_HEAD}<row r="1">${header}</row>`);
    for await (const rows of pages) {
      let text = '';
      for (const row of rows) {
        if (line === sheetMax) {
          await zip.finish(text + SHEET_END);
          text = '';
          line = 1;
          begin(`Rows ${sheets.length + 1}`);
          await zip.write(`${SHEET_HEAD}<row r="1">${header}</row>`);
        }
        const sheet = sheets.at(-1)!;
        text += sheetRow(row, ++line, lettered, (at, whole) => {
          if (long.length < LONG_MAX) long.push({ sheet, at, text: whole });
        });
      }
      await zip.write(text);
      yield* zip.take();
    }
    await zip.finish(SHEET_END);
    if (long.length > 0) {
      begin('Long texts');
      await zip.finish(longTexts(long));
    }
    for (const [path, content] of Object.entries(workbookParts(sheets))) {
      zip.begin(path);
      await zip.finish(content);
    }
    zip.end();
    yield* zip.take();
  } finally {
    zip.stop();
  }
}

/** The texts that no cell holds, each whole, in as many cells as it takes. */
function longTexts(long: readonly { sheet: string; at: string; text: string }[]): string {
  const lines = long.map(({ sheet, at, text }, index) => {
    const line = index + 2;
    const parts = Array.from({ length: Math.ceil(text.length / CELL_MAX) }, (_, part) =>
      textCell(`${lettersOf(part + 1)}${line}`, text.slice(part * CELL_MAX, (part + 1) * CELL_MAX)),
    );
    return `<row r="${line}">${textCell(`A${line}`, `${sheet}!${at}`)}${parts.join('')}</row>`;
  });
  const header = textCell('A1', 'Cell') + textCell('B1', 'The whole text, in parts');
  return `${SHEET_HEAD}<row r="1">${header}</row>${lines.join('')}${SHEET_END}`;
}
