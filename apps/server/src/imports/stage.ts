import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { IMPORT, type ImportLayout, MESSAGES } from '@trellis/contract';
import type { Context } from 'hono';
import { importedFile, isWorkbook } from '../entities/index.ts';
import type { Builder } from '../identity/index.ts';
import { newId } from '../ids.ts';
import type { Parsing } from '../parsing/index.ts';
import { Refusal } from '../refusal.ts';
import { FileStore } from '../storage/index.ts';
import { asTable } from './json-table.ts';
import { layoutOf } from './layout.ts';
import { sheetsOf } from './lines.ts';
import type { ImportNeeds } from './needs.ts';
import { headerRowOf, type ImportRecord, openLines, recordOf } from './record.ts';

/** What the entity could be called that a file makes: `past_orders-2026.csv` → `Past orders 2026`. */
function titleOf(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, 60)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1) || 'New entity';
}

/** Where a file's table is: the file itself, or one beside it with the records of a JSON file as rows. */
async function tableOf(
  parsing: Parsing,
  owner: string,
  file: File,
  received: string,
): Promise<string> {
  if (!/\.(csv|tsv|txt|xlsx|json)$/i.test(file.name))
    throw new Refusal('invalid', 'Only CSV, TSV, XLSX and JSON files can be imported', {
      code: 'import_unreadable',
    });
  if (file.size === 0) throw new Refusal('invalid', MESSAGES.csvEmpty, { code: 'import_empty' });
  if (!/\.json$/i.test(file.name)) return received;
  const table = `${received}.csv`;
  await asTable(parsing, owner, { from: received, to: table });
  return table;
}

/** Keeps the file of a request's body until its rows are imported, into an entity or a new one, and finds out how it is written. */
export async function stage(
  services: ImportNeeds,
  c: Context,
  builder: Builder,
  entity: { appId: string; id: string; name: string } | { appId: string },
): Promise<ImportRecord> {
  const { db, files } = services;
  return importedFile(
    c,
    async (file, received) => {
      const isSheet = await isWorkbook(file);
      const path = await tableOf(services.parsing, entity.appId, file, received);
      const layout: ImportLayout =
        isSheet || path !== received
          ? { encoding: 'utf-8', separator: ',', sheet: null, headerRow: 1 }
          : await layoutOf(path, file.name);
      const open = () => Promise.resolve(createReadStream(path));
      const sheets = isSheet ? await sheetsOf(services.parsing, { appId: entity.appId, open }) : [];
      const first = sheets.find(({ isEmpty }) => !isEmpty) ?? sheets[0];
      const found = { ...layout, sheet: first?.name ?? null };
      const kept = { appId: entity.appId, isSheet, layout: found, open };
      // The records of a JSON file have their names, whatever these are.
      if (isSheet || path === received) found.headerRow = await headerRowOf(services, kept);
      const stored = `imports/${FileStore.newName(isSheet ? 'xlsx' : 'csv')}`;
      await files.putFile(entity.appId, stored, path);
      // Rows' ids begin with it: sixteen digits, the first twelve in the order of time like other rows'.
      const id = newId().slice(0, 12) + randomBytes(2).toString('hex');
      await db
        .insertInto('data_imports')
        .values({
          app_id: entity.appId,
          id,
          ...('id' in entity
            ? { entity_id: entity.id, entity_name: entity.name }
            : { entity_id: '', entity_name: titleOf(file.name), makes_entity: true }),
          file_name: file.name.slice(0, 200),
          stored_name: stored,
          is_sheet: isSheet,
          layout: JSON.stringify(found),
          sheets: JSON.stringify(sheets.map(({ name }) => name)),
          state: 'staged',
          by_user: builder.userId,
        })
        .execute();
      const record = await recordOf(db, entity.appId, id);
      // Of several sheets one is chosen first.
      await requireReadable(services, record, sheets.length < 2);
      return record;
    },
    IMPORT.fileBytes,
  );
}

/** Refuses a file that cannot be read, or has no rows where it `needsRows`, and forgets it. */
async function requireReadable(
  services: ImportNeeds,
  record: ImportRecord,
  needsRows: boolean,
): Promise<void> {
  try {
    const { headers, lines } = await openLines(services, record);
    const hasRows = (await lines.next()).done !== true;
    await lines.return(undefined);
    if (needsRows && headers.length === 0)
      throw new Refusal('invalid', MESSAGES.csvEmpty, { code: 'import_empty' });
    if (needsRows && !hasRows)
      throw new Refusal('invalid', MESSAGES.csvNoRows, { code: 'import_no_rows' });
  } catch (error) {
    await discard(services, record);
    throw error;
  }
}

/** Forgets a file that nobody imported. */
export async function discard({ db, files }: ImportNeeds, record: ImportRecord): Promise<void> {
  if (record.stored_name) await files.remove(record.app_id, record.stored_name);
  await db
    .deleteFrom('data_imports')
    .where('app_id', '=', record.app_id)
    .where('id', '=', record.id)
    .execute();
}
