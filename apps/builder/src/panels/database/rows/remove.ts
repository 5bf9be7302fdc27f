import { mayBeDone } from '../../../session/answers.ts';
import { ApiError } from '../../../session/api.ts';
import type { EntityCalls } from './calls.ts';

/** Rows deleted at once, and the pause between (spec 2, section 9). */
const CHUNK = 5;
const PAUSE_MS = 200;

interface Watching {
  /** From now on these may be gone, whatever is heard of it. */
  sends(ids: readonly string[]): void;
  /** These are not there any more. */
  over(ids: readonly string[]): void;
  isCancelled(): boolean;
}

/** What came of a deletion: the rows that it deleted, or may have, and what stopped it before the end. */
interface Removed {
  gone: string[];
  failure: unknown;
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Deletes in chunks of 5 with a pause of 200 ms between, until it is done or cancelled; what somebody else deleted is no fault. */
export async function removeRows(
  calls: EntityCalls,
  ids: readonly string[],
  watching: Watching,
): Promise<Removed> {
  const gone: string[] = [];
  let failure: unknown = null;
  for (let at = 0; at < ids.length && !watching.isCancelled() && !failure; at += CHUNK) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const chunk = ids.slice(at, at + CHUNK);
    watching.sends([...gone, ...chunk]);
    const results = await Promise.allSettled(chunk.map((id) => calls.remove(id)));
    const over = chunk.filter((id, index) => {
      const result = results[index]!;
      if (result.status === 'fulfilled' || mayBeDone(result.reason)) gone.push(id);
      if (result.status === 'rejected' && !isMissing(result.reason)) failure ??= result.reason;
      return result.status === 'fulfilled' || isMissing(result.reason);
    });
    watching.over(over);
  }
  return { gone, failure };
}

/**
 * Does something with each of these rows, as often as it is called. One that is not there stops no other, and
 * is counted; where anything else goes wrong, the next call goes on with what is left.
 */
export function eachOf(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): () => Promise<number> {
  let left: string[] = [];
  return async () => {
    if (left.length === 0) left = [...ids];
    let missing = 0;
    for (let id = left[0]; id !== undefined; id = left[0]) {
      await act(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        missing++;
      });
      left.shift();
    }
    return missing;
  };
}
