import { MESSAGES, type PublicTool, pathKey, publicTool } from '@trellis/contract';
import type { Db } from '../db/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { type StoredTool, toolsOf } from './store.ts';

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
  return found;
}

/** The same as whoever runs it sees it (ruling 72). */
export const shownTool = ({ toolId, definition }: StoredTool): PublicTool =>
  publicTool(toolId, definition);

/** The active tool at a path of the published app as visitors see it; null where there is none. */
export async function publishedTool(
  db: Db,
  app: Parameters<typeof toolAt>[1],
  path: string,
): Promise<PublicTool | null> {
  try {
    return shownTool(await toolAt(db, app, decodeURIComponent(path), 'published'));
  } catch (error) {
    if (error instanceof URIError || (error instanceof Refusal && error.kind === 'not_found'))
      return null;
    throw error;
  }
}
