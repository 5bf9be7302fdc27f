import { z } from 'zod';
import { webAddress } from '../web/addresses.ts';

/** As Drive writes ids: letters, figures, dashes. */
export const DRIVE_ID = /^[\w-]{5,200}$/;
const Id = z.string().regex(DRIVE_ID);
const short = (most: number) => z.string().max(most).optional().catch(undefined);

/** A file as Drive tells of it: those of its fields that are asked for. */
export const DriveFile = z.object({
  id: Id,
  name: z.string().transform((name) => name.slice(0, 500)),
  mimeType: z.string().max(200),
  modifiedTime: short(60),
  md5Checksum: short(100),
  webViewLink: z
    .string()
    .max(2_000)
    .optional()
    .catch(undefined)
    .transform((link) => webAddress(link) ?? undefined),
  trashed: z.boolean().optional().catch(undefined),
  shortcutDetails: z
    .object({ targetId: Id.optional(), targetMimeType: short(200) })
    .optional()
    .catch(undefined),
});
export type DriveFile = z.infer<typeof DriveFile>;

/** A page of a list; what in it is no file is left out. */
export const DriveList = z.object({
  files: z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.flatMap((one) => DriveFile.safeParse(one).data ?? [])),
  nextPageToken: short(5_000),
});
