import type { Session } from '@trellis/contract';
import type { Context } from 'hono';
import { BUILDERS } from '../db/tables.ts';
import { builderCookie, deviceCookie } from '../http/cookies.ts';
import { rememberDevice } from '../identity/devices.ts';
import type { UserRow } from '../identity/sessions.ts';
import type { Services } from '../services.ts';

/** Starts a session of any tenant, and remembers the browser as one that this user signed in with. */
export async function startSession(
  services: Services,
  { c, address }: { c: Context; address: string },
  user: UserRow,
): Promise<{ sessionId: string; refresh: string }> {
  const { tenant_id: tenantId, id } = user;
  deviceCookie.set(c, rememberDevice(services.box, deviceCookie.get(c), tenantId, id));
  await services.db
    .updateTable('users')
    .set({ last_seen_at: new Date() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  return services.sessions.start(tenantId, id, c.req.header('User-Agent') ?? '', { address });
}

/** Ends the session that the browser held until now: a sign-in leaves no other behind. */
export async function endPrevious(
  { sessions }: Services,
  tenantId: string,
  refresh: string | null,
): Promise<void> {
  const session = refresh ? await sessions.byRefresh(tenantId, refresh) : null;
  if (session) await sessions.end(tenantId, session.sessionId);
}

/** Starts a builder's session: sets the cookie and answers the first token. */
export async function startBuilderSession(
  services: Services,
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
  services: Services,
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
