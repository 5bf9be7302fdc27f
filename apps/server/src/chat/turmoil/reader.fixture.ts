import type { Chunk } from '../message-writer.ts';

/** What a reader got of an answer, and whether it heard the end. */
export interface Heard {
  text: string;
  isWhole: boolean;
}

/** Reads an answer until its end, or until `leave` says so, as a page that is closed. */
export async function hear(response: Response, leave: (text: string) => boolean): Promise<Heard> {
  const heard: Heard = { text: '', isWhole: false };
  const decoder = new TextDecoder();
  let rest = '';
  const reader = response.body?.getReader();
  if (!reader) return heard;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      rest += decoder.decode(value, { stream: true });
      const events = rest.split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        if (!event.startsWith('data: {')) continue;
        const chunk = JSON.parse(event.slice(6)) as Chunk;
        if (chunk.type === 'text-delta') heard.text += chunk.delta;
        if (chunk.type === 'finish') heard.isWhole = true;
      }
      if (!heard.isWhole && leave(heard.text)) break;
    }
  } catch {
    // The server went: the reader knows what it heard until then.
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return heard;
}
