import {
  type AppFiles,
  FILE_CHANGED,
  MESSAGES,
  type SavedFiles,
  toolPathOf,
} from '@trellis/contract';
import type { Transaction } from 'kysely';
import type { BoundTools, Tables } from '../db/index.ts';
import { newId } from '../ids.ts';
import { notFound, Refusal } from '../refusal.ts';
import { bindTools, recordTools } from './bind-tools.ts';
import { dropLooseBlobs, storeBlobs } from './blobs.ts';
import { putVersion } from './put.ts';

/** A change of one file. `base` is the hash of what was edited, null for no file, undefined for whatever is there. */
export interface FileChange {
  path: string;
  /** null: the file goes. */
  content: string | null;
  base?: string | null | undefined;
}

export interface SavedVersion extends SavedFiles {
  /** Nothing was different from what is stored, so nothing was made. */
  isUnchanged: boolean;
}

/**
 * Saves files by hand: all of the changes or none. They amend the open manual version of the app, so
 * that typing does not flood the history (ruling 6); a version's id always names one state, so the
 * amended one takes the place of the one before. Entities are none of this: their schemas stay bound.
 */
export async function saveFiles(
  trx: Transaction<Tables>,
  appId: string,
  changes: readonly FileChange[],
): Promise<SavedVersion> {
  const app = await trx
    .selectFrom('apps')
    .select(['draft_version_id'])
    .where('app_id', '=', appId)
    .forUpdate()
    .executeTakeFirst();
  if (!app) throw notFound('There is no such app');
  const draft = app.draft_version_id
    ? await trx
        .selectFrom('versions')
        .select(['id', 'parent', 'manifest', 'entities', 'tools', 'is_open'])
        .where('app_id', '=', appId)
        .where('id', '=', app.draft_version_id)
        .executeTakeFirstOrThrow()
    : null;
  const before: Record<string, string> = draft?.manifest ?? {};
  const manifest = await changedManifest(trx, appId, before, changes);
  const different = changes.filter(({ path }) => manifest[path] !== before[path]);
  const files = changes.flatMap(({ path }) =>
    manifest[path] ? [{ id: path, hash: manifest[path] }] : [],
  );
  if (different.length === 0) return { versionId: draft?.id ?? null, files, isUnchanged: true };

  const tools = changedTools(draft?.tools ?? {}, manifest, changes);
  await recordTools(trx, appId, tools);
  const versionId = await putVersion(trx, appId, {
    parent: draft?.is_open ? draft.parent : (draft?.id ?? null),
    kind: 'manual',
    manifest,
    entities: draft?.entities ?? {},
    tools,
    isOpen: true,
  });
  if (draft?.is_open) {
    await trx
      .deleteFrom('versions')
      .where('app_id', '=', appId)
      .where('id', '=', draft.id)
      .execute();
    await dropLooseBlobs(
      trx,
      appId,
      different.flatMap(({ path }) => before[path] ?? []),
    );
  }
  return { versionId, files, isUnchanged: false };
}

/** The tools with those that changed bound anew. */
function changedTools(
  before: BoundTools,
  manifest: Record<string, string>,
  changes: readonly FileChange[],
): BoundTools {
  const written: AppFiles = {};
  for (const { path, content } of changes) if (content !== null) written[path] = content;
  const isLeft = (name: string) => toolPathOf(name) in manifest;
  const left = Object.entries(before).filter(
    ([name]) => isLeft(name) && !(toolPathOf(name) in written),
  );
  return { ...Object.fromEntries(left), ...bindTools(written, before, isLeft, newId) };
}

/** The files with the changes made, whose contents are stored; refuses one that somebody else changed meanwhile. */
async function changedManifest(
  trx: Transaction<Tables>,
  appId: string,
  before: Record<string, string>,
  changes: readonly FileChange[],
): Promise<Record<string, string>> {
  const contents: AppFiles = {};
  for (const { path, content } of changes) if (content !== null) contents[path] = content;
  const hashes = await storeBlobs(trx, appId, contents);
  const manifest = { ...before };
  for (const { path, base } of changes) {
    const now = before[path] ?? null;
    const next = hashes[path] ?? null;
    // What was saved already is saved: an answer that got lost on the way is asked for again.
    if (base !== undefined && base !== now && next !== now) throw changed(path, now);
    if (next === null) delete manifest[path];
    else manifest[path] = next;
  }
  return manifest;
}

/**
 * Closes the app's draft for saves, because something else stands on it from now on, and answers its
 * id. A save under way is either in it, or makes a version of its own.
 */
export async function closeDraft(trx: Transaction<Tables>, appId: string): Promise<string | null> {
  const app = await trx
    .selectFrom('apps')
    .select('draft_version_id')
    .where('app_id', '=', appId)
    .forUpdate()
    .executeTakeFirst();
  if (!app) throw notFound('There is no such app');
  if (app.draft_version_id)
    await trx
      .updateTable('versions')
      .set({ is_open: false })
      .where('app_id', '=', appId)
      .where('id', '=', app.draft_version_id)
      .where('is_open', '=', true)
      .execute();
  return app.draft_version_id;
}

function changed(path: string, now: string | null): Refusal {
  return new Refusal(
    'conflict',
    now === null ? MESSAGES.fileGone(path) : MESSAGES.fileChanged(path),
    { code: FILE_CHANGED, fields: { [path]: now ?? '' } },
  );
}
