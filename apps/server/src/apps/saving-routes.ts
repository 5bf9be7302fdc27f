import { may, savingCalls } from '@trellis/contract';
import { builderOf, type Route, route } from '../http/index.ts';

import { appRole, type Builder, isAdmin } from '../identity/index.ts';
import { newMessageId } from '../ids.ts';
import { notFound, Refusal } from '../refusal.ts';
import { appById, createApp } from './apps.ts';
import { fullStyleOf, saveStyle } from './branding.ts';
import { deleteApp } from './delete-app.ts';
import { mayListTools, requireSpaceMaker } from './gates.ts';
import type { AppNeeds } from './needs.ts';
import { withOwnPictures } from './own-pictures.ts';
import { payloadsOf, versioned } from './payloads.ts';
import { saveSettings, settingsOf } from './settings.ts';
import { saveTexts } from './texts.ts';
import { saveToolSettings, toolSettings } from './tool-settings.ts';

/** The saved payloads: texts, branding and settings, each with its call. */
export function savingRoutes(services: AppNeeds): Route[] {
  const { db, turns } = services;
  return [
    route(savingCalls.saveApp, async (ask) => {
      const builder = builderOf(ask);
      const { appType, appId, genApp, app: plain, base, prompt, templateId, requestKey } = ask.body;
      const { mode, isHeld = false } = ask.body;
      const fields = (genApp ?? plain)?.fields ?? {};
      if (appId) {
        await requireEditor(appId, builder);
        if (ask.body.toolId) {
          await services.toolTexts.save(appId, builder, ask.body.toolId, fields, base);
          return { appId, slug: (await appById(db, appId)).slug };
        }
        const app = await saveTexts(services, appId, await saverOf(builder), fields, base);
        return { appId, slug: app.slug };
      }
      if (appType === 'SPACE_APP') await requireSpaceMaker(services, builder.userId);
      const name = fields.header || nameFromPrompt(prompt ?? '') || 'New app';
      const { app, isNew } = await createApp(db, builder, { kind: appType, name, requestKey });
      const { header: _, ...texts } = fields;
      const begin = async () => {
        if (Object.keys(texts).length > 0)
          await saveTexts(services, app.app_id, await saverOf(builder), texts);
        if (prompt && !isHeld)
          await turns.start(app.app_id, builder, {
            id: newMessageId(),
            role: 'user',
            parts: [{ type: 'text', text: prompt }],
            metadata: { templateId, mode },
          });
      };
      if (isNew)
        await begin().catch(async (error) => {
          // Nothing is left of an app whose texts or first message were refused.
          await deleteApp(services, app.app_id);
          throw error;
        });
      return { appId: app.app_id, slug: app.slug };
    }),
    route(savingCalls.payloads, async ({ params }) =>
      payloadsOf(services, await appById(db, params.appId)),
    ),
    route(savingCalls.settings, async ({ params, query: { toolId } }) => {
      const app = await appById(db, params.appId);
      if (!toolId) return { ...versioned(settingsOf(app)), own: [] };
      const { settings, own } = await toolSettings(db, app, toolId);
      return { ...versioned(settings), own };
    }),
    route(savingCalls.clearToolSettings, async (ask) => {
      const app = await appById(db, ask.params.appId);
      const by = await saverOf(builderOf(ask));
      return versioned(await saveToolSettings(services, app, ask.params.toolId, by, null));
    }),
    route(savingCalls.saveSettings, async (ask) => {
      const { appBuilderVersion: _, ...change } = ask.body.appSettings;
      const app = await appById(db, ask.params.appId);
      const by = await saverOf(builderOf(ask));
      const { toolId } = ask.query;
      if (toolId) return versioned(await saveToolSettings(services, app, toolId, by, change));
      return versioned(await saveSettings(services, app, by, change, ask.body.base));
    }),
    route(savingCalls.style, async ({ params }) =>
      versioned(await fullStyleOf(services, await appById(db, params.appId))),
    ),
    route(savingCalls.saveStyle, async (ask) => {
      const { appBuilderVersion: _, ...change } = ask.body.appStyle;
      const app = await appById(db, ask.params.appId);
      const by = await saverOf(builderOf(ask));
      const own = await withOwnPictures(services, app, change);
      return versioned(await saveStyle(services, app, by, own, ask.body.base));
    }),
  ];

  async function saverOf(builder: Builder) {
    const { userId } = builder;
    return {
      userId,
      name: nameOf(builder),
      isAdmin: await isAdmin(db, userId),
      listsTools: await mayListTools(services, userId),
    };
  }

  /** The path names no app, so that the role is asked here. */
  async function requireEditor(appId: string, { userId }: Builder): Promise<void> {
    const role = await appRole(db, appId, userId);
    if (!role) throw notFound('There is no such app');
    if (!may(role, 'app.edit'))
      throw new Refusal('forbidden', 'This needs the role editor on the app');
  }
}

const nameOf = ({ name, email }: Builder): string => name || email;

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
