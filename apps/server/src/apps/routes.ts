import { appCalls, may } from '@trellis/contract';
import { builderOf, type Route, route } from '../http/route.ts';
import { appRole, isAdmin } from '../identity/actor.ts';
import { newMessageId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { appById, createApp, listApps, presentDetail } from './apps.ts';
import { styleOf } from './branding.ts';
import { deleteApp } from './delete-app.ts';
import { memberRoutes } from './member-routes.ts';
import { getPicture, setPicture } from './picture.ts';
import { saveSettings, saveStyle, settingsOf } from './settings.ts';

export function appRoutes(services: Services): Route[] {
  const { db, turns, bus } = services;
  return [
    route(appCalls.list, async (ask) => listApps(db, builderOf(ask).userId, ask.query)),
    route(appCalls.save, async (ask) => {
      const builder = builderOf(ask);
      const { appType, appId, genApp, prompt, requestKey } = ask.body;
      if (appId) return saveTexts(appId, builder.userId, genApp?.fields ?? {});
      const name = genApp?.fields.header?.trim() || nameFromPrompt(prompt ?? '') || 'New app';
      const { app, isNew } = await createApp(db, builder, { kind: appType, name, requestKey });
      if (prompt && isNew)
        await turns
          .start(app.app_id, builder, {
            id: newMessageId(),
            role: 'user',
            parts: [{ type: 'text', text: prompt }],
          })
          .catch(async (error) => {
            // Nothing is left of an app whose first message was refused.
            await deleteApp(services, app.app_id);
            throw error;
          });
      return { appId: app.app_id, slug: app.slug };
    }),
    route(appCalls.get, async ({ params, role }) =>
      presentDetail(await appById(db, params.appId), role ?? 'viewer'),
    ),
    route(appCalls.settings, async ({ params }) => settingsOf(await appById(db, params.appId))),
    route(appCalls.saveSettings, async ({ params, body }) =>
      saveSettings(services, params.appId, body.appSettings),
    ),
    route(appCalls.style, async ({ params }) => styleOf(await appById(db, params.appId))),
    route(appCalls.saveStyle, async (ask) =>
      saveStyle(
        services,
        ask.params.appId,
        ask.body.appStyle,
        await isAdmin(db, builderOf(ask).userId),
      ),
    ),
    route(appCalls.remove, async ({ params }) => {
      await deleteApp(services, params.appId);
      return { success: true };
    }),
    ...memberRoutes(services),
    route(appCalls.setPicture, async ({ params, c }) => setPicture(db, params.appId, c)),
    route(appCalls.picture, async ({ params, c }) => getPicture(db, params.appId, c)),
  ];

  async function saveTexts(
    appId: string,
    userId: string,
    fields: { header?: string; description?: string },
  ) {
    const role = await appRole(db, appId, userId);
    if (!role) throw new Refusal('not_found', 'There is no such app');
    if (!may(role, 'app.edit'))
      throw new Refusal('forbidden', 'This needs the role editor on the app');
    const app = await appById(db, appId);
    await db
      .updateTable('apps')
      .set({
        name: fields.header?.trim() || app.name,
        description: fields.description ?? app.description,
        updated_at: new Date(),
      })
      .where('app_id', '=', appId)
      .execute();
    bus.publish({ kind: 'app', appId });
    return { appId, slug: app.slug };
  }
}

/** A first name from the sentence, until the assistant finds a better one: its first words. */
function nameFromPrompt(prompt: string): string {
  const words = prompt
    .replace(/\s+/g, ' ')
    .trim()
    .split(/[.,:;!?\n]/)[0]!
    .split(' ')
    .slice(0, 6)
    .join(' ');
  return words.slice(0, 60);
}
