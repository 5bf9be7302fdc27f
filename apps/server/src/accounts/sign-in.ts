import { MESSAGES, type Session } from '@trellis/contract';
import type { Context } from 'hono';
import { BUILDERS } from '../db/index.ts';
import { builderCookie, deviceCookie } from '../http/index.ts';
import { type Actor, rememberDevice, type UserRow } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import type { AccountNeeds } from './needs.ts';
import { proverOf } from './proven.ts';

/**
 * Starts a session of any tenant for a user as they were found when they showed who they are, and
 * remembers the browser as one that they signed in with. Whoever was disabled since, or whose password
 * is another by now, is not let in: a proof of the mailbox, or a new password, ends those of before.
 */
export async function startSession(
  services: AccountNeeds,
  { c, address }: { c: Context; address: string },
  user: UserRow,
): Promise<{ sessionId: string; refresh: string }> {
  const { tenant_id: tenantId, id } = user;
  const started = await services.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ last_seen_at: new Date() })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('status', '=', 'active')
      .where('password_hash', 'is not distinct from', user.password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new Refusal('unauthenticated', MESSAGES.wrongLogin, { code: 'auth/wrong-login' });
    const device = c.req.header('User-Agent') ?? '';
    return services.sessions.start(tenantId, id, device, { address, trx });
  });
  deviceCookie.set(c, rememberDevice(services.box, deviceCookie.get(c), tenantId, user));
  return started;
}

/** After a proof of the mailbox by the session itself: its browser stays one of the user's, whose marks of before are none. */
export function keepDevice(services: AccountNeeds, c: Context, actor: Actor, user: UserRow): void {
  const { tenant_id: tenantId, id } = user;
  if (proverOf(actor, tenantId, id) === 'mailbox') return;
  deviceCookie.set(c, rememberDevice(services.box, deviceCookie.get(c), tenantId, user));
}

/** Ends the session that the browser held until now: a sign-in leaves no other behind. */
export async function endPrevious(
  { sessions }: AccountNeeds,
  tenantId: string,
  refresh: string | null,
): Promise<void> {
  const session = refresh ? await sessions.byRefresh(tenantId, refresh) : null;
  if (session) await sessions.end(tenantId, session.sessionId);
}

/** Starts a builder's session: sets the cookie and answers the first token. */
export async function startBuilderSession(
  services: AccountNeeds,
  ask: { c: Context; address: string },
  user: UserRow,
): Promise<Session> {
  await endPrevious(services, BUILDERS, builderCookie.get(ask.c));
  const { sessionId, refresh } = await startSession(services, ask, user);
  builderCookie.set(ask.c, refresh);
  return presentSession(services, user, sessionId);
}

/** A fresh token of a builder's session, with its user. */
export async function presentSession(
  services: AccountNeeds,
  user: UserRow,
  sessionId: string,
  isAdminActing = false,
): Promise<Session> {
  const signed = await services.tokens.sign({
    userId: user.id,
    tenantId: BUILDERS,
    sessionId,
    environment: 'published',
  });
  return {
    ...signed,
    user: {
      uid: user.id,
      email: user.email,
      name: user.name,
      emailVerified: user.email_verified_at !== null,
    },
    ...(isAdminActing && { isAdminActing }),
  };
}
