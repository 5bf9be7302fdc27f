import { csvCalls, dataImportCalls, type EntitySchema } from '@trellis/contract';
import { mapColumns } from '../entities/index.ts';
import { builderOf, type Route, route } from '../http/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { askMapping } from './ask-model.ts';
import { check } from './check.ts';
import { finishByDialog, undo } from './end.ts';
import { failuresOf } from './failures.ts';
import type { ImportNeeds } from './needs.ts';
import { headerRowOf, keptOf, progressOf, recordOf, staged } from './record.ts';
import type { DataImports } from './run.ts';
import { presentStaged } from './sight.ts';
import { stage } from './stage.ts';
import { handOver, start } from './start.ts';

/** Mappings that one builder may ask for in a minute. */
const ASKED = { most: 20, seconds: 60 };

export function importRoutes(services: ImportNeeds & { imports: DataImports }): Route[] {
  const { db, entities, models, imports } = services;
  const of = ({ appId, importId }: { appId: string; importId: string }) =>
    recordOf(db, appId, importId);
  return [
    route(csvCalls.generateMapping, async (ask) => {
      const builder = builderOf(ask);
      const { entityName, headers, previewData } = ask.body;
      const schema = { ...(ask.body.schema as unknown as EntitySchema), name: entityName };
      const table = { headers, previewData, schema };
      const model = await models.openAnswers();
      if (!model) return { mappings: mapColumns(table) };
      await services.limits.take('csv-mapping', builder.userId, ASKED.most, ASKED.seconds);
      return { mappings: await askMapping(model, entityName, table, ask.request.signal) };
    }),
    route(dataImportCalls.stage, async (ask) => {
      const builder = builderOf(ask);
      const { appId, entityName } = ask.params;
      const rowAsk = { appId, entityName, actor: ask.actor, role: ask.role };
      const { id, schema } = await entities.shape(rowAsk);
      if (schema.name === 'User') throw new Refusal('forbidden', 'Users are invited, not imported');
      const record = await stage(services, ask.c, builder, { appId, id, name: schema.name });
      return presentStaged(services, record);
    }),
    route(dataImportCalls.stageNew, async (ask) => {
      const record = await stage(services, ask.c, builderOf(ask), ask.params);
      return presentStaged(services, record);
    }),
    route(dataImportCalls.layout, async (ask) => {
      const record = staged(await of(ask.params), builderOf(ask));
      const layout = { ...ask.body };
      if (record.is_sheet && !record.sheets.includes(layout.sheet ?? ''))
        throw new Refusal('invalid', 'There is no such sheet');
      const { sheet, headerRow } = record.layout;
      // Another sheet has its headers where it has them, unless somebody says so with it.
      if (layout.sheet !== sheet && layout.headerRow === headerRow)
        layout.headerRow = await headerRowOf(services, { ...keptOf(services, record), layout });
      const read = await presentStaged(services, { ...record, layout });
      await db
        .updateTable('data_imports')
        .set({ layout: JSON.stringify(layout) })
        .where('app_id', '=', record.app_id)
        .where('id', '=', record.id)
        .where('state', '=', 'staged')
        .execute();
      return read;
    }),
    route(dataImportCalls.check, async (ask) => {
      const record = staged(await of(ask.params), builderOf(ask));
      return check(services, record, ask.body, ask);
    }),
    route(dataImportCalls.start, async (ask) => {
      const builder = builderOf(ask);
      const begun = await start(services, builder, await of(ask.params), ask.body, ask.role);
      return { rows: begun.rows, progress: progressOf(begun.record, builder) };
    }),
    route(dataImportCalls.resume, async (ask) => {
      const record = await of(ask.params);
      if (record.state === 'running' || record.state === 'failed') {
        await handOver(services, record, record.by_dialog);
        await imports.start(record.app_id, record.id);
      }
      return progressOf(await of(ask.params), builderOf(ask));
    }),
    route(dataImportCalls.finish, async (ask) => {
      const builder = builderOf(ask);
      const record = await of(ask.params);
      // Only whose window sent the rows knows how that ended.
      if (record.by_user !== builder.userId) throw notFound('There is no such import');
      return progressOf(await finishByDialog(services, record, ask.body), builder);
    }),
    route(dataImportCalls.list, async (ask) => {
      const records = await db
        .selectFrom('data_imports')
        .selectAll()
        .where('app_id', '=', ask.params.appId)
        .where('entity_name', '=', ask.params.entityName)
        .where('state', '!=', 'staged')
        .orderBy('created_at', 'desc')
        .limit(10)
        .execute();
      const builder = builderOf(ask);
      return { imports: records.map((record) => progressOf(record, builder)) };
    }),
    route(dataImportCalls.progress, async (ask) =>
      progressOf(await of(ask.params), builderOf(ask)),
    ),
    route(dataImportCalls.failures, async (ask) => {
      const record = await of(ask.params);
      return new Response(failuresOf(services, record, record.headers ?? []), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${record.entity_name}_failed_rows.csv"`,
          'Cache-Control': 'no-store',
        },
      });
    }),
    route(dataImportCalls.undo, async (ask) =>
      undo(services, await of(ask.params), ask, ask.body.made),
    ),
  ];
}
