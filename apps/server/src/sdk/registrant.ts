import type { Context } from 'hono';
import type { UserRow } from '../identity/sessions.ts';
import type { Services } from '../services.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** What the client calls its browser by while nobody is signed in: a random name that no other knows. */
const clientOf = (c: Context): string | null => {
  const name = c.req.header('X-Base44-Anonymous-Id') ?? '';
  return /^[\w-]{16,100}$/.test(name) ? name : null;
};
const secretOf = ({ id }: UserRow, client: string) => `${id}|${client}`;

/**
 * Remembers the client in which somebody registered. This dialect begins no session there, so that the
 * code of the mail may be typed by them or by the address's owner, whom somebody else registered: only
 * in the same client the password is known to be the owner's.
 */
export async function rememberClient(
  { secrets }: Services,
  c: Context,
  user: UserRow,
): Promise<void> {
  const client = clientOf(c);
  if (!client) return;
  const secret = secretOf(user, client);
  await secrets.keep(user.tenant_id, 'registration', user.id, secret, WEEK_MS);
}

export async function isSameClient(
  { secrets }: Services,
  c: Context,
  user: UserRow,
): Promise<boolean> {
  const client = clientOf(c);
  if (!client) return false;
  return (
    (await secrets.use(user.tenant_id, 'registration', secretOf(user, client)))?.userId === user.id
  );
}
