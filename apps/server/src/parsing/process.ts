import type { ChildProcess } from 'node:child_process';
import { Refusal } from '../refusal.ts';
import { FORGOTTEN, type GroupLimits } from './limits.ts';
import type { FaultCode, FromProcess, Job, ToProcess } from './protocol.ts';
import { BrokenFile, crashed, forgotten, needs, notStarted } from './refusals.ts';
import { startProgram } from './start.ts';
import { type Used, usedBy } from './usage.ts';
import { Watch } from './watch.ts';

/** Pieces of the result that are made before they are asked for. */
const AHEAD = 2;
/** Milliseconds in which it stops what nobody wants any more. */
const STOPPING = 2_000;
/** Characters of what it said at its end that are kept: they tell whether its memory was full. */
const LAST_WORDS = 2_000;

type Step = { rows: string } | { value: unknown };
type Bytes = AsyncIterator<Uint8Array>;

interface Work {
  id: number;
  bytes: Bytes;
  steps: (Step | Error)[];
  wake: (() => void) | null;
  watch: Watch;
  stopped: (() => void) | null;
  /** Whether the process has done with it. */
  isOver: boolean;
}

/** A process that reads foreign files, one at a time; it is killed when it uses more than it may. */
export class ParserProcess {
  readonly #limits: GroupLimits;
  readonly #child: ChildProcess;
  readonly #ended: () => void;
  #lastWords = '';
  #works = 0;
  #work: Work | null = null;
  #isReady = false;
  #hasEnded = false;

  constructor(limits: GroupLimits, ended: () => void) {
    this.#limits = limits;
    this.#ended = ended;
    this.#child = startProgram(limits);
    this.#child.stderr?.on('data', (piece: Buffer) => {
      this.#lastWords = (this.#lastWords + piece.toString()).slice(-LAST_WORDS);
    });
    this.#child.on('message', (message) => this.#hear(message as FromProcess));
    this.#child.on('error', (error) => this.#end(error.message));
    this.#child.on('exit', (code, signal) => this.#end(signal ?? `code ${code}`));
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }
  get works(): number {
    return this.#works;
  }
  get pid(): number {
    return this.#child.pid ?? 0;
  }
  used(): Promise<Used | null> {
    return usedBy(this.pid);
  }

  /** Reads a file: lists of rows, then the answer. `bytes` are read as far as they are needed. */
  async *run(job: Job, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, unknown> {
    const id = ++this.#works;
    const watch = new Watch(this.pid, this.#limits, this.#isReady, (error) => this.#kill(error));
    const work: Work = {
      id,
      bytes: bytes[Symbol.asyncIterator](),
      steps: [],
      wake: null,
      watch,
      stopped: null,
      isOver: false,
    };
    this.#work = work;
    this.#keepAlive(true);
    try {
      this.#send({ type: 'job', id, job });
      for (let n = 0; n < AHEAD; n++) this.#send({ type: 'next', id });
      for (;;) {
        const step = await this.#step(work);
        if (step instanceof Error) throw step;
        if ('value' in step) return step.value;
        const timer = setTimeout(() => this.#kill(forgotten()), FORGOTTEN);
        try {
          yield step.rows;
        } finally {
          clearTimeout(timer);
        }
        this.#send({ type: 'next', id });
      }
    } finally {
      if (!work.isOver) await this.#stop(work);
      watch.end();
      this.#work = null;
      this.#keepAlive(false);
      await work.bytes.return?.();
    }
  }

  /** Ends it at once. */
  close(): void {
    this.#child.kill('SIGKILL');
  }

  /** Only while it works does it keep a server alive that has nothing else to do. */
  #keepAlive(isWorking: boolean): void {
    if (isWorking) {
      this.#child.ref();
      this.#child.channel?.ref();
    } else {
      this.#child.unref();
      this.#child.channel?.unref();
    }
  }

  #send(message: ToProcess): void {
    // Into a channel that has closed meanwhile nothing is sent; the end of the process tells why.
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  async #step(work: Work): Promise<Step | Error> {
    while (work.steps.length === 0) {
      if (this.#hasEnded) return this.#gone();
      await new Promise<void>((wake) => {
        work.wake = wake;
      });
    }
    return work.steps.shift()!;
  }

  #give(work: Work, step: Step | Error): void {
    work.steps.push(step);
    work.watch.answered();
    work.wake?.();
  }

  #hear(message: FromProcess): void {
    const work = this.#work;
    if (message.type === 'ready') {
      this.#isReady = true;
      work?.watch.ready();
      return;
    }
    if (!work || message.id !== work.id) return;
    if (message.type === 'want') return void this.#feed(work);
    if (message.type !== 'rows') {
      work.isOver = true;
      work.stopped?.();
    }
    if (message.type === 'rows') this.#give(work, { rows: message.json });
    else if (message.type === 'done') this.#give(work, { value: message.value });
    else this.#give(work, faultOf(message.code, message.message));
  }

  async #feed(work: Work): Promise<void> {
    const { id, watch } = work;
    watch.waits(1);
    try {
      const { done, value } = await work.bytes.next();
      this.#send({ type: 'bytes', id, bytes: done ? null : value });
    } catch (error) {
      this.#give(work, error as Error);
    } finally {
      watch.waits(-1);
    }
  }

  async #stop(work: Work): Promise<void> {
    const stopped = new Promise<void>((resolve) => {
      work.stopped = resolve;
    });
    this.#send({ type: 'stop', id: work.id });
    const timer = setTimeout(() => this.close(), STOPPING);
    if (!this.#hasEnded) await stopped;
    clearTimeout(timer);
  }

  #kill(why: Error): void {
    if (this.#work) this.#give(this.#work, why);
    this.close();
  }

  /** Why there is no answer: the file's fault only once the process had come to it. */
  #gone(): Error {
    return this.#isReady ? crashed() : notStarted();
  }

  #end(how: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    const work = this.#work;
    if (work) {
      const isHeap = /heap out of memory|allocation fail|allocate memory/i.test(this.#lastWords);
      // Not its last words: they may quote the file.
      if (work.steps.every((step) => !(step instanceof Error)))
        console.error(`parsing: a process ended with ${isHeap ? 'its memory full' : how}`);
      work.isOver = true;
      this.#give(work, isHeap ? needs('memory') : this.#gone());
      work.stopped?.();
    }
    this.#ended();
  }
}

function faultOf(code: FaultCode, message: string): Error {
  if (code === 'broken') return new BrokenFile(message);
  if (code === 'internal') return new Error(`parsing: ${message}`);
  return new Refusal('invalid', message, { code: code === 'too_much' ? 'file_too_much' : code });
}
