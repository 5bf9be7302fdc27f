import { BUILDER_LIMIT_CODE, DAILY_LIMIT_CODE, MESSAGES } from '@trellis/contract';
import { type Db, sql } from '../db/index.ts';
import type { PlanBook } from '../plans/index.ts';
import { Refusal } from '../refusal.ts';

/**
 * Counts one chat message of a builder, or refuses it: the builder limit and the daily limit of the
 * plan (ruling 20), in one statement, so that parallel messages cannot pass a limit together.
 */
export async function countMessage(db: Db, plans: PlanBook, userId: string): Promise<void> {
  const limits = await plans.limitsOf(db, userId);
  const today = sql<string>`current_date`;
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({
      builder_messages: sql`builder_messages + 1`,
      daily_messages: sql`CASE WHEN daily_on = current_date THEN daily_messages + 1 ELSE 1 END`,
      daily_on: today,
    })
    .where('user_id', '=', userId)
    .where(sql<boolean>`builder_messages < coalesce(${limits.builderMessages}::int, 2147483647)`)
    .where(
      sql<boolean>`CASE WHEN daily_on = current_date THEN daily_messages ELSE 0 END < coalesce(${limits.dailyMessages}::int, 2147483647)`,
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const counts = await db
    .selectFrom('accounts')
    .select('builder_messages')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (limits.builderMessages !== null && (counts?.builder_messages ?? 0) >= limits.builderMessages)
    throw new Refusal('too_many', MESSAGES.builderLimit, { code: BUILDER_LIMIT_CODE });
  throw new Refusal('too_many', MESSAGES.dailyLimit(limits.dailyMessages ?? 0), {
    code: DAILY_LIMIT_CODE,
  });
}

/** Gives the message back, after a turn that failed: it is not charged. */
export async function uncountMessage(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      builder_messages: sql`greatest(builder_messages - 1, 0)`,
      daily_messages: sql`CASE WHEN daily_on = current_date THEN greatest(daily_messages - 1, 0) ELSE daily_messages END`,
    })
    .where('user_id', '=', userId)
    .execute();
}
