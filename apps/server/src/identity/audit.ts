import { BUILDERS, type Db } from '../db/index.ts';
import { newId } from '../ids.ts';
import type { Builder } from './actor.ts';

/** What an admin did, to whom or what; or whose eyes a builder looked through. */
export interface Act {
  act: string;
  targetKind: 'account' | 'mail' | 'call' | 'work' | 'model' | 'app' | 'category';
  targetId: string;
  detail?: Record<string, unknown>;
}

/** Writes an admin's act down, in the transaction that does it: neither is without the other. */
export async function writeAudit(
  trx: Db,
  admin: Pick<Builder, 'userId' | 'email'>,
  act: Act,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: newId(),
      admin_id: admin.userId,
      admin_email: admin.email,
      act: act.act,
      target_kind: act.targetKind,
      target_id: act.targetId,
      detail: JSON.stringify(act.detail ?? {}),
    })
    .execute();
}

/** The admin behind an acting session, as the log names them. */
export async function adminOf(db: Db, adminId: string): Promise<{ userId: string; email: string }> {
  const admin = await db
    .selectFrom('users')
    .select('email')
    .where('tenant_id', '=', BUILDERS)
    .where('id', '=', adminId)
    .executeTakeFirst();
  return { userId: adminId, email: admin?.email ?? '' };
}

/** Marks a call that an admin makes as somebody else. */
export async function markActing(
  db: Db,
  adminId: string,
  actor: Builder,
  call: { id: string; params: unknown },
): Promise<void> {
  await writeAudit(db, await adminOf(db, adminId), {
    act: 'acting.call',
    targetKind: 'call',
    targetId: call.id,
    detail: { as: actor.email, params: call.params ?? {} },
  });
}
