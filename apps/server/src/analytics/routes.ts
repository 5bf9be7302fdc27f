import { analyticsCalls, MESSAGES } from '@trellis/contract';
import { appById } from '../apps/index.ts';
import { type Route, route } from '../http/index.ts';
import { Refusal } from '../refusal.ts';
import { countOpening } from './count.ts';
import type { AnalyticsNeeds } from './needs.ts';
import { reportOf } from './report.ts';

/** Who comes to published apps, reported by their pages and shown to their builders. */
export function analyticsRoutes(services: AnalyticsNeeds): Route[] {
  const { db } = services;
  return [
    route(analyticsCalls.visit, async (ask) => {
      await countOpening(services, ask, ask.params.appId, ask.body);
      return { success: true };
    }),
    route(analyticsCalls.report, async ({ params, query }) => {
      const app = await appById(db, params.appId);
      if (!app.published_version_id)
        throw new Refusal('conflict', MESSAGES.publishForAnalytics, { code: 'not_published' });
      return reportOf(db, app.app_id, Number(query.days));
    }),
  ];
}
