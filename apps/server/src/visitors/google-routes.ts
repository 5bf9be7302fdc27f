import { identityCalls } from '@trellis/contract';
import {
  deviceOf,
  endJourney,
  googleAddress,
  googleUser,
  limitTries,
  startBuilderSession,
} from '../accounts/index.ts';
import { appById, continueAddress } from '../apps/index.ts';
import { BUILDERS } from '../db/index.ts';
import { oauthCookie, ownUrl, type Route, route } from '../http/index.ts';
import { Refusal } from '../refusal.ts';
import type { VisitorNeeds } from './needs.ts';
import { signInVisitor } from './session.ts';

/** Signing in with Google, for builders and for the end users of an app. */
export function googleRoutes(services: VisitorNeeds): Route[] {
  const { db } = services;
  /** The handler's page says what went wrong and leads back to the sign-in that people came from. */
  const failure = (error: unknown, appId: string | null) => {
    if (!(error instanceof Refusal)) throw error;
    // The words only: what hangs on these errors may be a token.
    if (error.cause instanceof Error) console.error(`google: ${error.cause.message}`);
    return ownUrl(services, '/auth/handler', { mode: 'google', error: error.code, appId });
  };
  return [
    route(identityCalls.google, async ({ query, c, address }) => {
      const appId = query.appId ?? null;
      await limitTries(services, deviceOf(services, c, appId ?? BUILDERS), address);
      if (appId) await appById(db, appId);
      const continueUrl = await continueAddress(services, appId ?? BUILDERS, query.continueUrl);
      try {
        const { url, browser } = await googleAddress(services, { appId, continueUrl });
        oauthCookie.set(c, browser);
        return c.redirect(url);
      } catch (error) {
        return c.redirect(failure(error, appId));
      }
    }),
    route(identityCalls.googleCallback, async ({ query, c, address }) => {
      let appId: string | null = null;
      try {
        const journey = await endJourney(services, query.state, oauthCookie.get(c));
        appId = journey.appId;
        oauthCookie.clear(c);
        const { user, choosePassword } = await googleUser(services, journey, new URL(c.req.url));
        const app = appId ? await appById(db, appId) : null;
        if (app) await signInVisitor(services, { c, address }, app, user);
        else await startBuilderSession(services, { c, address }, user);
        const next = journey.continueUrl ?? (app ? `/app/${app.slug}` : '/home');
        if (!choosePassword) return c.redirect(ownUrl(services, next, {}));
        // First they are told what is gone, and asked for a password.
        return c.redirect(
          ownUrl(services, '/auth/handler', {
            mode: 'resetPassword',
            why: 'proven',
            secret: choosePassword,
            appId,
            continueUrl: next,
          }),
        );
      } catch (error) {
        return c.redirect(failure(error, appId));
      }
    }),
  ];
}
