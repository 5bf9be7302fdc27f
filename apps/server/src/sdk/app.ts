import { sdkAppCalls } from '@trellis/contract';
import { countOpening } from '../analytics/index.ts';
import { appById, isSignupOpen, visibilityOf } from '../apps/index.ts';
import { type Route, route } from '../http/index.ts';
import type { Actor } from '../identity/index.ts';
import { newId } from '../ids.ts';
import { notFound } from '../refusal.ts';
import { logoutRoute } from './logout.ts';
import type { SdkNeeds } from './needs.ts';

const policyOf = (isPublic: boolean, isSignupOpen: boolean) => {
  if (isPublic) return 'public_without_login' as const;
  return isSignupOpen ? ('public_with_login' as const) : ('private_with_login' as const);
};

/** What the public client asks and tells of an app beside its rows. */
export function sdkAppRoutes(services: SdkNeeds): Route[] {
  const { db } = services;
  const heard = async ({ actor, params }: { actor: Actor; params: { appId: string } }) => {
    await appById(db, params.appId);
    if (actor.kind === 'visitor' && actor.appId !== params.appId) throw notFound();
    return { success: true };
  };
  return [
    route(sdkAppCalls.publicSettings, async ({ actor, params, role, c }) => {
      const app = await appById(db, params.appId);
      const isIn = role !== null || (actor.kind === 'visitor' && actor.appId === params.appId);
      const visibility = visibilityOf(app);
      if (visibility !== 'public' && !isIn) {
        // Who is signed in elsewhere is somebody, but nobody of this app.
        const reason = actor.kind === 'anonymous' ? 'auth_required' : 'user_not_registered';
        const message =
          reason === 'auth_required'
            ? 'Sign in to use this app'
            : 'You are not registered to use this app';
        const about = { request_id: newId(), extra_data: { app_id: params.appId, reason } };
        return c.json({ message, error: { code: 'app_sign_in', message }, ...about }, 403);
      }
      const isOpen = isSignupOpen(services, app);
      return {
        id: app.app_id,
        public_settings: policyOf(visibility === 'public', isOpen),
        app_name: app.name,
        slug: app.slug,
        is_signup_enabled: isOpen,
      };
    }),
    logoutRoute(services),
    route(sdkAppCalls.logUser, async (ask) => {
      const { actor, params } = ask;
      const done = await heard(ask);
      const isPreview = actor.kind === 'visitor' && actor.environment === 'preview';
      const opened = { page: `/${params.pageName}`, referrer: '' };
      if (actor.kind !== 'builder' && !isPreview)
        await countOpening(services, ask, params.appId, opened);
      return done;
    }),
    // The client's other telemetry is heard out, as it expects, and not kept.
    route(sdkAppCalls.track, async (ask) => heard(ask)),
  ];
}
