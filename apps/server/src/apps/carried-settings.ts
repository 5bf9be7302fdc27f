import { ADMIN_SETTINGS, type ToolSettings } from '@trellis/contract';
import { type Db, sql } from '../db/index.ts';
import { ownSettings } from './tool-settings.ts';

/** The settings of its own that each tool of a version has, by the tool's name; those without any are not there. */
export async function namedToolSettings(
  db: Db,
  appId: string,
  versionId: string | null,
): Promise<Record<string, ToolSettings>> {
  const { rows } = await sql<{ name: string; settings: Record<string, unknown> }>`
    SELECT bound.key AS name, t.settings FROM versions v CROSS JOIN LATERAL jsonb_each(v.tools) AS bound(key, value)
    JOIN tools t ON t.app_id = v.app_id AND t.id = bound.value->>'id'
    WHERE v.app_id = ${appId} AND v.id = ${versionId ?? ''} AND t.settings <> '{}' ORDER BY bound.key`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, settings }) => [name, ownSettings(settings)]));
}

/** Gives tools of a version settings of their own, by the tools' names; a name that is no tool's says nothing. */
export async function takeToolSettings(
  db: Db,
  appId: string,
  versionId: string,
  named: Record<string, ToolSettings>,
): Promise<void> {
  if (Object.keys(named).length === 0) return;
  await sql`UPDATE tools t SET settings = given.value FROM versions v, jsonb_each(${JSON.stringify(named)}::jsonb) AS given(key, value)
    WHERE v.app_id = ${appId} AND v.id = ${versionId} AND t.app_id = v.app_id
      AND t.id = v.tools->given.key->>'id'`.execute(db);
}

/** What of them somebody may set who is no admin of the installation (spec 1, section 6). */
export const withoutAdmins = (settings: ToolSettings): ToolSettings =>
  Object.fromEntries(
    Object.entries(settings).filter(([name]) => !ADMIN_SETTINGS.some((one) => one === name)),
  );
