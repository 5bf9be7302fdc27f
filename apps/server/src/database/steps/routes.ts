import { rowStepCalls } from '@trellis/contract';
import type { Db } from '../../db/index.ts';
import type { EntityStore } from '../../entities/index.ts';
import { builderOf, type Route, route } from '../../http/index.ts';
import { Refusal } from '../../refusal.ts';
import { type RowSteps, stepOf } from './steps.ts';

interface Needs {
  db: Db;
  entities: EntityStore;
  rowSteps: RowSteps;
}

/** Steps over many rows: begun, followed, ended. */
export function rowStepRoutes({ db, entities, rowSteps }: Needs): Route[] {
  return [
    route(rowStepCalls.begin, async (ask) => {
      const { userId } = builderOf(ask);
      const { appId } = ask.params;
      const { id, schema } = await entities.shape({
        ...ask.params,
        actor: ask.actor,
        role: ask.role,
      });
      if (schema.name === 'User') throw new Refusal('forbidden', 'Users have their own panel');
      const stepId = await rowSteps.begin(appId, id, userId, ask.body);
      return stepOf(await rowSteps.of(appId, stepId), userId);
    }),
    route(rowStepCalls.list, async (ask) => {
      const { userId } = builderOf(ask);
      const { id } = await entities.shape({ ...ask.params, actor: ask.actor, role: ask.role });
      const steps = await db
        .selectFrom('row_steps')
        .selectAll()
        .where('app_id', '=', ask.params.appId)
        .where('entity_id', '=', id)
        .where('state', '=', 'running')
        .orderBy('created_at')
        .execute();
      return { steps: steps.map((step) => stepOf(step, userId)) };
    }),
    route(rowStepCalls.progress, async (ask) => {
      const { appId, stepId } = ask.params;
      return stepOf(await rowSteps.of(appId, stepId), builderOf(ask).userId);
    }),
    route(rowStepCalls.cancel, async (ask) => {
      const { appId, stepId } = ask.params;
      await db
        .updateTable('row_steps')
        .set({ is_cancelled: true })
        .where('app_id', '=', appId)
        .where('id', '=', stepId)
        .where('state', '=', 'running')
        .execute();
      return stepOf(await rowSteps.of(appId, stepId), builderOf(ask).userId);
    }),
  ];
}
