interface Options<T> {
  /** What is sent of each; all of it where nothing is said. */
  shown?(event: T): unknown;
  /** A last line that is no JSON. */
  end?: string;
  headers?: Record<string, string>;
  /** It was sent to its end (`true`), or whoever read it has gone. */
  over?(isWhole: boolean): Promise<void>;
}

/** Server-sent events, each one JSON. Whoever reads slowly is waited for; what they read of goes on without them. */
export function eventStream<T>(events: AsyncIterable<T>, options: Options<T> = {}): Response {
  const { shown = (event: T) => event, end, headers, over } = options;
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (!done)
        return controller.enqueue(encoder.encode(`data: ${JSON.stringify(shown(value))}\n\n`));
      if (end !== undefined) controller.enqueue(encoder.encode(`data: ${end}\n\n`));
      await over?.(true);
      controller.close();
    },
    async cancel() {
      await iterator.return?.();
      await over?.(false);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      ...headers,
    },
  });
}
