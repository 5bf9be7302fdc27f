import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Page {
  status?: number;
  type?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
  /** Milliseconds until it answers. */
  after?: number;
}

/** A website on this machine that remembers what it was asked for, and when. */
export class Site {
  readonly asked: { path: string; at: number; agent: string }[] = [];
  pages: Record<string, Page>;
  readonly #server: Server;

  private constructor(server: Server, pages: Record<string, Page>) {
    this.#server = server;
    this.pages = pages;
  }

  static async start(pages: Record<string, Page>): Promise<Site> {
    const server = createServer();
    const site = new Site(server, pages);
    server.on('request', (request, response) => {
      const path = request.url ?? '/';
      site.asked.push({ path, at: Date.now(), agent: request.headers['user-agent'] ?? '' });
      site.#answer(path, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  get url(): string {
    return `http://${this.host}`;
  }
  get paths(): string[] {
    return this.asked.map(({ path }) => path);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(path: string, response: ServerResponse): void {
    const page = this.pages[path] ?? { status: 404, body: 'Nothing here' };
    const send = () => {
      const type = page.type ?? 'text/html; charset=utf-8';
      response.writeHead(page.status ?? 200, { 'Content-Type': type, ...page.headers });
      response.end(page.body ?? '');
    };
    if (page.after) setTimeout(send, page.after);
    else send();
  }
}

const SENTENCE =
  'What stands here is long enough to be taken for the main part of a page by its words. ';

/** A page with a main part of its own, and links. */
export const html = (title: string, links: readonly string[] = [], head = ''): Page => ({
  body: `<!doctype html><html><head><title>${title}</title>${head}</head><body>
    <nav>${links.map((link) => `<a href="${link}">${link}</a>`).join(' ')}</nav>
    <article><h1>${title}</h1><p>About ${title}. ${SENTENCE.repeat(6)}</p></article></body></html>`,
});
