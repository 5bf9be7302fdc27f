import { z } from 'zod';
import { call } from './call.ts';
import { EntityName } from './entity.ts';
import { AppId } from './ids.ts';
import { needs } from './policy.ts';

/** What rows are saved as. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Rows as a file: which, in which order, and which of their columns. */
export const RowExport = z.strictObject({
  format: z.enum(EXPORT_FORMATS),
  /** A JSON filter, as for a list; all rows without one. */
  q: z.string().max(20_000).optional(),
  sort: z.string().max(100).optional(),
  /** Names of fields, `id`, `createdAt`, `updatedAt` and `creatorId`, in the order of the columns. */
  columns: z.array(z.string().min(1).max(200)).min(1).max(500),
});
export type RowExport = z.infer<typeof RowExport>;

/** How long the address of an export may wait to be opened. */
export const EXPORT_WAITS_MS = 2 * 60_000;

/** `{entity}_export_{date YYYY-MM-DD}` (spec 2, section 9), with its format's ending. */
export const exportName = (entity: string, format: ExportFormat, now: Date): string =>
  `${entity}_export_${now.toISOString().slice(0, 10)}.${format}`;

export const exportCalls = {
  begin: call({
    id: 'exportRows',
    method: 'POST',
    path: '/api/apps/{appId}/database/{entityName}/exports',
    who: needs('rows.read'),
    summary:
      "Ask for an entity's rows as a file: an address that is good for two minutes, for a browser to download. Refused where there is no row",
    params: z.object({ appId: AppId, entityName: EntityName }),
    body: RowExport,
    answer: z.object({ url: z.string(), rows: z.number() }),
  }),
};
