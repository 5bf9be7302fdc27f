import { type AppToken, MESSAGES, runtimeCalls } from '@trellis/contract';
import {
  checkLogin,
  createUser,
  emailOf,
  requireProof,
  sendVerification,
  useCustomToken,
} from '../accounts/index.ts';
import { admit, appById, openedAppUser } from '../apps/index.ts';
import { BUILDERS } from '../db/index.ts';
import { appCookie, builderCookie, type Route, route, SIGNED_OUT, selfOf } from '../http/index.ts';
import { appRole } from '../identity/index.ts';
import { storeError } from './errors.ts';
import { googleRoutes } from './google-routes.ts';
import { acceptUserInvitation } from './invitations.ts';
import { loginInfoOf } from './login-info.ts';
import type { VisitorNeeds } from './needs.ts';
import { removePerson } from './people.ts';
import { peopleRoutes } from './people-routes.ts';
import { appTokenOf, keepCookies, signInVisitor } from './session.ts';

/** End users of apps: their ways in, and the token that an app's shell hands to its frame. */
export function visitorRoutes(services: VisitorNeeds): Route[] {
  const { db, sessions, limits } = services;
  const HOUR = 60 * 60;

  return [
    route(runtimeCalls.appToken, async ({ params, c }) => {
      const { appId } = params;
      const nobody: AppToken = { token: null, expiresAt: null, user: null };
      const cookie = appCookie.get(c);
      if (cookie === SIGNED_OUT) return nobody;
      const session = cookie ? await sessions.refresh(appId, cookie) : null;
      if (session) {
        keepCookies(c, await appById(db, appId), session.refresh);
        return appTokenOf(services, session.user, session.sessionId);
      }
      // A builder who is signed in on the same host is signed in to their app as its end user (ruling 7).
      const refresh = builderCookie.get(c);
      const builder = refresh ? await sessions.byRefresh(BUILDERS, refresh) : null;
      const role = builder ? await appRole(db, appId, builder.user.id) : null;
      if (!builder || !role) return nobody;
      const user = await openedAppUser(
        services,
        appId,
        { userId: builder.user.id, email: builder.user.email, name: builder.user.name },
        role,
      );
      if (user.status === 'disabled') return nobody;
      admit(services, await appById(db, appId), 'claim', user);
      return appTokenOf(services, user, builder.sessionId, true);
    }),
    route(runtimeCalls.appLogin, async ({ params, body, address, c }) => {
      const app = await appById(db, params.appId);
      const email = body.email.trim().toLowerCase();
      const { password } = body;
      const user = await checkLogin(services, app.app_id, { email, password }, { address, c });
      admit(services, app, 'login', user);
      return signInVisitor(services, { c, address }, app, user);
    }),
    route(runtimeCalls.appRegister, async ({ params, body, address, c }) => {
      const app = await appById(db, params.appId);
      // Before anybody's address is looked up: where sign-up is closed, everybody hears the same.
      admit(services, app, 'register', null);
      await limits.take('app-sign-up', `${app.app_id}|${address}`, 30, HOUR, MESSAGES.rateLimit);
      const user = await createUser(db, {
        tenantId: app.app_id,
        email: emailOf(body.email),
        password: body.password,
        name: body.name,
      });
      await sendVerification(
        services,
        { ...user, tenantId: app.app_id },
        body.continueUrl ?? `/app/${app.slug}`,
      );
      sessions.changed(app.app_id, user.id);
      return signInVisitor(services, { c, address }, app, user);
    }),
    route(runtimeCalls.appExchange, async ({ params, body, address, c }) => {
      const app = await appById(db, params.appId);
      const user = await useCustomToken(services, app.app_id, body.customToken);
      admit(services, app, 'mail', user);
      return signInVisitor(services, { c, address }, app, user);
    }),
    route(runtimeCalls.acceptInvitation, async ({ params, body, address, c }) => {
      await limits.take('invitation', address, 60, HOUR, MESSAGES.rateLimit);
      const app = await appById(db, params.appId);
      const user = await acceptUserInvitation(services, app, body);
      return signInVisitor(services, { c, address }, app, user);
    }),
    route(runtimeCalls.appLogout, async ({ params, c }) => {
      const app = await appById(db, params.appId);
      const cookie = appCookie.get(c);
      const session = cookie ? await sessions.byRefresh(params.appId, cookie) : null;
      if (session) await sessions.end(params.appId, session.sessionId);
      keepCookies(c, app, SIGNED_OUT);
      return { success: true };
    }),
    route(runtimeCalls.appDeleteAccount, async ({ actor, params, body, c }) => {
      const self = selfOf(actor, params.appId);
      await requireProof(services, self, body);
      await removePerson(services, params.appId, self.uid, null);
      keepCookies(c, await appById(db, params.appId), SIGNED_OUT);
      return { success: true };
    }),
    route(runtimeCalls.loginInfo, async ({ params, c }) =>
      loginInfoOf(services, await appById(db, params.appId), c),
    ),
    route(runtimeCalls.appError, async ({ body, address }) => {
      await limits.take('app-error', address, 60, 60, MESSAGES.rateLimit);
      await storeError(services, body);
      return { success: true };
    }),
    ...googleRoutes(services),
    ...peopleRoutes(services),
  ];
}
