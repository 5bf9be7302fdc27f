import { type AppProperties, publishCalls, runtimeCalls } from '@trellis/contract';
import { appById, visibilityOf } from '../apps/index.ts';
import { builderOf, type Route, route } from '../http/index.ts';
import { appRole } from '../identity/index.ts';
import { saveProperties, type ToolNeeds } from '../tools/index.ts';
import { appBundle } from './bundle.ts';
import type { PublishNeeds } from './needs.ts';
import { publicationOf, publish, unpublish } from './publish.ts';

export function publishRoutes(services: PublishNeeds & ToolNeeds): Route[] {
  return [
    route(publishCalls.get, async ({ params }) => publicationOf(services, params.appId)),
    route(publishCalls.publish, async (ask) => {
      const { appId } = ask.params;
      const { header, description, gptPrompt, background, features, ...rest } = ask.body;
      const said = { header, description, gptPrompt, background, features };
      const given = Object.fromEntries(
        Object.entries(said).filter(([, value]) => value !== undefined),
      ) as AppProperties;
      const builder = builderOf(ask);
      if (Object.keys(given).length > 0) {
        const app = await appById(services.db, appId);
        const versionId = await saveProperties(services, app, builder, given);
        // What was meant to be published is published with them.
        if (rest.versionId && rest.versionId === app.draft_version_id && versionId)
          rest.versionId = versionId;
      }
      return publish(services, appId, builder, rest);
    }),
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
