import { type Attachment, IMPORT, isPlaceName, LIMITS, type Writer } from '@trellis/contract';
import { recordsOf } from '../../entities/index.ts';
import { Refusal } from '../../refusal.ts';
import { fileOf } from '../attachments.ts';
import type { ChatNeeds } from '../needs.ts';
import { type Notations, notationsOf } from './columns.ts';

/** A table of a message as it was read. */
export interface ReadTable {
  records: Record<string, unknown>[];
  /** Why rows are not among the records, one reason for each. */
  unread: string[];
  /** How its columns are written. */
  notations: Notations;
  /** Who sent it, as far as it says how they write. */
  writer: Writer | undefined;
}

/** All rows of a table; null where they are more than a message brings. */
export async function readTable(
  services: ChatNeeds,
  appId: string,
  attachment: Attachment,
  writer?: Writer,
): Promise<ReadTable | null> {
  const file = await fileOf(services, appId, attachment);
  const found = await recordsOf(services.parsing, appId, file, undefined, 'all');
  const records: Record<string, unknown>[] = [];
  const unread: string[] = [];
  try {
    for await (const { at, values, fault } of found) {
      if (fault) unread.push(`row ${at}: ${fault}`);
      else records.push(values);
      if (records.length + unread.length > LIMITS.chat.importRows) return null;
    }
  } finally {
    await found.close();
  }
  dropEmpty(records);
  if (/json/.test(file.type)) alike(records);
  return { records, unread, notations: notationsOf(records, writer), writer };
}

/** What has neither a name nor a cell is no column. */
function dropEmpty(records: Record<string, unknown>[]): void {
  for (const header of Object.keys(records[0] ?? {}).filter(isPlaceName))
    if (records.every((record) => String(record[header] ?? '').trim() === ''))
      for (const record of records) delete record[header];
}

/** Gives each record of JSON all columns, as rows of a table have them; what is no value stands in its cell as JSON. */
function alike(records: Record<string, unknown>[]): void {
  const names = new Set<string>();
  for (const record of records)
    for (const name of Object.keys(record))
      if (names.add(name).size > IMPORT.columns)
        throw new Refusal('invalid', `A file may have ${IMPORT.columns} columns`);
  for (const [at, record] of records.entries())
    records[at] = Object.fromEntries([...names].map((name) => [name, cellOf(record[name])]));
}

const cellOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? '');
