/** Events that may come one after the other before the page has its turn. */
const BURST = 8;

/**
 * Server-sent events as the server writes them, each a JSON object, whatever pieces they arrive in; `[DONE]` and comments
 * are passed over. Where many come at once (an answer that is resumed, a page that was busy meanwhile) the page has its
 * turn in between: React takes updates that follow each other without end for a circle.
 */
export async function* eventsOf<T>({
  body,
}: {
  body: ReadableStream<Uint8Array> | null;
}): AsyncGenerator<T> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream() as Decoder).getReader();
  let rest = '';
  let inRow = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        if (!event.startsWith('data: {')) continue;
        if (inRow++ % BURST === BURST - 1) await pageTurn();
        yield JSON.parse(event.slice('data: '.length)) as T;
      }
    }
  } finally {
    // Whoever reads no more lets the server know; a stream that broke has thrown what was wrong already.
    await reader.cancel().catch(() => undefined);
  }
}

/** Until the page has done what waits. By a message: timers of pages that are not looked at take a second. */
function pageTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** TypeScript's own declaration takes any bytes, and `pipeThrough` wants to know which. */
type Decoder = ReadableWritablePair<string, Uint8Array>;
