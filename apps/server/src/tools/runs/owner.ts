import { createHash } from 'node:crypto';
import { VISITOR_KEY, VISITOR_KEY_HEADER } from '@trellis/contract';
import type { Caller } from '../../integrations/index.ts';
import { Refusal } from '../../refusal.ts';

/** Whose a run is: an end user's, or somebody's who is not signed in, by the hash of their secret (ruling 66). */
export type Owner = { userId: string } | { visitorHash: string };

/** Stands before the id of a key in the place of a visitor's hash: what a program ran is its key's. */
export const OF_KEY = 'key:';

export function ownerOf({ userId, key: held }: Caller, request: Request): Owner {
  if (userId) return { userId };
  if (held) return { visitorHash: `${OF_KEY}${held.id}` };
  const key = request.headers.get(VISITOR_KEY_HEADER) ?? '';
  if (!VISITOR_KEY.test(key))
    throw new Refusal('unauthenticated', 'Sign in, or send your own key with this', {
      code: 'visitor_key',
    });
  return { visitorHash: createHash('sha256').update(key).digest('hex') };
}

/** The same as a text, for a key that only they can name. */
export const ownerKey = (owner: Owner): string =>
  'userId' in owner ? `u:${owner.userId}` : `v:${owner.visitorHash}`;
