import { mailedUrl, tenantBrand } from '../apps/index.ts';
import { BUILDERS } from '../db/index.ts';
import type { UserRow } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { letters } from './letters.ts';
import type { AccountNeeds } from './needs.ts';

const HOUR = 60 * 60;
/** In the place of a device's name: requests of links elsewhere do not end this one. */
const OWN_PLACE = 'guessed';

/**
 * Somebody used up the tries of unknown devices at an account's password. Its owner is told, at most once
 * an hour, with a link that lets them in wherever they are; for nobody's account the work is the same.
 */
export async function warnOfGuesses(
  services: AccountNeeds,
  tenantId: string,
  email: string,
  user: UserRow | undefined,
): Promise<void> {
  const { codes, limits, mail } = services;
  try {
    await limits.take('guessed', `${tenantId}|${email}`, 1, HOUR);
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  const brand = await tenantBrand(services, tenantId);
  const { secret } = await codes.issue(tenantId, 'sign-in', email, null, OWN_PLACE);
  const url = mailedUrl(services, '/auth/handler', {
    mode: 'signIn',
    secret,
    appId: tenantId === BUILDERS ? null : tenantId,
  });
  const isDecoy = user?.status !== 'active';
  await mail.send({ ...letters.guessed(brand.name, url), to: email, brand }, isDecoy);
}
