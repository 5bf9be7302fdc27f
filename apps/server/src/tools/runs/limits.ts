import type { AppSettings } from '@trellis/contract';
import { type AppRow, settingsOf } from '../../apps/index.ts';
import { type Db, sql } from '../../db/index.ts';
import type { Environment } from '../../identity/index.ts';
import type { Caller } from '../../integrations/index.ts';
import { PLAN_RUNS } from '../../plans/index.ts';
import { Refusal } from '../../refusal.ts';
import type { ToolNeeds } from '../needs.ts';
import { beginOf, type RunLimit } from './counts.ts';

/** What is counted by address, and what is said to whom has had it all. */
interface Subject {
  key: string;
  daily(most: number): string;
  weekly(most: number): string;
}

/** Whose run is counted. */
interface Counted {
  app: AppRow;
  /** Those that it goes by. */
  settings: Pick<AppSettings, 'dailyUserLimit' | 'weeklyUserLimit'>;
  caller: Caller;
  environment: Environment;
  /** Runs of a day that the person's tier gives, in the place of those by address; null where it says nothing. */
  memberRuns?: number | null;
}

/** What bounds a run: the app's limits by address (ruling 48), and the runs of the owner's plan (ruling 84). Builders try their own. */
export async function limitsOf(
  { db, plans, box }: Pick<ToolNeeds, 'db' | 'plans' | 'box'>,
  { app, settings, caller, environment, memberRuns = null }: Counted,
  subject: Subject,
): Promise<RunLimit[]> {
  await requireWithinCap(db, app);
  const { monthlyRuns } = await plans.limitsOf(db, app.owner_id);
  const { dailyUserLimit: daily, weeklyUserLimit: weekly } = settings;
  const limits: RunLimit[] = [];
  if (monthlyRuns !== null)
    limits.push({
      scope: app.owner_id,
      key: PLAN_RUNS,
      most: monthlyRuns,
      span: 'month',
      words: 'This app has used all the runs of its plan for this month.',
    });
  if (environment === 'preview') return limits;
  const scope = app.app_id;
  if (caller.key) {
    const { id, dailyLimit: most } = caller.key;
    const words = `This key has used its ${most} ${most === 1 ? 'run' : 'runs'} for today.`;
    return [...limits, { scope, key: `key:${id}`, most, span: 'day', words }];
  }
  if (memberRuns !== null && caller.userId)
    return [
      ...limits,
      {
        scope,
        key: `member:${caller.userId}`,
        most: memberRuns,
        span: 'day',
        words: `You have used the ${memberRuns} runs of your plan for today.`,
      },
    ];
  // Where somebody was is not to be read of a count, nor told from one week to the next (ruling 66).
  const week = beginOf('week', new Date()).toISOString();
  const key = `${subject.key}:${box.mac(`run ${week} ${caller.address}`)}`;
  if (daily !== null)
    limits.push({ scope, key, most: daily, span: 'day', words: subject.daily(daily) });
  if (weekly !== null)
    limits.push({
      scope,
      key: `${key}:week`,
      most: weekly,
      span: 'week',
      words: subject.weekly(weekly),
    });
  return limits;
}

/** Refuses a run where those of this month have cost what the app may (ruling 84). */
async function requireWithinCap(db: Db, app: AppRow): Promise<void> {
  const cap = settingsOf(app).monthlyCostCap;
  if (cap === null) return;
  const { cost } = await db
    .selectFrom('tool_runs')
    .select(sql<number>`coalesce(sum(cost), 0)::float`.as('cost'))
    .where('app_id', '=', app.app_id)
    .where('created_at', '>=', beginOf('month', new Date()))
    .executeTakeFirstOrThrow();
  if (cost < cap) return;
  throw new Refusal('too_many', 'This app has reached its spending limit for this month.', {
    code: 'cost_cap',
  });
}
