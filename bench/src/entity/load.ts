import { connect, type Socket } from 'node:net';
import { percentile } from '../figure.ts';

/** One request, as it goes over the wire. */
export interface Sent {
  method: string;
  path: string;
  body?: unknown;
}

/** What a run of requests showed. */
export interface Run {
  perSecond: number;
  p99: number;
  /** How long each answer took, in milliseconds. */
  times: readonly number[];
}

/**
 * Sends requests over connections of its own that stay open, one after the other on each. It reads no
 * more of an answer than its status and its end, so that the measure is the server and not this.
 */
export class Load {
  readonly #url: URL;
  readonly #headers: string;

  constructor(url: string, headers: Record<string, string>) {
    this.#url = new URL(url);
    this.#headers = Object.entries({ Host: this.#url.host, ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
  }

  /** As many requests as can be in `ms`, `lanes` at a time; no more than `rate` a second, and than `most` in all. */
  async run(
    lanes: number,
    ms: number,
    next: (n: number) => Sent,
    rate?: number,
    most = Number.POSITIVE_INFINITY,
  ): Promise<Run> {
    const times: number[] = [];
    let n = 0;
    const began = performance.now();
    const until = began + ms;
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        const lane = await this.#open();
        while (performance.now() < until) {
          if (n >= most) break;
          const mine = n++;
          if (rate) {
            const due = began + (mine / rate) * 1_000;
            if (due > until) break;
            const wait = due - performance.now();
            if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
          }
          const sent = performance.now();
          await lane.send(this.#wire(next(mine)));
          times.push(performance.now() - sent);
        }
        lane.close();
      }),
    );
    const took = (performance.now() - began) / 1_000;
    return { perSecond: times.length / took, p99: percentile(times, 0.99), times };
  }

  #wire({ method, path, body }: Sent): string {
    const text = body === undefined ? '' : JSON.stringify(body);
    const about = text
      ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`
      : '';
    return `${method} ${path} HTTP/1.1\r\n${this.#headers}${about}\r\n${text}`;
  }

  async #open() {
    const socket: Socket = connect(Number(this.#url.port), this.#url.hostname);
    socket.setNoDelay(true);
    await new Promise<void>((resolve, reject) =>
      socket.once('connect', resolve).once('error', reject),
    );
    let answer: Buffer[] = [];
    let done: ((error?: Error) => void) | null = null;
    socket.on('data', (chunk) => {
      answer.push(chunk);
      const all = answer.length === 1 ? chunk : Buffer.concat(answer);
      answer = [all];
      if (!isWhole(all)) return;
      const status = Number(all.subarray(9, 12).toString('latin1'));
      answer = [];
      done?.(status < 300 ? undefined : new Error(`answered ${all.toString().slice(0, 600)}`));
    });
    socket.on('error', (error) => done?.(error));
    socket.on('close', () => done?.(new Error('The connection was closed')));
    return {
      send: (wire: string) =>
        new Promise<void>((resolve, reject) => {
          done = (error) => {
            done = null;
            if (error) reject(error);
            else resolve();
          };
          socket.write(wire);
        }),
      close: () => socket.destroy(),
    };
  }
}

/** Whether an answer has come to its end: by its length, or by its last chunk. */
function isWhole(answer: Buffer): boolean {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const [, length] = /content-length: *(\d+)/i.exec(answer.toString('latin1', 0, head)) ?? [];
  if (length !== undefined) return answer.length >= head + 4 + Number(length);
  return answer.subarray(-5).toString('latin1') === '0\r\n\r\n';
}
