import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { logFault } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type {
  FunctionAnswer,
  FunctionProcess,
  FunctionRequest,
  OutsideRequest,
} from './process.ts';

/** How long a process waits for a request before it asks again. */
const WAIT_MS = 25_000;
export const MOST_BODY = 10_000_000;
/** What is read as it comes, and for how long. */
const LONGEST_MS = 5 * 60_000;
const MOST_STREAM = 50_000_000;
const PIECES = /^(text\/event-stream|application\/(x-)?ndjson)\b/;

/** What a process wants to fetch; answers what came, or refuses. */
export type Outside = (
  process: FunctionProcess,
  request: OutsideRequest,
) => Promise<FunctionAnswer & { url: string }>;

/**
 * The relay through which the processes of functions and this server talk: on this machine alone, on a port of its
 * own, and with a key for each process. The other side is program/program.js.
 */
export class Relay {
  readonly #outside: Outside;
  readonly #processes = new Map<string, FunctionProcess>();
  #server: Server | null = null;
  #opening: Promise<number> | null = null;

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /** The port, opened when it is first needed. */
  port(): Promise<number> {
    this.#opening ??= new Promise((resolve, reject) => {
      const server = createServer(
        { maxHeaderSize: 256 * 1_024, requestTimeout: 0 },
        (request, response) => {
          this.#serve(request, response).catch((error: Error) => {
            console.error(`functions: ${error.message}`);
            response.destroy();
          });
        },
      );
      server.once('error', reject);
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
      server.unref();
      this.#server = server;
    });
    return this.#opening;
  }

  admit(process: FunctionProcess): void {
    this.#processes.set(process.key, process);
  }
  forget(process: FunctionProcess): void {
    this.#processes.delete(process.key);
  }
  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const process = this.#processes.get(String(request.headers['x-key']));
    const [, path = '', id = ''] = (request.url ?? '').split('/');
    if (!process) return void response.writeHead(403).end();
    switch (path) {
      case 'code':
        return void response.end(
          JSON.stringify({ code: process.work.code, env: process.work.env }),
        );
      case 'next':
        return this.#next(process, response);
      case 'fetch':
        return this.#fetch(process, request, response);
      case 'answer':
        await this.#answer(process, id, request);
        return void response.end();
      case 'failed':
        process.failed(id, ((await bodyOf(request)) ?? Buffer.alloc(0)).toString('utf8'));
        return void response.end();
      case 'broken':
        process.broke(((await bodyOf(request)) ?? Buffer.alloc(0)).toString('utf8'));
        return void response.end();
      default:
        response.writeHead(404).end();
    }
  }

  async #answer(process: FunctionProcess, id: string, request: IncomingMessage): Promise<void> {
    const status = Number(request.headers['x-status']);
    const headers = unpacked(request);
    if (headers.some(([name, value]) => name === 'content-type' && PIECES.test(value))) {
      process.answered(id, {
        status,
        headers,
        body: Readable.toWeb(cutAt(request, MOST_STREAM)) as ReadableStream<Uint8Array>,
      });
      process.streams += 1;
      const timer = setTimeout(() => request.destroy(), LONGEST_MS);
      await new Promise((resolve) => request.once('close', resolve));
      clearTimeout(timer);
      process.streams -= 1;
      process.lastUsed = Date.now();
      return;
    }
    const body = await bodyOf(request);
    if (body === null) process.failed(id, `The answer is longer than ${MOST_BODY / 1_000_000} MB`);
    else process.answered(id, { status, headers, body });
  }

  #next(process: FunctionProcess, response: ServerResponse): void {
    const waiting = (call: { id: string; request: FunctionRequest } | null) => {
      clearTimeout(timer);
      if (!call) return void response.writeHead(204).end();
      const { method, url, headers, body } = call.request;
      response.writeHead(200, {
        'x-call': call.id,
        'x-method': method,
        'x-url': url,
        'x-headers': packed(headers),
      });
      response.end(body);
    };
    const timer = setTimeout(() => {
      process.leave(waiting);
      waiting(null);
    }, WAIT_MS);
    timer.unref();
    response.once('close', () => process.leave(waiting));
    process.next(waiting);
  }

  async #fetch(
    process: FunctionProcess,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    // The function is told of what is too long, which it can only hear once it has sent it.
    const body = await bodyOf(request, MOST_BODY * 10);
    try {
      if (body === null)
        throw new Refusal('too_large', `A request can hold up to ${MOST_BODY / 1_000_000} MB`);
      const answer = await this.#outside(process, {
        method: String(request.headers['x-method']),
        url: String(request.headers['x-url']),
        redirect: String(request.headers['x-redirect']),
        headers: unpacked(request),
        body,
      });
      response.writeHead(200, {
        'x-status': String(answer.status),
        'x-url': answer.url,
        'x-headers': packed(answer.headers),
      });
      response.end(answer.body);
    } catch (error) {
      if (!(error instanceof Refusal)) logFault('functions', error);
      response.end(error instanceof Refusal ? error.message : 'It could not be fetched');
    }
  }
}

const packed = (headers: [string, string][]): string =>
  Buffer.from(JSON.stringify(headers), 'utf8').toString('base64');

/** A stream that ends when more came than may. */
function cutAt(request: IncomingMessage, most: number): IncomingMessage {
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > most) request.destroy();
  });
  return request.pause();
}

/** The headers that travel in one; none where somebody wrote what is no list of them. */
function unpacked({ headers }: IncomingMessage): [string, string][] {
  try {
    const list: unknown = JSON.parse(
      Buffer.from(String(headers['x-headers'] ?? ''), 'base64').toString('utf8'),
    );
    if (!Array.isArray(list)) return [];
    return list.flatMap((pair): [string, string][] =>
      Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'string'
        ? [[pair[0], pair[1]]]
        : [],
    );
  } catch {
    // Not written by our program: the function's own code may speak to this relay, too.
    return [];
  }
}

/** The body; null when it is too long. What comes beyond `cutAt` is not even waited for. */
async function bodyOf(request: IncomingMessage, cutAt = MOST_BODY): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (size > cutAt) return null;
    if (size <= MOST_BODY) chunks.push(chunk);
  }
  return size > MOST_BODY ? null : Buffer.concat(chunks);
}
