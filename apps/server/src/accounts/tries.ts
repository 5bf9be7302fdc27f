import { MESSAGES } from '@trellis/contract';
import type { Context } from 'hono';
import { deviceCookie } from '../http/index.ts';
import { knownDevice, type UserRow } from '../identity/index.ts';
import type { AccountNeeds } from './needs.ts';

const QUARTER_HOUR = 15 * 60;

/**
 * The browser, when this user signed in with it before; null for any other. For secrets that cannot be
 * guessed it may be known by anybody of the tenant: whose link it is shows only when it is opened.
 */
export function deviceOf(
  { box }: AccountNeeds,
  c: Context,
  tenantId: string,
  ...user: [] | [UserRow | undefined]
): string | null {
  if (user.length > 0 && !user[0]) return null;
  return knownDevice(box, deviceCookie.get(c), tenantId, user[0] ?? null);
}

/** Tries of codes and links: so many from an address, and as many on a known device, whatever others at its address do. */
export function limitTries(
  { limits }: AccountNeeds,
  device: string | null,
  address: string,
): Promise<void> {
  const [name, key] = device ? ['code-device', device] : ['code-address', address];
  return limits.take(name, key, 60, QUARTER_HOUR, MESSAGES.tooManyLogins);
}
