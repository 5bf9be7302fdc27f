import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

interface Copy {
  headers: Record<string, string>;
  /** Gzipped. */
  body: Buffer;
}

/** A page and the files below `/_tool/` that it leads to, from a server that has nothing else to do. */
export async function copiedPage(
  address: string,
): Promise<{ origin: string; gzipped: number; close(): void }> {
  const { origin, pathname } = new URL(address);
  const files = new Map<string, Copy>();
  const queue = [pathname];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (files.has(path)) continue;
    const answer = await fetch(origin + path);
    const text = await answer.text();
    files.set(path, {
      headers: {
        'content-type': answer.headers.get('content-type') ?? 'text/html',
        'cache-control': answer.headers.get('cache-control') ?? 'no-store',
        'content-encoding': 'gzip',
      },
      body: gzipSync(text),
    });
    queue.push(...namedBy(text, path === pathname));
  }
  const server = createServer((request, response) => {
    const copy = files.get(request.url ?? '');
    response.writeHead(copy ? 200 : 404, copy?.headers);
    response.end(copy?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const gzipped = [...files.values()].reduce((sum, { body }) => sum + body.length, 0);
  return { origin: `http://127.0.0.1:${port}`, gzipped, close: () => void server.close() };
}

/** The scripts that a page names, and those that a script imports before it runs; what it may import later is not among them. */
function namedBy(text: string, isPage: boolean): string[] {
  const pattern = isPage
    ? /(?:src|href)="(\/_tool\/[\w.-]+)"/g
    : /(?:from|import)\s*"(?:\.\/|\/_tool\/)([\w.-]+\.js)"/g;
  return [...text.matchAll(pattern)].map(([, name]) => (isPage ? name! : `/_tool/${name}`));
}
