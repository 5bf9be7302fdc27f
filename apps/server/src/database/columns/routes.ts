import { columnCalls } from '@trellis/contract';
import { placeOfEntity, rowStatements, versionEntities } from '../../entities/index.ts';
import { builderOf, type Route, route } from '../../http/index.ts';
import { roomRefusal } from '../../plans/index.ts';
import { Refusal } from '../../refusal.ts';
import { runnerOf } from '../../versions/index.ts';
import { changeSchema, type SchemaChange, takeBackChange } from '../change-schema.ts';
import type { DatabaseNeeds } from '../needs.ts';
import { applyChange } from './apply.ts';
import { forecast } from './forecast.ts';

/** Changes of columns, what they would do, and taking them back. */
export function columnRoutes(services: DatabaseNeeds): Route[] {
  return [
    route(columnCalls.forecast, ({ params, body }) =>
      forecast(services, params.appId, params.entityName, body),
    ),
    route(columnCalls.change, async (ask) => {
      const { params, body } = ask;
      const change: SchemaChange = async (schema, { trx, draftId, name }) => {
        const entities = draftId ? await versionEntities(trx, params.appId, draftId) : {};
        if (body.kind !== 'add')
          return applyChange(schema, body, { hasRows: false, entities: Object.keys(entities) });
        await requireRoom(services, params.appId, Object.keys(schema.properties).length);
        const place = await placeOfEntity(trx, params.appId, entities[name]?.id ?? '');
        const hasRows = await rowStatements.hasRows(runnerOf(trx), place, 1);
        return applyChange(schema, body, { hasRows, entities: Object.keys(entities) });
      };
      const where = { ...params, builder: builderOf(ask) };
      return { versionId: await changeSchema(services, where, change) };
    }),
    route(columnCalls.undo, async ({ params: { appId, versionId } }) => ({
      versionId: await takeBackChange(services, appId, versionId),
    })),
  ];
}

/** Refuses one more column than the plan of the app's owner has room for. */
async function requireRoom(
  { db, plans }: DatabaseNeeds,
  appId: string,
  there: number,
): Promise<void> {
  const { owner_id } = await db
    .selectFrom('apps')
    .select('owner_id')
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  const { fieldsPerApp, plan } = await plans.limitsOf(db, owner_id);
  if (fieldsPerApp === null || there < fieldsPerApp) return;
  const { kind, message, code } = roomRefusal('fieldsPerApp', fieldsPerApp, plan);
  throw new Refusal(kind, message, { code, fields: { name: message } });
}
