import { z } from 'zod';
import { BODY, call } from './call.ts';
import { EntityName } from './entity.ts';
import { AppId } from './ids.ts';
import { LIMITS } from './limits.ts';

/**
 * The calls of the public client (`base44-compatibility.md`): the same rows and people as the
 * product's own calls, in the words that existing app code expects.
 */
const onApp = z.object({ appId: AppId });
const onEntity = onApp.extend({ entityName: EntityName });
/** Clients put anything in an address; what is no id is nobody's. */
const onRow = onEntity.extend({ id: z.string().max(200) });
const Data = z.record(z.string(), z.unknown());
const at = '/api/apps/{appId}/entities/{entityName}';

/** A row in the public client's words: the data, and these. */
export const SdkRow = z.looseObject({
  id: z.string(),
  created_date: z.string(),
  updated_date: z.string(),
  /** The creator's e-mail, for the creator, the app's admins and its builders (ruling 12). */
  /** Empty where the caller may not know who made the row. */
  created_by: z.string(),
  created_by_id: z.string().nullable(),
});
export type SdkRow = z.infer<typeof SdkRow>;

const upTo = (most: number, least = 0) =>
  z.coerce
    .number()
    .int()
    .min(least)
    .transform((given) => Math.min(given, most));
const Skip = z.coerce.number().int().min(0).max(10_000_000);
const Names = z
  .union([z.string().max(100), z.array(z.string().max(100)).max(30)])
  .transform((given) => (typeof given === 'string' ? [given] : given));

export const SdkListQuery = z.object({
  sort: z.string().max(100).optional(),
  limit: upTo(LIMITS.list).optional(),
  skip: Skip.optional(),
  fields: z.string().max(2_000).optional(),
  q: z.string().max(40_000).optional(),
});

export const SdkPageQuery = SdkListQuery.omit({ skip: true }).extend({
  limit: upTo(LIMITS.list, 1).default(100),
  /** `next_cursor` of the page before; it carries query, sort and fields. */
  cursor: z.string().max(80_000).optional(),
  /** Instead of rows, the different values of this field. */
  distinct: z.string().max(100).optional(),
});
export type SdkPageQuery = z.infer<typeof SdkPageQuery>;

export const Aggregate = z.object({
  query: Data.optional(),
  groupBy: Names.pipe(z.array(z.string()).max(4)).default([]),
  dateBucket: z
    .object({ field: z.string().max(100), unit: z.enum(['day', 'week', 'month', 'year']) })
    .optional(),
  count: z.boolean().default(true),
  sum: Names.default([]),
  avg: Names.default([]),
  min: Names.default([]),
  max: Names.default([]),
  countDistinct: z.string().max(100).optional(),
  having: Data.optional(),
  sort: z.string().max(120).optional(),
  limit: z.number().int().min(1).max(1_000).default(1_000),
});

export const sdkCalls = {
  me: call({
    id: 'sdkMe',
    method: 'GET',
    path: '/api/apps/{appId}/entities/User/me',
    who: 'visitor',
    summary: 'The signed-in end user',
    params: onApp,
    answer: Data,
  }),
  updateMe: call({
    id: 'sdkUpdateMe',
    method: 'PUT',
    path: '/api/apps/{appId}/entities/User/me',
    who: 'visitor',
    summary: "Change the signed-in end user's own fields",
    params: onApp,
    body: Data,
    answer: Data,
  }),
  schema: call({
    id: 'sdkSchema',
    method: 'GET',
    path: `${at}/schema`,
    who: 'visitor',
    summary: "The entity's schema",
    params: onEntity,
    answer: Data,
  }),
  count: call({
    id: 'sdkCount',
    method: 'GET',
    path: `${at}/count`,
    who: 'visitor',
    summary: 'How many rows match',
    params: onEntity,
    query: SdkListQuery,
    answer: z.object({ count: z.number() }),
  }),
  page: call({
    id: 'sdkPage',
    method: 'GET',
    path: `${at}/v2/list`,
    who: 'visitor',
    summary: 'One page of rows, or of the different values of a field',
    params: onEntity,
    query: SdkPageQuery,
    answer: z.object({
      items: z.array(z.unknown()),
      next_cursor: z.string().nullable(),
      has_more: z.boolean(),
    }),
  }),
  list: call({
    id: 'sdkList',
    method: 'GET',
    path: at,
    who: 'visitor',
    summary: 'Rows that the caller may read',
    params: onEntity,
    query: SdkListQuery,
    answer: z.array(SdkRow),
  }),
  get: call({
    id: 'sdkGet',
    method: 'GET',
    path: `${at}/{id}`,
    who: 'visitor',
    summary: 'One row',
    params: onRow,
    answer: SdkRow,
  }),
  aggregate: call({
    id: 'sdkAggregate',
    method: 'POST',
    path: `${at}/aggregate`,
    who: 'visitor',
    summary: 'Figures over groups of rows',
    params: onEntity,
    body: Aggregate,
    answer: z.object({ rows: z.array(Data), truncated: z.boolean() }),
  }),
  upsert: call({
    id: 'sdkUpsert',
    method: 'POST',
    path: `${at}/upsert`,
    who: 'visitor',
    summary: 'Make rows, or change those with the same key',
    params: onEntity,
    body: z.object({
      records: z.array(Data).max(500),
      key: Names.pipe(z.array(z.string()).min(1)),
    }),
    answer: z.object({ created: z.number(), updated: z.number(), records: z.array(SdkRow) }),
  }),
  bulkCreate: call({
    id: 'sdkBulkCreate',
    method: 'POST',
    path: `${at}/bulk`,
    who: 'visitor',
    summary: 'Make several rows, all or none',
    params: onEntity,
    bodyLimit: 10 * BODY,
    body: z.array(Data).max(10_000),
    answer: z.array(SdkRow),
  }),
  bulkUpdate: call({
    id: 'sdkBulkUpdate',
    method: 'PUT',
    path: `${at}/bulk`,
    who: 'visitor',
    summary: 'Change several rows, each by its own fields, all or none',
    params: onEntity,
    bodyLimit: 10 * BODY,
    body: z.array(Data).max(500),
    answer: z.array(SdkRow),
  }),
  updateMany: call({
    id: 'sdkUpdateMany',
    method: 'PATCH',
    path: `${at}/update-many`,
    who: 'visitor',
    summary: 'Change the rows that match, 500 at a time',
    params: onEntity,
    body: z.object({ query: Data, data: Data }),
    answer: z.object({ success: z.boolean(), updated: z.number(), has_more: z.boolean() }),
  }),
  create: call({
    id: 'sdkCreate',
    method: 'POST',
    path: at,
    who: 'visitor',
    summary: 'Make a row',
    params: onEntity,
    body: Data,
    answer: SdkRow,
  }),
  importEntities: call({
    id: 'sdkImportEntities',
    method: 'POST',
    path: `${at}/import`,
    who: 'visitor',
    summary: 'Make a row of each record of a CSV, JSON or XLSX file, all or none',
    params: onEntity,
    bodyKind: 'multipart',
    answer: z.object({
      status: z.enum(['success', 'error']),
      details: z.string().nullable(),
      output: z.array(SdkRow).nullable(),
    }),
  }),
  update: call({
    id: 'sdkUpdate',
    method: 'PUT',
    path: `${at}/{id}`,
    who: 'visitor',
    summary: 'Change fields of a row',
    params: onRow,
    body: Data,
    answer: SdkRow,
  }),
  delete: call({
    id: 'sdkDelete',
    method: 'DELETE',
    path: `${at}/{id}`,
    who: 'visitor',
    summary: 'Delete a row',
    params: onRow,
    answer: z.object({ success: z.boolean() }),
  }),
  deleteMany: call({
    id: 'sdkDeleteMany',
    method: 'DELETE',
    path: at,
    who: 'visitor',
    summary: 'Delete the rows that match the filter in the body',
    params: onEntity,
    body: Data,
    answer: z.object({ success: z.boolean(), deleted: z.number() }),
  }),
};
