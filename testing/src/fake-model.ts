import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is drawn, whatever is asked for: one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What it lists: one as OpenRouter writes it, one as a plain server does. */
const MODELS = [
  {
    id: 'fake-1',
    name: 'Fake One',
    context_length: 200_000,
    pricing: { prompt: '0.000003', completion: '0.000015' },
  },
  { id: 'fake-2', object: 'model' },
];

/** What the model does with one request; after a text it is done no sooner than `until`. */
export type Reply =
  | {
      text: string;
      /** What it thinks before. */
      reasoning?: string;
      finish?: 'stop' | 'length' | 'content_filter';
      everyMs?: number;
      until?: Promise<unknown>;
    }
  /** Structured output. */
  | { json: unknown }
  /** Has a tool do something; what came of it is in the call after. */
  | { tool: string; input: unknown }
  | { status: number; retryAfter?: number; code?: string; message?: string }
  /** Answers with these words as they are, under whatever type and status. */
  | { raw: string; as?: string; under?: number }
  /** Sends the text and then nothing, with the connection open. */
  | { stall: string }
  /** Sends the text and drops the connection. */
  | { cut: string };

export interface ModelCall {
  model: string;
  messages: { role: string; content: string }[];
  tools?: { function: { name: string } }[];
  response_format?: { type: string; json_schema?: { name: string; schema: object } };
}

function textOf(
  reply: Exclude<Reply, { status: number } | { tool: string } | { raw: string }>,
): string {
  if ('json' in reply) return JSON.stringify(reply.json);
  if ('stall' in reply) return reply.stall;
  return 'cut' in reply ? reply.cut : reply.text;
}

/** A model server of the OpenAI-compatible kind, over real HTTP. It answers from a list, in pieces of random size. */
export class FakeModel {
  readonly calls: ModelCall[] = [];
  /** What it was sent to read aloud or to write down, as it came. */
  readonly sounds: string[] = [];
  /** Decides by what is asked, where many ask at once; null leaves it to the list. */
  decides: ((call: ModelCall) => Reply | null) | null = null;
  /** Like a server without structured output: 400 for any `json_schema`, whatever it would reply. */
  refusesSchema = false;
  readonly #replies: Reply[] = [];
  readonly #server: Server;
  #random = 7;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<FakeModel> {
    const server = createServer();
    const model = new FakeModel(server);
    server.on('request', (request, response) => {
      model.#answer(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** The operator's settings that lead to this model. */
  get env(): Record<string, string> {
    return { LLM_BASE_URL: this.baseUrl, LLM_MODEL: 'fake-1', LLM_API_KEY: 'none' };
  }

  /** The same, for a model that is small by its name: it is asked for specs, not for code. */
  get smallEnv(): Record<string, string> {
    return { ...this.env, LLM_MODEL: 'fake:3b' };
  }

  will(...replies: Reply[]): void {
    this.#replies.push(...replies);
  }

  /** Forgets the replies that nobody asked for, and takes schemas again. */
  reset(): void {
    this.refusesSchema = false;
    this.#replies.length = 0;
  }

  /** Sounds, pictures, and which models there are. */
  #answersOther(url: string, body: string, response: ServerResponse): boolean {
    const [, asked] =
      /\/(audio\/speech|audio\/transcriptions|images\/generations|models)$/.exec(url) ?? [];
    if (asked === undefined) return false;
    if (asked.startsWith('audio')) this.sounds.push(body);
    const isSpeech = asked === 'audio/speech';
    const answers: Record<string, object> = {
      'audio/transcriptions': { text: 'Ahoy' },
      'images/generations': { created: 0, data: [{ b64_json: PICTURE }] },
      models: { object: 'list', data: MODELS },
    };
    response.writeHead(200, { 'Content-Type': isSpeech ? 'audio/mpeg' : 'application/json' });
    response.end(isSpeech ? Buffer.from([0xff, 0xfb, 0x90, 0]) : JSON.stringify(answers[asked]));
    return true;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Uint8Array[] = [];
    for await (const piece of request) pieces.push(piece as Uint8Array);
    const body = Buffer.concat(pieces).toString();
    if (this.#answersOther(request.url ?? '', body, response)) return;
    const call = JSON.parse(body) as ModelCall;
    this.calls.push(call);
    const isRefused = this.refusesSchema && call.response_format?.type === 'json_schema';
    const reply: Reply = isRefused
      ? { status: 400 }
      : (this.decides?.(call) ?? this.#replies.shift() ?? { text: 'I have nothing to say.' });
    if ('status' in reply) {
      response.writeHead(reply.status, {
        'Content-Type': 'application/json',
        ...(reply.retryAfter !== undefined && { 'Retry-After': String(reply.retryAfter) }),
      });
      response.end(
        JSON.stringify({
          error: {
            message: reply.message ?? `fake ${reply.status}`,
            type: 'fake',
            code: reply.code,
          },
        }),
      );
      return;
    }
    if ('raw' in reply) {
      const { raw, as = 'text/event-stream', under = 200 } = reply;
      response.writeHead(under, { 'Content-Type': as });
      return void response.end(raw);
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    if ('tool' in reply) return this.#useTool(response, reply);
    if ('reasoning' in reply)
      this.#send(response, { delta: { reasoning_content: reply.reasoning }, index: 0 });
    const text = textOf(reply);
    for (let at = 0; at < text.length; ) {
      const size = 1 + this.#next(24);
      this.#send(response, { delta: { content: text.slice(at, at + size) }, index: 0 });
      at += size;
      if ('everyMs' in reply && reply.everyMs) await sleep(reply.everyMs);
    }
    if ('stall' in reply) return;
    if ('until' in reply) await reply.until;
    if ('cut' in reply) {
      // What was written is on its way before the connection goes.
      await sleep(50);
      return void response.destroy();
    }
    this.#send(
      response,
      { delta: {}, finish_reason: ('finish' in reply && reply.finish) || 'stop', index: 0 },
      { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
    );
    response.end('data: [DONE]\n\n');
  }

  #useTool(response: ServerResponse, { tool, input }: { tool: string; input: unknown }): void {
    const call = { name: tool, arguments: JSON.stringify(input) };
    const asked = [{ index: 0, id: `call-${this.calls.length}`, type: 'function', function: call }];
    this.#send(response, { delta: { role: 'assistant', tool_calls: asked }, index: 0 });
    this.#send(
      response,
      { delta: {}, finish_reason: 'tool_calls', index: 0 },
      { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
    );
    response.end('data: [DONE]\n\n');
  }

  #send(response: ServerResponse, choice: object, usage?: object): void {
    const chunk = {
      id: 'fake',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'fake-1',
      choices: [choice],
      ...(usage && { usage }),
    };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }

  /** A small generator of its own, so that a failing run can be repeated. */
  #next(below: number): number {
    this.#random = (this.#random * 1_103_515_245 + 12_345) % 2_147_483_648;
    return this.#random % below;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
