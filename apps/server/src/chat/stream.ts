import { eventStream } from '../http/index.ts';
import type { Chunk } from './message-writer.ts';
import { forOthers, partForOthers } from './present.ts';

/**
 * The chunks as the AI SDK's UI message stream reads them: server-sent events, `[DONE]` at the end.
 * Whoever may not see what the answer used is not told.
 */
export function streamResponse(chunks: AsyncIterable<Chunk>, seesUsage: boolean): Response {
  const shown = (chunk: Chunk) => (seesUsage ? chunk : forAll(chunk));
  return eventStream(chunks, {
    shown,
    end: '[DONE]',
    headers: { 'x-vercel-ai-ui-message-stream': 'v1' },
  });
}

function forAll(chunk: Chunk): Chunk {
  if (chunk.type !== 'finish') return partForOthers(chunk);
  const { metadata } = forOthers({ metadata: chunk.messageMetadata });
  return { ...chunk, messageMetadata: metadata ?? chunk.messageMetadata };
}
