import {
  type AppKind,
  type AppSettings,
  type AppStyle,
  LIMITS,
  type Payloads,
} from '@trellis/contract';
import type { Db } from '../db/index.ts';
import { fullStyleOf } from './branding.ts';
import type { AppNeeds } from './needs.ts';
import type { AppRow } from './row.ts';
import { settingsOf } from './settings.ts';
import { textsOf } from './texts.ts';

const { appBuilderVersion } = LIMITS;

/** A payload as it is answered, with the builder's version. */
export const versioned = <T extends AppStyle | AppSettings>(payload: T) => ({
  ...payload,
  appBuilderVersion,
});

/** All that is saved of an app, in the spec's payloads (spec 2, section 3). */
export async function payloadsOf(
  services: Pick<AppNeeds, 'db' | 'plans'>,
  app: AppRow,
): Promise<Payloads> {
  const texts = { fields: textsOf(app), appBuilderVersion } as const;
  const isGenerated = app.kind === 'GEN_APP' || app.kind === 'SPACE_APP';
  return {
    appId: app.app_id,
    appType: app.kind as AppKind,
    ...(isGenerated ? { genApp: texts } : { app: texts }),
    appStyle: versioned(await fullStyleOf(services, app)),
    chatSettings: (await chatSettingsOf(services.db, app.app_id)) ?? null,
    appSettings: versioned(settingsOf(app)),
    edits: app.edits,
  };
}

const chatSettingsOf = (db: Db, appId: string) =>
  db
    .selectFrom('chat_assistants')
    .select(['id as chatAppId', 'status'])
    .where('app_id', '=', appId)
    .executeTakeFirst();
