import { type AppToken, type ErrorReport, MESSAGES, runtimeCalls } from '@trellis/contract';
import type { Context } from 'hono';
import { checkLogin, createUser } from '../accounts/index.ts';
import { appById, appUserOf } from '../apps/index.ts';
import { BUILDERS } from '../db/tables.ts';
import { appCookie, builderCookie, SIGNED_OUT } from '../http/cookies.ts';
import { type Route, route } from '../http/route.ts';
import { appRole } from '../identity/actor.ts';
import type { UserRow } from '../identity/sessions.ts';
import { newId } from '../ids.ts';
import { isSignupOpen } from '../publish/index.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/** End users of apps: their sign-in, sign-up, and the token that an app's shell hands to its frame. */
export function visitorRoutes(services: Services): Route[] {
  const { db, sessions, tokens, limits } = services;

  const tokenOf = async (
    appId: string,
    user: UserRow,
    sessionId: string,
    viaBuilder = false,
  ): Promise<AppToken> => {
    const signed = await tokens.sign({
      userId: user.id,
      tenantId: appId,
      sessionId,
      environment: 'published',
      viaBuilder,
    });
    return {
      ...signed,
      user: { id: user.id, email: user.email, name: user.name, role: user.role },
    };
  };
  const signIn = async (c: Context, appId: string, user: UserRow): Promise<AppToken> => {
    const { sessionId, refresh } = await sessions.start(
      appId,
      user.id,
      c.req.header('User-Agent') ?? '',
    );
    appCookie.set(c, appId, refresh);
    return tokenOf(appId, user, sessionId);
  };

  return [
    route(runtimeCalls.appToken, async ({ params, c }) => {
      const { appId } = params;
      const nobody: AppToken = { token: null, expiresAt: null, user: null };
      const cookie = appCookie.get(c);
      if (cookie === SIGNED_OUT) return nobody;
      const session = cookie ? await sessions.byRefresh(appId, cookie) : null;
      if (session) return tokenOf(appId, session.user, session.sessionId);
      // A builder who is signed in on the same host is signed in to their app as its end user (ruling 7).
      const refresh = builderCookie.get(c);
      const builder = refresh ? await sessions.byRefresh(BUILDERS, refresh) : null;
      const role = builder ? await appRole(db, appId, builder.user.id) : null;
      if (!builder || !role) return nobody;
      const user = await appUserOf(
        db,
        appId,
        { userId: builder.user.id, email: builder.user.email, name: builder.user.name },
        role,
      );
      return user.status === 'active' ? tokenOf(appId, user, builder.sessionId, true) : nobody;
    }),
    route(runtimeCalls.appLogin, async ({ params, body, address, c }) => {
      const email = body.email.trim().toLowerCase();
      const user = await checkLogin(
        services,
        params.appId,
        { email, password: body.password },
        address,
      );
      return signIn(c, params.appId, user);
    }),
    route(runtimeCalls.appRegister, async ({ params, body, address, c }) => {
      const app = await appById(db, params.appId);
      if (!isSignupOpen(services, app))
        throw new Refusal('forbidden', 'Signing up is not open in this app', {
          code: 'signup_closed',
        });
      await limits.take(
        'app-sign-up',
        `${params.appId}|${address}`,
        30,
        60 * 60,
        MESSAGES.rateLimit,
      );
      const email = body.email.trim().toLowerCase();
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
        throw new Refusal('invalid', MESSAGES.emailInvalid, {
          fields: { email: MESSAGES.emailInvalid },
        });
      const user = await createUser(db, {
        tenantId: params.appId,
        email,
        password: body.password,
        name: body.name,
      });
      return signIn(c, params.appId, user);
    }),
    route(runtimeCalls.appLogout, async ({ params, c }) => {
      const cookie = appCookie.get(c);
      const session = cookie ? await sessions.byRefresh(params.appId, cookie) : null;
      if (session) await sessions.end(params.appId, session.sessionId);
      appCookie.set(c, params.appId, SIGNED_OUT);
      return { success: true };
    }),
    route(runtimeCalls.loginInfo, async ({ params }) => {
      const app = await appById(db, params.appId);
      const { supportEmail } = app.settings;
      return {
        name: app.name,
        slug: app.slug,
        isSignupEnabled: isSignupOpen(services, app),
        supportEmail: typeof supportEmail === 'string' && supportEmail ? supportEmail : null,
      };
    }),
    route(runtimeCalls.appError, async ({ body, address }) => {
      await limits.take('app-error', address, 60, 60, MESSAGES.rateLimit);
      await storeError(services, body);
      return { success: true };
    }),
  ];
}

async function storeError({ db }: Services, report: ErrorReport): Promise<void> {
  const app = await db
    .selectFrom('apps')
    .select('app_id')
    .where('app_id', '=', report.appId)
    .executeTakeFirst();
  if (!app) return;
  await db
    .insertInto('error_reports')
    .values({ app_id: report.appId, id: newId(), report: JSON.stringify(report) })
    .execute();
}
