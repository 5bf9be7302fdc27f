import { isDeepStrictEqual } from 'node:util';
import {
  ADMIN_SETTINGS,
  AppSettings,
  MESSAGES,
  TOOL_SETTINGS,
  type ToolSettings,
} from '@trellis/contract';
import type { Db } from '../db/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { requireSettings } from './gates.ts';
import type { AppNeeds } from './needs.ts';
import type { AppRow } from './row.ts';
import { settingsOf } from './settings.ts';

/** What is stored as a tool's own settings, as far as it is any. */
export function ownSettings(stored: Record<string, unknown>): ToolSettings {
  const read = TOOL_SETTINGS.flatMap((name) => {
    const { success, data } = AppSettings.shape[name].safeParse(stored[name]);
    return success && stored[name] !== undefined ? [[name, data] as const] : [];
  });
  return Object.fromEntries(read);
}

/** The settings that a tool is run by: its own, and the app's for the rest (ruling 87). */
export const settingsFor = (
  app: Pick<AppRow, 'settings'>,
  tool: { settings: Record<string, unknown> },
): AppSettings => ({ ...settingsOf(app), ...ownSettings(tool.settings) });

/** The same of a tool by its id, with which of them are its own. */
export async function toolSettings(
  db: Db,
  app: AppRow,
  toolId: string,
): Promise<{ settings: AppSettings; own: (keyof ToolSettings)[] }> {
  const tool = await toolRow(db, app.app_id, toolId);
  const own = Object.keys(ownSettings(tool.settings)) as (keyof ToolSettings)[];
  return { settings: settingsFor(app, tool), own };
}

async function toolRow(db: Db, appId: string, toolId: string) {
  const row = await db
    .selectFrom('tools')
    .select('settings')
    .where('app_id', '=', appId)
    .where('id', '=', toolId)
    .executeTakeFirst();
  if (!row) throw notFound('There is no such tool');
  return row;
}

/** Saves settings as a tool's own; null takes all of them back. */
export async function saveToolSettings(
  services: AppNeeds,
  app: AppRow,
  toolId: string,
  by: { userId: string; isAdmin: boolean },
  change: Partial<AppSettings> | null,
): Promise<AppSettings> {
  await requireSettings(services, asTool(app), by.userId);
  refuse(
    Object.keys(change ?? {}).filter((name) => !TOOL_SETTINGS.some((one) => one === name)),
    'This is a setting of the app',
    'invalid',
  );
  const settings = await services.db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('tools')
      .select('settings')
      .where('app_id', '=', app.app_id)
      .where('id', '=', toolId)
      .forUpdate()
      .executeTakeFirst();
    if (!held) throw notFound('There is no such tool');
    const next = change === null ? {} : { ...held.settings, ...change };
    const [before, after] = [held, { settings: next }].map((one) => settingsFor(app, one));
    if (!by.isAdmin)
      refuse(
        ADMIN_SETTINGS.filter((name) => !isDeepStrictEqual(before?.[name], after?.[name])),
        MESSAGES.adminsOnly,
        'forbidden',
      );
    await trx
      .updateTable('tools')
      .set({ settings: JSON.stringify(next) })
      .where('app_id', '=', app.app_id)
      .where('id', '=', toolId)
      .execute();
    return settingsFor(app, { settings: next });
  });
  services.bus.publish({ kind: 'app', appId: app.app_id });
  return settings;
}

/** Whether a plan has settings of tools says nothing of those of generated apps (ruling 35). */
export const asTool = <A extends Pick<AppRow, 'kind'>>(app: A): A =>
  app.kind === 'GEN_APP' ? { ...app, kind: 'AI_TOOL' } : app;

function refuse(names: readonly string[], words: string, kind: 'invalid' | 'forbidden'): void {
  if (names.length === 0) return;
  throw new Refusal(kind, words, {
    fields: Object.fromEntries(names.map((name) => [name, words])),
  });
}
