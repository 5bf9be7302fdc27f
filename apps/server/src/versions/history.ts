import { LIMITS, type VersionEntry } from '@trellis/contract';
import { type Db, sql, type Tables } from '../db/index.ts';

interface Listed {
  id: string;
  kind: VersionEntry['kind'];
  created_at: Date;
  parent: string | null;
  /** Its own message, or that of the nearest version before it. */
  message_id: string | null;
  body: Tables['messages']['body']['__select__'] | null;
  asked: string | null;
  is_current: boolean;
  is_published: boolean;
  is_repair: boolean;
}

/** The history, ten at a time, newest first (spec 2, section 9). */
export async function versionHistory(
  db: Db,
  appId: string,
  before?: string,
): Promise<{ versions: VersionEntry[]; more: boolean }> {
  const { rows } = await sql<Listed>`
    SELECT v.id, v.kind, v.created_at, v.parent, coalesce(v.message_id, earlier.message_id) AS message_id, m.body,
      (SELECT asked.body -> 'parts' -> 0 ->> 'text' FROM messages asked
        WHERE asked.app_id = v.app_id AND asked.id = m.parent AND asked.role = 'user') AS asked,
      v.id = a.draft_version_id AS is_current, coalesce(v.id = a.published_version_id, false) AS is_published,
      EXISTS (SELECT FROM repairs r WHERE r.app_id = v.app_id AND r.made_version_id = v.id) AS is_repair
    FROM versions v JOIN apps a ON a.app_id = v.app_id
    LEFT JOIN messages m ON m.app_id = v.app_id AND m.id = v.message_id
    LEFT JOIN LATERAL (
      WITH RECURSIVE line AS (
        SELECT p.parent, p.message_id, 1 AS depth FROM versions p WHERE p.app_id = v.app_id AND p.id = v.parent
        UNION ALL SELECT p.parent, p.message_id, line.depth + 1 FROM versions p
          JOIN line ON p.app_id = v.app_id AND p.id = line.parent WHERE line.message_id IS NULL)
      SELECT message_id FROM line WHERE message_id IS NOT NULL ORDER BY depth LIMIT 1
    ) earlier ON v.message_id IS NULL AND v.kind <> 'restore'
    WHERE v.app_id = ${appId} AND (${before ?? null}::text IS NULL OR v.id < ${before ?? null})
    ORDER BY v.id DESC LIMIT ${LIMITS.versionHistory + 1}`.execute(db);
  const versions = rows.slice(0, LIMITS.versionHistory).map((row) => ({
    id: row.id,
    kind: row.kind,
    timestamp: row.created_at.toISOString(),
    parentId: row.parent,
    messageId: row.message_id,
    content:
      row.body?.parts
        .find((part) => part.type === 'text')
        ?.text?.trim()
        .slice(0, 500) ?? '',
    userRequest: row.asked ?? '',
    isCurrent: row.is_current,
    isPublished: row.is_published,
    isRepair: row.is_repair,
  }));
  return { versions, more: rows.length > LIMITS.versionHistory };
}
