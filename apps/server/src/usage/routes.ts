import { usageCalls } from '@trellis/contract';
import { builderOf, type Route, route } from '../http/index.ts';
import { writeAudit } from '../identity/index.ts';
import type { UsageNeeds } from './needs.ts';
import { appUsage, setBudget } from './usage.ts';

export function usageRoutes({ db }: UsageNeeds): Route[] {
  return [
    route(usageCalls.app, ({ params }) => appUsage(db, params.appId)),
    route(usageCalls.setBudget, async (ask) => {
      const { appId } = ask.params;
      const { budget } = ask.body;
      await db.transaction().execute(async (trx) => {
        await setBudget(trx, appId, budget);
        const act = { act: 'app.budget', targetKind: 'app' as const, targetId: appId };
        await writeAudit(trx, builderOf(ask), { ...act, detail: { budget } });
      });
      return appUsage(db, appId);
    }),
  ];
}
