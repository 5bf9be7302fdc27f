import { type AppAct, CONTEXT_TEXTS, contextCalls, may, searchCalls } from '@trellis/contract';
import { appById } from '../apps/index.ts';
import { type Ask, builderOf, type Route, route } from '../http/index.ts';
import { appRole } from '../identity/index.ts';
import { usedData } from '../plans/index.ts';
import { notFound } from '../refusal.ts';
import { addFile, addText } from './add-items.ts';
import { changeItem, removeItem, restoreItem, syncAgain } from './change-items.ts';
import { connectItems } from './connect-items.ts';
import { connectionRoutes } from './connections/routes.ts';
import { countItems, type ItemRow, itemById, itemsOf, presentItem } from './items.ts';
import type { Knowledge } from './knowledge.ts';
import type { KnowledgeNeeds } from './needs.ts';
import { searchRoute } from './search/for-pages.ts';
import { search } from './search/search.ts';
import { meaningState } from './vectors/state.ts';

/** The data items of apps. */
export function knowledgeRoutes(needs: KnowledgeNeeds & { knowledge: Knowledge }): Route[] {
  const { db } = needs;
  /** The item that an address names, for whoever may do that with its app; for others there is none. */
  const itemFor = async (
    ask: Pick<Ask<{ itemId: string }, unknown, unknown>, 'actor' | 'params'>,
    act: AppAct,
    isDeleted = false,
  ): Promise<ItemRow> => {
    const item = await itemById(db, ask.params.itemId, isDeleted);
    const role = await appRole(db, item.app_id, builderOf(ask).userId);
    if (!role || !may(role, act)) throw notFound(CONTEXT_TEXTS.noItem);
    return item;
  };
  return [
    ...connectionRoutes(needs),
    searchRoute(needs, searchCalls.search),
    route(contextCalls.list, async ({ query: { appId, status } }) => {
      const app = await appById(db, appId);
      const items = await itemsOf(db, appId, status);
      const { owner_id: ownerId } = app;
      const [limits, used] = await Promise.all([
        needs.plans.limitsOf(db, ownerId),
        usedData(db, ownerId),
      ]);
      const count = await countItems(db, appId);
      return {
        contextItems: items.map(presentItem),
        hasReachedDataLimit:
          (limits.dataItems !== null && count >= limits.dataItems) ||
          (limits.monthlyData !== null && used >= limits.monthlyData) ||
          items.some((item) => item.status === 'usage_limit_reached'),
        month: { used, most: limits.monthlyData },
        mostItems: limits.dataItems,
        filesAtOnce: limits.filesAtOnce ?? 5,
        fileSize: limits.fileSize ?? 100_000_000,
        meaning: await meaningState(needs, appId),
        scraper: { depth: limits.scraperDepth ?? 3, pages: limits.scraperPages ?? 100 },
      };
    }),
    route(contextCalls.ingestFile, async (ask) =>
      presentItem(await addFile(needs, ask.query, builderOf(ask).userId, ask.c)),
    ),
    route(contextCalls.ingestText, async (ask) =>
      presentItem(await addText(needs, ask.query.appId, builderOf(ask).userId, ask.body)),
    ),
    route(contextCalls.ingestMetadata, async ({ query: { appId }, body, ...ask }) => {
      const { userId } = builderOf(ask);
      const items = await connectItems(needs, appId, userId, body.contextItems);
      return { contextItems: items.map(presentItem) };
    }),
    route(contextCalls.change, async (ask) =>
      presentItem(await changeItem(needs, await itemFor(ask, 'app.edit'), ask.body)),
    ),
    route(contextCalls.remove, async (ask) => {
      await removeItem(needs, await itemFor(ask, 'app.edit'));
      return { id: ask.params.itemId };
    }),
    route(contextCalls.restore, async (ask) => {
      const item = await itemFor(ask, 'app.edit', true);
      const { owner_id: ownerId } = await appById(db, item.app_id);
      return presentItem(await restoreItem(needs, ownerId, item));
    }),
    route(contextCalls.sync, async (ask) =>
      presentItem(await syncAgain(needs, await itemFor(ask, 'app.edit'))),
    ),
    route(contextCalls.ask, async ({ query: { appId }, body }) => {
      const began = performance.now();
      const { question, itemIds, limit } = body;
      const passages = await search(needs, { appId, question, itemIds, limit });
      return { passages, ms: Math.round(performance.now() - began) };
    }),
  ];
}
