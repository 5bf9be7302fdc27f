import { FOREIGN, FOREIGN_WORDS, isJson, isPlaceName } from '@trellis/contract';
import {
  BrokenFile,
  type CsvJob,
  encodingOf,
  type Foreign,
  type Parsing,
  type Reading,
  saysSeparator,
  separatorOf,
  type TableRow,
} from '../../parsing/index.ts';
import { Refusal } from '../../refusal.ts';
import { blobBytes } from '../../storage/index.ts';
import { unguarded } from './convert.ts';
import { HEADERS_WITHIN, headersAt } from './header-row.ts';
import { headersOf, tooWide, withoutControls } from './headers.ts';

/** Which of a table's columns are read: those with a header, or all. */
type Columns = 'named' | 'all';

/** One record of a file, with the line or place that it stands at. */
export interface FileRecord {
  at: number;
  values: Record<string, unknown>;
  /** Why a table's row is not all in its values: it has cells that no header stands above. */
  fault?: string | null;
}

/** The records of a file, in their order. Whoever has them closes them, also where they took none. */
export interface Records extends AsyncIterable<FileRecord> {
  /** Of a workbook, which of several sheets they are of. */
  sheet?: string;
  close(): Promise<void>;
}

const unreadable = (message: string, cause?: unknown) =>
  new Refusal('invalid', message, { code: 'import_unreadable', cause });

/** What a ZIP archive begins with; a workbook is one. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Whether a file is a workbook, also where its name says that it is a text. */
export async function isWorkbook(file: File): Promise<boolean> {
  const name = file.name.toLowerCase();
  if (name.endsWith('.xlsx')) return true;
  if (!/\.(csv|tsv|txt)$/.test(name)) return false;
  const head = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer());
  return ZIP.every((byte, at) => head[at] === byte);
}

/**
 * Begins to read the records of a CSV, TSV, JSON or XLSX file; `owner` is the app whose file it is. None of them is
 * in memory whole. Of a text with more than `most` records none is read. `columns`: a table's columns without a header are
 * called by their places where all are wanted.
 */
export async function recordsOf(
  parsing: Parsing,
  owner: string,
  file: File,
  most = Number.POSITIVE_INFINITY,
  columns: Columns = 'named',
): Promise<Records> {
  const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1] ?? '';
  const foreign = { owner, open: () => blobBytes(file) };
  if (isJson({ name: file.name, contentType: file.type }))
    return jsonRecords(parsing, foreign, file, most);
  if (await isWorkbook(file)) return sheetRecords(parsing, foreign, columns);
  if (['csv', 'tsv', 'txt'].includes(ending) || file.type === 'text/csv')
    return csvRecords(parsing, foreign, file, { most, columns });
  throw unreadable('Only CSV, JSON and XLSX files can be imported');
}

/** Where a record ends, or begins: at most one of these stands for each. */
const MARKS = { csv: '\n', json: '{' };

/**
 * Refuses what has more records than `most` before any is stored. They are counted where there are marks enough for
 * so many: some may stand within a text, so that the marks alone do not tell.
 */
async function refuseMore(
  parsing: Parsing,
  foreign: Foreign,
  file: File,
  job: CsvJob | { kind: 'json' },
  most: number,
): Promise<void> {
  if (file.size <= most) return;
  const mark = MARKS[job.kind].charCodeAt(0);
  let marks = 0;
  for await (const piece of blobBytes(file))
    for (let at = 0; at < piece.length; at++) if (piece[at] === mark) marks++;
  if (marks <= most) return;
  // The headers are a record, too.
  if ((await parsing.count(foreign, job, most + 1)) > most + 1)
    throw new Refusal('invalid', FOREIGN_WORDS.tooMany(most, 'records'), { code: 'file_too_much' });
}

async function csvRecords(
  parsing: Parsing,
  foreign: Foreign,
  file: File,
  { most, columns }: { most: number; columns: Columns },
): Promise<Records> {
  const { encoding, head } = await encodingOf(blobBytes(file));
  const separator = separatorOf(new TextDecoder(encoding).decode(head));
  const { record } = FOREIGN.table;
  const job = { kind: 'csv', encoding, separator, record } as const;
  return tableRecords(
    async () => {
      await refuseMore(parsing, foreign, file, job, most);
      return parsing.rows(foreign, job);
    },
    (reason) => `This CSV file is broken: ${reason}`,
    columns,
  );
}

async function sheetRecords(
  parsing: Parsing,
  foreign: Foreign,
  columns: Columns,
): Promise<Records> {
  let sheet: string | undefined;
  const records = await tableRecords(
    async () => {
      const sheets = await parsing.sheets(foreign);
      if (sheets.length > 1) sheet = (sheets.find(({ isEmpty }) => !isEmpty) ?? sheets[0])?.name;
      return parsing.rows(foreign, { kind: 'sheet', name: sheet ?? null });
    },
    () => 'This spreadsheet cannot be read',
    columns,
  );
  return sheet === undefined ? records : { ...records, sheet };
}

const jsonRecords = (
  parsing: Parsing,
  foreign: Foreign,
  file: File,
  most: number,
): Promise<Records> =>
  read<unknown>(
    async () => {
      await refuseMore(parsing, foreign, file, { kind: 'json' }, most);
      return parsing.records(foreign);
    },
    (reason) => reason,
    async function* (list) {
      let at = 0;
      for await (const values of list) {
        at++;
        if (typeof values !== 'object' || values === null || Array.isArray(values))
          throw unreadable(`Record ${at} is not an object`);
        yield { at, values: values as Record<string, unknown> };
      }
    },
  );

const tableRecords = (
  begin: () => Promise<Reading<TableRow>>,
  words: (reason: string) => string,
  columns: Columns,
) =>
  read(begin, words, async function* (rows) {
    let headers: string[] | null = null;
    // Guards stand in files for spreadsheets alone: a JSON text means what it says.
    for await (const [at, cells] of fromHeaders(rows))
      if (headers) {
        const values = byHeader(headers, cells.map(cellValue), columns);
        yield { at, values, fault: tooWide(cells, headers.length) };
      } else headers = headersOf(cells.map((cell) => String(cell ?? '')));
  });

/** The rows from the one with the headers on; what stands above it is a title. */
async function* fromHeaders(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let first: TableRow[] | null = [];
  for await (const row of rows) {
    if (first === null) yield row;
    else if (first.length > 0 || !saysSeparator(row[1])) {
      first.push(row);
      if (first.length < HEADERS_WITHIN) continue;
      yield* first.slice(headersAt(first));
      first = null;
    }
  }
  if (first) yield* first.slice(headersAt(first));
}

/** Begins to read; a broken file is refused in the words for its kind, whenever that shows. */
async function read<T>(
  begin: () => Promise<Reading<T>>,
  words: (reason: string) => string,
  records: (list: AsyncIterable<T>) => AsyncIterable<FileRecord>,
): Promise<Records> {
  const asRefusal = (error: unknown) =>
    error instanceof BrokenFile ? unreadable(words(error.message), error) : error;
  const reading = await begin().catch((error: unknown) => {
    throw asRefusal(error);
  });
  return {
    close: () => reading.close(),
    async *[Symbol.asyncIterator]() {
      try {
        yield* records(reading);
      } catch (error) {
        throw asRefusal(error);
      }
    },
  };
}

/** Cells of a table, which may have been guarded against spreadsheets when it was made. */
const cellValue = <T>(cell: T): T | string =>
  typeof cell === 'string' ? unguarded(withoutControls(cell).trim()) : cell;

const byHeader = (headers: readonly string[], cells: readonly unknown[], columns: Columns) =>
  Object.fromEntries(
    headers.flatMap((header, at) =>
      columns === 'named' && isPlaceName(header) ? [] : [[header, cells[at] ?? '']],
    ),
  );
