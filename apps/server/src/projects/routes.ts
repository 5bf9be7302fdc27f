import { detailCalls, importCalls, MESSAGES } from '@trellis/contract';
import { builderOf, type Route, route } from '../http/index.ts';
import { duplicateApp } from './duplicate.ts';
import { exportApp } from './export.ts';
import { importApp } from './import.ts';
import type { ProjectNeeds } from './needs.ts';

/** An app out of a project's files, as a file, or as another app. */
export function projectRoutes(services: ProjectNeeds): Route[] {
  const { limits } = services;
  return [
    route(detailCalls.duplicate, async (ask) => {
      const builder = builderOf(ask);
      await limits.take('duplicate', builder.userId, 30, 60 * 60, MESSAGES.rateLimit);
      const app = await duplicateApp(services, ask.params.appId, builder, ask.body);
      return { appId: app.app_id, slug: app.slug };
    }),
    route(importCalls.importApp, async (ask) => {
      const builder = builderOf(ask);
      // Who moves here brings a shelf of projects on one day.
      await limits.take('import', builder.userId, 200, 60 * 60, MESSAGES.rateLimit);
      return importApp(services, builder, ask.body);
    }),
    route(detailCalls.export, async (ask) => {
      const builder = builderOf(ask);
      await limits.take('export', builder.userId, 60, 60 * 60, MESSAGES.rateLimit);
      const { appId } = ask.params;
      return exportApp(services, ask.c, builder, appId, ask.query.withData === 'true');
    }),
  ];
}
