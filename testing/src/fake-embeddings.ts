import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a text means, in numbers. */
export type Meaning = (text: string) => number[];

/** A server with `POST /v1/embeddings` as OpenAI and those like it have it, over real HTTP. */
export class FakeEmbeddings {
  /** How many texts each request asked for. */
  readonly requests: number[] = [];
  readonly texts: string[] = [];
  means: Meaning;
  /** What the next requests are answered with instead. */
  readonly faults: ({ status: number } | { body: unknown } | 'cut')[] = [];
  /** Texts that are refused with 400, and every request with one. */
  refuses: RegExp | null = null;
  readonly #server: Server;

  private constructor(server: Server, means: Meaning) {
    this.#server = server;
    this.means = means;
  }

  static async start(means: Meaning): Promise<FakeEmbeddings> {
    const server = createServer();
    const fake = new FakeEmbeddings(server, means);
    server.on('request', (request, response) => {
      fake.#answer(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  /** The operator's settings that lead to it. */
  get env(): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo;
    return {
      EMBEDDING_BASE_URL: `http://127.0.0.1:${port}/v1`,
      EMBEDDING_MODEL: 'fake-embed',
      EMBEDDING_API_KEY: 'sk-fake',
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const piece of request) body += piece;
    const say = (status: number, answer: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer));
    };
    const error = (message: string) => ({ error: { message, type: 'invalid_request_error' } });
    if (request.method !== 'POST' || !request.url?.endsWith('/v1/embeddings'))
      return say(404, error('no such path'));
    if (request.headers.authorization !== 'Bearer sk-fake') return say(401, error('wrong key'));
    const { input, model } = JSON.parse(body) as { input: string[]; model: string };
    this.requests.push(input.length);
    const fault = this.faults.shift();
    if (fault === 'cut') return void response.destroy();
    if (fault && 'status' in fault) return say(fault.status, error(`fake ${fault.status}`));
    if (fault) return say(200, fault.body);
    const { refuses } = this;
    if (refuses && input.some((text) => refuses.test(text))) return say(400, error('too long'));
    this.texts.push(...input);
    const tokens = input.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0);
    say(200, {
      object: 'list',
      data: input.map((text, index) => ({
        object: 'embedding',
        index,
        embedding: this.means(text),
      })),
      model,
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    });
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
