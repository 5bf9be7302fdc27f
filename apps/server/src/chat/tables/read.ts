import { type Attachment, isPlaceName, LIMITS, type Writer } from '@trellis/contract';
import { recordsOf } from '../../entities/index.ts';
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
  return { records, unread, notations: notationsOf(records), writer };
}

/** What has neither a name nor a cell is no column. */
function dropEmpty(records: Record<string, unknown>[]): void {
  for (const header of Object.keys(records[0] ?? {}).filter(isPlaceName))
    if (records.every((record) => String(record[header] ?? '').trim() === ''))
      for (const record of records) delete record[header];
}
