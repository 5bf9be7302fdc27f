import { MESSAGES, type User } from '@trellis/contract';
import { BUILDERS } from '../db/index.ts';
import type { Actor } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';

/** A person in their tenant: a builder, or an end user of the app that the path names. */
export interface Self extends User {
  tenantId: string;
  sessionId: string;
}

/** The signed-in person who asks about themselves; refused when there is none in this tenant. */
export function selfOf(actor: Actor, appId: string | undefined): Self {
  if (appId === undefined && actor.kind === 'builder')
    return {
      tenantId: BUILDERS,
      uid: actor.userId,
      sessionId: actor.sessionId,
      email: actor.email,
      name: actor.name,
      emailVerified: actor.isVerified,
    };
  if (actor.kind === 'visitor' && actor.appId === appId && !actor.viaBuilder)
    return {
      tenantId: actor.appId,
      uid: actor.userId,
      sessionId: actor.sessionId,
      email: actor.email,
      name: actor.name,
      emailVerified: actor.isVerified,
    };
  if (actor.kind === 'visitor' && actor.appId === appId)
    throw new Refusal('conflict', MESSAGES.viaBuilder, { code: 'via_builder' });
  throw new Refusal('unauthenticated', 'Sign in first', { code: 'sign_in' });
}

/** While an admin acts as somebody, that person's identity is out of reach. */
export function refuseActing(actor: Actor): void {
  if (actor.kind === 'builder' && actor.actingAdminId)
    throw new Refusal('forbidden', MESSAGES.notWhileActing, { code: 'admin_acting' });
}
