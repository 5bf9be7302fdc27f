import { appCalls } from '@trellis/contract';
import type { Db } from '../db/index.ts';
import { builderOf, type Route, route } from '../http/index.ts';
import { appById, listApps, presentDetail } from './apps.ts';
import { detailRoutes } from './detail-routes.ts';
import { foldersOf, moveApp } from './folders.ts';
import { mayListTools, photosLocked, settingsLocked } from './gates.ts';
import { memberRoutes } from './member-routes.ts';
import type { AppNeeds } from './needs.ts';
import { getPicture, setPicture } from './picture.ts';
import { savingRoutes } from './saving-routes.ts';
import { asTool } from './tool-settings.ts';

export function appRoutes(services: AppNeeds): Route[] {
  const { db } = services;
  return [
    route(appCalls.list, async (ask) => listApps(db, builderOf(ask).userId, ask.query)),
    route(appCalls.folders, async (ask) => ({
      folders: await foldersOf(db, builderOf(ask).userId),
    })),
    route(appCalls.move, async (ask) =>
      moveApp(db, { ...ask.params, ...ask.body, userId: builderOf(ask).userId }),
    ),
    route(appCalls.get, async (ask) => {
      const app = await appById(db, ask.params.appId);
      const { userId } = builderOf(ask);
      await noteOpened(db, userId, app.app_id);
      return presentDetail(app, ask.role ?? 'viewer', {
        settingsLocked: await settingsLocked(services, app, userId),
        toolSettingsLocked: await settingsLocked(services, asTool(app), userId),
        photosLocked: await photosLocked(services, app),
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

/** The app that somebody opened last is the one that their account speaks of (ruling 92). */
async function noteOpened(db: Db, userId: string, appId: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ last_app_id: appId })
    .where('user_id', '=', userId)
    .where(({ eb, or }) => or([eb('last_app_id', 'is', null), eb('last_app_id', '!=', appId)]))
    .execute();
}
