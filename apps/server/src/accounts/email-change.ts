import { ATTEMPTS_EXCEEDED, MESSAGES } from '@trellis/contract';
import { mailedUrl, tenantBrand } from '../apps/index.ts';
import { BUILDERS, sql, violates } from '../db/index.ts';
import type { Self } from '../http/index.ts';
import { type Actor, type Proof, type Prover, proveAddress } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { letters } from './letters.ts';
import type { AccountNeeds } from './needs.ts';
import { type Owner, ownerProved, proverOf } from './proven.ts';
import { findUser } from './users.ts';

const taken = () =>
  new Refusal('conflict', MESSAGES.emailTaken, {
    code: 'auth/email-already-exists',
    fields: { newEmail: MESSAGES.emailTaken },
  });

/** Mails a link and a code to the new address. Whether it is taken may be known here (ruling 10); it is limited. */
export async function startEmailChange(
  services: AccountNeeds,
  self: Self,
  newEmail: string,
  continueUrl: string | null,
): Promise<void> {
  const { codes, db, limits, mail } = services;
  await limits.take(
    'email-change',
    `${self.tenantId}|${self.uid}`,
    10,
    60 * 60,
    MESSAGES.rateLimit,
  );
  if (await findUser(db, self.tenantId, newEmail)) throw taken();
  const brand = await tenantBrand(services, self.tenantId);
  const { code, secret } = await codes.issue(self.tenantId, 'email-change', newEmail, self.uid);
  const url = mailedUrl(services, '/auth/handler', {
    mode: 'verifyAndChangeEmail',
    secret,
    appId: self.tenantId === BUILDERS ? null : self.tenantId,
    continueUrl,
  });
  await mail.send({ ...letters.emailChange(brand.name, code, url), to: newEmail, brand });
}

/** Takes the new address by the code that was mailed there. Again after it is taken it is done already. */
export async function completeEmailChange(
  services: AccountNeeds,
  self: Self,
  newEmail: string,
  otp: string | undefined,
): Promise<void> {
  if (self.email === newEmail) return;
  // Whether an address is taken is said here too, and not to whoever asks for one after the other.
  await services.limits.take(
    'email-change-code',
    `${self.tenantId}|${self.uid}`,
    30,
    60 * 60,
    MESSAGES.rateLimit,
  );
  if (await findUser(services.db, self.tenantId, newEmail)) throw taken();
  if (!otp)
    throw new Refusal('conflict', MESSAGES.emailChangeSent, { code: 'auth/unconfirmed-email' });
  const outcome = await services.codes.tryCode(self.tenantId, 'email-change', newEmail, otp, {
    userId: self.uid,
  });
  if (outcome === 'exceeded')
    throw new Refusal('too_many', MESSAGES.codeExceeded, { code: ATTEMPTS_EXCEEDED });
  if (outcome === 'wrong')
    throw new Refusal('invalid', MESSAGES.codeInvalid, {
      code: 'INVALID_OTP',
      fields: { otp: MESSAGES.codeInvalid },
    });
  await takeEmail(services, self.tenantId, self.uid, newEmail, { sessionId: self.sessionId });
}

/**
 * Takes the new address by the link that was mailed there. Whoever opens it outside of the session that
 * asked may be a stranger, whose address somebody wants for an account that they keep a password of.
 */
export async function confirmEmailChange(
  services: AccountNeeds,
  tenantId: string,
  secret: string,
  actor: Actor,
): Promise<Owner> {
  const opened = await services.codes.open(tenantId, 'email-change', secret);
  if (!opened?.userId)
    throw new Refusal('invalid', MESSAGES.verifyLinkInvalid, { code: 'auth/invalid-action-code' });
  const by = proverOf(actor, tenantId, opened.userId);
  return takeEmail(services, tenantId, opened.userId, opened.email, by);
}

/** Stores the new address, tells the old one, and takes the change along into the builder's own apps. */
async function takeEmail(
  services: AccountNeeds,
  tenantId: string,
  userId: string,
  email: string,
  by: Prover,
): Promise<Owner> {
  const { codes, db, mail } = services;
  const proved = await db
    .transaction()
    .execute(async (trx) => {
      const proof: Proof = { by, email, expects: { status: 'active' } };
      const found = await proveAddress(trx, { tenantId, userId }, proof);
      if (found && tenantId === BUILDERS)
        await sql`UPDATE users u SET email = ${email} WHERE builder_user_id = ${userId} AND NOT EXISTS
          (SELECT FROM users x WHERE x.tenant_id = u.tenant_id AND x.email = ${email})`.execute(
          trx,
        );
      return found;
    })
    .catch((error: unknown) => {
      throw violates(error, 'users_email') ? taken() : error;
    });
  if (!proved)
    throw new Refusal('invalid', MESSAGES.verifyLinkInvalid, { code: 'auth/invalid-action-code' });
  await codes.cancel(tenantId, proved.before);
  const owner = await ownerProved(services, proved, by);
  const brand = await tenantBrand(services, tenantId);
  await mail.send({
    ...letters.emailChanged(brand.name, email),
    to: proved.before.email,
    brand,
  });
  return owner;
}
