import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A model server of the OpenAI-compatible kind whose answers are times: each piece says when it was sent,
 * in milliseconds of this process's clock.
 */
export class ClockModel {
  readonly #server: Server;
  readonly #open = new Set<ServerResponse>();
  readonly #timer: NodeJS.Timeout;

  private constructor(server: Server, everyMs: number) {
    this.#server = server;
    // Each stream in its own turn, as tokens of many conversations come.
    let at = 0;
    this.#timer = setInterval(() => {
      const all = [...this.#open];
      const now = performance.now();
      for (const [index, response] of all.entries())
        if ((index + at) % SPREAD === 0) send(response, `${now.toFixed(3)} `);
      at++;
    }, everyMs / SPREAD);
  }

  /** `everyMs`: between two pieces of a stream; `opening`: what an answer begins with. */
  static async start(everyMs: number, opening = 'Times: '): Promise<ClockModel> {
    const server = createServer();
    const model = new ClockModel(server, everyMs);
    server.on('request', (request, response) => {
      request.resume();
      // What it has is one model, whoever asks for a list.
      if (request.url?.endsWith('/models')) {
        response.end(JSON.stringify({ object: 'list', data: [{ id: 'clock-1' }] }));
        return;
      }
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      // The first piece opens the text; what comes with it is not yet the steady state.
      send(response, opening);
      model.#open.add(response);
      response.on('close', () => model.#open.delete(response));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  /** The operator's settings that lead to this model. */
  get env(): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo;
    return {
      LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
      LLM_MODEL: 'clock-1',
      LLM_API_KEY: 'none',
    };
  }

  get streams(): number {
    return this.#open.size;
  }

  /** Ends every answer as a model does. */
  finish(): void {
    for (const response of this.#open) {
      response.write(`data: ${JSON.stringify(chunk({ delta: {}, finish_reason: 'stop' }))}\n\n`);
      response.end('data: [DONE]\n\n');
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Groups that the streams are sent in. */
const SPREAD = 4;

const chunk = (choice: object) => ({
  id: 'clock',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'clock-1',
  choices: [{ index: 0, ...choice }],
});

const send = (response: ServerResponse, content: string) =>
  response.write(`data: ${JSON.stringify(chunk({ delta: { content } }))}\n\n`);
