import { publishCalls, runtimeCalls } from '@trellis/contract';
import { visibilityOf } from '../apps/index.ts';
import { builderOf, type Route, route } from '../http/index.ts';
import { appRole } from '../identity/index.ts';
import { appBundle } from './bundle.ts';
import type { PublishNeeds } from './needs.ts';
import { publicationOf, publish, unpublish } from './publish.ts';

export function publishRoutes(services: PublishNeeds): Route[] {
  return [
    route(publishCalls.get, async ({ params }) => publicationOf(services, params.appId)),
    route(publishCalls.publish, async (ask) =>
      publish(services, ask.params.appId, builderOf(ask), ask.body),
    ),
    route(publishCalls.unpublish, async ({ params }) => unpublish(services, params.appId)),
    route(runtimeCalls.bundle, async ({ query, actor }) => {
      const hasRole = async (appId: string) =>
        actor.kind === 'builder' && (await appRole(services.db, appId, actor.userId)) !== null;
      return appBundle(
        services,
        query,
        async (appId) =>
          (await hasRole(appId)) ||
          (actor.kind === 'visitor' && actor.appId === appId && actor.environment === 'preview'),
        async (app) =>
          visibilityOf(app) === 'public' ||
          (actor.kind === 'visitor' && actor.appId === app.app_id) ||
          hasRole(app.app_id),
      );
    }),
  ];
}
