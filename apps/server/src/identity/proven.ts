import type { Db } from '../db/index.ts';
import { endMailed } from './codes.ts';
import type { UserRow } from './sessions.ts';

/**
 * Who shows that a mailbox is theirs: whoever reads it, in whatever browser; or the session, of those that
 * there are, in which the code was typed. Its id is null for a client that registered and holds none yet.
 */
export type Prover = 'mailbox' | { sessionId: string | null };

export interface Proof {
  by: Prover;
  /** The address that is proven, where the user is to have another one from now on. */
  email?: string;
  /** A password that is chosen with the proof. */
  passwordHash?: string;
  /** Nothing is done for a user who is not like this (any more). */
  expects?: Partial<Pick<UserRow, 'email' | 'status'>>;
}

export interface Proved {
  user: UserRow;
  before: UserRow;
  /** Nobody had proven this address for this user before. */
  isFirst: boolean;
  /** There was a password, which is gone, and no other was chosen. */
  hasLostPassword: boolean;
}

/**
 * The one place where an address becomes a proven one (security.md). Until then anybody may have
 * registered it. With the first proof all other sessions end, and whatever was prepared: changes of the
 * address under way, tokens, marks of devices (identity/devices.ts goes by the time of the proof). And
 * where it is not shown by a session of the same user, which knows the password and reads the mail, the
 * password and linked accounts may be a stranger's, too. Null where there is no such user who may be proven.
 */
export function proveAddress(
  db: Db,
  of: { tenantId: string; userId: string },
  proof: Proof,
): Promise<Proved | null> {
  return db.isTransaction
    ? prove(db, of, proof)
    : db.transaction().execute((trx) => prove(trx, of, proof));
}

async function prove(
  trx: Db,
  { tenantId, userId }: { tenantId: string; userId: string },
  { by, email, passwordHash, expects = {} }: Proof,
): Promise<Proved | null> {
  // Whoever begins a session with the password meanwhile waits here, and finds it gone (accounts/sign-in.ts).
  const before = await trx
    .selectFrom('users')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('status', '!=', 'disabled')
    .where((query) => query.and(expects))
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  const isFirst = !before.email_verified_at || (email !== undefined && email !== before.email);
  const isOther = isFirst && by === 'mailbox';
  const password = passwordHash ?? (isOther ? null : before.password_hash);
  const user = await trx
    .updateTable('users')
    .set({
      status: 'active',
      password_hash: password,
      ...(email !== undefined && { email }),
      ...(isFirst && { email_verified_at: new Date() }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isFirst) await endBefore(trx, tenantId, userId, by);
  const hasLostPassword = before.password_hash !== null && password === null;
  return { user, before, isFirst, hasLostPassword };
}

/** Ends what was begun under an address before it was proven. */
export async function endBefore(
  trx: Db,
  tenantId: string,
  userId: string,
  by: Prover,
): Promise<void> {
  let sessions = trx
    .deleteFrom('sessions')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId);
  if (by !== 'mailbox' && by.sessionId) sessions = sessions.where('id', '!=', by.sessionId);
  await sessions.execute();
  await endMailed(trx, tenantId, userId);
  await trx
    .deleteFrom('secrets')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['client', 'custom-token', 'registration'])
    .execute();
  if (by === 'mailbox')
    await trx
      .deleteFrom('identities')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .execute();
}
