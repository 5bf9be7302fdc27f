import { z } from 'zod';
import { BODY, call } from './call.ts';
import { fileKind } from './files.ts';
import { AppId, VersionId } from './ids.ts';
import { LIMITS } from './limits.ts';
import { needs } from './policy.ts';

/** A file's id is its path (rulings.md, the store). */
const FileId = z.string().max(200).refine(fileKind, 'An app cannot have a file at this path');
const Content = z
  .string()
  .max(
    LIMITS.code.fileLength,
    `A file can have up to ${LIMITS.code.fileLength.toLocaleString('en')} characters`,
  );
/** SHA-256 of a file's text, as 64 hex digits: what tells one state of a file from another. */
const ContentHash = z.string().regex(/^[0-9a-f]{64}$/, 'Not the hash of a file');

/**
 * What a change stands on: the hash of the text that was edited, null where there was no file. The
 * server refuses a change of a file that is another by now. Left out, the change is made in any case.
 */
const Base = ContentHash.nullable().optional();

const Change = z.object({ path: FileId, content: Content, base: Base });
/** Other files that change in the same version. */
const Changes = z.array(Change).max(LIMITS.code.files);

const Stored = z.object({ id: z.string(), hash: z.string() });
const Saved = z.object({
  /** The version that is the draft now. */
  versionId: VersionId.nullable(),
  /** The files that this call changed, as they now are. */
  files: z.array(Stored),
});
export type SavedFiles = z.infer<typeof Saved>;

const Line = z.object({ line: z.number(), text: z.string() });
/** A file that refers to another one. */
const FileReference = z.object({
  path: z.string(),
  hash: z.string(),
  content: z.string(),
  /** The lines that refer to it. */
  lines: z.array(Line),
  /** The text that no longer refers to it; the same where nothing can be changed by rule. */
  updated: z.string(),
  /** Lines of `updated` that a person has to change: they still need what goes. */
  left: z.array(Line),
});
export type FileReference = z.infer<typeof FileReference>;

/** A file that an import brings. */
const ImportedFile = z.object({ path: z.string().max(500), content: Content });
const ImportedFiles = z
  .array(ImportedFile)
  .min(1, 'No files')
  .max(LIMITS.code.importedFiles, `At most ${LIMITS.code.importedFiles} files`);
const Imported = z.object({
  versionId: VersionId.nullable(),
  imported: z.array(z.string()),
  /** Files that are no part of an app, each with the reason. */
  leftOut: z.array(z.object({ path: z.string(), reason: z.string() })),
});
export type ImportedFolder = z.infer<typeof Imported>;

const onApp = z.object({ appId: AppId });
/** A path that names no file answers 404, once it is known who asks. */
const onFile = z.object({ fileId: z.string().max(200).default('') });

/** Code of the refusal when a file was changed by somebody else meanwhile. */
export const FILE_CHANGED = 'file_changed';

/** The code editor of space apps: everybody with a role reads, admins write (spec 1, section 6). */
export const codeCalls = {
  list: call({
    id: 'listFiles',
    method: 'GET',
    path: '/api/apps/{appId}/files',
    who: needs('app.see'),
    summary: "The draft's files; with `content` their texts as well",
    params: onApp,
    query: z.object({ content: z.enum(['true', 'false']).optional() }),
    answer: z.object({
      versionId: VersionId.nullable(),
      /** What made the draft: a turn of the assistant, or somebody's save. */
      versionKind: z.enum(['turn', 'manual', 'restore', 'import']).nullable(),
      canEdit: z.boolean(),
      files: z.array(Stored.extend({ content: z.string().optional() })),
    }),
  }),
  read: call({
    id: 'readFile',
    method: 'GET',
    path: '/api/apps/{appId}/files/content',
    who: needs('app.see'),
    summary: 'One file of the draft',
    params: onApp,
    query: onFile,
    answer: Stored.extend({ content: z.string(), versionId: VersionId.nullable() }),
  }),
  update: call({
    id: 'updateFile',
    method: 'POST',
    path: '/api/apps/{appId}/files/update',
    who: needs('app.edit'),
    summary: 'Save a file, or make one; other files may change in the same version',
    params: onApp,
    body: z.object({
      file: z.object({ id: FileId, content: Content, base: Base }),
      referencesToUpdate: Changes.optional(),
    }),
    answer: Saved,
  }),
  rename: call({
    id: 'renameFile',
    method: 'POST',
    path: '/api/apps/{appId}/files/rename',
    who: needs('app.edit'),
    summary: 'Give a file another path, and change what refers to it in the same version',
    params: onApp,
    body: z.object({
      fileId: FileId,
      newId: FileId,
      base: Base,
      referencesToUpdate: Changes.default([]),
    }),
    answer: Saved,
  }),
  remove: call({
    id: 'deleteFile',
    method: 'POST',
    path: '/api/apps/{appId}/files/delete',
    who: needs('app.edit'),
    summary: 'Delete a file, and change what refers to it in the same version',
    params: onApp,
    body: z.object({ fileId: FileId, base: Base, referencesToUpdate: Changes.default([]) }),
    answer: Saved,
  }),
  references: call({
    id: 'fileReferences',
    method: 'GET',
    path: '/api/apps/{appId}/files/references',
    who: needs('app.see'),
    summary: 'What refers to a file, and how it would read without the file or with its new path',
    params: onApp,
    query: onFile.extend({ newId: FileId.optional() }),
    answer: z.object({ references: z.array(FileReference) }),
  }),
  importFolder: call({
    id: 'importFiles',
    method: 'POST',
    path: '/api/apps/{appId}/files/import',
    who: needs('app.edit'),
    summary: "Take a folder's files over as a version of their own",
    params: onApp,
    bodyLimit: 10 * BODY,
    body: z.object({ files: ImportedFiles }),
    answer: Imported,
  }),
  makeSpace: call({
    id: 'makeSpaceApp',
    method: 'POST',
    path: '/api/apps/space',
    who: 'builder',
    summary: "Make a space app, with a first page or with a folder's files; for admins",
    bodyLimit: 10 * BODY,
    body: z.object({
      name: z.string().trim().min(1, 'Give your app a name').max(100, 'At most 100 characters'),
      /** Left out: a blank start. */
      files: ImportedFiles.optional(),
      /** The same key makes the same app once, however often the call is repeated. */
      requestKey: z.string().max(64).optional(),
    }),
    answer: Imported.extend({ appId: AppId }),
  }),
  toSpace: call({
    id: 'turnIntoSpaceApp',
    method: 'POST',
    path: '/api/apps/{appId}/space',
    who: 'owner',
    summary: 'Turn a generated app into a space app, whose code can be edited; for admins',
    params: onApp,
    answer: z.object({ appId: AppId }),
  }),
};
