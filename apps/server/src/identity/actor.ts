import type { AppRole } from '@trellis/contract';
import { BUILDERS, type Db } from '../db/index.ts';
import type { KeyHolder } from './app-keys.ts';
import type { Sessions } from './sessions.ts';
import type { Environment, Tokens } from './tokens.ts';

/** Who makes a request. */
export type Actor = Anonymous | Builder | Service | Visitor;
export interface Anonymous {
  kind: 'anonymous';
  /** The app's key by which a program elsewhere comes: to calls that take keys it is somebody, to others nobody. */
  key?: KeyHolder;
}
export interface Builder {
  kind: 'builder';
  userId: string;
  sessionId: string;
  email: string;
  name: string;
  isVerified: boolean;
  /** The admin of the installation who acts as this builder. */
  actingAdminId: string | null;
}
/** An end user of one app. */
export interface Visitor {
  kind: 'visitor';
  appId: string;
  userId: string;
  sessionId: string;
  email: string;
  name: string;
  role: string;
  profile: Record<string, unknown>;
  environment: Environment;
  isVerified: boolean;
  /** A builder's session makes them this end user (ruling 7). */
  viaBuilder: boolean;
}

/**
 * An app's own server code where it acts for the app itself, not for whoever called it: it reaches every row of that
 * app, and nothing of its builder's. No token makes one; only the process that runs the code does.
 */
export interface Service {
  kind: 'service';
  appId: string;
  environment: Environment;
}

export const ANONYMOUS: Anonymous = { kind: 'anonymous' };

/** The builder of a session that still lives; null when it has ended. */
export async function builderOfSession(
  sessions: Sessions,
  userId: string,
  sessionId: string,
): Promise<Builder | null> {
  const live = await sessions.live(BUILDERS, sessionId);
  if (!live || live.user.id !== userId) return null;
  return {
    kind: 'builder',
    userId,
    sessionId,
    email: live.user.email,
    name: live.user.name,
    isVerified: live.user.email_verified_at !== null,
    actingAdminId: live.actingAdminId,
  };
}

/**
 * The actor of a bearer token; anonymous without one. A token that is not ours, is expired, or whose
 * session has ended is `null`: the caller must sign in again, and is not served as a stranger.
 */
export async function actorOf(
  token: string | null,
  tokens: Tokens,
  sessions: Sessions,
): Promise<Actor | null> {
  if (!token) return ANONYMOUS;
  const claims = await tokens.verify(token);
  if (!claims) return null;
  const { tenantId, userId, sessionId, environment, viaBuilder } = claims;
  if (tenantId === BUILDERS && !viaBuilder) return builderOfSession(sessions, userId, sessionId);
  const user = viaBuilder
    ? await sessions.userOfBuilder(tenantId, userId, sessionId)
    : ((await sessions.live(tenantId, sessionId))?.user ?? null);
  if (!user || user.id !== userId) return null;
  return {
    kind: 'visitor',
    appId: tenantId,
    userId,
    sessionId,
    email: user.email,
    name: user.name,
    role: user.role,
    profile: user.profile,
    environment,
    isVerified: user.email_verified_at !== null,
    viaBuilder: viaBuilder === true,
  };
}

/** The builder's role on an app, or null. Asked at each request, so that a removal holds on the next. */
export async function appRole(db: Db, appId: string, userId: string): Promise<AppRole | null> {
  const row = await db
    .selectFrom('app_members')
    .innerJoin('apps', 'apps.app_id', 'app_members.app_id')
    .select('app_members.role')
    .where('app_members.app_id', '=', appId)
    .where('app_members.user_id', '=', userId)
    // Whoever brings a deleted app back needs no role on it.
    .where('apps.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? (row.role as AppRole) : null;
}

/** Whether the builder is an admin of the installation. Asked at each request, too. */
export async function isAdmin(db: Db, userId: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('is_admin')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return account?.is_admin === true;
}
