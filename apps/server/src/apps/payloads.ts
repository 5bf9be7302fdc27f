import {
  type AppKind,
  type AppSettings,
  type AppStyle,
  AppTexts,
  LIMITS,
  type Payloads,
} from '@trellis/contract';
import type { Db, Edits } from '../db/index.ts';
import { fullStyleOf } from './branding.ts';
import type { AppNeeds } from './needs.ts';
import type { AppRow } from './row.ts';
import { settingsOf } from './settings.ts';

const { appBuilderVersion } = LIMITS;

/** A payload as it is answered, with the builder's version. */
export const versioned = <T extends AppStyle | AppSettings>(payload: T) => ({
  ...payload,
  appBuilderVersion,
});

/** All that is saved of an app, in the spec's payloads (spec 2, section 3). */
export async function payloadsOf(
  services: Pick<AppNeeds, 'db' | 'plans'> & { toolTexts: Pick<AppNeeds['toolTexts'], 'read'> },
  app: AppRow,
): Promise<Payloads> {
  const { texts: ofTool, edits } = await services.toolTexts.read(services.db, app);
  const fields = { ...ofTool, header: app.name, description: app.description };
  const texts = { fields, appBuilderVersion } as const;
  const isGenerated = app.kind === 'GEN_APP' || app.kind === 'SPACE_APP';
  return {
    appId: app.app_id,
    appType: app.kind as AppKind,
    ...(isGenerated ? { genApp: texts } : { app: texts }),
    appStyle: versioned(await fullStyleOf(services, app)),
    chatSettings: (await chatSettingsOf(services.db, app.app_id)) ?? null,
    appSettings: versioned(settingsOf(app)),
    edits: { ...app.edits, ...asTexts(edits) },
  };
}

/** Who changed a part of the main tool, by the name that it has among the app's texts. */
const asTexts = (edits: Edits): Payloads['edits'] =>
  Object.fromEntries(
    Object.entries(edits)
      .filter(([part]) => part in AppTexts.shape)
      .map(([part, { by, at }]) => [`texts.${part}`, { by, at }]),
  );

const chatSettingsOf = (db: Db, appId: string) =>
  db
    .selectFrom('chat_assistants')
    .select(['id as chatAppId', 'status'])
    .where('app_id', '=', appId)
    .executeTakeFirst();
