import { type AppRole, databaseCalls, seeAsCalls, TABLE_PAGE, viewCalls } from '@trellis/contract';
import type { BoundEntities } from '../db/index.ts';
import { accessSentence, permissionsOf, versionEntities } from '../entities/index.ts';
import { builderOf, type Route, route } from '../http/index.ts';
import type { Actor } from '../identity/index.ts';
import { accessRoutes } from './access/routes.ts';
import { makeEntity } from './change-schema.ts';
import { columnRoutes } from './columns/routes.ts';
import type { DatabaseNeeds } from './needs.ts';
import { newEntity } from './new-entity.ts';
import { inWrittenOrder } from './order.ts';
import { rowsAs, sightAs } from './see-as.ts';
import { rowStepRoutes } from './steps/routes.ts';
import type { RowSteps } from './steps/steps.ts';
import { changeView, listViews, makeView, orderViews, removeView } from './views/views.ts';

/** As the table asks for them. */
const FIRST = { sort: 'id', skip: 0, limit: TABLE_PAGE };

/** What the database panel asks beside the calls on rows. */
export function databaseRoutes(services: DatabaseNeeds & { rowSteps: RowSteps }): Route[] {
  return [
    ...accessRoutes(services),
    ...entityRoutes(services),
    ...columnRoutes(services),
    ...rowStepRoutes(services),
    ...viewRoutes(services),
    ...seeAsRoutes(services),
  ];
}

function seeAsRoutes(services: DatabaseNeeds): Route[] {
  const of = (ask: {
    params: { appId: string; entityName: string };
    actor: Actor;
    role: AppRole | null;
  }) => ({
    ...ask.params,
    actor: builderOf(ask),
    role: ask.role,
  });
  return [
    route(seeAsCalls.rows, async (ask) => {
      const { as, ...query } = ask.query;
      return rowsAs(services, of(ask), as, query);
    }),
    route(seeAsCalls.sight, async (ask) => sightAs(services, of(ask), ask.query.as, ask.query)),
  ];
}

function viewRoutes(services: DatabaseNeeds): Route[] {
  const { db } = services;
  return [
    route(viewCalls.list, ({ params }) => listViews(db, params)),
    route(viewCalls.make, (ask) => makeView(services, ask.params, builderOf(ask).userId, ask.body)),
    route(viewCalls.change, (ask) =>
      changeView(services, ask.params, builderOf(ask).userId, ask.body),
    ),
    route(viewCalls.order, ({ params, body }) => orderViews(services, params, body.ids)),
    route(viewCalls.remove, async ({ params }) => {
      await removeView(services, params);
      return { success: true };
    }),
  ];
}

function entityRoutes(services: DatabaseNeeds): Route[] {
  const { db, entities, versions } = services;
  return [
    route(databaseCalls.makeEntity, async (ask) => {
      const bare = newEntity(ask.body.title);
      const schema = { ...bare, properties: { name: { type: 'string' as const, title: 'Name' } } };
      const where = { appId: ask.params.appId, builder: builderOf(ask) };
      return { entityName: schema.name, versionId: await makeEntity(services, where, schema) };
    }),
    route(databaseCalls.entities, async ({ params: { appId }, query: { open }, actor, role }) => {
      const app = await db
        .selectFrom('apps')
        .select('draft_version_id')
        .where('app_id', '=', appId)
        .executeTakeFirstOrThrow();
      const versionId = app.draft_version_id;
      const none: BoundEntities = {};
      const [bound, files] = await Promise.all([
        versionId ? versionEntities(db, appId, versionId) : none,
        versions.files(appId, versionId),
      ]);
      // The app's users have a panel of their own.
      const names = Object.keys(bound).filter((name) => name.toLowerCase() !== 'user');
      const listed = names.map(async (name) => {
        const { id, schema } = bound[name]!;
        const ask = { appId, entityName: name, actor, role };
        return {
          id,
          name,
          schema: inWrittenOrder(schema, files),
          count: await entities.count(ask, {}),
          access: {
            permissions: schema.rls ? null : permissionsOf(schema),
            sentence: accessSentence(schema),
          },
        };
      });
      const wanted = open && names.find((name) => name.toLowerCase() === open.toLowerCase());
      const opened = open === undefined ? undefined : wanted || names[0];
      const rows = opened
        ? entities.list({ appId, entityName: opened, actor, role }, FIRST)
        : undefined;
      const [all, some] = await Promise.all([Promise.all(listed), rows]);
      return { entities: all, first: some ? { entityId: bound[opened!]!.id, rows: some } : null };
    }),
    route(databaseCalls.groups, async ({ params, actor, role, body }) => ({
      groups: await entities.grouped({ ...params, actor, role }, body),
    })),
  ];
}
