import { type CellEditor, FIELD_TYPES, fieldTypeOf } from '@trellis/fields';
import { z } from 'zod';
import { call } from './call.ts';
import { EntityTitle } from './database.ts';
import { EntityName, type EntitySchema, FieldName, type FieldSchema } from './entity.ts';
import { AppId, Count } from './ids.ts';
import { needs } from './policy.ts';
import { TimeZone } from './time-zone.ts';

/** Figures of the import (spec 2, section 9; ruling 25). */
export const IMPORT = {
  previewRows: 5,
  batch: 10,
  parallel: 3,
  /** Up to here the dialog sends the rows itself; above, the server does. */
  byDialog: 1_000,
  fileBytes: 500_000_000,
  columns: 500,
  /** Characters of one cell. */
  cell: 1_000_000,
  /** Problems, and examples of a conversion, that one answer names. */
  problems: 100,
  examples: 3,
} as const;

/** What a column's texts become (spec 2, section 5). */
export const IMPORT_TYPES = ['text', 'number', 'boolean', 'datetime', 'json', 'array'] as const;
export const ImportType = z.enum(IMPORT_TYPES);
export type ImportType = z.infer<typeof ImportType>;

/** What a list's texts stand between, with the words for it. */
export const SPLIT_CHARACTERS = [
  { value: ',', label: 'Comma (,)' },
  { value: ';', label: 'Semicolon (;)' },
  { value: '|', label: 'Pipe (|)' },
  { value: '\n', label: 'Line break' },
  { value: '\t', label: 'Tab' },
] as const;

const SplitCharacter = z.enum([',', ';', '|', '\n', '\t']);
export type SplitCharacter = z.infer<typeof SplitCharacter>;

const Header = z.string().min(1).max(1_000);
const Path = z.string().max(200);

/** Where a column's values go (spec 2, section 3): a field by its path, or nowhere. */
export const CsvMapping = z.object({
  csvHeader: Header,
  schemaField: Path.nullable(),
  dataType: ImportType,
  splitCharacter: SplitCharacter.optional(),
});
export type CsvMapping = z.infer<typeof CsvMapping>;

/** What is chosen or uploaded stands in no file's cells. */
const NOT_IN_CELLS: readonly CellEditor[] = ['option', 'options', 'relation', 'image', 'files'];
/** What a new field can be. */
export const NEW_FIELD_TYPES = FIELD_TYPES.filter(
  ({ cell }) => !NOT_IN_CELLS.includes(cell.editor),
).map(({ id }) => id);
const NewField = z.object({
  name: FieldName,
  type: z.enum(NEW_FIELD_TYPES),
  /** Of an amount of money (ISO 4217). */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});
export type NewField = z.infer<typeof NewField>;

/** How a column's cells are written; what is left out is read as the specification says (spec 2, section 5). */
const CellNotation = z.strictObject({
  /** What stands before a number's rest. */
  decimal: z.enum(['.', ',']).optional(),
  /** Its cells do not show that sign: another column has, or whoever imports does. */
  isDecimalOpen: z.boolean().optional(),
  /** Of 1/2/2026 the day is the 1. */
  isDayFirst: z.boolean().optional(),
  /** Words for yes and no are what they say, not `true` alone. */
  isYesNo: z.boolean().optional(),
});
export type CellNotation = z.infer<typeof CellNotation>;

const PlanColumn = CsvMapping.extend({
  /** The field is to be made; `schemaField` is not looked at. */
  newField: NewField.optional(),
  notation: CellNotation.optional(),
  /** For a field of options, or of yes and no: what the file's words stand for; an empty text for nothing. */
  values: z.record(z.string().max(1_000), z.string().max(200)).optional(),
});
export type PlanColumn = z.infer<typeof PlanColumn>;

export const DUPLICATES = ['add', 'skip', 'update'] as const;

/** What is to be made of a file. */
export const ImportPlan = z.object({
  /** What the entity is to be called that a file makes which was brought for a new one. */
  newEntity: EntityTitle.optional(),
  columns: z.array(PlanColumn).max(IMPORT.columns),
  /** The field by which a row is one that is there already; null where none is asked for. */
  key: Path.nullable(),
  duplicates: z.enum(DUPLICATES),
  /** Cells that were written anew, by row and header. */
  fixes: z
    .record(z.string().regex(/^\d{1,9}$/), z.record(Header, z.string().max(20_000)))
    .default({}),
  /** Where whoever imports is: times that name no zone are meant there. */
  timeZone: TimeZone.optional(),
  /** Of 1/2/2026 the day is the 1, in columns that say nothing else. */
  isDayFirst: z.boolean().optional(),
  /** What stands before a number's rest, in columns that leave it open. */
  decimal: z.enum(['.', ',']).optional(),
});
export type ImportPlan = z.infer<typeof ImportPlan>;

/** How a text file may be written, by the labels of the Encoding Standard. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'iso-8859-2',
  'koi8-r',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'big5',
  'gb18030',
] as const;

/** How a file is read. */
export const ImportLayout = z.object({
  encoding: z.enum(ENCODINGS),
  separator: z.enum([',', ';', '\t', '|']),
  /** Of a workbook. */
  sheet: z.string().max(200).nullable(),
  /** Counted from one. */
  headerRow: z.number().int().min(1).max(1_000),
});
export type ImportLayout = z.infer<typeof ImportLayout>;

/** A file that waits to be imported, as it reads. */
export const StagedImport = z.object({
  importId: z.string(),
  fileName: z.string(),
  /** The entity that its rows go to; of a file for a new one, what that could be called. */
  entityName: z.string(),
  layout: ImportLayout,
  /** Names of a workbook's sheets. */
  sheets: z.array(z.string()),
  headers: z.array(z.string()),
  /** The first rows, by header. */
  previewData: z.array(z.record(z.string(), z.string())),
  /** How each column is written, as far as its cells show it. */
  notations: z.array(CellNotation),
  /** What each column would be as a field of its own. */
  proposed: z.array(NewField),
});
export type StagedImport = z.infer<typeof StagedImport>;

export const ImportProblem = z.object({
  /** The line of a text file, the row of a sheet. */
  row: z.number(),
  csvHeader: z.string().nullable(),
  value: z.string(),
  reason: z.string(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

/** What an import would do; nothing is written for it. */
export const ImportCheck = z.object({
  total: z.number(),
  create: z.number(),
  update: z.number(),
  skip: z.number(),
  /** Rows that cannot be imported as they are. */
  failed: z.number(),
  changes: z.array(
    z.object({
      csvHeader: z.string(),
      count: z.number(),
      examples: z.array(z.object({ row: z.number(), from: z.string(), to: z.string() })),
    }),
  ),
  problems: z.array(ImportProblem),
  /** Words of the file that are none of a field's options, or neither yes nor no. */
  unmatched: z.array(z.object({ csvHeader: z.string(), value: z.string(), count: z.number() })),
});
export type ImportCheck = z.infer<typeof ImportCheck>;

export const IMPORT_STATES = ['staged', 'running', 'done', 'failed', 'undone'] as const;

/** An import, and how far it is. */
export const ImportProgress = z.object({
  importId: z.string(),
  entityName: z.string(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Rows of the file. */
  total: z.number(),
  /** Of them, how many were looked at. */
  done: z.number(),
  created: z.number(),
  updated: z.number(),
  skipped: z.number(),
  failed: z.number(),
  /** Why it stopped. */
  error: z.string().nullable(),
  /** The fields that it made, and whether it made the entity: what goes with it where that is wanted. */
  madeFields: z.array(z.string()),
  madeEntity: z.boolean(),
  isMine: z.boolean(),
  /** Its rows are sent by the dialog, in batches. */
  byDialog: z.boolean(),
  createdAt: z.string(),
});
export type ImportProgress = z.infer<typeof ImportProgress>;

const PLACE = /^Column \d+$/;

/** What a column without a header is called: by its place, counted from zero. */
export const placeName = (at: number): string => `Column ${at + 1}`;
/** Whether a column is called by its place alone; it goes nowhere by itself. */
export const isPlaceName = (header: string): boolean => PLACE.test(header);

/** The id of the row that an import makes of a place in its file: sent twice, it is one row. */
export const importedRowId = (importId: string, at: number): string =>
  `${importId}${at.toString(16).padStart(8, '0')}`;

/** A row as the dialog sends it. */
const ReadyRow = z.object({
  /** Counted from zero over the file's rows: the place of its id. */
  at: Count,
  row: z.number(),
  data: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
});
export type ReadyRow = z.infer<typeof ReadyRow>;

/** The call that proposes where columns go (spec 2, section 7). */
export const csvCalls = {
  generateMapping: call({
    id: 'generateCsvMapping',
    method: 'POST',
    path: '/api/csv/generateMapping',
    who: 'builder',
    summary: "Propose which field each of a table's columns goes to",
    body: z.object({
      headers: z.array(Header).min(1).max(IMPORT.columns),
      previewData: z.array(z.record(z.string(), z.unknown())).max(IMPORT.previewRows),
      schema: z.looseObject({
        properties: z.record(z.string().max(200), z.looseObject({})),
      }),
      entityName: EntityName,
    }),
    answer: z.object({ mappings: z.array(CsvMapping) }),
  }),
};

const onApp = z.object({ appId: AppId });
const onEntity = onApp.extend({ entityName: EntityName });
const onImport = onApp.extend({ importId: z.string().max(40) });
const ofEntity = '/api/apps/{appId}/database/{entityName}/imports';
const at = '/api/apps/{appId}/imports';
const rowsWrite = needs('rows.write');

/** Tables that become rows: a file waits, is looked at, is imported, is undone. */
export const dataImportCalls = {
  stage: call({
    id: 'stageImport',
    method: 'POST',
    path: ofEntity,
    who: rowsWrite,
    summary:
      'Bring a CSV, TSV, XLSX or JSON file whose rows are to be imported; nothing is imported yet',
    params: onEntity,
    bodyKind: 'multipart',
    answer: StagedImport,
  }),
  stageNew: call({
    id: 'stageNewImport',
    method: 'POST',
    path: at,
    who: needs('app.edit'),
    summary:
      'Bring a file whose columns and rows become an entity of their own; nothing is made yet',
    params: onApp,
    bodyKind: 'multipart',
    answer: StagedImport,
  }),
  layout: call({
    id: 'layoutImport',
    method: 'POST',
    path: `${at}/{importId}/layout`,
    who: rowsWrite,
    summary: 'Read the file in another way: encoding, separator, sheet, header row',
    params: onImport,
    body: ImportLayout,
    answer: StagedImport,
  }),
  check: call({
    id: 'checkImport',
    method: 'POST',
    path: `${at}/{importId}/check`,
    who: rowsWrite,
    summary: 'What an import would make and change, and which rows have problems',
    params: onImport,
    body: ImportPlan,
    answer: ImportCheck,
  }),
  start: call({
    id: 'startImport',
    method: 'POST',
    path: `${at}/{importId}/start`,
    who: rowsWrite,
    summary:
      'Import. `rows` are for the caller to send to the entity in batches; without them the server imports',
    params: onImport,
    body: ImportPlan,
    answer: z.object({ rows: z.array(ReadyRow).nullable(), progress: ImportProgress }),
  }),
  resume: call({
    id: 'resumeImport',
    method: 'POST',
    path: `${at}/{importId}/resume`,
    who: rowsWrite,
    summary: 'Let the server go on with an import whose rows the caller sent, or that stopped',
    params: onImport,
    answer: ImportProgress,
  }),
  finish: call({
    id: 'finishImport',
    method: 'POST',
    path: `${at}/{importId}/finish`,
    who: rowsWrite,
    summary: 'Say how an import ended whose rows the caller sent',
    params: onImport,
    body: z.object({
      created: z.number().int().min(0).max(IMPORT.byDialog),
      skipped: z.number().int().min(0).max(IMPORT.byDialog),
      failed: z.array(z.object({ at: Count, reason: z.string().max(1_000) })).max(IMPORT.byDialog),
    }),
    answer: ImportProgress,
  }),
  list: call({
    id: 'listImports',
    method: 'GET',
    path: ofEntity,
    who: needs('rows.read'),
    summary: 'The last imports, the newest first',
    params: onEntity,
    answer: z.object({ imports: z.array(ImportProgress) }),
  }),
  progress: call({
    id: 'importProgress',
    method: 'GET',
    path: `${at}/{importId}`,
    who: needs('rows.read'),
    summary: 'How far an import is',
    params: onImport,
    answer: ImportProgress,
  }),
  failures: call({
    id: 'importFailures',
    method: 'GET',
    path: `${at}/{importId}/failures.csv`,
    who: rowsWrite,
    summary: 'The rows that were not imported as CSV, with a column for the reason',
    params: onImport,
  }),
  undo: call({
    id: 'undoImport',
    method: 'POST',
    path: `${at}/{importId}/undo`,
    who: rowsWrite,
    summary:
      'Take an import back: its rows go, and those that it changed are as they were; where that is wanted the fields or the entity that it made go, too',
    params: onImport,
    body: z.strictObject({ made: z.boolean().default(false) }),
    answer: z.object({
      removed: z.number(),
      putBack: z.number(),
      /** Rows that somebody changed since: they stay. */
      kept: z.number(),
      /** The fields or the entity that it made are gone, too. */
      made: z.boolean(),
      /** Why they are not, where that was wanted. */
      why: z.string().nullable(),
    }),
  }),
};

/** A field that values can go to, nested ones by their path. */
export interface ImportField {
  path: string;
  field: FieldSchema;
  type: ImportType;
}

/** The fields of a schema that a column can be mapped to. */
export function importFields(schema: Pick<EntitySchema, 'properties'>): ImportField[] {
  return Object.entries(schema.properties).flatMap(([name, field]) => fieldsIn(name, field));
}

function fieldsIn(path: string, field: FieldSchema): ImportField[] {
  const inside = Object.entries(field.properties ?? {});
  const own = { path, field, type: importType(field) };
  // An export has all of it in one cell, other files a column for each part.
  if (field.type === 'object')
    return [own, ...inside.flatMap(([name, one]) => fieldsIn(`${path}.${name}`, one))];
  return [own];
}

/** The specification's word for what a field's texts become. */
/** What a field's texts become. */
export function importType(field: FieldSchema): ImportType {
  const { id, order } = fieldTypeOf(field);
  if (order === 'number' || order === 'boolean') return order;
  if (order === 'time' || order === 'day') return 'datetime';
  if (id === 'json') return 'json';
  return order === null ? 'array' : 'text';
}

/** The schema's own field of a path. */
export const fieldOfPath = (schema: Pick<EntitySchema, 'properties'>, path: string) =>
  importFields(schema).find((one) => one.path === path) ?? null;

/** A line break if any value has one, else a semicolon if one is found, else a comma (spec 2, section 5). */
export function splitCharacterOf(values: readonly string[]): SplitCharacter {
  if (values.some((value) => value.includes('\n'))) return '\n';
  return values.some((value) => value.includes(';')) ? ';' : ',';
}
