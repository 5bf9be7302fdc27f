import type { Selectable } from 'kysely';
import type { Db, MembershipTable } from '../db/index.ts';
import { bind } from './binding.ts';
import { lasts } from './facts.ts';

export type MembershipRow = Selectable<MembershipTable>;
/** Somebody in a tenant; what they bought is found by their address once it is proven. */
export interface Payer {
  tenantId: string;
  userId: string;
  email: string;
  isVerified: boolean;
}

/** What of a person's memberships counts: one that lasts before one that ended, the newest first. */
export async function membershipOf(db: Db, payer: Payer): Promise<MembershipRow | null> {
  await bindByAddress(db, payer);
  const rows = await db
    .selectFrom('memberships')
    .selectAll()
    .where('tenant_id', '=', payer.tenantId)
    .where('user_id', '=', payer.userId)
    .orderBy('sold_at', 'desc')
    .limit(50)
    .execute();
  const now = new Date();
  return rows.find((row) => isLasting(row, now)) ?? rows[0] ?? null;
}

export const isLasting = (
  row: Pick<MembershipRow, 'status' | 'ends_at'>,
  now = new Date(),
): boolean => lasts({ status: row.status, endsAt: row.ends_at }, now);

/** The first proof binds a purchase to a person; it stays theirs when their address changes (ruling 67). How many were. */
export const bindByAddress = async (db: Db, payer: Payer): Promise<number> =>
  payer.isVerified ? bind(db, payer, { email: payer.email.trim().toLowerCase() }) : 0;

/** Binds one purchase to whoever showed its licence key, if it is nobody else's. */
export async function bindByKey(db: Db, payer: Payer, membershipId: string): Promise<boolean> {
  await bind(db, payer, { membershipId });
  const row = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('tenant_id', '=', payer.tenantId)
    .where('id', '=', membershipId)
    .executeTakeFirst();
  return row?.user_id === payer.userId;
}

/**
 * The member who pays for a run, or for a reply of the assistant, by their tier; builders try their own, and strangers
 * have none.
 */
export function runPayer(run: {
  app: { app_id: string };
  environment: 'published' | 'preview';
  caller: { userId: string | null; email: string | null; rank: string };
}): Payer | null {
  const { userId, email, rank } = run.caller;
  if (run.environment === 'preview' || rank === 'builder' || !userId) return null;
  // What was bought by a proven address was bound to its person when they came in.
  return { tenantId: run.app.app_id, userId, email: email ?? '', isVerified: false };
}
