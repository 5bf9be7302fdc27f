import { analyticsCalls, MESSAGES } from '@trellis/contract';
import { appById } from '../apps/index.ts';
import { type Route, route } from '../http/index.ts';
import { Refusal } from '../refusal.ts';
import { countOpening } from './count.ts';
import type { AnalyticsNeeds } from './needs.ts';
import { reportOf } from './report.ts';
import { useCsv, useOf } from './use.ts';

/** Who comes to published apps, reported by their pages and shown to their builders. */
export function analyticsRoutes(services: AnalyticsNeeds): Route[] {
  const { db } = services;
  return [
    route(analyticsCalls.visit, async (ask) => {
      await countOpening(services, ask, ask.params.appId, ask.body);
      return { success: true };
    }),
    route(analyticsCalls.report, async ({ params, query }) => {
      await requireLive(params.appId);
      return reportOf(db, params.appId, Number(query.days));
    }),
    route(analyticsCalls.use, async ({ params, query }) => {
      await requireLive(params.appId);
      return useOf(db, params.appId, Number(query.days));
    }),
    route(analyticsCalls.exportUse, async ({ params, query, c }) => {
      await requireLive(params.appId);
      return c.body(await useCsv(db, params.appId, Number(query.days)), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="analytics.csv"',
      });
    }),
  ];

  async function requireLive(appId: string): Promise<void> {
    const app = await appById(db, appId);
    if (!app.published_version_id)
      throw new Refusal('conflict', MESSAGES.publishForAnalytics, { code: 'not_published' });
  }
}
