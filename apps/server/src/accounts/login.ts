import { MESSAGES } from '@trellis/contract';
import type { Context } from 'hono';
import { type UserRow, verifyPassword } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { warnOfGuesses } from './guessed.ts';
import type { AccountNeeds } from './needs.ts';
import { deviceOf } from './tries.ts';
import { findUser } from './users.ts';

const QUARTER_HOUR = 15 * 60;

/**
 * The user with this e-mail and password, in a tenant. Unknown e-mails and wrong passwords answer
 * alike and take as long (ruling 10). Ten tries per account, counted over all unknown devices, after
 * which its owner is told; a device that signed in before has ten of its own, so that an attacker cannot
 * lock it out; and a hundred per address. `client` is a device that is known by other than its cookie.
 */
export async function checkLogin(
  services: AccountNeeds,
  tenantId: string,
  input: { email: string; password: string },
  { address, c, client = null }: { address: string; c: Context; client?: string | null },
): Promise<UserRow> {
  const { limits } = services;
  const user = await findUser(services.db, tenantId, input.email);
  const device = deviceOf(services, c, tenantId, user) ?? client;
  const [name, key] = device
    ? (['login-device', device] as const)
    : (['login-account', `${tenantId}|${input.email}`] as const);
  await limits
    .take(name, key, 10, QUARTER_HOUR, MESSAGES.tooManyLogins)
    .catch(async (error: unknown) => {
      if (!device && error instanceof Refusal)
        await warnOfGuesses(services, tenantId, input.email, user);
      throw error;
    });
  if (!device)
    await limits.take(
      'login-address',
      `${tenantId}|${address}`,
      100,
      QUARTER_HOUR,
      MESSAGES.tooManyLogins,
    );
  const right = await verifyPassword(user?.password_hash ?? null, input.password);
  if (!user || !right)
    throw new Refusal('unauthenticated', MESSAGES.wrongLogin, { code: 'auth/wrong-login' });
  if (user.status !== 'active')
    throw new Refusal('forbidden', MESSAGES.userDisabled, { code: 'auth/user-disabled' });
  await limits.clear(name, key);
  return user;
}
