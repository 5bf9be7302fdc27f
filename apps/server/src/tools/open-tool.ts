import { MESSAGES, type PublicTool, pathKey, publicTool } from '@trellis/contract';
import { type AppRow, settingsFor } from '../apps/index.ts';
import { type Db, sql } from '../db/index.ts';
import { notFound } from '../refusal.ts';
import { withListOptions } from './list-options.ts';
import { isLive, type StoredTool, toolsOf } from './store.ts';

/** A tool by its path, of the version that the environment shows; a draft of one is for builders alone. */
export async function toolAt(
  db: Db,
  app: { app_id: string; draft_version_id: string | null; published_version_id: string | null },
  path: string,
  environment: 'preview' | 'published',
): Promise<StoredTool> {
  const isPreview = environment === 'preview';
  const versionId = isPreview ? app.draft_version_id : app.published_version_id;
  const tools = await toolsOf(db, app.app_id, versionId);
  const found = tools.find(({ definition }) => pathKey(definition.path) === pathKey(path));
  if (!found || (!isPreview && found.status !== 'active'))
    throw notFound(MESSAGES.toolNotFound(path));
  const [open] = await withListOptions(db, app.app_id, [found]);
  return open!;
}

/** The same as whoever runs it sees it (ruling 72). */
export const shownTool = (tool: StoredTool, app: Pick<AppRow, 'settings'>): PublicTool =>
  publicTool(tool.toolId, tool.definition, settingsFor(app, tool).userCanEditResults);

/** The active tools of the published app as visitors see them, in the order in which they were made. */
export async function publishedTools(
  db: Db,
  app: Pick<AppRow, 'app_id' | 'published_version_id' | 'settings'>,
): Promise<PublicTool[]> {
  const tools = await toolsOf(db, app.app_id, app.published_version_id);
  const open = await withListOptions(db, app.app_id, tools.filter(isLive));
  return open.map((tool) => shownTool(tool, app));
}

/** The tools that an environment lets people run; the draft's for its builders, whatever their status. */
export async function openTools(
  db: Db,
  app: Pick<AppRow, 'app_id' | 'draft_version_id' | 'published_version_id' | 'settings'>,
  environment: 'preview' | 'published',
): Promise<PublicTool[]> {
  if (environment === 'published') return publishedTools(db, app);
  const tools = await toolsOf(db, app.app_id, app.draft_version_id);
  return (await withListOptions(db, app.app_id, tools)).map((tool) => shownTool(tool, app));
}

/** Where a path that was a tool's before leads now; null for one that was none's (ruling 90). */
export async function presentPath(
  db: Db,
  appId: string,
  path: string,
  tools: readonly PublicTool[],
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM tools WHERE app_id = ${appId} AND past_paths @> ARRAY[${pathKey(path)}]
    ORDER BY created_at DESC`.execute(db);
  const now = rows.flatMap(({ id }) => tools.find(({ toolId }) => toolId === id) ?? []);
  return now[0]?.path ?? null;
}
