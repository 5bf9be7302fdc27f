import { type AppFiles, type LinkedBuild, pathKey, readTool, toolNameOf } from '@trellis/contract';
import type { Transaction } from 'kysely';
import { type Db, sql, type Tables } from '../db/index.ts';
import { Refusal } from '../refusal.ts';
import type { Versions } from '../versions/index.ts';

/** What an app of tools alone is published with: its pages are ours, and nothing is built (ruling 41). */
export const NO_BUILD: LinkedBuild = {
  entry: '',
  files: {},
  preload: [],
  styles: [],
  vendor: {},
  imports: {},
  pageFiles: {},
  pages: [],
  mainPage: null,
};

/** Refuses files of tools that are no definitions: they could not be run (ruling 85). */
export function requireSoundTools(files: AppFiles): void {
  for (const [path, text] of Object.entries(files)) {
    const read = toolNameOf(path) === null ? null : readTool(text);
    if (read && 'fault' in read)
      throw new Refusal('conflict', `The tool ${path} is not right: ${read.fault}`);
  }
}

/** Makes a version's tools find their way from the paths that the published version had (ruling 90). */
export async function keepPaths(db: Db, appId: string, versionId: string): Promise<void> {
  const { rows } = await sql<{ id: string; was: string; path: string }>`
    SELECT old.value->>'id' AS id, old.value->>'path' AS was, new.value->>'path' AS path
    FROM apps a
    JOIN versions before ON before.app_id = a.app_id AND before.id = a.published_version_id
    JOIN versions after ON after.app_id = a.app_id AND after.id = ${versionId}
    CROSS JOIN LATERAL jsonb_each(before.tools) AS old(key, value)
    JOIN LATERAL jsonb_each(after.tools) AS new(key, value) ON new.value->>'id' = old.value->>'id'
    WHERE a.app_id = ${appId}`.execute(db);
  for (const { id, was, path } of rows) {
    const key = pathKey(was);
    if (key === pathKey(path)) continue;
    await sql`UPDATE tools SET past_paths = array_append(array_remove(past_paths, ${key}), ${key})
      WHERE app_id = ${appId} AND id = ${id}`.execute(db);
  }
}

/** Publishes the draft of an app of tools alone, in the transaction in which the app is held. */
export async function publishTools(
  versions: Versions,
  trx: Transaction<Tables>,
  appId: string,
): Promise<string> {
  const versionId = await versions.closeDraft(trx, appId);
  if (versionId === null) throw new Refusal('conflict', 'Nothing to publish yet');
  await keepPaths(trx, appId, versionId);
  const { files: _, ...build } = NO_BUILD;
  await trx
    .updateTable('apps')
    .set({
      published_version_id: versionId,
      published_at: new Date(),
      published_build: JSON.stringify(build),
      updated_at: new Date(),
    })
    .where('app_id', '=', appId)
    .execute();
  return versionId;
}
