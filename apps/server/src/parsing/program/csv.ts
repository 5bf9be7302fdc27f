import { Readable } from 'node:stream';
import { FOREIGN, FOREIGN_WORDS } from '@trellis/contract/parsing';
import { CsvError, parse } from 'csv-parse';
import { decoded } from '../encoding.ts';
import type { CsvJob } from '../protocol.ts';
import { broken, within } from './fault.ts';
import { RowList } from './rows.ts';
import type { Source } from './source.ts';

/** Bytes that are parsed in one go: all their records are in memory at once, and there may be one for every two. */
const PIECE = 16_384;

async function* small(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces)
    for (let at = 0; at < piece.length; at += PIECE) yield piece.subarray(at, at + PIECE);
}

/** A record, and the line of the file that it begins at, counted from one. */
interface CsvRecord {
  line: number;
  record: string[];
}

const BREAK = /\r\n|\r|\n/g;

/** The first line of each record. The parser tells the last one, and counts a CRLF within quotes twice. */
function firstLines(): { of(record: string[], end: number): number; next(): number } {
  let [twice, last] = [0, 0];
  const of = (record: string[], end: number) => {
    let within = 0;
    for (const cell of record) {
      if (!cell.includes('\n') && !cell.includes('\r')) continue;
      for (const [sign] of cell.matchAll(BREAK)) {
        within++;
        if (sign.length > 1) twice++;
      }
    }
    last = end - twice;
    return last - within;
  };
  return { of, next: () => last + 1 };
}

/** The records of a CSV file as rows of a table, the one with its headers too. */
export async function* csv(job: CsvJob, source: Source): AsyncGenerator<string, undefined> {
  const list = new RowList();
  for await (const { record, line } of csvRecords(job, source)) {
    const full = list.add(JSON.stringify([line, record]));
    if (full) yield full;
  }
  const rest = list.take();
  if (rest) yield rest;
}

/** The parser names the end of a file where a quote is open: it is to be mended where it opens. */
const faultOf = ({ code, message }: CsvError, line: number): string =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? `A quote opens in the row of line ${line} and is not closed.`
    : message;

/** Its records; empty lines are skipped. */
export async function* csvRecords(job: CsvJob, source: Source): AsyncGenerator<CsvRecord> {
  const { columns } = FOREIGN.table;
  const lines = firstLines();
  const lineOf = new WeakMap<string[], number>();
  const parser = parse({
    bom: true,
    delimiter: job.separator,
    // A file that went through several programs has them side by side; the longest is looked for first.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: job.record,
    // When it is parsed, since records before a fault may never be read.
    on_record: (record, info) => {
      lineOf.set(record, lines.of(record, info.lines));
      return record;
    },
  });
  const bytes = small(source);
  const text = Readable.from(job.encoding === 'utf-8' ? bytes : decoded(bytes, job.encoding));
  text.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      const line = lineOf.get(record) ?? lines.next();
      if (record.every((cell) => cell.trim() === '')) continue;
      within(record.length, columns, FOREIGN_WORDS.tooMany(columns, 'columns'));
      yield { line, record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw broken(faultOf(error, lines.next()), error);
    throw error;
  } finally {
    text.destroy();
  }
}
