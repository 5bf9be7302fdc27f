import { z } from 'zod';
import { call } from '../call.ts';
import { AppId } from '../ids.ts';
import { needs } from '../policy.ts';

const onApp = z.object({ appId: AppId });
const KeyId = z.string().regex(/^[0-9a-f]{24}$/, 'There is no such key');

/** What every key begins with, so that it is known where it leaks. */
export const KEY_PREFIX = 'trk_';
/** Keys of one app that are in use. */
export const MOST_KEYS = 20;

/** A key by which a program elsewhere runs the app's tools; the key itself is shown once, when it is made. */
export const AppKey = z.object({
  id: KeyId,
  name: z.string(),
  /** Its first and last letters. */
  hint: z.string(),
  /** Runs in a day of UTC. */
  dailyLimit: z.number().int(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type AppKey = z.infer<typeof AppKey>;

export const keyCalls = {
  list: call({
    id: 'listAppKeys',
    method: 'GET',
    path: '/api/apps/{appId}/keys',
    who: needs('integrations.manage'),
    summary: 'The keys by which programs elsewhere run the tools of the app',
    params: onApp,
    answer: z.object({ keys: z.array(AppKey) }),
  }),
  make: call({
    id: 'makeAppKey',
    method: 'POST',
    path: '/api/apps/{appId}/keys',
    who: needs('integrations.manage'),
    summary: 'Make a key; this answer is the only one that holds it',
    params: onApp,
    body: z.object({
      name: z.string().trim().min(1, 'A key needs a name').max(100),
      dailyLimit: z.number().int().min(1, 'At least 1').max(100_000, 'At most 100000'),
    }),
    answer: AppKey.extend({ key: z.string() }),
  }),
  revoke: call({
    id: 'revokeAppKey',
    method: 'DELETE',
    path: '/api/apps/{appId}/keys/{keyId}',
    who: needs('integrations.manage'),
    summary: 'End a key; nothing is run by it any more',
    params: onApp.extend({ keyId: KeyId }),
    answer: z.object({ revoked: z.boolean() }),
  }),
};
