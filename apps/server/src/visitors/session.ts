import type { AppToken } from '@trellis/contract';
import type { Context } from 'hono';
import { endPrevious, startSession } from '../accounts/index.ts';
import { type AppRow, visibilityOf } from '../apps/index.ts';
import { BUILDERS } from '../db/index.ts';
import { appCookie, appPageCookie, builderCookie, SIGNED_OUT } from '../http/index.ts';
import { appRole, type UserRow } from '../identity/index.ts';
import type { VisitorNeeds } from './needs.ts';

/** A token of the app for one of its end users, by a session of theirs or of the builder that they are. */
export async function appTokenOf(
  { tokens }: VisitorNeeds,
  user: UserRow,
  sessionId: string,
  viaBuilder = false,
): Promise<AppToken> {
  const signed = await tokens.sign({
    userId: user.id,
    tenantId: user.tenant_id,
    sessionId,
    environment: 'published',
    viaBuilder,
  });
  return {
    ...signed,
    user: { id: user.id, email: user.email, name: user.name, role: user.role },
  };
}

/** Starts an end user's session in their app: sets its cookies and answers the first token. */
export async function signInVisitor(
  services: VisitorNeeds,
  ask: { c: Context; address: string },
  app: AppRow,
  user: UserRow,
): Promise<AppToken> {
  await endPrevious(services, app.app_id, appCookie.get(ask.c));
  const { sessionId, refresh } = await startSession(services, ask, user);
  keepCookies(ask.c, app, refresh);
  return appTokenOf(services, user, sessionId);
}

/** The session's cookie where the app's auth calls see it, and where its pages load. */
export function keepCookies(c: Context, app: AppRow, refresh: string): void {
  appCookie.set(c, app.app_id, refresh);
  appPageCookie.set(c, app.slug, refresh);
}

/** Who the pages of an app are loaded for, by the cookie of its own people; null for a visitor. */
export async function visitorOnPage(
  { sessions }: Pick<VisitorNeeds, 'sessions'>,
  app: Pick<AppRow, 'app_id'>,
  c: Context,
): Promise<UserRow | null> {
  const cookie = appPageCookie.get(c);
  if (!cookie || cookie === SIGNED_OUT) return null;
  return (await sessions.byRefresh(app.app_id, cookie))?.user ?? null;
}

/** Whether the browser may load the pages of an app: public ones everybody, others with a session or a role. */
export async function mayOpenPages(
  { db, sessions }: Pick<VisitorNeeds, 'db' | 'sessions'>,
  app: Pick<AppRow, 'app_id' | 'settings'>,
  c: Context,
): Promise<boolean> {
  if (visibilityOf(app) === 'public') return true;
  const cookie = appPageCookie.get(c);
  if (cookie === SIGNED_OUT) return false;
  if (cookie && (await sessions.byRefresh(app.app_id, cookie))) return true;
  const refresh = builderCookie.get(c);
  const builder = refresh ? await sessions.byRefresh(BUILDERS, refresh) : null;
  return builder !== null && (await appRole(db, app.app_id, builder.user.id)) !== null;
}
