import { MESSAGES } from '@trellis/contract';
import type { Context } from 'hono';
import type { UserRow } from '../identity/index.ts';
import type { AccountNeeds } from './needs.ts';
import { deviceOf } from './tries.ts';

const HOUR = 60 * 60;

/**
 * How often mails may be asked for: little from one address, more over all, so that nobody's mailbox
 * is flooded; and a device that the person signed in with has its own, which nobody else uses up.
 * Answers that device.
 */
export async function limitMails(
  services: AccountNeeds,
  { c, address }: { c: Context; address: string },
  tenantId: string,
  email: string,
  user: UserRow | undefined,
): Promise<string | null> {
  const take = (name: string, key: string, points: number) =>
    services.limits.take(name, key, points, HOUR, MESSAGES.tooManyLogins);
  const device = deviceOf(services, c, tenantId, user);
  if (device) await take('mail-device', device, 10);
  else {
    await take('mail-from', `${tenantId}|${email}|${address}`, 5);
    await take('mail-to', `${tenantId}|${email}`, 20);
    await take('mail-address', address, 60);
  }
  return device;
}
