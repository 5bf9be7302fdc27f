import { z } from 'zod';
import { call } from './call.ts';
import { AppId, Count } from './ids.ts';
import { needs } from './policy.ts';

/** Bytes of a copy that is put back. */
export const COPY_BYTES = 500_000_000;

/** What becomes of rows of a copy that are there: they stay, or are as the copy has them. */
export const COPY_EXISTING = ['keep', 'replace'] as const;
export type CopyExisting = (typeof COPY_EXISTING)[number];

const Restored = z.object({
  entity: z.string(),
  added: Count,
  replaced: Count,
  /** Rows that stayed as they are: they were there, or as the copy has them already. */
  kept: Count,
  failed: Count,
  /** Why the first of those that failed did. */
  problem: z.string().nullable(),
});
export type RestoredEntity = z.infer<typeof Restored>;

const onApp = z.object({ appId: AppId });

/** All rows of an app as one file, with their ids, their owners and their times; and back. */
export const dataCopyCalls = {
  download: call({
    id: 'downloadData',
    method: 'GET',
    path: '/api/apps/{appId}/data/copy',
    who: needs('data.put-back'),
    summary: "All rows of an app's entities as one JSON file, with ids, owners and times",
    params: onApp,
  }),
  restore: call({
    id: 'restoreData',
    method: 'POST',
    path: '/api/apps/{appId}/data/copy',
    who: needs('data.put-back'),
    summary:
      'Put the rows of such a file back, under their ids and with their owners. Rows that came since stay; sent again, it changes nothing',
    params: onApp,
    query: z.object({ existing: z.enum(COPY_EXISTING).default('keep') }),
    bodyKind: 'multipart',
    answer: z.object({
      entities: z.array(Restored),
      /** Rows whose owner is nobody of this app: they belong to nobody. */
      withoutOwner: Count,
    }),
  }),
};
