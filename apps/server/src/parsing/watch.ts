import { type GroupLimits, LONGEST, patience, STARTING } from './limits.ts';
import { needs, notStarted } from './refusals.ts';
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
  /** Whether it has read its own program. What that takes is no fault of the file. */
  #isReady: boolean;
  #starting = 0;
  /** Seconds of the clock in which it owed us an answer and had all that it asked for; of those, since it last did anything. */
  #owing = 0;
  #idle = 0;
  #last: number | null = null;
  #from: number | null = null;
  /** What it had used when it began with this file. */
  #began: number | null = null;
  #waiting = 0;
  #isAnswered = false;

  constructor(pid: number, limits: Limits, isReady: boolean, over: (why: Error) => void) {
    this.#pid = pid;
    this.#limits = limits;
    this.#isReady = isReady;
    this.#over = over;
    this.#timer = setInterval(() => void this.#look(), EVERY);
    this.#timer.unref();
  }

  /** It has read its own program: its time begins. */
  ready(): void {
    this.#isReady = true;
  }

  /** It answered: its time begins anew. */
  answered(): void {
    this.#isAnswered = true;
    this.#owing = 0;
    this.#idle = 0;
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
    const used = await usedBy(this.#pid);
    const { memory, seconds, total } = this.#limits;
    if (used && used.memory > memory) return this.#end(needs('memory'));
    if (!this.#isReady) {
      this.#starting += passed;
      if (this.#starting > STARTING) this.#end(notStarted());
      return;
    }
    if (used && used.seconds !== null) {
      if (this.#from === null || this.#isAnswered) this.#from = used.seconds;
      this.#isAnswered = false;
      this.#began ??= used.seconds;
      if (used.seconds - this.#from > seconds) return this.#end(needs('time'));
      if (used.seconds - this.#began > total) return this.#end(needs('time'));
      // On a busy machine it comes forward by little and little, and that is not its fault.
      if (used.seconds !== this.#last) this.#idle = 0;
      this.#last = used.seconds;
    }
    if (this.#waiting > 0) return;
    this.#owing += passed;
    this.#idle += passed;
    if (this.#idle > patience(seconds) || this.#owing > LONGEST * patience(seconds))
      this.#end(needs('time'));
  }

  #end(why: Error): void {
    this.end();
    this.#over(why);
  }
}
