import type { Context } from 'hono';
import { hashSecret, type UserRow } from '../identity/index.ts';
import type { SdkNeeds } from './needs.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const LIFETIME_MS = { registration: 7 * DAY_MS, client: 365 * DAY_MS };

/** What the client calls its browser by while nobody is signed in: a random name that no other knows. */
const clientOf = (c: Context): string | null => {
  const name = c.req.header('X-Base44-Anonymous-Id') ?? '';
  return /^[\w-]{16,100}$/.test(name) ? name : null;
};
const secretOf = (userId: string, client: string) => `${userId}|${client}`;

/**
 * Remembers the client in which somebody registered, or signed in. This dialect has no cookies, and begins
 * no session where somebody registers, so that the code of the mail may be typed by them or by the
 * address's owner, whom somebody else registered: only in the same client the password is known to be the
 * owner's. And whoever signed in in a client is not locked out there by the tries of others.
 */
export async function rememberClient(
  { secrets }: SdkNeeds,
  c: Context,
  user: UserRow,
  as: 'client' | 'registration',
): Promise<void> {
  const client = clientOf(c);
  if (!client) return;
  await secrets.keep(user.tenant_id, as, user.id, secretOf(user.id, client), LIFETIME_MS[as]);
}

export async function isSameClient(
  { secrets }: SdkNeeds,
  c: Context,
  user: UserRow,
): Promise<boolean> {
  const client = clientOf(c);
  if (!client) return false;
  const used = await secrets.use(user.tenant_id, 'registration', secretOf(user.id, client));
  return used?.userId === user.id;
}

/** A name for the client where this user signed in with it before. */
export async function knownClient(
  { secrets }: SdkNeeds,
  c: Context,
  tenantId: string,
  user: UserRow | undefined,
): Promise<string | null> {
  const client = clientOf(c);
  if (!client) return null;
  const secret = secretOf(user?.id ?? 'nobody', client);
  return (await secrets.peek(tenantId, 'client', secret)) ? hashSecret(secret) : null;
}
