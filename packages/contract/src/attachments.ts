import { z } from 'zod';
import { TimeZone } from './time-zone.ts';

/** A file that came with a message. */
export const Attachment = z.object({ name: z.string(), url: z.string(), contentType: z.string() });
export type Attachment = z.infer<typeof Attachment>;

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const TSV_TYPE = 'text/tab-separated-values';
/** What may come with a message, as a file picker takes it. */
export const ATTACHABLE = `image/png,image/jpeg,image/webp,image/gif,image/avif,text/csv,.csv,${TSV_TYPE},.tsv,${XLSX_TYPE},.xlsx,application/pdf,.pdf,${DOCX_TYPE},.docx,text/plain,.txt,text/markdown,.md,application/json,.json,.jsonl,.ndjson`;

/** A table whose rows go into an entity of the app: one of its own, or a new one of the table's columns. */
export const TableImport = z.object({
  url: z.string().max(200),
  entity: z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,62}$/, 'Not an entity name'),
  /** The field that each column goes to, by its header; null leaves the column out. What is not said is worked out. */
  columns: z.record(z.string().max(1_000), z.string().max(200).nullable()).optional(),
});
export type TableImport = z.infer<typeof TableImport>;

/** What an import_entities action says where it is about a table that came with the message. */
export const TableAsked = z.object({
  /** The name of the file. */
  table: z.string(),
  /** The field that each column goes to, by its header. */
  columns: z.record(z.string(), z.string().nullable()),
});
export type TableAsked = z.infer<typeof TableAsked>;

/** Who sent a table: what its cells leave open is read as they write. */
export const Writer = z.object({
  /** Where they are: times that name no zone are meant there. */
  timeZone: TimeZone.optional(),
  /** Of 1/2/2026 the day is the 1. */
  isDayFirst: z.boolean().optional(),
  /** What stands before a number's rest. */
  decimal: z.enum(['.', ',']).optional(),
});
export type Writer = z.infer<typeof Writer>;
