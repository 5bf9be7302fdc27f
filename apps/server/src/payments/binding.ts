import { type Db, sql } from '../db/index.ts';

interface Person {
  tenantId: string;
  userId: string;
}

/** Nobody's: no proof bound it yet, or the account that it was bound to was deleted, whose person may come back. */
const isFree = sql<boolean>`(memberships.user_id IS NULL OR NOT EXISTS (
  SELECT FROM users WHERE users.tenant_id = memberships.tenant_id AND users.id = memberships.user_id))`;

/** Binds purchases that are nobody's to who proved that they are theirs; how many were. */
export async function bind(
  db: Db,
  { tenantId, userId }: Person,
  proof: { email: string } | { membershipId: string },
): Promise<number> {
  const free = await db
    .selectFrom('memberships')
    .select(['id', 'user_id'])
    .where('tenant_id', '=', tenantId)
    .where((eb) =>
      'email' in proof ? eb('email', '=', proof.email) : eb('id', '=', proof.membershipId),
    )
    .where(sql<boolean>`memberships.user_id IS DISTINCT FROM ${userId}`)
    .where(isFree)
    .execute();
  if (free.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    let bound = 0;
    for (const { id, user_id: before } of free) {
      const { numUpdatedRows } = await trx
        .updateTable('memberships')
        .set({ user_id: userId })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        // Of two who bind it at once the first has it.
        .where('user_id', before === null ? 'is' : '=', before)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) continue;
      bound++;
      if (before !== null) await carryCredits(trx, { tenantId, userId }, before);
    }
    return bound;
  });
}

/** Who deletes an account and comes back has what they had of this month's credits, and not a month's anew. */
async function carryCredits(trx: Db, { tenantId, userId }: Person, before: string): Promise<void> {
  await sql`INSERT INTO credit_ledger (app_id, user_id, id, delta, reason, run_id)
    SELECT app_id, ${userId}, ${`of ${before} `} || id, delta, reason, NULL FROM credit_ledger
    WHERE app_id = ${tenantId} AND user_id = ${before}
    ON CONFLICT DO NOTHING`.execute(trx);
}
