import {
  type AppUsage,
  BUDGET_CODE,
  BUDGET_NEAR,
  MESSAGES,
  type Usage,
  type UsageRecord,
  UsageTotal,
} from '@trellis/contract';
import type { Config } from '../config.ts';
import { type Db, sql } from '../db/index.ts';
import { newId } from '../ids.ts';
import { PRICES_OF, priced } from '../prices/index.ts';
import { notFound, Refusal } from '../refusal.ts';

/** Records that are shown, and months. */
const SHOWN = 50;
const MONTHS = 12;
const SUMMED = Object.keys(UsageTotal.shape);

interface Needs {
  db: Db;
  config: Pick<Config, 'modelPrices'>;
}

/** Records what one request to a model used, whatever came of its turn: it was paid for. Answers the record. */
export async function recordUsage(
  { db, config }: Needs,
  of: { appId: string; messageId: string; userId: string },
  usage: Usage,
): Promise<UsageRecord> {
  const record = priced(usage, of.messageId, config.modelPrices);
  await db
    .insertInto('usage_records')
    .values({
      app_id: of.appId,
      id: newId(),
      message_id: of.messageId,
      user_id: of.userId,
      tokens: record.totalTokens,
      cost: record.totalCost,
      record: JSON.stringify(record),
    })
    .execute();
  return record;
}

/** What an app's assistant has cost this month, as a part of its budget; null without one. */
async function spentPart(db: Db, appId: string): Promise<number | null> {
  const { rows } = await sql<{ budget: number | null; spent: number }>`
    SELECT a.monthly_budget AS budget, (SELECT coalesce(sum(cost), 0) FROM usage_records
      WHERE app_id = a.app_id AND at >= date_trunc('month', now())) AS spent
    FROM apps a WHERE a.app_id = ${appId}`.execute(db);
  const [app] = rows;
  if (!app || app.budget === null) return null;
  return app.budget === 0 ? 1 : app.spent / app.budget;
}

/** Refuses a message of an app whose budget is used up. */
export async function requireBudget(db: Db, appId: string): Promise<void> {
  if (((await spentPart(db, appId)) ?? 0) >= 1)
    throw new Refusal('too_many', MESSAGES.budgetReached, { code: BUDGET_CODE });
}

/** What an answer says of the budget at its end; nothing before 80 % of it are used. */
export async function budgetNotice(db: Db, appId: string): Promise<string> {
  const part = (await spentPart(db, appId)) ?? 0;
  if (part < BUDGET_NEAR) return '';
  return part >= 1 ? MESSAGES.budgetReached : MESSAGES.budgetNear(Math.floor(part * 100));
}

/** Tokens and costs of an app. */
export async function appUsage(db: Db, appId: string): Promise<AppUsage> {
  const app = await db
    .selectFrom('apps')
    .select('monthly_budget')
    .where('app_id', '=', appId)
    .executeTakeFirst();
  if (!app) throw notFound('There is no such app');
  const records = await db
    .selectFrom('usage_records')
    .select('record')
    .where('app_id', '=', appId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const { rows: months } = await sql<AppUsage['months'][number]>`
    SELECT to_char(at, 'YYYY-MM') AS month, sum(tokens)::float8 AS tokens, sum(cost) AS cost
    FROM usage_records WHERE app_id = ${appId} GROUP BY 1 ORDER BY 1 DESC LIMIT ${MONTHS}`.execute(
    db,
  );
  const sums = SUMMED.map(
    (key) => sql`coalesce(sum((record ->> ${sql.lit(key)})::float8), 0)::float8 AS ${sql.id(key)}`,
  );
  const { rows: totals } = await sql<UsageTotal>`
    SELECT ${sql.join(sums)} FROM usage_records WHERE app_id = ${appId}`.execute(db);
  return {
    records: records.map(({ record }) => record),
    total: totals[0]!,
    months,
    budget: app.monthly_budget,
    spentPart: await spentPart(db, appId),
    pricesOf: PRICES_OF,
  };
}

/** Sets what an app's assistant may cost in a month; null for no limit. */
export async function setBudget(db: Db, appId: string, budget: number | null): Promise<void> {
  await db
    .updateTable('apps')
    .set({ monthly_budget: budget })
    .where('app_id', '=', appId)
    .execute();
}
