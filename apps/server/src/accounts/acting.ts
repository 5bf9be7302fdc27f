import { BUILDERS } from '../db/index.ts';
import { type Actor, adminOf, type Builder, writeAudit } from '../identity/index.ts';
import type { AccountNeeds } from './needs.ts';

/** A builder's session that is an admin's, who acts as that builder. */
export interface ActingBuilder extends Builder {
  actingAdminId: string;
}

/** Whether an admin of the installation makes this request as somebody else. */
export function isActing(actor: Actor): actor is ActingBuilder {
  return actor.kind === 'builder' && actor.actingAdminId !== null;
}

/** The same, in this very session. */
export function isActingIn(actor: Actor, sessionId: string): actor is ActingBuilder {
  return isActing(actor) && actor.sessionId === sessionId;
}

/** An admin stops acting as somebody before the hour is over; the audit log says when. */
export async function stopActing(services: AccountNeeds, actor: ActingBuilder): Promise<void> {
  const { db, sessions } = services;
  await writeAudit(db, await adminOf(db, actor.actingAdminId), {
    act: 'account.stop-acting',
    targetKind: 'account',
    targetId: actor.userId,
    detail: { email: actor.email },
  });
  await sessions.end(BUILDERS, actor.sessionId);
}
