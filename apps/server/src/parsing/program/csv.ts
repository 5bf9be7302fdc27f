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

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** A record, and the line of the file that it begins at, counted from one. */
interface CsvRecord {
  line: number;
  record: string[];
}

const BREAK = /\r\n|\r|\n/g;

/** The first line of each record. The parser tells the last one, and counts a CRLF within quotes twice. */
function firstLines(): (parsed: Parsed) => number {
  let twice = 0;
  return ({ record, info }) => {
    let within = 0;
    for (const cell of record) {
      if (!cell.includes('\n') && !cell.includes('\r')) continue;
      for (const [sign] of cell.matchAll(BREAK)) {
        within++;
        if (sign.length > 1) twice++;
      }
    }
    return info.lines - twice - within;
  };
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

/** Its records; empty lines are skipped. */
export async function* csvRecords(job: CsvJob, source: Source): AsyncGenerator<CsvRecord> {
  const { columns } = FOREIGN.table;
  const parser = parse({
    bom: true,
    delimiter: job.separator,
    // A file that went through several programs has them side by side; the longest is looked for first.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: job.record,
    info: true,
  });
  const lineOf = firstLines();
  const bytes = small(source);
  const text = Readable.from(job.encoding === 'utf-8' ? bytes : decoded(bytes, job.encoding));
  text.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    for await (const parsed of parser as AsyncIterable<Parsed>) {
      const { record } = parsed;
      const line = lineOf(parsed);
      if (record.every((cell) => cell.trim() === '')) continue;
      within(record.length, columns, FOREIGN_WORDS.tooMany(columns, 'columns'));
      yield { line, record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw broken(error.message, error);
    throw error;
  } finally {
    text.destroy();
  }
}
