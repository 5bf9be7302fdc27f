import { z } from 'zod';
import { BODY, call } from './call.ts';
import { EntityName } from './entity.ts';
import { AppId, RowId } from './ids.ts';

const onEntity = z.object({ appId: AppId, entityName: EntityName });
const onRow = onEntity.extend({ id: RowId });
const Data = z.record(z.string(), z.unknown());
/** A row as the product's own calls answer it. */
export const AnyRow = z.looseObject({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  creatorId: z.string().nullable(),
});
const at = '/live_api/apps/{appId}/entities/{entityName}';

export const ListQuery = z.object({
  /** A field; `-` in front for descending, `+` or nothing for ascending. */
  sort: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(0).max(5_000).optional(),
  skip: z.coerce.number().int().min(0).max(10_000_000).optional(),
  /** Comma-separated. */
  fields: z.string().max(2_000).optional(),
  /** A JSON filter. */
  q: z.string().max(40_000).optional(),
});
export type ListQuery = z.infer<typeof ListQuery>;

/** The code of a change of a value that is another by now; `error.fields` says who made it that. */
export const ROW_CONFLICT = 'row_conflict';

/** One row's part of a change of many. */
export const RowEdit = z.object({
  id: RowId,
  data: Data,
  /** What the fields were when the caller saw them; left out, they are changed whatever they are. */
  base: Data.optional(),
});
export type RowEdit = z.infer<typeof RowEdit>;

/** Why a row was left as it is. */
const LEFT = ['gone', 'changed', 'invalid'] as const;
const RowsChanged = z.object({
  /** As they are now, with what the changed fields were. */
  rows: z.array(z.object({ row: AnyRow, before: Data })),
  left: z.array(z.object({ id: z.string(), why: z.enum(LEFT), message: z.string() })),
});
export type RowsChanged = z.infer<typeof RowsChanged>;

/** Rows that one call changes. */
export const EDITED_AT_ONCE = 100;

/** The product's own entity calls (spec 2, section 7). */
export const rowCalls = {
  me: call({
    id: 'me',
    method: 'GET',
    path: '/live_api/apps/{appId}/entities/User/me',
    who: 'visitor',
    summary: 'The signed-in end user',
    params: z.object({ appId: AppId }),
    answer: Data,
  }),
  meByApps: call({
    id: 'meByApps',
    method: 'GET',
    path: '/apps/{appId}/entities/User/me',
    who: 'visitor',
    summary: 'The signed-in end user',
    params: z.object({ appId: AppId }),
    answer: Data,
  }),
  updateMe: call({
    id: 'updateMe',
    method: 'PUT',
    path: '/live_api/apps/{appId}/entities/User/me',
    who: 'visitor',
    summary: "Change the signed-in end user's own fields",
    params: z.object({ appId: AppId }),
    body: Data,
    answer: Data,
  }),
  schema: call({
    id: 'entitySchema',
    method: 'GET',
    path: `${at}/schema`,
    who: 'visitor',
    summary: "The entity's schema",
    params: onEntity,
    answer: Data,
  }),
  count: call({
    id: 'countRows',
    method: 'GET',
    path: `${at}/count`,
    who: 'visitor',
    summary: 'How many rows match',
    params: onEntity,
    query: ListQuery,
    answer: z.object({ count: z.number() }),
  }),
  list: call({
    id: 'listRows',
    method: 'GET',
    path: at,
    who: 'visitor',
    summary: 'Rows that the caller may read',
    params: onEntity,
    query: ListQuery,
    answer: z.array(AnyRow),
  }),
  get: call({
    id: 'getRow',
    method: 'GET',
    path: `${at}/{id}`,
    who: 'visitor',
    summary: 'One row',
    params: onRow,
    answer: AnyRow,
  }),
  create: call({
    id: 'createRow',
    method: 'POST',
    path: at,
    who: 'visitor',
    summary: 'Make a row',
    params: onEntity,
    body: Data,
    answer: AnyRow,
  }),
  bulk: call({
    id: 'bulkCreateRows',
    method: 'POST',
    path: `${at}/bulk`,
    who: 'visitor',
    summary: 'Make several rows, all or none',
    params: onEntity,
    /** Of an import: its id, and the rows' places in the file. The same rows are made once, however often they are sent. */
    query: z.object({
      importId: z
        .string()
        .regex(/^[0-9a-f]{16}$/)
        .optional(),
      at: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9})*$/)
        .optional(),
    }),
    bodyLimit: 10 * BODY,
    body: z.array(Data).max(1_000),
    answer: z.array(AnyRow),
  }),
  changeMany: call({
    id: 'bulkChangeRows',
    method: 'PUT',
    path: `${at}/bulk`,
    who: 'visitor',
    summary:
      'Change fields of several rows; those that cannot be changed are left, with the reason',
    params: onEntity,
    bodyLimit: 10 * BODY,
    body: z.object({ changes: z.array(RowEdit).max(EDITED_AT_ONCE) }),
    answer: RowsChanged,
  }),
  importRows: call({
    id: 'importRows',
    method: 'POST',
    path: `${at}/import`,
    who: 'visitor',
    summary:
      'Make a row of each record of a CSV, JSON or XLSX file, all or none; those without a value for any field are left out',
    params: onEntity,
    bodyKind: 'multipart',
    answer: z.object({
      created: z.number(),
      leftOut: z.number(),
      /** Which of a workbook's sheets was read, where it has several: the first that holds anything. */
      sheet: z.string().optional(),
    }),
  }),
  update: call({
    id: 'updateRow',
    method: 'PUT',
    path: `${at}/{id}`,
    who: 'visitor',
    summary:
      'Change fields of a row; with `$base`, what they were, it is refused where one is another by now',
    params: onRow,
    body: Data,
    answer: AnyRow,
  }),
  delete: call({
    id: 'deleteRow',
    method: 'DELETE',
    path: `${at}/{id}`,
    who: 'visitor',
    summary: 'Delete a row',
    params: onRow,
    answer: z.object({ success: z.boolean() }),
  }),
  deleteMany: call({
    id: 'deleteRows',
    method: 'DELETE',
    path: at,
    who: 'visitor',
    summary: 'Delete the rows that match the filter in the body',
    params: onEntity,
    body: Data,
    answer: z.object({ success: z.boolean(), deleted: z.number() }),
  }),
  restore: call({
    id: 'restoreRow',
    method: 'POST',
    path: `${at}/{id}/restoration`,
    who: 'visitor',
    summary: 'Bring back a row that the caller deleted',
    params: onRow,
    answer: AnyRow,
  }),
};
