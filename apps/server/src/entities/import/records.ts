import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { FOREIGN } from '@trellis/contract';
import {
  BrokenFile,
  encodingOf,
  type Foreign,
  type Parsing,
  type Reading,
  type TableRow,
} from '../../parsing/index.ts';
import { Refusal } from '../../refusal.ts';
import { unguarded } from './convert.ts';

/** One record of a file, with the line or place that it stands at. */
export interface FileRecord {
  at: number;
  values: Record<string, unknown>;
}

/** The records of a file, in their order. Whoever has them closes them, also where they took none. */
export interface Records extends AsyncIterable<FileRecord> {
  close(): Promise<void>;
}

const unreadable = (message: string, cause?: unknown) =>
  new Refusal('invalid', message, { code: 'import_unreadable', cause });

/**
 * Begins to read the records of a CSV, TSV, JSON or XLSX file; `owner` is the app whose file it is. None of them is
 * in memory whole.
 */
export async function recordsOf(parsing: Parsing, owner: string, file: File): Promise<Records> {
  const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1] ?? '';
  const foreign = { owner, open: () => Promise.resolve(bytesOf(file)) };
  if (ending === 'json' || file.type === 'application/json') return jsonRecords(parsing, foreign);
  if (ending === 'xlsx') return sheetRecords(parsing, foreign);
  if (['csv', 'tsv', 'txt'].includes(ending) || file.type === 'text/csv')
    return csvRecords(parsing, foreign, file);
  throw unreadable('Only CSV, JSON and XLSX files can be imported');
}

const bytesOf = (file: File): Readable => Readable.fromWeb(file.stream() as ReadableStream);

async function csvRecords(parsing: Parsing, foreign: Foreign, file: File): Promise<Records> {
  const { encoding, head } = await encodingOf(bytesOf(file));
  const separator = delimiterOf(new TextDecoder(encoding).decode(head));
  const { record } = FOREIGN.table;
  return tableRecords(
    () => parsing.rows(foreign, { kind: 'csv', encoding, separator, record }),
    (reason) => `This CSV file is broken: ${reason}`,
  );
}

/** What stands between the headers: a comma, a semicolon, a tab or a bar, whichever is there most often. */
function delimiterOf(head: string): string {
  const [first = ''] = head.replaceAll(/"[^"]*"/g, '').split(/\r?\n/);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const sheetRecords = (parsing: Parsing, foreign: Foreign): Promise<Records> =>
  tableRecords(
    () => parsing.rows(foreign, { kind: 'sheet', name: null }),
    () => 'This spreadsheet cannot be read',
  );

const jsonRecords = (parsing: Parsing, foreign: Foreign): Promise<Records> =>
  read<unknown>(
    () => parsing.records(foreign),
    (reason) => reason,
    async function* (list) {
      let at = 0;
      for await (const values of list) {
        at++;
        if (typeof values !== 'object' || values === null || Array.isArray(values))
          throw unreadable(`Record ${at} is no object`);
        yield { at, values: values as Record<string, unknown> };
      }
    },
  );

const tableRecords = (begin: () => Promise<Reading<TableRow>>, words: (reason: string) => string) =>
  read(begin, words, async function* (rows) {
    let headers: string[] | null = null;
    // Guards stand in files for spreadsheets alone: a JSON text means what it says.
    for await (const [at, cells] of rows)
      if (headers) yield { at, values: named(headers, cells.map(cellValue)) };
      else headers = cells.map((cell) => String(cell ?? '').trim());
  });

/** Begins to read; a broken file is told in the words for its kind, whenever that shows. */
async function read<T>(
  begin: () => Promise<Reading<T>>,
  words: (reason: string) => string,
  records: (list: AsyncIterable<T>) => AsyncIterable<FileRecord>,
): Promise<Records> {
  const told = (error: unknown) =>
    error instanceof BrokenFile ? unreadable(words(error.message), error) : error;
  const reading = await begin().catch((error: unknown) => {
    throw told(error);
  });
  return {
    close: () => reading.close(),
    async *[Symbol.asyncIterator]() {
      try {
        yield* records(reading);
      } catch (error) {
        throw told(error);
      }
    },
  };
}

/** Cells of a table, which may have been guarded against spreadsheets when it was made. */
const cellValue = <T>(cell: T): T | string =>
  typeof cell === 'string' ? unguarded(cell.trim()) : cell;

const named = (headers: readonly string[], cells: readonly unknown[]) =>
  Object.fromEntries(
    headers.flatMap((header, at) => (header === '' ? [] : [[header, cells[at] ?? '']])),
  );
