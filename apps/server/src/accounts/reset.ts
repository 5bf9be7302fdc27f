import { MESSAGES, Password } from '@trellis/contract';
import { mailedUrl, tenantBrand } from '../apps/index.ts';
import { BUILDERS } from '../db/index.ts';
import { checkPassword, hashPassword, proveAddress, type UserRow } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { letters } from './letters.ts';
import type { AccountNeeds } from './needs.ts';

const tooWeak = () =>
  new Refusal('invalid', MESSAGES.resetTooWeak, {
    code: 'auth/weak-password',
    fields: { password: MESSAGES.resetTooWeak },
  });
const invalidLink = () =>
  new Refusal('invalid', MESSAGES.resetLinkInvalid, { code: 'auth/invalid-action-code' });

/** Mails a reset link to whoever has an account; does the same work for whoever has none. */
export async function sendReset(
  services: AccountNeeds,
  tenantId: string,
  email: string,
  user: UserRow | undefined,
  { continueUrl, device }: { continueUrl: string | null; device: string | null },
): Promise<void> {
  const { codes, mail } = services;
  const brand = await tenantBrand(services, tenantId);
  const { secret } = await codes.issue(tenantId, 'reset', email, user?.id ?? null, device);
  const url = mailedUrl(services, '/auth/handler', {
    mode: 'resetPassword',
    secret,
    appId: tenantId === BUILDERS ? null : tenantId,
    continueUrl,
  });
  const isDecoy = user?.status !== 'active';
  await mail.send({ ...letters.reset(brand.name, url), to: email, brand }, isDecoy);
}

/** A password of the shape that passwords have. */
export function presentPassword(text: string): string {
  if (!Password.safeParse(text).success) throw tooWeak();
  return text;
}

/** Sets a new password by a link, once, and ends every session. A weak password does not use the link up. */
export async function resetPassword(
  services: AccountNeeds,
  tenantId: string,
  secret: string,
  password: string,
): Promise<void> {
  const { codes, mail, sessions } = services;
  const link = await codes.peek(tenantId, 'reset', secret);
  if (!link) throw invalidLink();
  try {
    checkPassword(password, link.email);
  } catch (cause) {
    throw cause instanceof Refusal ? tooWeak() : cause;
  }
  const passwordHash = await hashPassword(password);
  const opened = await codes.open(tenantId, 'reset', secret);
  if (!opened) throw invalidLink();
  const proved = await proveAddress(
    services.db,
    { tenantId, userId: opened.userId ?? '' },
    { by: 'mailbox', passwordHash, expects: { email: opened.email, status: 'active' } },
  );
  if (!proved) throw new Refusal('invalid', MESSAGES.resetNoUser, { code: 'auth/user-not-found' });
  const { user } = proved;
  await sessions.endAll(tenantId, user.id);
  await codes.cancel(tenantId, user);
  const brand = await tenantBrand(services, tenantId);
  await mail.send({ ...letters.passwordChanged(brand.name), to: user.email, brand });
}
