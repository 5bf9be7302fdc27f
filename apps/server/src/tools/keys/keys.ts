import { randomBytes } from 'node:crypto';
import { type AppKey, KEY_PREFIX, MOST_KEYS } from '@trellis/contract';
import type { Selectable } from 'kysely';
import type { AppKeyTable, Db } from '../../db/index.ts';
import { hashOfKey } from '../../identity/index.ts';
import { newId } from '../../ids.ts';
import { Refusal } from '../../refusal.ts';

const present = (row: Selectable<AppKeyTable>): AppKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  dailyLimit: row.daily_limit,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

const inUse = (db: Db, appId: string) =>
  db
    .selectFrom('app_keys')
    .selectAll()
    .where('app_id', '=', appId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc');

/** The keys of an app that are in use, the newest first. */
export const keysOf = async (db: Db, appId: string): Promise<AppKey[]> =>
  (await inUse(db, appId).execute()).map(present);

/** Makes a key; only this answer holds it. */
export async function makeKey(
  db: Db,
  appId: string,
  { name, dailyLimit, by }: { name: string; dailyLimit: number; by: string },
): Promise<AppKey & { key: string }> {
  if ((await inUse(db, appId).execute()).length >= MOST_KEYS)
    throw new Refusal('conflict', `An app has at most ${MOST_KEYS} keys. Revoke one first.`);
  const key = KEY_PREFIX + randomBytes(32).toString('base64url');
  const row = await db
    .insertInto('app_keys')
    .values({
      app_id: appId,
      id: newId(),
      name,
      hash: hashOfKey(key),
      hint: `${key.slice(0, 8)}…${key.slice(-4)}`,
      daily_limit: dailyLimit,
      created_by: by,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...present(row), key };
}

/** Ends a key; false where it was ended already, or never was. */
export async function revokeKey(db: Db, appId: string, keyId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('app_keys')
    .set({ revoked_at: new Date() })
    .where('app_id', '=', appId)
    .where('id', '=', keyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
