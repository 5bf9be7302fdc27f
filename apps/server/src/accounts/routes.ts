import { accountCalls, MESSAGES } from '@trellis/contract';
import { BUILDERS } from '../db/index.ts';
import { builderCookie, builderOf, type Route, route } from '../http/index.ts';
import type { Actor } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { ensureAccount, planUse, presentAccount } from './account.ts';
import { installationOf } from './installation.ts';
import { checkLogin } from './login.ts';
import { mailRoutes } from './mail-routes.ts';
import { memoriesOf, remember } from './memories.ts';
import type { AccountNeeds, PurchaseNeeds } from './needs.ts';
import { ownRoutes } from './own-routes.ts';
import { keepDevice, presentSession, startBuilderSession } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { deviceOf, limitTries } from './tries.ts';
import { createUser } from './users.ts';
import { confirmVerification, sendVerification } from './verification.ts';

export function accountRoutes(services: AccountNeeds & PurchaseNeeds): Route[] {
  const { db, sessions, limits } = services;
  return [
    route(accountCalls.signUp, async ({ body, address, c }) => {
      await limits.take('sign-up', address, 60, 60 * 60, MESSAGES.rateLimit);
      const user = await createUser(db, { tenantId: BUILDERS, ...body });
      const { isFirst } = await ensureAccount(services, user.id);
      if (!isFirst)
        await sendVerification(services, { ...user, tenantId: BUILDERS }, body.continueUrl);
      return startBuilderSession(
        services,
        { c, address },
        isFirst ? { ...user, email_verified_at: new Date() } : user,
      );
    }),
    route(accountCalls.signIn, async ({ body, address, c }) => {
      const user = await checkLogin(services, BUILDERS, body, { address, c });
      return startBuilderSession(services, { c, address }, user);
    }),
    route(accountCalls.refresh, async ({ c }) => {
      const refresh = builderCookie.get(c);
      const session = refresh ? await sessions.refresh(BUILDERS, refresh) : null;
      if (session) builderCookie.set(c, session.refresh);
      return session ? presentSession(services, session.user, session.sessionId) : null;
    }),
    route(accountCalls.signOut, async ({ c, actor }) => {
      await signOut(services, c, actor);
      return { success: true };
    }),
    route(accountCalls.verifyEmail, async ({ actor, body, address, c }) => {
      const tenantId = body.appId ?? BUILDERS;
      await limitTries(services, deviceOf(services, c, tenantId), address);
      const { user, choosePassword } = await confirmVerification(services, tenantId, body, actor);
      keepDevice(services, c, actor, user);
      return { success: true, email: user.email, choosePassword };
    }),
    route(accountCalls.create, async (ask) => {
      const { accountId } = await ensureAccount(services, builderOf(ask).userId);
      return { accountId };
    }),
    route(accountCalls.current, async (ask) => {
      const builder = builderOf(ask);
      await services.purchases.settle(builder, ask.query.sale_id);
      return presentAccount(services, builder.userId);
    }),
    route(accountCalls.planUse, async (ask) => planUse(services, builderOf(ask).userId)),
    route(accountCalls.memories, async ({ actor, query }) => ({
      memories: await memoriesOf(db, query.appId, endUserOf(actor, query.appId)),
    })),
    route(accountCalls.remember, async ({ actor, query, body }) => ({
      memories: await remember(db, query.appId, endUserOf(actor, query.appId), body.memories),
    })),
    route(accountCalls.installation, () => installationOf(services)),
    ...mailRoutes(services),
    ...ownRoutes(services),
  ];
}

function endUserOf(actor: Actor, appId: string): string {
  if (actor.kind !== 'visitor' || actor.appId !== appId)
    throw new Refusal('unauthenticated', 'Nobody is signed in', { code: 'sign_in' });
  return actor.userId;
}
