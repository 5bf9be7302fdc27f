import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { CsvError, parse } from 'csv-parse';
import { Refusal } from '../../refusal.ts';
import { unguarded } from './convert.ts';
import { decoded, encodingOf } from './encoding.ts';
import { refuseInflation } from './inflation.ts';

/** One record of a file, with the line or place that it stands at. */
export interface FileRecord {
  at: number;
  values: Record<string, unknown>;
}

const unreadable = (message: string, cause?: unknown) =>
  new Refusal('invalid', message, { code: 'import_unreadable', cause });

/** The records of a CSV, TSV, JSON or XLSX file, in their order; a CSV file is never in memory whole. */
export function recordsOf(file: File): AsyncIterable<FileRecord> {
  const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1] ?? '';
  if (ending === 'json' || file.type === 'application/json') return jsonRecords(file);
  if (ending === 'xlsx') return sheetRecords(file);
  if (['csv', 'tsv', 'txt'].includes(ending) || file.type === 'text/csv') return csvRecords(file);
  throw unreadable('Only CSV, JSON and XLSX files can be imported');
}

const bytesOf = (file: File): Readable => Readable.fromWeb(file.stream() as ReadableStream);

async function* csvRecords(file: File): AsyncGenerator<FileRecord> {
  const { encoding, head } = await encodingOf(bytesOf(file));
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(new TextDecoder(encoding).decode(head)),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: 1_000_000,
    info: true,
  });
  const bytes = bytesOf(file);
  const text = encoding === 'utf-8' ? bytes : Readable.from(decoded(bytes, encoding));
  text.on('error', (error) => parser.destroy(error)).pipe(parser);
  let headers: string[] | null = null;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      // Guards stand in files for spreadsheets alone: a JSON text means what it says.
      if (headers) yield { at: info.lines, values: named(headers, record.map(cellText)) };
      else headers = record.map((cell) => cell.trim());
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw unreadable(`This CSV file is broken: ${error.message}`, error);
    throw error;
  }
}

const cellText = (cell: string): string => unguarded(cell.trim());

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** What stands between the headers: a comma, a semicolon, a tab or a bar, whichever is there most often. */
function delimiterOf(head: string): string {
  const [first = ''] = head.replaceAll(/"[^"]*"/g, '').split(/\r?\n/);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

async function* sheetRecords(file: File): AsyncGenerator<FileRecord> {
  await refuseInflation(file);
  const { readSheet } = await import('read-excel-file/node');
  const rows = await readSheet(Readable.fromWeb(file.stream() as ReadableStream)).catch(
    (cause: unknown) => {
      throw unreadable('This spreadsheet cannot be read', cause);
    },
  );
  const [first, ...rest] = rows;
  const headers = (first ?? []).map((cell) => String(cell ?? '').trim());
  for (const [index, row] of rest.entries()) {
    const cells = row.map(sheetCell);
    if (cells.some((cell) => cell !== null && cell !== ''))
      yield { at: index + 2, values: named(headers, cells) };
  }
}

/** Cells of a workbook, which may have been a CSV file before it was opened. */
function sheetCell<T>(cell: T): T | string {
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'string' ? cellText(cell) : cell;
}

async function* jsonRecords(file: File): AsyncGenerator<FileRecord> {
  const list = listOf(parsed(await file.text()));
  for (const [index, values] of list.entries()) {
    if (typeof values !== 'object' || values === null || Array.isArray(values))
      throw unreadable(`Record ${index + 1} is no object`);
    yield { at: index + 1, values: values as Record<string, unknown> };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    try {
      return lines.map((line) => JSON.parse(line));
    } catch {
      throw unreadable('This file is not JSON', cause);
    }
  }
}

/** The list itself, or the one list of an object that holds it. */
function listOf(content: unknown): unknown[] {
  if (Array.isArray(content)) return content;
  const lists = Object.values((content ?? {}) as object).filter(Array.isArray);
  if (lists.length !== 1) throw unreadable('This file holds no list of records');
  return lists[0] as unknown[];
}

const named = (headers: string[], cells: readonly unknown[]) =>
  Object.fromEntries(
    headers.flatMap((header, at) => (header === '' ? [] : [[header, cells[at] ?? '']])),
  );
