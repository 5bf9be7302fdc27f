import { Readable } from 'node:stream';
import { type ImportLayout, MESSAGES } from '@trellis/contract';
import { CsvError, parse } from 'csv-parse';
import { decoded } from '../entities/index.ts';
import { Refusal } from '../refusal.ts';

/** One row of a file: its line, or its row in a sheet, counted from one. */
export interface Line {
  row: number;
  cells: string[];
}

export interface Kept {
  isSheet: boolean;
  layout: ImportLayout;
  open(): Promise<Readable>;
}

/** Bytes of one row; a file with a longer one is refused at its line. */
const MOST_ROW = 20_000_000;

const unreadable = (reason: string, cause?: unknown) =>
  new Refusal('invalid', `${MESSAGES.csvUnreadable} ${reason}`, {
    code: 'import_unreadable',
    cause,
  });

/** The rows of a file from its headers on; empty ones are skipped. A text file is never in memory whole. */
export async function* linesOf(kept: Kept): AsyncGenerator<Line> {
  if (kept.isSheet) yield* sheetLines(kept);
  else yield* textLines(kept);
}

async function* textLines({ layout, open }: Kept): AsyncGenerator<Line> {
  const parser = parse({
    bom: true,
    delimiter: layout.separator,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MOST_ROW,
    info: true,
  });
  const source = await open();
  const text =
    layout.encoding === 'utf-8' ? source : Readable.from(decoded(source, layout.encoding));
  text.on('error', (error) => parser.destroy(error)).pipe(parser);
  let left = layout.headerRow - 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (record.every((cell) => cell.trim() === '')) continue;
      if (left-- > 0) continue;
      yield { row: info.lines, cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw unreadable(error.message, error);
    throw error;
  } finally {
    source.destroy();
    text.destroy();
  }
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

async function* sheetLines({ layout, open }: Kept): AsyncGenerator<Line> {
  const sheets = await readSheets(await open());
  const sheet = sheets.find(({ name }) => name === layout.sheet) ?? sheets[0];
  for (const [index, cells] of (sheet?.rows ?? []).entries())
    if (index + 1 >= layout.headerRow && cells.some((cell) => cell.trim() !== ''))
      yield { row: index + 1, cells };
}

/** A workbook's sheets with their cells as texts. */
async function readSheets(source: Readable): Promise<{ name: string; rows: string[][] }[]> {
  const { default: readWorkbook } = await import('read-excel-file/node');
  const sheets = await readWorkbook(source).catch((cause: unknown) => {
    throw new Refusal('invalid', 'This spreadsheet cannot be read', {
      code: 'import_unreadable',
      cause,
    });
  });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: data.map((row) => row.map(cellText)),
  }));
}

export const sheetNames = async (source: Readable): Promise<string[]> =>
  (await readSheets(source)).map(({ name }) => name);

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

/** The headers' names, each once; a column without one is called by its place. */
export function headersOf(cells: readonly string[]): string[] {
  const taken = new Set<string>();
  // Columns behind the last header have none, and are told of where they have values.
  const end = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return cells.slice(0, end).map((cell, at) => {
    const name = cell.trim().slice(0, 900) || `Column ${at + 1}`;
    let own = name;
    for (let n = 2; taken.has(own); n++) own = `${name} (${n})`;
    taken.add(own);
    return own;
  });
}
