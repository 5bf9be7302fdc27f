import type { Chunk } from './message-writer.ts';
import { forOthers, partForOthers } from './present.ts';

/**
 * The chunks as the AI SDK's UI message stream reads them: server-sent events, `[DONE]` at the end.
 * Whoever may not see what the answer used is not told.
 */
export function streamResponse(chunks: AsyncIterable<Chunk>, seesUsage: boolean): Response {
  const encoder = new TextEncoder();
  const iterator = chunks[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (!done) {
        const shown = seesUsage ? value : forAll(value);
        return controller.enqueue(encoder.encode(`data: ${JSON.stringify(shown)}\n\n`));
      }
      controller.enqueue(encoder.encode('data: [DONE]\n\n'));
      controller.close();
    },
    // The client went away; the turn goes on.
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      'x-vercel-ai-ui-message-stream': 'v1',
    },
  });
}

function forAll(chunk: Chunk): Chunk {
  if (chunk.type !== 'finish') return partForOthers(chunk);
  const { metadata } = forOthers({ metadata: chunk.messageMetadata });
  return { ...chunk, messageMetadata: metadata ?? chunk.messageMetadata };
}
