import { MESSAGES } from '@trellis/contract';
import { type Db, violates } from '../db/index.ts';
import { checkPassword, hashPassword, type UserRow } from '../identity/index.ts';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';

/** The user of a tenant with this e-mail, whatever their status. */
export function findUser(db: Db, tenantId: string, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Makes a user of a tenant; without a password they come by mail or Google. The e-mail may be taken in this tenant only once. */
export async function createUser(
  db: Db,
  input: {
    tenantId: string;
    email: string;
    password: string | null;
    name: string;
    role?: string;
    status?: 'active' | 'invited';
    verified?: boolean;
  },
): Promise<UserRow> {
  if (input.password !== null) checkPassword(input.password, input.email);
  try {
    return await db
      .insertInto('users')
      .values({
        tenant_id: input.tenantId,
        id: newId(),
        email: input.email,
        name: input.name || input.email.split('@')[0]!,
        password_hash: input.password === null ? null : await hashPassword(input.password),
        role: input.role ?? 'user',
        status: input.status ?? 'active',
        email_verified_at: input.verified ? new Date() : null,
        profile: '{}',
        builder_user_id: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (!violates(error, 'users_email')) throw error;
    const known = await findUser(db, input.tenantId, input.email);
    // Who is invited has nothing to log in with yet.
    const message = known?.status === 'invited' ? MESSAGES.emailInvited : MESSAGES.emailInUse;
    throw new Refusal('conflict', message, {
      code: 'auth/email-already-exists',
      fields: { email: message },
    });
  }
}
