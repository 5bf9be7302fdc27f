import { MESSAGES, type Session } from '@trellis/contract';
import type { Context } from 'hono';
import { type Db, violates } from '../db/database.ts';
import { BUILDERS } from '../db/tables.ts';
import { builderCookie } from '../http/cookies.ts';
import { checkPassword, hashPassword, verifyPassword } from '../identity/passwords.ts';
import type { UserRow } from '../identity/sessions.ts';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/** Makes a user of a tenant. The e-mail may be taken in this tenant only once. */
export async function createUser(
  db: Db,
  input: {
    tenantId: string;
    email: string;
    password: string;
    name: string;
    role?: string;
    verified?: boolean;
  },
): Promise<UserRow> {
  checkPassword(input.password, input.email);
  try {
    return await db
      .insertInto('users')
      .values({
        tenant_id: input.tenantId,
        id: newId(),
        email: input.email,
        name: input.name || input.email.split('@')[0]!,
        password_hash: await hashPassword(input.password),
        role: input.role ?? 'user',
        email_verified_at: input.verified ? new Date() : null,
        profile: '{}',
        builder_user_id: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (violates(error, 'users_email'))
      throw new Refusal('conflict', MESSAGES.emailInUse, {
        code: 'auth/email-already-exists',
        fields: { email: MESSAGES.emailInUse },
      });
    throw error;
  }
}

/**
 * The user with this e-mail and password, in a tenant. Unknown e-mails and wrong passwords answer
 * alike and take as long (ruling 10); tries are limited per e-mail and address, and per address.
 */
export async function checkLogin(
  services: Services,
  tenantId: string,
  input: { email: string; password: string },
  address: string,
): Promise<UserRow> {
  const key = `${tenantId}|${input.email}|${address}`;
  await services.limits.take('login', key, 10, 15 * 60);
  await services.limits.take('login-address', `${tenantId}|${address}`, 100, 15 * 60);
  const user = await services.db
    .selectFrom('users')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('email', '=', input.email)
    .executeTakeFirst();
  const right = await verifyPassword(user?.password_hash ?? null, input.password);
  if (!user || !right)
    throw new Refusal('unauthenticated', MESSAGES.wrongLogin, { code: 'auth/wrong-login' });
  if (user.status !== 'active')
    throw new Refusal('forbidden', MESSAGES.userDisabled, { code: 'auth/user-disabled' });
  await services.limits.clear('login', key);
  return user;
}

/** Starts a builder's session: sets the cookie and answers the first token. */
export async function startBuilderSession(
  services: Services,
  c: Context,
  user: UserRow,
): Promise<Session> {
  const { sessionId, refresh } = await services.sessions.start(
    BUILDERS,
    user.id,
    c.req.header('User-Agent') ?? '',
  );
  builderCookie.set(c, refresh);
  return presentSession(services, user, sessionId);
}

/** A fresh token of a session, with its user. */
export async function presentSession(
  services: Services,
  user: UserRow,
  sessionId: string,
): Promise<Session> {
  const signed = await services.tokens.sign({
    userId: user.id,
    tenantId: BUILDERS,
    sessionId,
    environment: 'published',
  });
  return {
    ...signed,
    user: {
      uid: user.id,
      email: user.email,
      name: user.name,
      emailVerified: user.email_verified_at !== null,
    },
  };
}
