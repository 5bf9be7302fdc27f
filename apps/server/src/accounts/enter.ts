import { type CustomToken, Email, MESSAGES } from '@trellis/contract';
import { admit, appById, type WayIn } from '../apps/index.ts';
import { BUILDERS } from '../db/index.ts';
import type { UserRow } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { ensureAccount } from './account.ts';
import type { AccountNeeds } from './needs.ts';
import { type Owner, takeProof } from './proven.ts';
import { createUser, findUser } from './users.ts';

const MINUTE_MS = 60_000;

/** An e-mail address as it is stored, or the refusal of one that is none. */
export function emailOf(text: string, message: string = MESSAGES.emailInvalid): string {
  const parsed = Email.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid', message, { code: 'auth/invalid-email', fields: { email: message } });
}

/** Whether somebody with this e-mail would be let in once they prove it. Throws when not. */
export async function mayEnter(
  services: AccountNeeds,
  tenantId: string,
  way: WayIn,
  user: UserRow | null,
): Promise<void> {
  if (tenantId !== BUILDERS) admit(services, await appById(services.db, tenantId), way, user);
  else if (user?.status === 'disabled')
    throw new Refusal('forbidden', MESSAGES.userDisabled, { code: 'auth/user-disabled' });
}

/**
 * The user who proved this e-mail by a code, a link or Google: known, or made now where the tenant
 * lets new people in (builders always, an app by its admission rule).
 */
export async function enterByProof(
  services: AccountNeeds,
  tenantId: string,
  email: string,
  way: 'mail' | 'google',
  name = '',
): Promise<Owner> {
  const known = await findUser(services.db, tenantId, email);
  await mayEnter(services, tenantId, way, known ?? null);
  // In a browser that is nobody's yet: no session of theirs shows the proof.
  if (known?.email_verified_at && known.status === 'active')
    return { user: known, choosePassword: null };
  if (known) return takeProof(services, known, { by: 'mailbox' });
  const made = await createUser(services.db, {
    tenantId,
    email,
    password: null,
    name,
    verified: true,
  });
  if (tenantId === BUILDERS) await ensureAccount(services, made.id);
  return { user: made, choosePassword: null };
}

/** A token of one minute that is exchanged once for a session of the user (ruling 8). */
export async function customTokenOf(
  { secrets }: AccountNeeds,
  { user, choosePassword }: Owner,
): Promise<CustomToken> {
  const { tenant_id: tenantId, id } = user;
  const customToken = await secrets.issue(tenantId, 'custom-token', id, MINUTE_MS);
  return { customToken, tenantId, choosePassword };
}

/** The active user of a custom token of this tenant. */
export async function useCustomToken(
  { db, secrets }: AccountNeeds,
  tenantId: string,
  customToken: string,
): Promise<UserRow> {
  const used = await secrets.use(tenantId, 'custom-token', customToken);
  const user = used
    ? await db
        .selectFrom('users')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('id', '=', used.userId)
        .where('status', '=', 'active')
        .executeTakeFirst()
    : undefined;
  if (!user)
    throw new Refusal('unauthenticated', MESSAGES.linkSignInFailed, {
      code: 'auth/invalid-custom-token',
    });
  return user;
}
