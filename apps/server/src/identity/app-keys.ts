import { createHash } from 'node:crypto';
import { KEY_PREFIX } from '@trellis/contract';
import { type Db, sql } from '../db/index.ts';

/** A program elsewhere that has a key of an app: it runs the app's tools, and is nobody otherwise (ruling 52). */
export interface KeyHolder {
  appId: string;
  id: string;
  /** Runs in a day. */
  dailyLimit: number;
}

/** Keys hold 256 random bits: a plain hash of one is as good as a slow one. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export const isAppKey = (token: string): boolean => token.startsWith(KEY_PREFIX);

/** Who comes with a key; null where it is none, or was revoked. That it was used is noted by the minute. */
export async function keyHolder(db: Db, key: string): Promise<KeyHolder | null> {
  const held = await db
    .selectFrom('app_keys')
    .innerJoin('apps', 'apps.app_id', 'app_keys.app_id')
    .select(['app_keys.app_id', 'app_keys.id', 'app_keys.daily_limit', 'app_keys.last_used_at'])
    .where('app_keys.hash', '=', hashOfKey(key))
    .where('app_keys.revoked_at', 'is', null)
    .where('apps.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!held) return null;
  await db
    .updateTable('app_keys')
    .set({ last_used_at: sql<Date>`now()` })
    .where('app_id', '=', held.app_id)
    .where('id', '=', held.id)
    .where(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`)
    .execute();
  return { appId: held.app_id, id: held.id, dailyLimit: held.daily_limit };
}
