import type { Db } from '../db/index.ts';
import { Refusal } from '../refusal.ts';

type Memories = Record<string, unknown>;

/** What an app remembers of one of its end users, by field. */
export async function memoriesOf(db: Db, appId: string, userId: string): Promise<Memories> {
  const row = await db
    .selectFrom('user_memories')
    .select('memories')
    .where('app_id', '=', appId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.memories ?? {};
}

/** Remembers the values that are named; null forgets one. Two that remember at once both hold. */
export async function remember(
  db: Db,
  appId: string,
  userId: string,
  change: Memories,
): Promise<Memories> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('user_memories')
      .values({ app_id: appId, user_id: userId, memories: '{}' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const held = await trx
      .selectFrom('user_memories')
      .select('memories')
      .where('app_id', '=', appId)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const memories = Object.fromEntries(
      Object.entries({ ...held.memories, ...change }).filter(([, value]) => value !== null),
    );
    const text = JSON.stringify(memories);
    if (text.length > 50_000) throw new Refusal('too_large', 'Memories can hold up to 50 kB');
    await trx
      .updateTable('user_memories')
      .set({ memories: text, updated_at: new Date() })
      .where('app_id', '=', appId)
      .where('user_id', '=', userId)
      .execute();
    return memories;
  });
}
