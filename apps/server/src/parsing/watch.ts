import { type GroupLimits, patience } from './limits.ts';
import { needs } from './refusals.ts';
import { usedBy } from './usage.ts';

/** Milliseconds between two looks; where a look starts a process of its own, they are further apart. */
const EVERY = process.platform === 'linux' ? 50 : 500;

type Limits = Pick<GroupLimits, 'memory' | 'seconds' | 'total'>;

/** Looks at what a process uses while it works, from outside: what hangs cannot tell of itself. */
export class Watch {
  readonly #pid: number;
  readonly #limits: Limits;
  readonly #over: (why: Error) => void;
  readonly #timer: NodeJS.Timeout;
  #looked = performance.now();
  /** Seconds of the clock in which it owed us an answer and had all that it asked for. */
  #owing = 0;
  #from: number | null = null;
  /** What it had used when it began with this file. */
  #began: number | null = null;
  #waiting = 0;
  #isAnswered = false;

  constructor(pid: number, limits: Limits, over: (why: Error) => void) {
    this.#pid = pid;
    this.#limits = limits;
    this.#over = over;
    this.#timer = setInterval(() => void this.#look(), EVERY);
    this.#timer.unref();
  }

  /** It answered: its time begins anew. */
  answered(): void {
    this.#isAnswered = true;
    this.#owing = 0;
  }

  /** It waits for bytes of the file, which is not its fault. */
  waits(change: 1 | -1): void {
    this.#waiting += change;
  }

  end(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const now = performance.now();
    // Where we were busy ourselves, that is not its time.
    const passed = Math.min(now - this.#looked, 2 * EVERY) / 1_000;
    this.#looked = now;
    if (this.#waiting === 0) this.#owing += passed;
    const used = await usedBy(this.#pid);
    const { memory, seconds, total } = this.#limits;
    if (used && used.memory > memory) return this.#end('memory');
    if (used && used.seconds !== null) {
      if (this.#from === null || this.#isAnswered) this.#from = used.seconds;
      this.#isAnswered = false;
      this.#began ??= used.seconds;
      if (used.seconds - this.#from > seconds) return this.#end('time');
      if (used.seconds - this.#began > total) return this.#end('time');
    }
    if (this.#owing > patience(seconds)) this.#end('time');
  }

  #end(what: 'memory' | 'time'): void {
    this.end();
    this.#over(needs(what));
  }
}
