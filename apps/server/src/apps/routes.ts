import { appCalls } from '@trellis/contract';
import { builderOf, type Route, route } from '../http/index.ts';
import { appById, listApps, presentDetail } from './apps.ts';
import { detailRoutes } from './detail-routes.ts';
import { mayListTools, settingsLocked } from './gates.ts';
import { memberRoutes } from './member-routes.ts';
import type { AppNeeds } from './needs.ts';
import { getPicture, setPicture } from './picture.ts';
import { savingRoutes } from './saving-routes.ts';
import { asTool } from './tool-settings.ts';

export function appRoutes(services: AppNeeds): Route[] {
  const { db } = services;
  return [
    route(appCalls.list, async (ask) => listApps(db, builderOf(ask).userId, ask.query)),
    route(appCalls.get, async (ask) => {
      const app = await appById(db, ask.params.appId);
      const { userId } = builderOf(ask);
      return presentDetail(app, ask.role ?? 'viewer', {
        settingsLocked: await settingsLocked(services, app, userId),
        toolSettingsLocked: await settingsLocked(services, asTool(app), userId),
        mayListTool: await mayListTools(services, userId),
      });
    }),
    ...savingRoutes(services),
    ...detailRoutes(services),
    ...memberRoutes(services),
    route(appCalls.setPicture, async ({ params, c }) => setPicture(services, params.appId, c)),
    route(appCalls.picture, async ({ params, c }) => getPicture(db, params.appId, c)),
  ];
}
