import { MESSAGES, otherWayIn } from '@trellis/contract';
import { tenantBrand } from '../apps/index.ts';
import { BUILDERS } from '../db/index.ts';
import { ownUrl } from '../http/index.ts';
import {
  type Actor,
  type Proof,
  type Proved,
  type Prover,
  proveAddress,
  type UserRow,
} from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { letters } from './letters.ts';
import type { AccountNeeds } from './needs.ts';

/** A user whose address is proven, and the secret with which they choose a password where theirs is gone. */
export interface Owner {
  user: UserRow;
  choosePassword: string | null;
}

/** Whose session makes a request, as a proof of this user's mailbox takes it; an admin who acts proves nothing. */
export function proverOf(actor: Actor, tenantId: string, userId: string | undefined): Prover {
  if (actor.kind !== 'builder' && actor.kind !== 'visitor') return 'mailbox';
  const isOwn =
    actor.kind === 'builder'
      ? tenantId === BUILDERS && actor.actingAdminId === null
      : actor.appId === tenantId && !actor.viaBuilder;
  return isOwn && actor.userId === userId ? { sessionId: actor.sessionId } : 'mailbox';
}

/**
 * Takes a proof that somebody reads the user's mailbox: they are verified, and no longer only invited.
 * What was set before ends (identity/proven.ts); who loses a password by it is told, and chooses another.
 */
export async function takeProof(
  services: AccountNeeds,
  user: UserRow,
  proof: Proof,
): Promise<Owner> {
  const { tenant_id: tenantId, id: userId } = user;
  const proved = await proveAddress(services.db, { tenantId, userId }, proof);
  if (!proved)
    throw new Refusal('forbidden', MESSAGES.userDisabled, { code: 'auth/user-disabled' });
  return ownerProved(services, proved, proof.by);
}

/** Says to every server what a proof changed, and to the person where they lost a password by it. */
export async function ownerProved(
  services: AccountNeeds,
  proved: Proved,
  by: Prover,
): Promise<Owner> {
  const { user, isFirst } = proved;
  const keep = by === 'mailbox' ? null : by.sessionId;
  // Also what an admin did as others by the sessions that are gone.
  if (isFirst) await services.sessions.endAll(user.tenant_id, user.id, keep ?? undefined);
  else services.sessions.changed(user.tenant_id, user.id);
  return { user, choosePassword: await offerPassword(services, proved) };
}

/** Mails a person whose password is gone why that is, with a link to choose another; answers its secret. */
async function offerPassword(
  services: AccountNeeds,
  { user, hasLostPassword }: Proved,
): Promise<string | null> {
  if (!hasLostPassword) return null;
  const { tenant_id: tenantId, email, id } = user;
  const brand = await tenantBrand(services, tenantId);
  const { secret } = await services.codes.issue(tenantId, 'reset', email, id);
  const url = ownUrl(services, '/auth/handler', {
    mode: 'resetPassword',
    why: 'proven',
    secret,
    appId: tenantId === BUILDERS ? null : tenantId,
  });
  const { smtpUrl, google } = services.config;
  const otherWay = otherWayIn({ hasMail: smtpUrl !== null, hasGoogle: google !== null });
  const letter = letters.passwordRemoved(brand.name, url, otherWay);
  await services.mail.send({ ...letter, to: email, brand });
  return secret;
}
