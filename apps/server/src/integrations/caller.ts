import type { AppRole } from '@trellis/contract';
import { type AppRow, appById, appUserOf, visibilityOf } from '../apps/index.ts';
import { type Ask, hostAppOf } from '../http/index.ts';
import { type Actor, appRole, type Environment, type KeyHolder } from '../identity/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { IntegrationNeeds } from './needs.ts';

/** Who calls an app's integration. */
export interface Caller {
  appId: string;
  /** The app's end user; null for a visitor who is not signed in. */
  userId: string | null;
  email: string | null;
  rank: 'visitor' | 'user' | 'admin' | 'builder';
  /** The key of the app's by which a program elsewhere calls; it has a limit of its own. */
  key?: KeyHolder;
  /** Where the call comes from, for limits. */
  address: string;
}

type CallerAsk = Pick<Ask<unknown, unknown, unknown>, 'actor' | 'address' | 'c'>;

const noApp = () => notFound('There is no such app');

/**
 * The caller, and the app they are in: the one that the path names, else the token's (ruling 30), else
 * the one that a header or the query names. Strangers are let in where the app lets in everybody.
 */
export async function callerOf(
  services: Pick<IntegrationNeeds, 'db'>,
  { actor, address, c }: CallerAsk,
  named?: string,
): Promise<{ app: AppRow; caller: Caller; environment: Environment }> {
  const app = await appOf(services, { actor, address, c }, named);
  const appId = app.app_id;
  const role = actor.kind === 'builder' ? await appRole(services.db, appId, actor.userId) : null;
  const who = await person(services, appId, actor, role);
  const environment = environmentOf(actor, role);
  if (who) return { app, caller: { ...who, appId, address }, environment };
  if (visibilityOf(app) !== 'public')
    throw new Refusal('unauthenticated', 'Sign in to use this app', { code: 'app_sign_in' });
  if (!app.published_version_id) throw noApp();
  const caller: Caller = { appId, userId: null, email: null, rank: 'visitor', address };
  return { app, caller, environment };
}

/** Which version the caller sees: builders of the app its draft, others what their token says (ruling 3). */
function environmentOf(actor: Actor, role: AppRole | null): Environment {
  if (actor.kind === 'builder' && role) return 'preview';
  return 'environment' in actor ? actor.environment : 'published';
}

/**
 * The same for an app's own code on the server, which looks at its callers itself: services outside (payments, bots)
 * reach it in an app that is not open to everybody, too. The draft's code is for who sees the draft (ruling 3).
 */
export async function callerIn(
  services: Pick<IntegrationNeeds, 'db'>,
  ask: CallerAsk,
  named?: string,
): Promise<{ app: AppRow; caller: Caller; environment: Environment }> {
  const { actor, address } = ask;
  const app = await appOf(services, ask, named);
  const appId = app.app_id;
  const role = actor.kind === 'builder' ? await appRole(services.db, appId, actor.userId) : null;
  const who = await person(services, appId, actor, role);
  const environment = environmentOf(actor, role);
  if (!who && !app.published_version_id) throw noApp();
  const stranger = { userId: null, email: null, rank: 'visitor' as const };
  return { app, caller: { ...(who ?? stranger), appId, address }, environment };
}

/** The app that a call is for. */
async function appOf(
  services: Pick<IntegrationNeeds, 'db'>,
  { actor, c }: CallerAsk,
  named: string | undefined,
): Promise<AppRow> {
  const ownHost = hostAppOf(c);
  const claimed = c.req.header('X-App-Id') ?? c.req.query('appId') ?? ownHost ?? '';
  const held = actor.kind === 'anonymous' ? actor.key : undefined;
  const own = 'appId' in actor ? actor.appId : (held?.appId ?? null);
  const appId = named ?? own ?? claimed;
  if (!/^[0-9a-f]{24}$/.test(appId) && actor.kind === 'builder')
    throw new Refusal('invalid', 'Say for which app this is: in the header X-App-Id');
  if (!/^[0-9a-f]{24}$/.test(appId))
    throw new Refusal('unauthenticated', 'Sign in to use this', { code: 'sign_in' });
  if ((ownHost && ownHost !== appId) || (own && own !== appId)) throw noApp();
  return appById(services.db, appId);
}

async function person(
  { db }: Pick<IntegrationNeeds, 'db'>,
  appId: string,
  actor: Actor,
  role: AppRole | null,
): Promise<Pick<Caller, 'userId' | 'email' | 'rank' | 'key'> | null> {
  if (actor.kind === 'visitor') {
    const rank = actor.viaBuilder ? 'builder' : actor.role === 'admin' ? 'admin' : 'user';
    return { userId: actor.userId, email: actor.email, rank };
  }
  if (actor.kind === 'anonymous' && actor.key)
    return { userId: null, email: null, rank: 'visitor', key: actor.key };
  if (actor.kind === 'service') return { userId: null, email: null, rank: 'builder' };
  if (actor.kind !== 'builder' || !role) return null;
  const user = await appUserOf(db, appId, actor, role);
  return { userId: user.id, email: actor.email, rank: 'builder' };
}

/** Whether the caller manages the app's people and files. */
export const isManager = ({ rank }: Caller): boolean => rank === 'admin' || rank === 'builder';
