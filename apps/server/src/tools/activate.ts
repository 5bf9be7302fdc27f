import { isOfTools, MESSAGES, PUBLISH_FIRST } from '@trellis/contract';
import type { Builder } from '../identity/index.ts';
import { roomRefusal } from '../plans/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { changeTools, type Held } from './hold.ts';
import type { ToolNeeds } from './needs.ts';
import { publishTools } from './publish.ts';
import { requireTools } from './rules.ts';
import { isLive, type StoredTool, toolsOf } from './store.ts';

/** Lets people run a tool, or no longer. */
export function activateTool(
  needs: ToolNeeds,
  appId: string,
  builder: Builder,
  { toolId, isActive }: { toolId: string; isActive: boolean },
): Promise<{ status: 'draft' | 'active' }> {
  const status = isActive ? 'active' : 'draft';
  return changeTools(needs, appId, builder, async (held) => {
    await setStatus(needs, held, toolId, status);
    return { versionId: null, answer: { status } };
  });
}

/**
 * An active tool needs a title, and room among the plan's live tools: they are counted while the app is held, so that of
 * two who activate at once only one takes the last place. In an app of tools alone it is published with that.
 */
export async function setStatus(
  { versions }: Pick<ToolNeeds, 'versions'>,
  held: Held,
  toolId: string,
  status: StoredTool['status'],
): Promise<void> {
  const { trx, appId, tools } = held;
  const tool = tools.find((one) => one.toolId === toolId);
  if (!tool) throw notFound('There is no such tool');
  if (tool.status === status) return;
  if (status === 'active' && (await mustPublish(held, tool)))
    await publishTools(versions, trx, appId);
  await trx
    .updateTable('tools')
    .set({ status })
    .where('app_id', '=', appId)
    .where('id', '=', toolId)
    .execute();
}

/** Refuses what cannot be active; says whether the published version has yet to get the tool. */
async function mustPublish(held: Held, { toolId, definition }: StoredTool): Promise<boolean> {
  const { trx, appId, kind, tools, limits, publishedId, by } = held;
  if (definition.title.trim() === '')
    throw new Refusal('invalid', MESSAGES.toolNeedsHeader, {
      fields: { title: MESSAGES.toolNeedsHeader },
    });
  const published = await toolsOf(trx, appId, publishedId);
  const isPublished = published.some((one) => one.toolId === toolId);
  // What is out of the draft alone is live for visitors until something is published without it.
  const seen = isPublished ? [...tools, ...published] : tools;
  const live = new Set(seen.filter(isLive).map((one) => one.toolId));
  const { liveTools, plan } = limits;
  if (liveTools !== null && live.size >= liveTools) throw roomRefusal('liveTools', liveTools, plan);
  if (isPublished) return false;
  // What else an app with pages would publish along is the person's to decide (ruling 71).
  if (!isOfTools(kind))
    throw new Refusal('conflict', MESSAGES.toolPublishFirst, { code: PUBLISH_FIRST });
  requireTools(tools, published, { limits, isAdmin: by.isAdmin });
  return true;
}
