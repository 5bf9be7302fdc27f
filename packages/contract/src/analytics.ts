import { z } from 'zod';
import { call } from './call.ts';
import { AppId } from './ids.ts';
import { needs } from './policy.ts';

const onApp = z.object({ appId: AppId });
const count = z.number().int();

/** One day of a published app, by UTC. */
export const AnalyticsDay = z.object({
  /** `2026-03-01` */
  day: z.string(),
  visitors: count,
  visits: count,
  views: count,
  signups: count,
  errors: count,
});
export type AnalyticsDay = z.infer<typeof AnalyticsDay>;

/** How many days back one may look. */
export const ANALYTICS_SPANS = ['7', '30', '90'] as const;

export const Analytics = z.object({
  /** Every day of the span, the last one today. */
  days: z.array(AnalyticsDay),
  /** The most opened, the first first. */
  pages: z.array(z.object({ page: z.string(), views: count })),
  /** Hosts whose links people came by; '' for those who came by none. */
  referrers: z.array(z.object({ host: z.string(), visits: count })),
});
export type Analytics = z.infer<typeof Analytics>;

/** Who comes to a published app: counted without cookies, and nobody is known again on the next day. */
export const analyticsCalls = {
  visit: call({
    id: 'countVisit',
    method: 'POST',
    path: '/apps/{appId}/visits',
    who: 'anyone',
    summary: 'Somebody opened a page of the published app',
    params: onApp,
    body: z.object({
      /** The path below the app's base. */
      page: z.string().max(1_000),
      /** The address of the page that the visit came from. */
      referrer: z.string().max(4_000).default(''),
    }),
    answer: z.object({ success: z.boolean() }),
  }),
  report: call({
    id: 'appAnalytics',
    method: 'GET',
    path: '/api/apps/{appId}/analytics',
    who: needs('analytics.see'),
    summary: 'Visitors, visits, pages, sign-ups and errors of the published app, by day',
    params: onApp,
    query: z.object({ days: z.enum(ANALYTICS_SPANS).default('30') }),
    answer: Analytics,
  }),
};
