import type { Ask } from '../http/index.ts';
import type { Environment } from '../identity/index.ts';
import type { FunctionNeeds } from './needs.ts';

/** A function's call and what it goes on with after its answer are over by then. */
const LIFETIME_MS = 10 * 60_000;

interface Called {
  appId: string;
  /** The caller as the app's end user; null where they are none. */
  userId: string | null;
  environment: Environment;
}

/**
 * The bearer that stands for a function's caller when it calls this server: of this app and environment alone, whatever
 * token came with the call. Who builds the app is its end user by their session (ruling 7); a builder without a role on it
 * is nobody there, and what services outside send is no token of ours.
 */
export async function callerToken(
  { tokens }: Pick<FunctionNeeds, 'tokens'>,
  { actor, request }: Pick<Ask<unknown, unknown, unknown>, 'actor' | 'request'>,
  { appId, userId, environment }: Called,
): Promise<string | null> {
  if (actor.kind === 'visitor')
    return actor.appId === appId && actor.environment === environment
      ? request.headers.get('Authorization')
      : null;
  if (actor.kind !== 'builder' || userId === null) return null;
  const { sessionId } = actor;
  const { token } = await tokens.sign(
    { userId, tenantId: appId, sessionId, environment, viaBuilder: true },
    new Date(Date.now() + LIFETIME_MS),
  );
  return `Bearer ${token}`;
}
