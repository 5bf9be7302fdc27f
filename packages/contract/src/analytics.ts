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
  /** Of the same number of days before. */
  before: AnalyticsDay.omit({ day: true }),
  /** The most opened, the first first. */
  pages: z.array(z.object({ page: z.string(), views: count })),
  /** Hosts whose links people came by; '' for those who came by none. */
  referrers: z.array(z.object({ host: z.string(), visits: count })),
});
export type Analytics = z.infer<typeof Analytics>;

/** What was done with an app's AI tools on a day, by UTC, and what came in. Money in dollars and the currency's smallest unit. */
export const UseDay = z.object({
  day: z.string(),
  /** Pages of tools that were opened, and those of them on which nothing was run. */
  opened: count,
  dropped: count,
  /** Runs of its people that ended, and those of them that have an answer. */
  runs: count,
  answered: count,
  /** Who ran something, of those who are told apart. */
  people: count,
  liked: count,
  disliked: count,
  /** What the model cost, about. */
  cost: z.number(),
  joined: count,
  left: count,
  revenue: z.number(),
});
export type UseDay = z.infer<typeof UseDay>;
export type UseFigure = Exclude<keyof UseDay, 'day'>;

export const AppUse = z.object({
  days: z.array(UseDay),
  /** Of the same number of days before. */
  before: UseDay.omit({ day: true }),
  /** Who ran something in these days, and in the days before: each of them once, on however many days. */
  people: z.object({ now: count, before: count }),
  /** Whether there is anything of each kind to show. */
  hasTools: z.boolean(),
  hasMemberships: z.boolean(),
  /** That of the last sale, in which revenue is told. */
  currency: z.string(),
  /** Whether there were sales in others, too, which are not in it. */
  hasOtherCurrencies: z.boolean(),
});
export type AppUse = z.infer<typeof AppUse>;

const span = z.object({ days: z.enum(ANALYTICS_SPANS).default('30') });

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
    query: span,
    answer: Analytics,
  }),
  use: call({
    id: 'appUse',
    method: 'GET',
    path: '/api/apps/{appId}/analytics/use',
    who: needs('analytics.see'),
    summary:
      "Runs of the app's AI tools, its members and its revenue, by day, beside the days before",
    params: onApp,
    query: span,
    answer: AppUse,
  }),
  exportUse: call({
    id: 'exportAppUse',
    method: 'GET',
    path: '/api/apps/{appId}/analytics/export',
    who: needs('analytics.see'),
    summary: 'All figures of the published app by day, as CSV',
    params: onApp,
    query: span,
  }),
};
