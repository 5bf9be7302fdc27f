import type { ReplyChunk, TalkMessage } from '@trellis/contract';
import { applyReply, emptyReply } from '@trellis/tools';
import { RunError } from '../call.ts';
import type { ChatApi } from './api.ts';

/** After a cut connection it is followed again, less and less often. */
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000];

export type Pieces = (signal: AbortSignal) => AsyncGenerator<ReplyChunk>;

/**
 * A reply as it grows, until it is over. A connection that is cut is made again; what is not known to have been said is
 * said again with the same key, which says it once. Throws what was refused, and what does not come back.
 */
export async function* watchReply(
  api: ChatApi,
  talkId: string,
  first: Pieces,
  signal: AbortSignal,
): AsyncGenerator<TalkMessage> {
  let reply = emptyReply('');
  let source = first;
  for (let tries = 0; !signal.aborted; tries++) {
    try {
      for await (const chunk of source(signal)) {
        tries = 0;
        reply = applyReply(reply, chunk);
        yield reply;
      }
      if (reply.state !== 'loading') return;
      // Over without a last word here: what is stored says how.
      const stored = (await api.get(talkId)).messages.at(-1);
      if (stored && stored.role === 'assistant' && stored.state !== 'loading') return yield stored;
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = error instanceof RunError && error.status < 500;
      const isUnable = error instanceof RunError && error.code === 'NO_MODEL';
      if (isRefused || isUnable || tries >= WAITS_MS.length) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS[tries]));
    if (reply.id !== '') source = (again) => api.follow(talkId, again);
  }
}
