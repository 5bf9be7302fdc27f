import type { Context } from 'hono';
import { BUILDERS } from '../db/index.ts';
import { builderCookie } from '../http/index.ts';
import type { Actor } from '../identity/index.ts';
import { isActing, stopActing } from './acting.ts';
import type { AccountNeeds } from './needs.ts';

/**
 * Ends a builder's session: the bearer's where there is one, else the cookie's. An admin who acts as
 * somebody has a cookie of their own, which no bearer of another session ends, not even a dead one.
 */
export async function signOut(services: AccountNeeds, c: Context, actor: Actor): Promise<void> {
  const { sessions } = services;
  if (isActing(actor)) return stopActing(services, actor);
  const refresh = builderCookie.get(c);
  const own = refresh ? await sessions.byRefresh(BUILDERS, refresh) : null;
  const hasBearer = c.req.header('Authorization') !== undefined;
  const ended = actor.kind === 'builder' ? actor.sessionId : hasBearer ? null : own?.sessionId;
  if (ended) await sessions.end(BUILDERS, ended);
  if (hasBearer && own && own.sessionId !== ended) return;
  if (own) await sessions.endActing(own.user.id);
  builderCookie.clear(c);
}
