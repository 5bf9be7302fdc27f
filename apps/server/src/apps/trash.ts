import { type DeletedApp, LIMITS } from '@trellis/contract';
import { sql } from '../db/index.ts';
import { notFound } from '../refusal.ts';
import { deleteApp } from './delete-app.ts';
import type { AppNeeds } from './needs.ts';

const goneAt = (deletedAt: Date): string =>
  new Date(deletedAt.getTime() + LIMITS.deletedFor).toISOString();

/** Deletes an app so that it can be brought back: from now on it is nobody's to see, and keeps its address. */
export async function trashApp(services: AppNeeds, appId: string, by: string): Promise<string> {
  await services.turns.stopIn(appId);
  const { deleted_at } = await services.db
    .updateTable('apps')
    .set({
      deleted_at: sql`coalesce(deleted_at, now())`,
      deleted_by: by,
      // Who asks for the same once more wants an app that is there.
      request_key: null,
    })
    .where('app_id', '=', appId)
    .returning('deleted_at')
    .executeTakeFirstOrThrow();
  services.bus.publish({ kind: 'app', appId });
  return goneAt(deleted_at ?? new Date());
}

/** The builder's own apps that were deleted, the last one first. */
export async function listTrash({ db }: AppNeeds, userId: string): Promise<DeletedApp[]> {
  const apps = await db
    .selectFrom('apps')
    .select(['app_id', 'name', 'deleted_at'])
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .limit(200)
    .execute();
  return apps.flatMap(({ app_id: appId, name, deleted_at: at }) =>
    at ? [{ appId, name, deletedAt: at.toISOString(), goneAt: goneAt(at) }] : [],
  );
}

/** Brings an own app back as it was: published, with its roles, rows and end users. */
export async function bringBack(services: AppNeeds, appId: string, userId: string): Promise<void> {
  const app = await services.db
    .updateTable('apps')
    .set({ deleted_at: null, deleted_by: null, updated_at: new Date() })
    .where('app_id', '=', appId)
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .returning('app_id')
    .executeTakeFirst();
  if (!app) throw notFound('There is no such app');
  services.bus.publish({ kind: 'app', appId });
}

/** Deletes for good what nobody brought back in time. */
export async function emptyTrash(services: Parameters<typeof deleteApp>[0]): Promise<void> {
  const before = new Date(Date.now() - LIMITS.deletedFor);
  const apps = await services.db
    .selectFrom('apps')
    .select('app_id')
    .where('deleted_at', '<', before)
    .execute();
  for (const { app_id } of apps) await deleteApp(services, app_id);
}
