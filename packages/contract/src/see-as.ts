import { z } from 'zod';
import { call } from './call.ts';
import { EntityName } from './entity.ts';
import { AppId } from './ids.ts';
import { needs } from './policy.ts';
import { ListQuery } from './rows.ts';

/**
 * Whose eyes a builder looks through: a visitor who is not signed in, an admin of the app who added
 * nothing, or one of its users.
 */
export const SeenAs = z.union([
  z.literal('visitor'),
  z.literal('admin'),
  z.string().regex(/^user:[A-Za-z0-9_-]{1,64}$/, 'Not a person of the app'),
]);
export type SeenAs = z.infer<typeof SeenAs>;

/** A row as that person gets it, and what they may do to it. */
export const SeenRow = z.looseObject({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  creatorId: z.string().nullable(),
});

const params = z.object({ appId: AppId, entityName: EntityName });
const at = '/api/apps/{appId}/database/{entityName}';
const as = { as: SeenAs.default('visitor') };

/** What somebody of the app would see, by the draft's rules; every look is in the audit log. */
export const seeAsCalls = {
  rows: call({
    id: 'rowsSeenAs',
    method: 'GET',
    path: `${at}/seen`,
    who: needs('rows.read'),
    summary: 'The rows that somebody of the app would get, and what they may do to each',
    params,
    query: ListQuery.omit({ fields: true }).extend(as),
    answer: z.object({
      rows: z.array(SeenRow),
      /** Of each row, in the same order. */
      may: z.array(z.object({ update: z.boolean(), delete: z.boolean() })),
    }),
  }),
  sight: call({
    id: 'sightOf',
    method: 'GET',
    path: `${at}/sight`,
    who: needs('rows.read'),
    summary: 'How many rows somebody of the app would get, and whether they may add any',
    params,
    query: z.object({ q: ListQuery.shape.q, ...as }),
    answer: z.object({
      count: z.number(),
      /** Rows that there are. */
      total: z.number(),
      mayAdd: z.boolean(),
      /** Why they get nothing at all: they cannot come in. */
      closed: z.string().nullable(),
    }),
  }),
};
