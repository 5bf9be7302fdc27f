import { modelCalls } from '@trellis/contract';
import { builderOf, type Route, route } from '../http/route.ts';
import { writeAudit } from '../identity/audit.ts';
import type { Services } from '../services.ts';
import { tryModel } from './connection.ts';
import { listModels } from './listing.ts';
import { choiceOf, storeChoice, storedChoice } from './settings.ts';

/** Which model answers: for the installation, and for one app. */
export function modelRoutes(services: Services): Route[] {
  const { db, models, bus } = services;
  const changed = async () => {
    models.use(await storedChoice(services));
    bus.publish({ kind: 'models' });
    return models.state;
  };
  return [
    route(modelCalls.state, async () => models.state),
    route(modelCalls.choose, async (ask) => {
      const admin = builderOf(ask);
      const choice = await choiceOf(services, ask.body);
      const { provider, model } = choice;
      await db.transaction().execute(async (trx) => {
        await storeChoice({ ...services, db: trx }, choice, admin.userId);
        const act = { act: 'model.choose', targetKind: 'model' as const, targetId: model };
        await writeAudit(trx, admin, { ...act, detail: { provider } });
      });
      return changed();
    }),
    route(modelCalls.forget, async (ask) => {
      const admin = builderOf(ask);
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('model_settings').execute();
        const act = { act: 'model.forget', targetKind: 'model' as const, targetId: 'all' };
        await writeAudit(trx, admin, act);
      });
      return changed();
    }),
    route(modelCalls.test, async ({ body, request }) =>
      tryModel(await choiceOf(services, body), request.signal),
    ),
    route(modelCalls.list, async () =>
      models.choice ? listModels(models.choice) : { models: [], problem: null },
    ),
    route(modelCalls.ofApp, async ({ params }) => {
      const { chat_model } = await db
        .selectFrom('apps')
        .select('chat_model')
        .where('app_id', '=', params.appId)
        .executeTakeFirstOrThrow();
      return { model: chat_model, defaultModel: models.defaultName };
    }),
    route(modelCalls.chooseForApp, async ({ params, body }) => {
      await db
        .updateTable('apps')
        .set({ chat_model: body.model })
        .where('app_id', '=', params.appId)
        .execute();
      return { model: body.model };
    }),
  ];
}
