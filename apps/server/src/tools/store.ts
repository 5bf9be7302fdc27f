import { readTool, type ToolDefinition } from '@trellis/contract';
import { namedAlike } from '@trellis/tools';
import { type Db, type Edits, sql } from '../db/index.ts';
import { notFound } from '../refusal.ts';

/** A tool of a version, with what of it takes effect at once. */
export interface StoredTool {
  toolId: string;
  /** Of its file. */
  name: string;
  status: 'draft' | 'active';
  edits: Edits;
  /** Those of its own (apps/tool-settings.ts). */
  settings: Record<string, unknown>;
  definition: ToolDefinition;
}

export const isLive = ({ status }: StoredTool): boolean => status === 'active';

interface Found {
  id: string;
  name: string;
  status: 'draft' | 'active';
  edits: Edits;
  settings: Record<string, unknown>;
  content: string;
  kind: string;
}

/** The tools of a version, in the order in which they were made; of no version, none. */
export async function toolsOf(
  db: Db,
  appId: string,
  versionId: string | null,
): Promise<StoredTool[]> {
  const { rows } = await sql<Found>`
    SELECT t.id, t.status, t.edits, t.settings, bound.key AS name, b.content, a.kind FROM versions v
    JOIN apps a ON a.app_id = v.app_id
    CROSS JOIN LATERAL jsonb_each(v.tools) AS bound(key, value)
    JOIN tools t ON t.app_id = v.app_id AND t.id = bound.value->>'id'
    JOIN blobs b ON b.app_id = v.app_id AND b.hash = v.manifest->>('tools/' || bound.key || '.json')
    WHERE v.app_id = ${appId} AND v.id = ${versionId ?? ''} ORDER BY t.id COLLATE "C"`.execute(db);
  return rows.flatMap(({ id: toolId, content, kind, ...rest }) => {
    const read = readTool(content);
    if ('fault' in read) return [];
    return [
      { toolId, ...rest, definition: kind === 'AI_TOOL' ? namedAlike(read.tool) : read.tool },
    ];
  });
}

export async function toolOf(
  db: Db,
  appId: string,
  versionId: string | null,
  toolId: string,
): Promise<StoredTool> {
  const tool = (await toolsOf(db, appId, versionId)).find((one) => one.toolId === toolId);
  if (!tool) throw notFound('There is no such tool');
  return tool;
}
