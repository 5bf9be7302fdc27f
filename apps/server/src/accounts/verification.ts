import { ATTEMPTS_EXCEEDED, MESSAGES, VERIFIED_ALREADY } from '@trellis/contract';
import { continueAddress, mailedUrl, tenantBrand } from '../apps/index.ts';
import { BUILDERS } from '../db/index.ts';
import { refuseActing, type Self, selfOf } from '../http/index.ts';
import type { Actor } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { letters } from './letters.ts';
import type { AccountNeeds } from './needs.ts';
import { type Owner, proverOf, takeProof } from './proven.ts';
import { findUser } from './users.ts';

/**
 * Mails a link and a code that verify the address of a builder or an end user. With no user, the same
 * work for nobody, where known and unknown addresses are answered alike (ruling 10).
 */
export async function sendVerification(
  services: AccountNeeds,
  { tenantId, id, email }: { tenantId: string; id: string | null; email: string },
  continueUrl?: string,
): Promise<void> {
  const brand = await tenantBrand(services, tenantId);
  const { code, secret } = await services.codes.issue(tenantId, 'verify', email, id);
  const url = mailedUrl(services, '/auth/verifyEmail', {
    secret,
    appId: tenantId === BUILDERS ? null : tenantId,
    appName: tenantId === BUILDERS ? null : brand.name,
    continueUrl: await continueAddress(services, tenantId, continueUrl),
  });
  await services.mail.send(
    { ...letters.verify(brand.name, code, url), to: email, brand },
    id === null,
  );
}

type Codes = AccountNeeds['codes'];

const invalid = () =>
  new Refusal('invalid', MESSAGES.verifyLinkInvalid, { code: 'auth/invalid-link' });

/**
 * Uses a verification link, by whoever holds it, or a code, by whom it was mailed to and who is signed
 * in: nobody else can use up its tries. Once; answers the verified user.
 */
export async function confirmVerification(
  services: AccountNeeds,
  tenantId: string,
  proof: { secret?: string; email?: string; otp?: string },
  actor: Actor,
): Promise<Owner> {
  const { codes, db } = services;
  if (!proof.secret) refuseActing(actor);
  const email = proof.secret
    ? await emailOfLink(services, tenantId, proof.secret)
    : await emailOfCode(codes, selfOf(actor, tenantId === BUILDERS ? undefined : tenantId), proof);
  const user = await findUser(db, tenantId, email);
  if (user?.status !== 'active') throw invalid();
  return takeProof(services, user, { by: proverOf(actor, tenantId, user.id) });
}

async function emailOfLink(
  { codes, db }: AccountNeeds,
  tenantId: string,
  secret: string,
): Promise<string> {
  const opened = await codes.open(tenantId, 'verify', secret);
  if (opened) return opened.email;
  // Told to who holds the link, and so has the mail.
  const email = await codes.spentOn(tenantId, secret);
  const user = email === null ? undefined : await findUser(db, tenantId, email);
  if (user?.status !== 'active' || !user.email_verified_at) throw invalid();
  throw new Refusal('invalid', MESSAGES.verifiedAlready, { code: VERIFIED_ALREADY });
}

async function emailOfCode(
  codes: Codes,
  self: Self,
  { email, otp }: { email?: string; otp?: string },
): Promise<string> {
  const isOwn = email === undefined || email.trim().toLowerCase() === self.email;
  const outcome = isOwn
    ? await codes.tryCode(self.tenantId, 'verify', self.email, otp ?? '', { userId: self.uid })
    : 'wrong';
  if (outcome === 'right') return self.email;
  if (outcome === 'exceeded')
    throw new Refusal('too_many', MESSAGES.codeExceeded, { code: ATTEMPTS_EXCEEDED });
  throw new Refusal('invalid', MESSAGES.codeInvalid, {
    code: 'INVALID_OTP',
    fields: { otp: MESSAGES.codeInvalid },
  });
}
