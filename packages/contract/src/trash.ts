import { z } from 'zod';
import { call } from './call.ts';
import { EntityName } from './entity.ts';
import { AppId, RowId } from './ids.ts';
import { needs } from './policy.ts';

/** Deleted rows that one call answers, and that one call puts back or erases. */
export const TRASH = { page: 50, atOnce: 500 } as const;

/** A row that was deleted, as it last was. */
export const DeletedRow = z.object({
  id: z.string(),
  deletedAt: z.iso.datetime(),
  /** Who deleted it; null where nobody is known. */
  deletedBy: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  /** What the page behind it is asked for by. */
  cursor: z.string(),
});
export type DeletedRow = z.infer<typeof DeletedRow>;

const Search = z.string().max(200).optional();
/** Some of them, or all that a search finds: as many as one call does. */
const Which = z.union([
  z.strictObject({ ids: z.array(RowId).min(1).max(TRASH.atOnce) }),
  z.strictObject({ all: z.literal(true), search: Search }),
]);
export type WhichDeleted = z.infer<typeof Which>;
const Done = z.object({
  done: z.number(),
  /** There may be others: the call is made again for them. */
  more: z.boolean(),
});

const onEntity = z.object({ appId: AppId, entityName: EntityName });
const at = '/api/apps/{appId}/data/{entityName}/deleted';

/** The deleted rows of an entity. */
export const trashCalls = {
  list: call({
    id: 'listDeletedRows',
    method: 'GET',
    path: at,
    who: needs('rows.read'),
    summary: 'The deleted rows of an entity, the last deleted first',
    params: onEntity,
    query: z.object({
      search: Search,
      before: z
        .string()
        .regex(/^[\d :.+-]{19,40}\|[0-9a-f]{24}$/)
        .optional(),
    }),
    answer: z.object({ rows: z.array(DeletedRow), more: z.boolean(), count: z.number() }),
  }),
  putBack: call({
    id: 'putBackDeletedRows',
    method: 'POST',
    path: `${at}/restore`,
    who: needs('rows.put-back'),
    summary: 'Put deleted rows back as they last were, in the fields of today',
    params: onEntity,
    body: Which,
    answer: Done.extend({ ids: z.array(z.string()) }),
  }),
  erase: call({
    id: 'eraseDeletedRows',
    method: 'POST',
    path: `${at}/erase`,
    who: needs('data.purge'),
    summary: 'Erase deleted rows with their history, for good',
    params: onEntity,
    body: Which,
    answer: Done,
  }),
};
