import { batchCalls } from '@trellis/contract';
import { appById, settingsFor } from '../../apps/index.ts';
import { type Route, route } from '../../http/index.ts';
import { callerOf } from '../../integrations/index.ts';
import { Refusal } from '../../refusal.ts';
import { noModel } from '../../runs/index.ts';
import { runnableTool } from '../list-options.ts';
import type { ToolNeeds } from '../needs.ts';
import type { ToolBatches } from './batches.ts';
import { batchCsv } from './csv.ts';
import { type BatchRow, batchOf, presentBatch } from './record.ts';
import { stageBatch } from './stage.ts';

/** Batches that are listed. */
const LISTED = 20;

/** Files of inputs for a tool, and the files with its answers. */
export function batchRoutes(needs: ToolNeeds & { toolBatches: ToolBatches }): Route[] {
  const { db, toolBatches, models } = needs;
  const toolIn = async ({ appId, toolId }: { appId: string; toolId: string }) => {
    const app = await appById(db, appId);
    const tool = await runnableTool(db, appId, app.draft_version_id, toolId);
    return { ...tool, model: settingsFor(app, tool).aiModel };
  };
  const shown = async (key: Parameters<typeof batchOf>[1], batch?: BatchRow) =>
    presentBatch(needs, batch ?? (await batchOf(db, key)), await toolIn(key));
  return [
    route(batchCalls.list, async ({ params }) => {
      const tool = await toolIn(params);
      const rows = await db
        .selectFrom('tool_batches')
        .selectAll()
        .where('app_id', '=', params.appId)
        .where('tool_id', '=', params.toolId)
        .orderBy('id', 'desc')
        .limit(LISTED)
        .execute();
      return {
        batches: await Promise.all(rows.map((row) => presentBatch(needs, row, tool))),
      };
    }),
    route(batchCalls.make, async (ask) => {
      const { appId } = ask.params;
      const { caller } = await callerOf(needs, ask, appId);
      const tool = await toolIn(ask.params);
      const batch = await stageBatch(needs, ask.c, { appId, userId: caller.userId ?? '', tool });
      return presentBatch(needs, batch, tool);
    }),
    route(batchCalls.get, async ({ params }) => shown(params)),
    route(batchCalls.start, async ({ params }) => {
      const batch = await batchOf(db, params);
      if (models.isBuiltIn) throw noModel();
      await toolBatches.start(batch);
      return shown(params);
    }),
    route(batchCalls.stop, async ({ params }) => {
      await toolBatches.stop(await batchOf(db, params));
      return shown(params);
    }),
    route(batchCalls.remove, async ({ params }) => {
      const batch = await batchOf(db, params);
      if (batch.state === 'running')
        throw new Refusal('conflict', 'Stop this batch first', { code: 'batch_runs' });
      await db
        .deleteFrom('tool_batches')
        .where('app_id', '=', params.appId)
        .where('id', '=', params.batchId)
        .execute();
      return { removed: true };
    }),
    route(batchCalls.result, async ({ params, c }) => {
      const batch = await batchOf(db, params);
      const { definition } = await toolIn(params);
      const name = `${definition.path}_results_${new Date().toISOString().slice(0, 10)}.csv`;
      return c.body(batchCsv(db, batch, definition), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      });
    }),
  ];
}
