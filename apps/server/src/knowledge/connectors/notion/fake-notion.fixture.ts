import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const TOKEN = 'ntn_secret_of_the_workspace';
export const PAGE = '11111111-1111-4111-8111-111111111111';
export const PART = '22222222-2222-4222-8222-222222222222';
export const BASE = '33333333-3333-4333-8333-333333333333';
export const SOURCES = [
  '44444444-4444-4444-8444-444444444444',
  '55555555-5555-4555-8555-555555555555',
] as const;

const title = (text: string) => ({ type: 'title', title: [{ plain_text: text }] });
const row = (source: number, n: number) => ({
  object: 'page',
  id: `row-${source}-${n}`,
  url: `https://www.notion.so/row-${source}-${n}`,
  created_time: new Date(Date.UTC(2026, 0, 1, 0, 0, source * 10_000 + n)).toISOString(),
  properties: {
    Name: title(`Boat ${source}-${n}`),
    ...(source === 0
      ? {
          Price: { type: 'number', number: n * 10 },
          Kind: { type: 'select', select: { name: 'sloop' } },
        }
      : { Harbour: { type: 'rich_text', rich_text: [{ plain_text: `Pier ${n}` }] } }),
  },
});

/** Notion as far as it is called here, in the shapes that its reference documents. */
export class FakeNotion {
  /** How many rows its data sources have. */
  rows = [230, 2];
  markdown = '# Handbook\n\nWe are open from 8 to 17.';
  /** The next calls that are too early. */
  early = 0;
  isRevoked = false;
  readonly calls: { method: string; path: string; version: string }[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<FakeNotion> {
    const server = createServer();
    const notion = new FakeNotion(server);
    server.on('request', (request, response) => {
      notion.#answer(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return notion;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const piece of request) text += piece;
    const path = (request.url ?? '').replace('/v1', '');
    const version = String(request.headers['notion-version'] ?? '');
    this.calls.push({ method: request.method ?? '', path, version });
    const send = (status: number, body: object, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    };
    const fail = (status: number, code: string, headers = {}) =>
      send(status, { object: 'error', status, code, message: `fake ${code}` }, headers);
    if (this.early > 0) {
      this.early--;
      return fail(429, 'rate_limited', { 'Retry-After': '0' });
    }
    if (this.isRevoked || request.headers.authorization !== `Bearer ${TOKEN}`)
      return fail(401, 'unauthorized');
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
    const known = this.#known(path, body);
    if (known) send(200, known);
    else fail(404, 'object_not_found');
  }

  #known(path: string, body: Record<string, unknown>): object | null {
    if (path === '/users/me') return { object: 'user', bot: { workspace_name: 'The Yard' } };
    if (path === '/search')
      return {
        object: 'list',
        results: [
          {
            object: 'page',
            id: PAGE,
            url: 'https://www.notion.so/handbook',
            properties: { title: title('Handbook') },
          },
          { object: 'data_source', id: BASE, title: [{ plain_text: 'Boats' }] },
        ],
        next_cursor: null,
        has_more: false,
      };
    if (path === `/pages/${PAGE}/markdown`)
      return { object: 'page_markdown', markdown: this.markdown, unknown_block_ids: [PART] };
    if (path === `/pages/${PART}/markdown`)
      return {
        object: 'page_markdown',
        markdown: 'Sails that were cut stay.',
        unknown_block_ids: [],
      };
    if (path === `/databases/${BASE}`)
      return { data_sources: SOURCES.map((id, n) => ({ id, name: `Source ${n}` })) };
    const source = SOURCES.findIndex((id) => path === `/data_sources/${id}/query`);
    if (source >= 0) return this.#query(source, body);
    const named = SOURCES.findIndex((id) => path === `/data_sources/${id}`);
    return named >= 0
      ? { object: 'data_source', title: [{ plain_text: `Source ${named}` }] }
      : null;
  }

  #query(source: number, body: Record<string, unknown>): object {
    const from = Number(body.start_cursor ?? 0);
    const size = Number(body.page_size ?? 100);
    const all = this.rows[source] ?? 0;
    const results = Array.from({ length: Math.min(size, all - from) }, (_, n) =>
      row(source, from + n),
    );
    const isMore = from + size < all;
    return {
      object: 'list',
      results,
      has_more: isMore,
      next_cursor: isMore ? String(from + size) : null,
    };
  }
}
