import { randomBytes } from 'node:crypto';

/** Chats that are answering. */
export interface Streams {
  /** Milliseconds that each time needed from the model to here, in order of arrival. */
  readonly delays: number[];
  close(): void;
}

/** Opens a conversation in each of as many apps, and reads what is answered until it is closed. */
export async function openStreams(url: string, token: string, count: number): Promise<Streams> {
  const abort = new AbortController();
  const delays: number[] = [];
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const call = async (path: string, body: object) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
    return response;
  };
  for (let n = 0; n < count; n++) {
    const { appId } = (await (
      await call('/api/apps', {
        appType: 'GEN_APP',
        genApp: { fields: { header: `Chat ${n}` }, appBuilderVersion: 4 },
      })
    ).json()) as { appId: string };
    const message = {
      id: `msgc${randomBytes(8).toString('hex')}`,
      role: 'user',
      parts: [{ type: 'text', text: 'Tell me the time, again and again' }],
    };
    const { body } = await call(`/api/apps/${appId}/chat`, { id: appId, messages: [message] });
    void read(body!, delays).catch((error: Error) => {
      if (!abort.signal.aborted) throw error;
    });
  }
  return { delays, close: () => abort.abort() };
}

async function read(body: ReadableStream<Uint8Array>, delays: number[]): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body) {
    const now = performance.now();
    rest += decoder.decode(piece, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue;
      const { type, delta } = JSON.parse(line.slice(6)) as { type: string; delta?: string };
      if (type !== 'text-delta' || !delta) continue;
      for (const [time] of delta.matchAll(/\d+\.\d{3}/g)) delays.push(now - Number(time));
    }
  }
}
