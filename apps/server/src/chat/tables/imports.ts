import type { Draft, RecordBatch } from '@trellis/assistant';
import type { TableField } from '@trellis/blueprint';
import {
  type Action,
  type AppFiles,
  type ChatMessage,
  type EntitySchema,
  LIMITS,
} from '@trellis/contract';
import { checkData, convertRecord, recordsOf } from '../../entities/index.ts';
import { Refusal } from '../../refusal.ts';
import { entityFile, fileOf } from '../attachments.ts';
import type { ChatNeeds } from '../needs.ts';
import { attachmentsOf } from '../present.ts';
import { fieldsOf, type Notations, notationsOf, schemaOf } from './columns.ts';

/** Rows of a file that go into an entity, once the turn is done. */
export interface TableRows {
  file: string;
  /** The name that the app has the entity by. */
  entity: string;
  /** The fields to make it of; null where the app has it. */
  fields: TableField[] | null;
  records: Record<string, unknown>[];
  /** How its columns are written. */
  notations: Notations;
}

/** Reads the tables whose rows a message puts into entities of the app, or into new ones. */
export async function readTables(
  services: ChatNeeds,
  appId: string,
  message: ChatMessage,
  files: AppFiles,
): Promise<TableRows[]> {
  const tables: TableRows[] = [];
  for (const { url, entity } of message.metadata?.imports ?? []) {
    const attachment = attachmentsOf(message).find((one) => one.url === url);
    if (!attachment) continue;
    const records: Record<string, unknown>[] = [];
    const file = await fileOf(services, appId, attachment);
    for await (const { values } of await recordsOf(services.parsing, appId, file)) {
      records.push(values);
      if (records.length > LIMITS.chat.importRows)
        throw new Refusal(
          'invalid',
          `${attachment.name} has more than ${LIMITS.chat.importRows.toLocaleString('en')} rows. Import it in the Database panel.`,
        );
    }
    if (records.length === 0)
      throw new Refusal('invalid', `There are no rows in ${attachment.name}`);
    const notations = notationsOf(records);
    const known = entityFile(files, entity)?.slice('entities/'.length, -'.json'.length);
    tables.push({
      file: attachment.name,
      entity: known ?? entity,
      fields: known ? null : fieldsOf(records, notations),
      records,
      notations,
    });
  }
  return tables;
}

/** The files of the app with the entities that tables make, for a model that writes code around them. */
export function withEntities(files: AppFiles, tables: readonly TableRows[]): AppFiles {
  const made = tables.flatMap(({ entity, fields }) =>
    fields
      ? [[`entities/${entity}.json`, `${JSON.stringify(schemaOf(entity, fields), null, 2)}\n`]]
      : [],
  );
  return { ...files, ...Object.fromEntries(made) };
}

/** The tables, as a model is sent them. */
export function describeTables(tables: readonly TableRows[]): string {
  return tables
    .map(({ file, entity, fields, records }) => {
      const rows = JSON.stringify(records.slice(0, 5));
      const what = fields
        ? `a new entity ${entity} (entities/${entity}.json is there already)`
        : `the entity ${entity}`;
      return `\n\nAll ${records.length} rows of ${file} are put into ${what} after your answer. Insert none of them yourself.${fields ? ' Show them in the app.' : ''} The first rows: ${rows}`;
    })
    .join('');
}

/** What became of a table's rows. */
export interface ImportedTable {
  action: Action;
  /** In words for the person. */
  words: string;
}

/** Adds the tables' rows to what the turn stores; what does not fit its entity's schema is left out and reported. */
export function addRows(draft: Draft, tables: readonly TableRows[]): ImportedTable[] {
  return tables.map(({ file, entity, records, notations }) => {
    const path = entityFile(draft.files, entity);
    const schema = path ? (JSON.parse(draft.files[path] ?? '{}') as EntitySchema) : null;
    const rows: RecordBatch['rows'] = [];
    let fault = schema ? '' : `There is no entity ${entity}`;
    for (const record of schema ? records : []) {
      try {
        const row = convertRecord(record, schema as EntitySchema, notations);
        checkData(schema as EntitySchema, row);
        rows.push(row);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        fault ||= error.message;
      }
    }
    if (rows.length > 0) draft.records.push({ entity: schema?.name ?? entity, rows });
    const left = records.length - rows.length;
    const words = `${rows.length} of ${records.length} rows of ${file} are in ${entity}.${left > 0 ? ` ${left} did not fit: ${fault}` : ''}`;
    return {
      words,
      action: {
        type: 'import_entities',
        title: `${rows.length} rows of ${file}`,
        file: entity,
        content: JSON.stringify(rows.slice(0, 10), null, 2),
        isComplete: true,
        isTruncated: false,
      },
    };
  });
}
