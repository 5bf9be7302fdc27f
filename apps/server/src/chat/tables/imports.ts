import type { Draft, RecordBatch, TableOffer, TableWish } from '@trellis/assistant';
import {
  type Action,
  type AppFiles,
  type Attachment,
  type ChatMessage,
  type EntitySchema,
  isTable,
  LIMITS,
} from '@trellis/contract';
import { checkData, convertRecord, faultWords } from '../../entities/index.ts';
import { Refusal } from '../../refusal.ts';
import { entityFile } from '../attachments.ts';
import type { ChatNeeds } from '../needs.ts';
import { attachmentsOf } from '../present.ts';
import { knownWords, type RowsOfApp, takeKnown } from './again.ts';
import { type ColumnField, fieldsOf, schemaOf } from './columns.ts';
import { linkRows } from './links.ts';
import { goingTo, ofFields, placed } from './mapping.ts';
import { type ReadTable, readTable } from './read.ts';

/** Rows of a file that go into an entity, once the turn is done. */
export interface TableRows extends ReadTable {
  file: string;
  /** The name that the app has the entity by. */
  entity: string;
  /** The fields to make it of; null where the app has it. */
  fields: ColumnField[] | null;
  /** The field that each column goes to, where somebody said so. */
  columns?: Readonly<Record<string, string | null>> | undefined;
  /** The field that each column goes to as the app is; null where it makes the entity. */
  going: Readonly<Record<string, string | null>> | null;
}

/** A table that came with a message, for the model to decide about. */
export interface OfferedTable extends ReadTable {
  file: string;
}

/** Reads the tables whose rows a message puts into entities of the app, or into new ones. */
export async function readTables(
  services: ChatNeeds,
  appId: string,
  message: ChatMessage,
  files: AppFiles,
): Promise<TableRows[]> {
  const tables: TableRows[] = [];
  const { imports = [], writer } = message.metadata ?? {};
  for (const { url, entity, columns } of imports) {
    const attachment = attachmentsOf(message).find((one) => one.url === url);
    if (!attachment) continue;
    const table = await readTable(services, appId, attachment, writer);
    if (table === null) throw tooManyRows(attachment);
    if (table.records.length === 0)
      throw new Refusal('invalid', `There are no rows in ${attachment.name}`);
    const path = entityFile(files, entity);
    const into = path ? intoKnown(files, path, table, columns) : null;
    tables.push({
      ...table,
      file: attachment.name,
      ...(into ?? { entity, fields: fieldsOf(table.records, table.notations), going: null }),
    });
  }
  return tables;
}

/** The rows of a table in an entity that the app has. */
function intoKnown(
  files: AppFiles,
  path: string,
  { records }: ReadTable,
  columns: TableRows['columns'],
) {
  const to = goingTo(records, JSON.parse(files[path] ?? '{}') as EntitySchema, columns);
  const headers = Object.keys(records[0] ?? {});
  return {
    entity: path.slice('entities/'.length, -'.json'.length),
    fields: null,
    columns,
    going: Object.fromEntries(headers.map((header) => [header, to.get(header) ?? null])),
  };
}

/**
 * The tables of a message that nobody said anything of: what becomes of their rows is the model's to say. `refused` are
 * the words of those whose rows a message cannot bring; what is written in them is read all the same.
 */
export async function offeredTables(
  services: ChatNeeds,
  appId: string,
  message: ChatMessage,
  files: readonly Attachment[],
): Promise<{ offered: OfferedTable[]; refused: string[] }> {
  const offered: OfferedTable[] = [];
  const refused: string[] = [];
  for (const attachment of files.filter(isTable)) {
    try {
      const table = await readTable(services, appId, attachment, message.metadata?.writer);
      if (table === null) throw tooManyRows(attachment);
      if (table.records.length > 0) offered.push({ file: attachment.name, ...table });
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
      const { code, message: words } = error;
      refused.push(code === TOO_MANY ? words : `${attachment.name} is no table. ${words}`);
    }
  }
  return { offered, refused };
}

const TOO_MANY = 'too_many_rows';
export const tooManyRows = ({ name }: Attachment) =>
  new Refusal(
    'invalid',
    `${name} has more than ${LIMITS.chat.importRows.toLocaleString('en')} rows. Import it in the Database panel.`,
    { code: TOO_MANY },
  );

/** The files of the app with the entities that tables make, for a model that writes code around them. */
export function withEntities(files: AppFiles, tables: readonly TableRows[]): AppFiles {
  const made = tables.flatMap(({ entity, fields }) =>
    fields
      ? [[`entities/${entity}.json`, `${JSON.stringify(schemaOf(entity, fields), null, 2)}\n`]]
      : [],
  );
  return { ...files, ...Object.fromEntries(made) };
}

/** The tables that an answer may speak of; it keeps to the entities that were chosen. */
export const mayBeSaid = (
  tables: readonly TableRows[],
  offered: readonly OfferedTable[],
): TableOffer[] => [
  ...tables.flatMap(({ file, entity, going }) => (going ? [{ table: file, entity }] : [])),
  ...offered.map(({ file }) => ({ table: file })),
];

/**
 * The tables whose rows go into entities, by whether the answer says where their columns go: all of them, of a table that
 * nobody said anything of; otherwise those that it names and the person did not.
 */
export function toldApart(
  wishes: readonly TableWish[],
  tables: readonly TableRows[],
  offered: readonly OfferedTable[],
): { unsaid: TableRows[]; said: TableRows[] } {
  const wishOf = ({ file, going }: TableRows) =>
    going === null ? undefined : wishes.findLast(({ table }) => table === file);
  return {
    unsaid: tables.filter((table) => !wishOf(table)),
    said: [
      ...tables.flatMap((table) => {
        const wish = wishOf(table);
        return wish ? [{ ...table, columns: { ...wish.columns, ...table.columns } }] : [];
      }),
      ...wishedTables(wishes, offered),
    ],
  };
}

const wishedTables = (
  wishes: readonly TableWish[],
  offered: readonly OfferedTable[],
): TableRows[] =>
  wishes.flatMap(({ entity, table, columns }) => {
    const found = offered.find(({ file }) => file === table);
    if (!found) return [];
    const headers = Object.keys(found.records[0] ?? {});
    const all = Object.fromEntries(headers.map((header) => [header, columns[header] ?? null]));
    return [{ ...found, entity, fields: null, columns: all, going: null }];
  });

/** What became of a table's rows. */
export interface ImportedTable {
  /** The name that the app has the entity by. */
  entity: string;
  /** The step that adds rows; null where the app had all of them. */
  action: Action | null;
  /** How many rows are in, and why not all are; '' where all are. */
  count: number;
  fault: string;
  /** In words for the person. */
  words: string;
}

/**
 * Adds the tables' rows to what the turn stores. What does not fit its entity's schema is left out and reported, and so is
 * what the app has already: whoever sends a table a second time wants its rows, not all of them twice.
 */
export async function addRows(
  draft: Draft,
  tables: readonly TableRows[],
  app: RowsOfApp,
): Promise<ImportedTable[]> {
  const added: { told: ImportedTable; batch: RecordBatch }[] = [];
  for (const table of tables) added.push(await addTable(draft, table, app));
  // Rows of one table may be named in another, whichever comes first.
  for (const { told, batch } of added) told.words += await linkRows(draft, batch, app.called);
  return added.map(({ told }) => told);
}

async function addTable(
  draft: Draft,
  table: TableRows,
  app: RowsOfApp,
): Promise<{ told: ImportedTable; batch: RecordBatch }> {
  const { file, entity } = table;
  const path = entityFile(draft.files, entity);
  const schema = path ? (JSON.parse(draft.files[path] ?? '{}') as EntitySchema) : null;
  const { rows, fault, unplaced } = schema
    ? rowsFor(table, schema)
    : { rows: [], fault: `There is no entity ${entity}`, unplaced: [] };
  const batch = { entity: schema?.name ?? entity, rows };
  const known = schema && !table.fields ? await takeKnown(batch, schema, app) : 0;
  if (batch.rows.length > 0) draft.records.push(batch);
  const count = rows.length;
  const all = table.records.length + table.unread.length;
  const left = all - count;
  const words = [
    `${count} of ${all} rows of ${file} are in ${entity}.`,
    knownWords(known, count),
    left > 0 ? `${left} did not fit: ${ended(fault)}` : '',
    unplaced.length > 0 ? `Left out: ${unplaced.join(', ')}.` : '',
  ];
  const told: ImportedTable = {
    entity,
    words: words.filter(Boolean).join(' '),
    count,
    fault: left > 0 || fault ? `${left} of ${all} rows did not fit: ${fault}` : '',
    action: count > 0 && batch.rows.length === 0 ? null : stepOf(file, entity, batch.rows),
  };
  return { told, batch };
}

const stepOf = (file: string, entity: string, rows: RecordBatch['rows']): Action => ({
  type: 'import_entities',
  title: `${rows.length} ${rows.length === 1 ? 'row' : 'rows'} of ${file}`,
  file: entity,
  content: JSON.stringify(rows.slice(0, 10), null, 2),
  isComplete: true,
  isTruncated: false,
});

const ended = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** Reasons that are told, of rows that are left out for several. */
const REASONS = 3;

/** A table's rows as the entity's, why some are none, and the columns that go nowhere. */
function rowsFor(table: TableRows, schema: EntitySchema) {
  const { records, notations, left } = table.fields
    ? ofFields(table, table.fields, schema)
    : placed(table.records, table.notations, schema, table.columns);
  const rows: RecordBatch['rows'] = [];
  const faults = new Set(table.unread.slice(0, 1));
  const { timeZone, isDayFirst } = table.writer ?? {};
  for (const record of records) {
    const row = convertRecord(record, schema, notations, { timeZone, isDayFirst });
    try {
      checkData(schema, row);
      rows.push(row);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults.add(faultWords(schema, row, error));
    }
  }
  return { rows, fault: [...faults].slice(0, REASONS).join('; '), unplaced: left };
}
