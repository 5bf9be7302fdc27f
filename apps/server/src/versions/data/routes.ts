import { rowHistoryCalls, trashCalls } from '@trellis/contract';
import { builderOf, type Route, route } from '../../http/index.ts';
import type { VersionNeeds } from '../needs.ts';
import { putBackData, putBackRow, rowStates } from './put-back.ts';
import { purge, removedData, unconverted } from './removed.ts';
import { erase, listDeleted, putBackDeleted } from './trash.ts';

/** What was: rows as they were, and what is kept of fields and entities that went. */
export function dataRoutes(services: VersionNeeds): Route[] {
  const { db } = services;
  return [
    route(rowHistoryCalls.history, ({ params }) =>
      rowStates(services, params.appId, params.entityName, params.id),
    ),
    route(rowHistoryCalls.putBackRow, async (ask) => {
      const { appId, entityName, id } = ask.params;
      const by = { appId, actor: builderOf(ask), role: ask.role };
      return putBackRow(services, by, entityName, id, ask.body);
    }),
    route(rowHistoryCalls.putBackData, async (ask) => {
      const by = { appId: ask.params.appId, actor: builderOf(ask), role: ask.role };
      return putBackData(services, by, ask.body);
    }),
    route(trashCalls.list, ({ params, query }) => listDeleted(db, params, query)),
    route(trashCalls.putBack, ({ params, body }) => putBackDeleted(services, params, body)),
    route(trashCalls.erase, ({ params, body }) => erase(db, params, body)),
    route(rowHistoryCalls.removed, async ({ params }) => ({
      removed: await removedData(db, params.appId),
    })),
    route(rowHistoryCalls.purge, async ({ params, body }) => ({
      rows: await purge(db, params.appId, body),
    })),
    route(rowHistoryCalls.unconverted, async ({ params }) => ({
      fields: await unconverted(db, params.appId, params.versionId),
    })),
  ];
}
