import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { IMPORT } from '@trellis/contract';
import { csvLine } from '@trellis/fields';
import { BrokenFile, type Parsing } from '../parsing/index.ts';
import { Refusal } from '../refusal.ts';

/** What an import would take an apostrophe off; a text of JSON means what it says. */
const GUARDED = /^'+[=+\-@\t\r]/;

const unreadable = (message: string, cause?: unknown) =>
  new Refusal('invalid', message, { code: 'import_unreadable', cause });

/**
 * Writes the records of a JSON file as the rows of a CSV file: a column for each name that any of them has, in the order
 * in which they come first. What is no text, figure, yes or no stands in its cell as JSON.
 * @throws Refusal invalid for a file that holds no list of records, or has too many columns
 */
export async function asTable(
  parsing: Parsing,
  owner: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const records = () => recordsIn(parsing, owner, from);
  const names = new Set<string>();
  for await (const record of records())
    for (const name of Object.keys(record)) {
      names.add(name);
      if (names.size > IMPORT.columns)
        throw unreadable(`A file can have up to ${IMPORT.columns} columns`);
    }
  if (names.size === 0) throw unreadable('This file has no records');
  const columns = [...names];
  await writeFile(to, linesOf(columns, records()));
}

async function* linesOf(
  columns: readonly string[],
  records: AsyncIterable<Record<string, unknown>>,
): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const record of records)
    yield csvLine(columns.map((name) => (Object.hasOwn(record, name) ? textOf(record[name]) : '')));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string')
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  return GUARDED.test(value.trim()) ? `'${value.trim()}` : value;
}

async function* recordsIn(
  parsing: Parsing,
  owner: string,
  path: string,
): AsyncGenerator<Record<string, unknown>> {
  const open = () => Promise.resolve(createReadStream(path));
  let at = 0;
  try {
    for await (const record of await parsing.records({ owner, open })) {
      at++;
      if (typeof record !== 'object' || record === null || Array.isArray(record))
        throw unreadable(`Record ${at} is not an object`);
      yield record as Record<string, unknown>;
    }
  } catch (error) {
    throw error instanceof BrokenFile ? unreadable(error.message, error) : error;
  }
}
