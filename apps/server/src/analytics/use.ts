import type { AppUse, UseDay } from '@trellis/contract';
import { CSV_MARK, csvLine } from '@trellis/fields';
import { type Db, sql } from '../db/index.ts';
import { reportOf } from './report.ts';

type Figures = Omit<UseDay, 'day'>;

/**
 * What was done with an app's tools, and what came in, by day. Runs that are not kept any more (of people who were not
 * signed in, after 30 days) are not counted any more either; previews never are.
 */
export async function useOf(db: Db, appId: string, span: number): Promise<AppUse> {
  const today = sql`(now() AT TIME ZONE 'UTC')::date`;
  const { rows } = await sql<UseDay>`
    WITH days AS (
      SELECT (${today} - n) AS day FROM generate_series(0, ${2 * span - 1}::int) AS n),
    runs AS (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS runs,
        count(*) FILTER (WHERE state = 'success') AS answered,
        count(DISTINCT coalesce(user_id, visitor_hash)) AS people,
        count(*) FILTER (WHERE rating = 1) AS liked, count(*) FILTER (WHERE rating = -1) AS disliked,
        sum(cost) AS cost
      FROM tool_runs WHERE app_id = ${appId} AND environment = 'published' AND state IN ('success', 'error')
        AND created_at >= ${today} - ${2 * span}::int
      GROUP BY 1),
    marks AS (
      SELECT day, opened, greatest(opened - ran, 0) AS dropped FROM (
        SELECT day, coalesce(sum(count) FILTER (WHERE mark = 'opened'), 0) AS opened,
          coalesce(sum(count) FILTER (WHERE mark = 'run'), 0) AS ran
        FROM tool_marks WHERE app_id = ${appId} AND day >= ${today} - ${2 * span}::int GROUP BY day) AS counted),
    joined AS (
      SELECT (sold_at AT TIME ZONE 'UTC')::date AS day, count(*) AS joined FROM memberships
      WHERE tenant_id = ${appId} AND sold_at >= ${today} - ${2 * span}::int GROUP BY 1),
    gone AS (
      SELECT (ends_at AT TIME ZONE 'UTC')::date AS day, count(*) AS gone FROM memberships
      WHERE tenant_id = ${appId} AND ends_at < now() AND ends_at >= ${today} - ${2 * span}::int GROUP BY 1),
    paid AS (
      SELECT (paid_at AT TIME ZONE 'UTC')::date AS day, sum(amount) AS revenue FROM payments
      WHERE tenant_id = ${appId} AND state = 'paid' AND currency = (${latest(appId)})
        AND paid_at >= ${today} - ${2 * span}::int GROUP BY 1)
    SELECT to_char(days.day, 'YYYY-MM-DD') AS day, coalesce(opened, 0)::int AS opened,
      coalesce(dropped, 0)::int AS dropped, coalesce(runs.runs, 0)::int AS runs,
      coalesce(answered, 0)::int AS answered, coalesce(people, 0)::int AS people, coalesce(liked, 0)::int AS liked,
      coalesce(disliked, 0)::int AS disliked, coalesce(cost, 0)::float AS cost, coalesce(joined, 0)::int AS joined,
      coalesce(gone, 0)::int AS "left", coalesce(revenue, 0)::float AS revenue
    FROM days LEFT JOIN runs USING (day) LEFT JOIN marks USING (day) LEFT JOIN joined USING (day) LEFT JOIN gone USING (day)
      LEFT JOIN paid USING (day)
    ORDER BY days.day`.execute(db);
  const { rows: kinds } = await sql<Kinds>`
    SELECT EXISTS (SELECT FROM tools WHERE app_id = ${appId}) AS tools,
      EXISTS (SELECT FROM memberships WHERE tenant_id = ${appId}) AS members,
      (${latest(appId)}) AS currency,
      EXISTS (SELECT FROM payments WHERE tenant_id = ${appId} AND currency <> (${latest(appId)})
        AND paid_at >= ${today} - ${2 * span}::int) AS others,
      count(DISTINCT who) FILTER (WHERE created_at >= ${today} - ${span - 1}::int)::int AS now,
      count(DISTINCT who) FILTER (WHERE created_at < ${today} - ${span - 1}::int)::int AS before
    FROM (SELECT coalesce(user_id, visitor_hash) AS who, created_at AT TIME ZONE 'UTC' AS created_at FROM tool_runs
      WHERE app_id = ${appId} AND environment = 'published' AND state IN ('success', 'error')
        AND created_at >= ${today} - ${2 * span - 1}::int) AS of_people`.execute(db);
  return {
    days: rows.slice(span),
    before: rows.slice(0, span).reduce(sumOf, NONE),
    people: { now: kinds[0]?.now ?? 0, before: kinds[0]?.before ?? 0 },
    hasTools: kinds[0]?.tools ?? false,
    hasMemberships: kinds[0]?.members ?? false,
    currency: kinds[0]?.currency ?? 'usd',
    hasOtherCurrencies: kinds[0]?.others ?? false,
  };
}

interface Kinds {
  tools: boolean;
  members: boolean;
  currency: string | null;
  others: boolean;
  now: number;
  before: number;
}

/** The currency of the last sale: sums of several would be none of anything. */
const latest = (appId: string) =>
  sql`SELECT currency FROM payments WHERE tenant_id = ${appId} ORDER BY paid_at DESC LIMIT 1`;

const NONE: Figures = {
  opened: 0,
  dropped: 0,
  runs: 0,
  answered: 0,
  people: 0,
  liked: 0,
  disliked: 0,
  cost: 0,
  joined: 0,
  left: 0,
  revenue: 0,
};
const NAMES = Object.keys(NONE) as (keyof Figures)[];

const sumOf = (sum: Figures, day: Figures): Figures =>
  Object.fromEntries(NAMES.map((name) => [name, sum[name] + day[name]])) as unknown as Figures;

/** Every figure of every day, in one table. */
export async function useCsv(db: Db, appId: string, span: number): Promise<string> {
  const [{ days: visits }, { days }] = await Promise.all([
    reportOf(db, appId, span),
    useOf(db, appId, span),
  ]);
  const visitNames = ['visitors', 'visits', 'views', 'signups', 'errors'] as const;
  const head = csvLine(['day', ...visitNames, ...NAMES]);
  const lines = days.map((day) => {
    const visit = visits.find((one) => one.day === day.day);
    const cells = [
      ...visitNames.map((name) => visit?.[name] ?? 0),
      ...NAMES.map((name) => day[name]),
    ];
    return csvLine([day.day, ...cells.map(String)]);
  });
  return CSV_MARK + head + lines.join('');
}
