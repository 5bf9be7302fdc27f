import { publishCalls, runtimeCalls } from '@trellis/contract';
import { type Route, route } from '../http/route.ts';
import { appRole } from '../identity/actor.ts';
import type { Services } from '../services.ts';
import { appBundle } from './bundle.ts';
import { publicationOf, publish, unpublish } from './publish.ts';

export function publishRoutes(services: Services): Route[] {
  return [
    route(publishCalls.get, async ({ params }) => publicationOf(services, params.appId)),
    route(publishCalls.publish, async ({ params, body }) => publish(services, params.appId, body)),
    route(publishCalls.unpublish, async ({ params }) => unpublish(services, params.appId)),
    route(runtimeCalls.bundle, async ({ query, actor }) =>
      appBundle(services, query, async (appId) => {
        if (actor.kind === 'builder')
          return (await appRole(services.db, appId, actor.userId)) !== null;
        return actor.kind === 'visitor' && actor.appId === appId && actor.environment === 'preview';
      }),
    ),
  ];
}
