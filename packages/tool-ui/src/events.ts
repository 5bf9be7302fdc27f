/** Server-sent events as the server writes them, each one JSON, whatever pieces they arrive in. */
export async function* eventsOf<T>({ body }: Pick<Response, 'body'>): AsyncGenerator<T> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events)
        if (event.startsWith('data: ')) yield JSON.parse(event.slice('data: '.length)) as T;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
