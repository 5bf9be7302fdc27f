import type { ReplyChunk, ReplyRun, TalkMessage } from '@trellis/contract';

/** A reply of which nothing came yet. */
export const emptyReply = (id: string): TalkMessage => ({
  id,
  role: 'assistant',
  text: '',
  state: 'loading',
  runs: [],
  failure: null,
  sources: [],
});

/** The same after one more piece. Pieces that are sent again from the first on lead to the same. */
export function applyReply(reply: TalkMessage, chunk: ReplyChunk): TalkMessage {
  switch (chunk.type) {
    case 'begin':
      return emptyReply(chunk.replyId);
    case 'sources':
      return { ...reply, sources: chunk.sources };
    case 'text':
      return { ...reply, text: reply.text + chunk.text };
    case 'run':
      return { ...reply, runs: withRun(reply.runs, chunk.run) };
    case 'finish':
      return { ...reply, state: chunk.state, failure: chunk.failure ?? null };
  }
}

function withRun(runs: readonly ReplyRun[], run: ReplyRun): ReplyRun[] {
  const isKnown = runs.some(({ runId }) => runId === run.runId);
  return isKnown ? runs.map((one) => (one.runId === run.runId ? run : one)) : [...runs, run];
}
