import { z } from 'zod';
import { Attachment, DOCX_TYPE, TSV_TYPE, XLSX_TYPE } from './attachments.ts';
import { call } from './call.ts';
import { EntityName } from './entity.ts';
import { AppId } from './ids.ts';
import { needs } from './policy.ts';

type Named = Pick<Attachment, 'name' | 'contentType'>;

/** A table: by its type, its ending, or the words of who made it (spec 2, section 3). */
export const isCsv = ({ name, contentType }: Named): boolean =>
  ['text/csv', TSV_TYPE].includes(contentType) ||
  /\.(csv|tsv)$/i.test(name) ||
  name.includes('(CSV data)');
export const isWorkbook = ({ name, contentType }: Named): boolean =>
  contentType === XLSX_TYPE || /\.xlsx$/i.test(name);
/** A JSON file that is a list of rows; its name does not tell. */
export const ROWS_TYPE = 'application/json; content=rows';
/** A file of JSON: of one value, or of one on each line. */
export const isJson = ({ name, contentType }: Named): boolean =>
  contentType === 'application/json' || /\.(json|jsonl|ndjson)$/i.test(name);
/** Whether a JSON file is a list of rows, or has one on each line, by how it begins. */
export const beginsRows = (head: string): boolean =>
  /^\uFEFF?\s*(?:\[\s*\{|\{[^\n]*\}[^\S\n]*\r?\n\s*\{)/.test(head);
/** Rows in columns, which may go into an entity. */
export const isTable = (file: Named): boolean =>
  isCsv(file) || isWorkbook(file) || file.contentType === ROWS_TYPE;
export const isImage = ({ contentType }: Pick<Named, 'contentType'>): boolean =>
  contentType.startsWith('image');
const TEXTS = ['text/plain', 'text/markdown'];
const isDocument = (file: Named): boolean =>
  ['application/pdf', DOCX_TYPE, ...TEXTS].includes(file.contentType) ||
  /\.(pdf|docx|txt|md)$/i.test(file.name) ||
  isJson(file);

/** Whether a file may come with a message. SVG may hold code, and is none of the pictures. */
export const isAttachable = (file: Named): boolean =>
  isTable(file) || isDocument(file) || (isImage(file) && !file.contentType.includes('svg'));

/** The entity that a table's file name stands for: 'book list (1).csv' → 'BookList'. */
export function entityNameOf(fileName: string): string {
  const words = fileName
    .replace(/\(.*?\)/g, ' ')
    .replace(/\.\w+\s*$/, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const name = words
    .map((word) => (/^[A-Z]{5,}$/.test(word) ? word.toLowerCase() : word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  const one = name.replace(/ies$/, 'y').replace(/(?<=[sx]|[cs]h)es$|(?<=[^su])s$/, '');
  return /^[A-Za-z]/.test(one) ? one.slice(0, 40) : 'Record';
}

/** Where the columns of an attached table would go, and where they can. */
export const AttachedColumns = z.object({
  columns: z.array(
    z.object({
      csvHeader: z.string(),
      /** Null where no field is like it. */
      schemaField: z.string().nullable(),
      examples: z.array(z.string()),
    }),
  ),
  fields: z.array(z.object({ path: z.string(), title: z.string() })),
});
export type AttachedColumns = z.infer<typeof AttachedColumns>;

const onApp = z.object({ appId: AppId });
const at = '/api/apps/{appId}/chat/attachments';

export const attachmentCalls = {
  attach: call({
    id: 'attachFile',
    method: 'POST',
    path: at,
    who: needs('app.edit'),
    summary: 'Store a file that is to come with a message: a picture, a CSV, PDF or Word file',
    params: onApp,
    bodyKind: 'multipart',
    answer: Attachment,
  }),
  columns: call({
    id: 'attachedColumns',
    method: 'GET',
    path: `${at}/{name}/columns/{entityName}`,
    who: needs('app.edit'),
    summary: 'Which field of an entity each column of an attached table would go to',
    params: onApp.extend({ name: z.string().max(60), entityName: EntityName }),
    answer: AttachedColumns,
  }),
  attached: call({
    id: 'attachedFile',
    method: 'GET',
    path: `${at}/{name}`,
    who: needs('app.see'),
    summary: 'A file that came with a message',
    params: onApp.extend({ name: z.string().max(60) }),
  }),
};
