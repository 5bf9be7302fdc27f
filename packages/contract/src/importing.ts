import { z } from 'zod';
import { BODY, call } from './call.ts';
import { AppId, VersionId } from './ids.ts';
import { LIMITS } from './limits.ts';

/** A file of somebody's project: a text, or a picture as base64. */
const ProjectFile = z.object({
  path: z.string().min(1).max(500),
  content: z.string().max(LIMITS.code.importBytes, 'This file is too long'),
  encoding: z.enum(['text', 'base64']).default('text'),
});

const Place = z.object({ path: z.string(), reason: z.string() });

/** What came of an import, for the person to read. */
export const ImportReport = z.object({
  pages: z.array(z.string()),
  entities: z.array(z.string()),
  /** Files that the app runs with now. */
  files: z.number(),
  pictures: z.number(),
  /** Files whose work is done by the runtime's own. */
  replaced: z.array(z.string()),
  /** What could not be taken over, with the reason. */
  leftOut: z.array(Place),
  /** Entities that say nothing of who may see or change their rows: creators only, until somebody decides. */
  withoutRules: z.array(z.string()),
  /** What was changed or is missing in schemas. */
  notes: z.array(z.string()),
  /** Rows that came along, by entity; `problem` where a file of them was refused. */
  rows: z.array(
    z.object({ entity: z.string(), count: z.number(), problem: z.string().nullable() }),
  ),
  /** What the compiler had to read with good will, and what it could not. */
  mends: z.number(),
  problems: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      message: z.string(),
      /** The pages that need the file. */
      pages: z.array(z.string()),
    }),
  ),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const importCalls = {
  importApp: call({
    id: 'importApp',
    method: 'POST',
    path: '/api/apps/import',
    who: 'builder',
    summary:
      "Make an app of somebody's project: its pages, components, entities, rules, pictures and rows",
    bodyLimit: 10 * BODY,
    body: z.object({
      name: z.string().trim().min(1, 'Give your app a name').max(100, 'At most 100 characters'),
      files: z
        .array(ProjectFile)
        .min(1, 'No files')
        .max(LIMITS.code.importedFiles, `At most ${LIMITS.code.importedFiles} files`),
      /** The same key makes the same app once, however often the call is repeated. */
      requestKey: z.string().max(64).optional(),
    }),
    answer: z.object({ appId: AppId, versionId: VersionId.nullable(), report: ImportReport }),
  }),
};
