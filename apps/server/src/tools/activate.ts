import { isOfTools, MESSAGES, PUBLISH_FIRST } from '@trellis/contract';
import type { Builder } from '../identity/index.ts';
import { roomRefusal } from '../plans/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { changeTools } from './hold.ts';
import type { ToolNeeds } from './needs.ts';
import { publishTools } from './publish.ts';
import { requireTools } from './rules.ts';
import { isLive, toolsOf } from './store.ts';

/**
 * Lets people run a tool, or no longer. It needs a title, and room among the plan's live tools: they are counted while
 * the app is held, so that of two who activate at once only one takes the last place. In an app of tools alone it is
 * published with that.
 */
export function activateTool(
  needs: ToolNeeds,
  appId: string,
  builder: Builder,
  { toolId, isActive }: { toolId: string; isActive: boolean },
): Promise<{ status: 'draft' | 'active' }> {
  return changeTools(
    needs,
    appId,
    builder,
    async ({ trx, kind, tools, limits, publishedId, by }) => {
      const tool = tools.find((one) => one.toolId === toolId);
      if (!tool) throw notFound('There is no such tool');
      const status = isActive ? 'active' : 'draft';
      const answer = { status } as const;
      if (tool.status === status) return { versionId: null, answer };
      if (isActive) {
        if (tool.definition.title.trim() === '')
          throw new Refusal('invalid', MESSAGES.toolNeedsHeader, {
            fields: { title: MESSAGES.toolNeedsHeader },
          });
        const published = await toolsOf(trx, appId, publishedId);
        const isPublished = published.some((one) => one.toolId === toolId);
        // What is out of the draft alone is live for visitors until something is published without it.
        const seen = isPublished ? [...tools, ...published] : tools;
        const live = new Set(seen.filter(isLive).map((one) => one.toolId));
        const { liveTools, plan } = limits;
        if (liveTools !== null && live.size >= liveTools)
          throw roomRefusal('liveTools', liveTools, plan);
        if (!isPublished) {
          // What else an app with pages would publish along is the person's to decide (ruling 71).
          if (!isOfTools(kind))
            throw new Refusal('conflict', MESSAGES.toolPublishFirst, { code: PUBLISH_FIRST });
          requireTools(tools, published, { limits, isAdmin: by.isAdmin });
          await publishTools(needs.versions, trx, appId);
        }
      }
      await trx
        .updateTable('tools')
        .set({ status })
        .where('app_id', '=', appId)
        .where('id', '=', toolId)
        .execute();
      return { versionId: null, answer };
    },
  );
}
