import { createHash } from 'node:crypto';
import type { AppFiles } from '@trellis/contract';
import type { Transaction } from 'kysely';
import { type Db, sql, type Tables } from '../db/index.ts';

/** The hash that names a content in an app. */
const contentHash = (content: string): string => createHash('sha256').update(content).digest('hex');

export interface StoredFile {
  path: string;
  hash: string;
  content: string;
}

/** The files of a version, in the order of their paths; of an app without one, none. */
export async function storedFiles(
  db: Db,
  appId: string,
  versionId: string | null,
): Promise<StoredFile[]> {
  if (!versionId) return [];
  const { rows } = await sql<StoredFile>`
    SELECT m.key AS path, m.value AS hash, b.content FROM versions v
    CROSS JOIN LATERAL jsonb_each_text(v.manifest) AS m(key, value)
    JOIN blobs b ON b.app_id = v.app_id AND b.hash = m.value
    WHERE v.app_id = ${appId} AND v.id = ${versionId} ORDER BY m.key COLLATE "C"`.execute(db);
  return rows;
}

/** Stores what is not stored yet; answers each path's hash. */
export async function storeBlobs(
  trx: Transaction<Tables>,
  appId: string,
  files: AppFiles,
): Promise<Record<string, string>> {
  const manifest: Record<string, string> = {};
  const contents = new Map<string, string>();
  for (const [path, content] of Object.entries(files)) {
    const hash = contentHash(content);
    manifest[path] = hash;
    contents.set(hash, content);
  }
  if (contents.size > 0)
    await trx
      .insertInto('blobs')
      .values([...contents].map(([hash, content]) => ({ app_id: appId, hash, content })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return manifest;
}

/** Drops the contents that no version names any more: saves every second would otherwise pile up. */
export async function dropLooseBlobs(
  trx: Transaction<Tables>,
  appId: string,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  await sql`
    DELETE FROM blobs b WHERE b.app_id = ${appId} AND b.hash = ANY(${hashes}) AND NOT EXISTS (
      SELECT 1 FROM versions v, jsonb_each_text(v.manifest) AS m(path, hash)
      WHERE v.app_id = b.app_id AND m.hash = b.hash)`.execute(trx);
}
