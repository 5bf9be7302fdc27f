import { ATTEMPTS_EXCEEDED, MESSAGES, type Proof } from '@trellis/contract';
import { tenantBrand } from '../apps/index.ts';
import type { Self } from '../http/index.ts';
import { type UserRow, verifyPassword } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { letters } from './letters.ts';
import type { AccountNeeds } from './needs.ts';

/** The stored user of somebody who is signed in. */
export function ownRow({ db }: AccountNeeds, self: Self): Promise<UserRow> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('tenant_id', '=', self.tenantId)
    .where('id', '=', self.uid)
    .executeTakeFirstOrThrow();
}

/** Mails a code to somebody's own address, with which they prove that it is still them. */
export async function sendProofCode(services: AccountNeeds, self: Self): Promise<void> {
  const { limits, codes, mail } = services;
  await limits.take('proof-mail', `${self.tenantId}|${self.uid}`, 5, 60 * 60, MESSAGES.rateLimit);
  const brand = await tenantBrand(services, self.tenantId);
  const { code } = await codes.issue(self.tenantId, 'proof', self.email, self.uid);
  await mail.send({ ...letters.proof(brand.name, code), to: self.email, brand });
}

/** Lets on only who knows the password, or a code that was just mailed to them: a stolen session is not enough. */
export async function requireProof(
  services: AccountNeeds,
  self: Self,
  { password, otp }: Proof,
): Promise<UserRow> {
  const { codes, limits } = services;
  const user = await ownRow(services, self);
  if (password === undefined && otp === undefined)
    throw new Refusal('forbidden', MESSAGES.proofNeeded, { code: 'auth/proof-needed' });
  await limits.take('proof', `${self.tenantId}|${self.uid}`, 10, 15 * 60, MESSAGES.tooManyLogins);
  const field = otp === undefined ? 'password' : 'otp';
  if (otp !== undefined) {
    const outcome = await codes.tryCode(self.tenantId, 'proof', self.email, otp, {
      userId: self.uid,
    });
    if (outcome === 'right') return user;
    if (outcome === 'exceeded')
      throw new Refusal('too_many', MESSAGES.codeExceeded, { code: ATTEMPTS_EXCEEDED });
  } else if (await verifyPassword(user.password_hash, password ?? '')) {
    await limits.clear('proof', `${self.tenantId}|${self.uid}`);
    return user;
  }
  throw new Refusal('forbidden', MESSAGES.wrongProof, {
    code: 'auth/wrong-proof',
    fields: { [field]: MESSAGES.wrongProof },
  });
}
