import { z } from 'zod';
import { ownSettings, settingsLocked, takeToolSettings, withoutAdmins } from '../apps/index.ts';
import { type Builder, isAdmin } from '../identity/index.ts';
import type { Project } from './foreign/shape.ts';
import type { ProjectNeeds } from './needs.ts';

/** Where an export has the settings of its tools, by their names. */
export const TOOL_SETTINGS_FILE = 'tool-settings.json';

const Named = z.record(z.string().max(200), z.record(z.string(), z.unknown()));

/**
 * Settings of tools that came along with an app that was exported here, as far as who brings it in may set them: a file
 * is anybody's, so what needs an admin or a plan needs one here, too.
 */
export async function takeOwnToolSettings(
  services: ProjectNeeds,
  { userId }: Builder,
  { appId, versionId }: { appId: string; versionId: string },
  { toolSettings, leftOut, notes }: Project,
): Promise<void> {
  if (!toolSettings) return;
  const { path, content } = toolSettings;
  const read = Named.safeParse(parsed(content));
  if (!read.success) {
    leftOut.push({ path, reason: 'These are no settings of tools' });
    return;
  }
  const locked = await settingsLocked(services, { kind: 'AI_TOOL' }, userId);
  if (locked) {
    leftOut.push({ path, reason: locked });
    return;
  }
  const all = Object.entries(read.data).map(([name, given]) => [name, ownSettings(given)] as const);
  const isAll = await isAdmin(services.db, userId);
  const taken = all.map(([name, given]) => [name, isAll ? given : withoutAdmins(given)] as const);
  const dropped = taken.filter(
    ([, now], at) => Object.keys(now).length < Object.keys(all[at]![1]).length,
  );
  for (const [name] of dropped)
    notes.push(`${name}: settings that only admins can change were not imported`);
  await takeToolSettings(
    services.db,
    appId,
    versionId,
    Object.fromEntries(taken.filter(([, now]) => Object.keys(now).length > 0)),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Said as what it is not.
    return null;
  }
}
