import { accountCalls, MESSAGES } from '@trellis/contract';
import { BUILDERS } from '../db/tables.ts';
import { builderCookie } from '../http/cookies.ts';
import { builderOf, type Route, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { ensureAccount, presentAccount } from './account.ts';
import { checkLogin, createUser, presentSession, startBuilderSession } from './users.ts';
import { confirmVerification, sendVerification } from './verification.ts';

export function accountRoutes(services: Services): Route[] {
  const { db, sessions, limits } = services;
  return [
    route(accountCalls.signUp, async ({ body, address, c }) => {
      await limits.take('sign-up', address, 60, 60 * 60, MESSAGES.rateLimit);
      const user = await createUser(db, { tenantId: BUILDERS, ...body });
      const { isFirst } = await ensureAccount(services, user.id);
      if (!isFirst) await sendVerification(services, user);
      return startBuilderSession(
        services,
        c,
        isFirst ? { ...user, email_verified_at: new Date() } : user,
      );
    }),
    route(accountCalls.signIn, async ({ body, address, c }) => {
      const user = await checkLogin(services, BUILDERS, body, address);
      return startBuilderSession(services, c, user);
    }),
    route(accountCalls.refresh, async ({ c }) => {
      const refresh = builderCookie.get(c);
      const session = refresh ? await sessions.byRefresh(BUILDERS, refresh) : null;
      return session ? presentSession(services, session.user, session.sessionId) : null;
    }),
    route(accountCalls.signOut, async ({ c }) => {
      const refresh = builderCookie.get(c);
      const session = refresh ? await sessions.byRefresh(BUILDERS, refresh) : null;
      if (session) await sessions.end(BUILDERS, session.sessionId);
      builderCookie.clear(c);
      return { success: true };
    }),
    route(accountCalls.sendVerification, async (ask) => {
      const builder = builderOf(ask);
      await limits.take('verification', builder.userId, 5, 60 * 60, MESSAGES.rateLimit);
      if (!builder.isVerified)
        await sendVerification(
          services,
          { id: builder.userId, email: builder.email },
          ask.body.continueUrl,
        );
      return { success: true };
    }),
    route(accountCalls.verifyEmail, async ({ body, address }) => {
      await limits.take('verify', address, 60, 60 * 60, MESSAGES.rateLimit);
      const user = await confirmVerification(services, body.secret);
      return { success: true, email: user.email };
    }),
    route(accountCalls.create, async (ask) => {
      const { accountId } = await ensureAccount(services, builderOf(ask).userId);
      return { accountId };
    }),
    route(accountCalls.current, async (ask) => presentAccount(db, builderOf(ask).userId)),
    route(accountCalls.installation, async () => {
      const any = await db.selectFrom('accounts').select('user_id').limit(1).executeTakeFirst();
      return {
        hasAccounts: any !== undefined,
        supportEmail: services.config.supportEmail,
        model: services.models.defaultName,
      };
    }),
  ];
}
