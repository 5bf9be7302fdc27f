import { FOREIGN_WORDS } from '@trellis/contract';
import { type GroupLimits, IDLE, WORKED } from './limits.ts';
import { ParserProcess } from './process.ts';
import type { Job } from './protocol.ts';
import { FairQueue } from './queue.ts';

/** The processes of one group: started when they are needed, kept while they may be needed again. */
export class Pool {
  readonly #limits: GroupLimits;
  readonly #queue: FairQueue;
  readonly #idle: { process: ParserProcess; timer: NodeJS.Timeout }[] = [];
  readonly #all = new Set<ParserProcess>();
  #isClosed = false;

  constructor(limits: GroupLimits) {
    this.#limits = limits;
    this.#queue = new FairQueue(limits, FOREIGN_WORDS.busy);
  }

  get pids(): number[] {
    return [...this.#all].map(({ pid }) => pid);
  }

  /**
   * Waits for a turn, and reads a file in it: until the answer, or until nobody wants any more of it. Whoever gets the
   * steps asks for the first one: from then on they end it, too.
   */
  async run(
    owner: string,
    job: Job,
    open: () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>,
  ): Promise<AsyncGenerator<string, unknown>> {
    const end = await this.#queue.take(owner);
    try {
      const bytes = await open();
      const process = this.#process();
      return this.#turn(process, end, process.run(job, bytes));
    } catch (error) {
      end();
      throw error;
    }
  }

  async *#turn(
    process: ParserProcess,
    end: () => void,
    steps: AsyncGenerator<string, unknown>,
  ): AsyncGenerator<string, unknown> {
    try {
      return yield* steps;
    } finally {
      await this.#give(process);
      end();
    }
  }

  #process(): ParserProcess {
    for (;;) {
      const known = this.#idle.pop();
      if (!known) break;
      clearTimeout(known.timer);
      if (!known.process.hasEnded) return known.process;
    }
    const process = new ParserProcess(this.#limits, () => this.#all.delete(process));
    this.#all.add(process);
    return process;
  }

  async #give(process: ParserProcess): Promise<void> {
    if (process.hasEnded) return;
    const used = await process.used();
    const isFull = used !== null && used.memory > this.#limits.memory * WORKED.memory;
    if (this.#isClosed || isFull || process.works >= WORKED.times) return process.close();
    const timer = setTimeout(() => process.close(), IDLE);
    timer.unref();
    this.#idle.push({ process, timer });
  }

  close(): void {
    this.#isClosed = true;
    for (const process of this.#all) process.close();
  }
}
