import type { Analytics, AnalyticsDay } from '@trellis/contract';
import { type Db, sql } from '../db/index.ts';
import { dayOf } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const TOP = 20;

/** What happened to a published app on its last days, by UTC, beside as many days before. */
export async function reportOf(
  db: Db,
  appId: string,
  span: number,
  now = Date.now(),
): Promise<Analytics> {
  const all = await daysOf(db, appId, 2 * span, now);
  const { pages, referrers } = await mostOf(db, appId, dayOf(now - (span - 1) * DAY_MS));
  const before = all.slice(0, span).reduce(sumOf, NONE);
  return { days: all.slice(span), before, pages, referrers };
}

type Figures = Analytics['before'];
const NONE: Figures = { visitors: 0, visits: 0, views: 0, signups: 0, errors: 0 };
const sumOf = (sum: Figures, day: Figures): Figures => ({
  visitors: sum.visitors + day.visitors,
  visits: sum.visits + day.visits,
  views: sum.views + day.views,
  signups: sum.signups + day.signups,
  errors: sum.errors + day.errors,
});

async function daysOf(db: Db, appId: string, span: number, now: number): Promise<AnalyticsDay[]> {
  const first = dayOf(now - (span - 1) * DAY_MS);
  const since = new Date(`${first}T00:00:00Z`);
  const utcDay = sql<string>`to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`.as('day');
  const number = sql<number>`count(*)::int`.as('n');
  const visits = await db
    .selectFrom('visit_days')
    .select(['day', 'visitors', 'visits', 'views'])
    .where('app_id', '=', appId)
    .where('day', '>=', first)
    .execute();
  const signups = await db
    .selectFrom('users')
    .select([utcDay, number])
    .where('tenant_id', '=', appId)
    .where('builder_user_id', 'is', null)
    .where('status', '!=', 'invited')
    .where('created_at', '>=', since)
    .groupBy('day')
    .execute();
  const errors = await db
    .selectFrom('error_reports')
    .select([utcDay, number])
    .where('app_id', '=', appId)
    .where('created_at', '>=', since)
    .groupBy('day')
    .execute();
  return Array.from({ length: span }, (_, at): AnalyticsDay => {
    const day = dayOf(now - (span - 1 - at) * DAY_MS);
    const on = <T extends { day: string }>(rows: T[]) => rows.find((row) => row.day === day);
    const { visitors = 0, visits: came = 0, views = 0 } = on(visits) ?? {};
    return {
      day,
      visitors,
      visits: came,
      views,
      signups: on(signups)?.n ?? 0,
      errors: on(errors)?.n ?? 0,
    };
  });
}

/** The pages that were seen most since a day, and where most visits came from. */
async function mostOf(db: Db, appId: string, first: string) {
  const pages = await db
    .selectFrom('visit_pages')
    .select(['page', sql<number>`sum(views)::int`.as('views')])
    .where('app_id', '=', appId)
    .where('day', '>=', first)
    .groupBy('page')
    .orderBy('views', 'desc')
    .orderBy('page')
    .limit(TOP)
    .execute();
  const referrers = await db
    .selectFrom('visit_referrers')
    .select(['host', sql<number>`sum(visits)::int`.as('visits')])
    .where('app_id', '=', appId)
    .where('day', '>=', first)
    .groupBy('host')
    .orderBy('visits', 'desc')
    .orderBy('host')
    .limit(TOP)
    .execute();
  return { pages, referrers };
}
