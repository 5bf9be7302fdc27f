import { randomBytes } from 'node:crypto';
import type { Environment } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { type DenoProcess, MOST_KB, memoryOf } from './deno.ts';

/** A request as a function gets it. */
export interface FunctionRequest {
  method: string;
  url: string;
  headers: [string, string][];
  body: Uint8Array;
}
/** A request that a function makes. */
export interface OutsideRequest extends FunctionRequest {
  redirect: string;
}
export interface FunctionAnswer {
  status: number;
  headers: [string, string][];
  /** A stream where the head of the answer says that it comes in pieces. */
  body: Uint8Array | ReadableStream<Uint8Array>;
}
type Waiting = (call: { id: string; request: FunctionRequest } | null) => void;
/** Who called, as this server knows them again. */
interface Caller {
  /** Their own bearer token; null for who has none. */
  authorization: string | null;
  address: string;
}
interface Pending {
  resolve(answer: FunctionAnswer): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

const LOOK_MS = 250;
/** Characters of what a process wrote that are kept. */
const LOG = 20_000;

/** What a process runs, and for whom. */
export interface FunctionWork {
  ownerId: string;
  appId: string;
  environment: Environment;
  name: string;
  code: string;
  /** The app's secrets, and what code of such apps reads of its home. */
  env: Record<string, string>;
}

/** One process that runs one function, for as many requests at once as come. */
export class FunctionProcess {
  readonly key = randomBytes(24).toString('base64url');
  readonly work: FunctionWork;
  /** What stands for the app itself where its code calls this server; worth nothing elsewhere. */
  readonly serviceKey = `fs_${randomBytes(24).toString('base64url')}`;
  /** What stands for each caller's own token, while they wait. */
  readonly callers = new Map<string, Caller>();
  /** Where this server is reached, as its callers said. */
  readonly origins = new Set<string>();
  #process: DenoProcess | null = null;
  #log = '';
  #broken: string | null = null;
  #hasEnded = false;
  #isEnding = false;
  readonly #queue: { id: string; request: FunctionRequest }[] = [];
  readonly #pending = new Map<string, Pending>();
  #waiting: Waiting | null = null;
  #look: NodeJS.Timeout | null = null;
  readonly #ended: () => void;
  lastUsed = Date.now();
  /** Answers that are still on their way, piece by piece. */
  streams = 0;

  /** `ended` is called once, when no request can be given to it any more. */
  constructor(work: FunctionWork, ended: () => void) {
    this.work = work;
    this.#ended = ended;
  }

  run(started: DenoProcess): void {
    this.#process = started;
    const { child } = started;
    const note = (chunk: Buffer) => {
      this.#log = (this.#log + chunk.toString('utf8')).slice(-LOG);
    };
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
    child.once('error', (error) => this.#end(`${this.name} could not be started`, error));
    child.once('exit', () => this.#end(`${this.name} ended before it answered`));
    this.#look = setInterval(() => void this.#lookAtMemory(), LOOK_MS);
    this.#look.unref();
  }

  get name(): string {
    return this.work.name;
  }
  get isIdle(): boolean {
    return this.#pending.size === 0 && this.streams === 0;
  }
  /** Whether it takes no request any more. */
  get hasEnded(): boolean {
    return this.#hasEnded || this.#isEnding;
  }
  /** What it wrote since this was last asked. */
  takeLog(): string {
    const log = this.#log;
    this.#log = '';
    return log;
  }

  /** Gives it a request. A function that takes longer than it may is ended, with whatever else it was doing. */
  call(request: FunctionRequest, withinMs: number): Promise<FunctionAnswer> {
    this.lastUsed = Date.now();
    const id = randomBytes(9).toString('base64url');
    return new Promise<FunctionAnswer>((resolve, reject) => {
      const late = new Refusal(
        'upstream_timeout',
        `${this.name} took longer than ${withinMs / 1_000} seconds`,
        {
          code: 'function_timeout',
        },
      );
      const timer = setTimeout(() => {
        this.#settle(id)?.reject(late);
        this.close();
      }, withinMs);
      this.#pending.set(id, { resolve, reject, timer });
      if (this.#hasEnded) return this.#settle(id)?.reject(this.#failure(`${this.name} has ended`));
      this.#queue.push({ id, request });
      this.#hand();
    });
  }

  /** The process asks for its next request; null after a while without one. */
  next(waiting: Waiting): void {
    this.#waiting?.(null);
    this.#waiting = waiting;
    this.#hand();
  }
  /** The one that waits has gone. */
  leave(waiting: Waiting): void {
    if (this.#waiting === waiting) this.#waiting = null;
  }

  answered(id: string, answer: FunctionAnswer): void {
    this.#settle(id)?.resolve(answer);
  }
  failed(id: string, message: string): void {
    this.#settle(id)?.reject(
      new Refusal('upstream', message.slice(0, 1_000) || `${this.name} failed`, {
        code: 'function_failed',
      }),
    );
  }
  /** It could not be read, or does not begin as a function does. */
  broke(message: string): void {
    this.#broken = message.slice(0, 1_000);
  }

  close(): void {
    this.#isEnding = true;
    this.#process?.child.kill('SIGKILL');
  }

  #hand(): void {
    const call = this.#waiting && this.#queue.shift();
    if (!call) return;
    const waiting = this.#waiting!;
    this.#waiting = null;
    waiting(call);
  }

  #settle(id: string): Pending | null {
    const pending = this.#pending.get(id) ?? null;
    if (pending) clearTimeout(pending.timer);
    this.#pending.delete(id);
    this.lastUsed = Date.now();
    return pending;
  }

  #failure(message: string, cause?: unknown): Refusal {
    return new Refusal('upstream', this.#broken ? `${this.name}: ${this.#broken}` : message, {
      code: 'function_failed',
      cause,
    });
  }

  #end(message: string, cause?: unknown): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    if (this.#look) clearInterval(this.#look);
    for (const id of [...this.#pending.keys()])
      this.#settle(id)?.reject(this.#failure(message, cause));
    this.#waiting?.(null);
    this.#process?.clear().catch((error: Error) => console.error(`functions: ${error.message}`));
    this.#ended();
  }

  async #lookAtMemory(): Promise<void> {
    const pid = this.#process?.child.pid;
    const used = pid === undefined ? null : await memoryOf(pid);
    if (used === null || used < MOST_KB) return;
    this.#broken = `it used more than ${MOST_KB / 1_024} MB of memory`;
    this.close();
  }
}
