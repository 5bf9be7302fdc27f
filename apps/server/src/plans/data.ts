import { type Db, sql } from '../db/index.ts';
import type { PlanBook } from './book.ts';
import { roomRefusal } from './room.ts';

const month = sql<string>`date_trunc('month', current_date)::date`;
const counted = sql<string>`CASE WHEN data_month = ${month} THEN data_bytes ELSE 0 END`;

/**
 * Counts business data that a builder has processed this month, or refuses it, in one statement: of
 * many who ask at once none passes the plan's limit together (ruling 35).
 */
export async function takeData(
  db: Db,
  plans: PlanBook,
  userId: string,
  bytes: number,
): Promise<void> {
  const limits = await plans.limitsOf(db, userId);
  const most = limits.monthlyData;
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ data_bytes: sql`${counted} + ${bytes}::bigint`, data_month: month })
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`${counted} + ${bytes}::bigint <= coalesce(${most}::bigint, 9223372036854775807)`,
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw roomRefusal('monthlyData', most ?? 0, limits.plan);
}

/** Gives back what was counted of data that is nobody's after all. */
export async function giveData(db: Db, userId: string, bytes: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ data_bytes: sql`greatest(0, data_bytes - ${bytes}::bigint)` })
    .where('user_id', '=', userId)
    .where('data_month', '=', month)
    .execute();
}

/** Bytes of business data that a builder has processed this month. */
export async function usedData(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('accounts')
    .select(sql<string>`${counted}`.as('used'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.used ?? 0);
}
