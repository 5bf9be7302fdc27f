import type { Db } from '../db/index.ts';
import { notFound } from '../refusal.ts';

/** The folders that somebody sorts apps into, by name, with how many are in each. */
export async function foldersOf(db: Db, userId: string): Promise<{ name: string; apps: number }[]> {
  const rows = await db
    .selectFrom('app_members')
    .innerJoin('apps', 'apps.app_id', 'app_members.app_id')
    .select(({ fn }) => ['app_members.folder as name', fn.countAll().as('apps')])
    .where('app_members.user_id', '=', userId)
    .where('app_members.folder', '!=', '')
    .where('apps.deleted_at', 'is', null)
    .groupBy('app_members.folder')
    .execute();
  return rows
    .map(({ name, apps }) => ({ name, apps: Number(apps) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Puts an app where somebody keeps it; for everybody else it stays where it is. */
export async function moveApp(
  db: Db,
  { appId, userId, folder }: { appId: string; userId: string; folder: string },
): Promise<{ folder: string }> {
  const moved = await db
    .updateTable('app_members')
    .set({ folder })
    .where('app_id', '=', appId)
    .where('user_id', '=', userId)
    .returning('folder')
    .executeTakeFirst();
  // An admin sees each app, and has no place for those that are not theirs.
  if (!moved) throw notFound('This app is not among yours');
  return moved;
}
