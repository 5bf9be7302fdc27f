import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Streams } from './streams.ts';

/** As many streams of the model through a proxy in this process that passes bytes on. */
export async function startPipe(baseUrl: string, count: number): Promise<Streams> {
  const proxy = createServer((_, response) => {
    request(`${baseUrl}/chat/completions`, { method: 'POST' }, (answer) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      answer.pipe(response);
    }).end('{}');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const delays: number[] = [];
  const readers = Array.from({ length: count }, () =>
    request({ port, host: '127.0.0.1', method: 'POST' }, (answer) => {
      answer.setEncoding('utf8').on('data', (text: string) => {
        const now = performance.now();
        for (const [time] of text.matchAll(/\d+\.\d{3}/g)) delays.push(now - Number(time));
      });
      answer.on('error', () => undefined);
    }),
  );
  for (const reader of readers) {
    // Closing cuts them.
    reader.on('error', () => undefined);
    reader.end('{}');
  }
  return {
    delays,
    close: () => {
      for (const reader of readers) reader.destroy();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
