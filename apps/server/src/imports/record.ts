import { IMPORT, type ImportProgress, MESSAGES } from '@trellis/contract';
import type { Selectable } from 'kysely';
import type { DataImportTable, Db } from '../db/index.ts';
import { HEADERS_WITHIN, headersAt, headersOf, type RowAsk } from '../entities/index.ts';
import type { Builder } from '../identity/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { type Kept, linesOf } from './lines.ts';
import type { ImportNeeds } from './needs.ts';

/** An import as it is kept. */
export type ImportRecord = Selectable<DataImportTable>;

/** What an import is held as by whoever works on it. */
export const heldAs = ({ appId, id }: { appId: string; id: string }): string =>
  `import ${appId} ${id}`;

export async function recordOf(db: Db, appId: string, id: string): Promise<ImportRecord> {
  const record = await db
    .selectFrom('data_imports')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!record) throw notFound('There is no such import');
  return record;
}

/** Refuses to plan what is under way, done, or somebody else's. */
export function staged(record: ImportRecord, builder: Builder): ImportRecord {
  if (record.by_user !== builder.userId) throw notFound('There is no such import');
  if (record.state !== 'staged')
    throw new Refusal('conflict', 'This file has already been imported', { code: 'import_state' });
  return record;
}

export const askOf = (
  { app_id, entity_name }: Pick<ImportRecord, 'app_id' | 'entity_name'>,
  { actor, role }: Pick<RowAsk, 'actor' | 'role'>,
): RowAsk => ({ appId: app_id, entityName: entity_name, actor, role });

/** The code of a refusal: the file that is to be imported is not in the storage any more. */
export const FILE_GONE = 'import_file_gone';

/** The file of an import, as its layout reads. */
export function keptOf({ files }: ImportNeeds, record: ImportRecord): Kept {
  const { app_id, stored_name, is_sheet, layout } = record;
  const open = async () => {
    const stream = stored_name === null ? null : await files.stream(app_id, stored_name);
    if (!stream) throw new Refusal('not_found', MESSAGES.importFileGone, { code: FILE_GONE });
    return stream;
  };
  return { appId: app_id, isSheet: is_sheet, layout, open };
}

/** The file's headers, and its rows behind them, which whoever asks takes or lets go. */
export async function openLines(
  services: ImportNeeds,
  record: ImportRecord,
  group: 'tables' | 'imports' = 'tables',
) {
  const lines = linesOf(services.parsing, keptOf(services, record), group);
  const first = await lines.next();
  const headers = first.done ? [] : headersOf(first.value.cells);
  if (headers.length > IMPORT.columns) {
    await lines.return(undefined);
    throw new Refusal('invalid', `A table can have up to ${IMPORT.columns} columns`);
  }
  return { headers, lines };
}

/** The row that seems to have the headers, as a layout counts it: in a sheet by its place, in a text by the rows before it. */
export async function headerRowOf(services: ImportNeeds, kept: Kept): Promise<number> {
  const layout = { ...kept.layout, headerRow: 1 };
  const lines = linesOf(services.parsing, { ...kept, layout });
  const first: [place: number, cells: string[]][] = [];
  for await (const { row, cells } of lines) if (first.push([row, cells]) >= HEADERS_WITHIN) break;
  const at = headersAt(first);
  return kept.isSheet ? (first[at]?.[0] ?? 1) : at + 1;
}

export function progressOf(record: ImportRecord, builder: Builder): ImportProgress {
  return {
    importId: record.id,
    entityName: record.entity_name,
    fileName: record.file_name,
    state: record.state,
    total: record.total,
    done: record.done,
    created: record.created,
    updated: record.updated,
    skipped: record.skipped,
    failed: record.failed,
    error: record.error,
    madeFields: record.made_version
      ? (record.plan?.columns.flatMap(({ newField }) => newField?.name ?? []) ?? [])
      : [],
    madeEntity: record.makes_entity && record.made_version !== null,
    isMine: record.by_user === builder.userId,
    byDialog: record.by_dialog,
    createdAt: record.created_at.toISOString(),
  };
}
