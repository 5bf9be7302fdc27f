import { type ListedModel, modelCalls } from '@trellis/contract';
import { builderOf, type Route, route } from '../http/index.ts';
import { isAdmin, writeAudit } from '../identity/index.ts';
import { priceOf } from '../prices/index.ts';
import { tryModel } from './connection.ts';
import { listAll } from './listing.ts';
import { localModels } from './local.ts';
import type { ModelNeeds } from './needs.ts';
import { choiceOf, storeChoice, storedChoice } from './settings.ts';

/** Which model answers: for the installation, and for one app. */
export function modelRoutes(services: ModelNeeds): Route[] {
  const { db, models, bus, config } = services;
  const changed = async () => {
    models.use(await storedChoice(services));
    bus.publish({ kind: 'models' });
    return models.state;
  };
  /** Most providers tell no prices: those that usage is counted by stand in. */
  const withPrice = (model: ListedModel): ListedModel => {
    const name = model.from ? model.id.slice(model.from.length + 1) : model.id;
    const known = model.promptPrice === null ? priceOf(name, config.modelPrices) : null;
    return known
      ? { ...model, promptPrice: known.prompt, completionPrice: known.completion }
      : model;
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
    route(modelCalls.local, async () => localModels(config.localModelPorts)),
    route(modelCalls.list, async (ask) => {
      const { models: listed, problem } = await listAll(models);
      const answering = models.choice?.model ?? null;
      if (await isAdmin(db, builderOf(ask).userId))
        return { models: listed.map(withPrice), problem, answering };
      // What a provider says of itself, and money, are for admins (ruling 18).
      const named = listed.map((one) => ({ ...one, promptPrice: null, completionPrice: null }));
      return { models: named, problem: null, answering };
    }),
    route(modelCalls.ofApp, async ({ params }) => {
      const { chat_model } = await db
        .selectFrom('apps')
        .select('chat_model')
        .where('app_id', '=', params.appId)
        .executeTakeFirstOrThrow();
      return { model: chat_model, defaultModel: models.defaultName };
    }),
    route(modelCalls.chooseForApp, async (ask) => {
      const { appId } = ask.params;
      const { model } = ask.body;
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('apps')
          .set({ chat_model: model })
          .where('app_id', '=', appId)
          .execute();
        const act = { act: 'app.model', targetKind: 'app' as const, targetId: appId };
        await writeAudit(trx, builderOf(ask), { ...act, detail: { model } });
      });
      return { model };
    }),
  ];
}
