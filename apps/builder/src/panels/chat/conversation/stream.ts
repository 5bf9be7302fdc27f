import type { Chunk } from './answer.ts';

/** The pieces of an answer as its server-sent events bring them, up to `[DONE]`. */
export async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Chunk> {
  const reader = body.pipeThrough(new TextDecoderStream() as Decoder).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events)
        if (event.startsWith('data: {')) yield JSON.parse(event.slice('data: '.length)) as Chunk;
    }
  } finally {
    // Whoever reads no more lets the server know.
    await reader.cancel().catch(() => undefined);
  }
}

/** TypeScript's own declaration takes any bytes, and `pipeThrough` wants to know which. */
type Decoder = ReadableWritablePair<string, Uint8Array>;
