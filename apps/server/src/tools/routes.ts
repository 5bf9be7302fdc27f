import { magicCalls, pathKey, toolCalls } from '@trellis/contract';
import { usedPaths } from '@trellis/tools';
import { appById } from '../apps/index.ts';
import { builderOf, type Route, route } from '../http/index.ts';
import { appRole } from '../identity/index.ts';
import { callerOf } from '../integrations/index.ts';
import { notFound } from '../refusal.ts';
import { activateTool } from './activate.ts';
import type { ToolBatches } from './batches/batches.ts';
import { batchRoutes } from './batches/routes.ts';
import { keyRoutes } from './keys/routes.ts';
import { magicField } from './magic.ts';
import type { ToolNeeds } from './needs.ts';
import { openTools, shownTool, toolAt } from './open-tool.ts';
import { overPlan } from './over-plan.ts';
import { replaceDataItem } from './replace-data.ts';
import { reportRoutes } from './report/routes.ts';
import type { ToolRuns } from './runs/live.ts';
import { runRoutes } from './runs/routes.ts';
import { edited, makeTool, removeTool, saveTool } from './save.ts';
import { toolOf, toolsOf } from './store.ts';

/** AI tools of apps: their definitions, and whether people may run them. */
export function toolRoutes(
  needs: ToolNeeds & { toolRuns: ToolRuns; toolBatches: ToolBatches },
): Route[] {
  const { db } = needs;
  return [
    ...batchRoutes(needs),
    ...keyRoutes(needs),
    ...reportRoutes(needs),
    ...runRoutes(needs),
    route(magicCalls.create, async (ask) => {
      const { userId } = builderOf(ask);
      const { appId } = ask.body;
      // Whose allowance is taken from is not for the body alone to say.
      if (appId && !(await appRole(db, appId, userId))) throw notFound('There is no such app');
      const payer = { appId: appId ?? userId, userId, address: ask.address };
      return { result: await magicField(needs, payer, ask.body) };
    }),
    route(toolCalls.replaceDataItem, async (ask) =>
      replaceDataItem(needs, ask.params.appId, builderOf(ask), ask.body),
    ),
    route(toolCalls.list, async ({ params: { appId } }) => {
      const app = await appById(db, appId);
      const [draft, published] = await Promise.all([
        toolsOf(db, appId, app.draft_version_id),
        toolsOf(db, appId, app.published_version_id),
      ]);
      const live = new Set(published.map(({ toolId }) => toolId));
      const isAny = draft.length > 0 && app.draft_version_id !== null;
      const files = isAny ? await needs.versions.files(appId, app.draft_version_id!) : {};
      const used = usedPaths(
        files,
        draft.map(({ definition }) => definition),
      );
      return {
        overPlan: await overPlan(needs, app),
        tools: draft.map(({ toolId, status, definition }) => ({
          toolId,
          title: definition.title,
          path: definition.path,
          status,
          imageUrl: definition.imageUrl,
          isPublished: live.has(toolId),
          isUsed: used.has(pathKey(definition.path)),
          dataLabel: definition.dataItem && (definition.dataItem.label || definition.title),
        })),
      };
    }),
    route(toolCalls.make, (ask) => makeTool(needs, ask.params.appId, builderOf(ask), ask.body)),
    route(toolCalls.get, async ({ params: { appId, toolId } }) => {
      const { draft_version_id: draftId } = await appById(db, appId);
      return edited(await toolOf(db, appId, draftId, toolId), draftId);
    }),
    route(toolCalls.save, (ask) => {
      const { appId, toolId } = ask.params;
      return saveTool(needs, appId, builderOf(ask), { toolId, ...ask.body });
    }),
    route(toolCalls.remove, (ask) =>
      removeTool(needs, ask.params.appId, builderOf(ask), ask.params.toolId),
    ),
    route(toolCalls.activate, (ask) => {
      const { appId, toolId } = ask.params;
      return activateTool(needs, appId, builderOf(ask), { toolId, ...ask.body });
    }),
    route(toolCalls.openAll, async (ask) => {
      const { app, environment } = await callerOf(needs, ask, ask.params.appId);
      return { tools: await openTools(db, app, environment) };
    }),
    route(toolCalls.open, async (ask) => {
      const { app, environment } = await callerOf(needs, ask, ask.params.appId);
      return shownTool(await toolAt(db, app, ask.params.toolPath, environment), app);
    }),
  ];
}
