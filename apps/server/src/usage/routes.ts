import { usageCalls } from '@trellis/contract';
import { type Route, route } from '../http/index.ts';
import type { UsageNeeds } from './needs.ts';
import { appUsage, setBudget } from './usage.ts';

export function usageRoutes({ db }: UsageNeeds): Route[] {
  return [
    route(usageCalls.app, ({ params }) => appUsage(db, params.appId)),
    route(usageCalls.setBudget, async ({ params, body }) => {
      await setBudget(db, params.appId, body.budget);
      return appUsage(db, params.appId);
    }),
  ];
}
