import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../../refusal.ts';

/** What one reading of a service may cost, whatever that answers: requests, bytes, and milliseconds. */
const MOST = { calls: 3_000, bytes: 400_000_000, ms: 60 * 60_000, wait: 60_000 };
/** The same while somebody looks on: a service that is not ready is asked no longer than they would wait. */
const MOST_OF_LOOK = { calls: 50, bytes: 60_000_000, ms: 45_000, wait: 1_000 };

/** Counts what is asked of one service for one purpose, and ends it where that would not end by itself. */
export class Allowance {
  readonly #service: string;
  readonly #signal: AbortSignal | undefined;
  readonly #most: typeof MOST;
  readonly #began = performance.now();
  #calls = 0;
  #bytes = 0;

  /** Without a signal somebody waits for it. */
  constructor(service: string, signal: AbortSignal | undefined) {
    this.#service = service;
    this.#signal = signal;
    this.#most = signal ? MOST : MOST_OF_LOOK;
  }

  /** @throws Refusal where it is more than anything real would be */
  call(): void {
    this.#calls++;
    const { calls, ms } = this.#most;
    if (this.#calls > calls || performance.now() - this.#began > ms) throw this.#over();
  }

  bytes(count: number): void {
    this.#bytes += count;
    if (this.#bytes > this.#most.bytes) throw this.#over();
  }

  /** Waits as a service asks (Retry-After, RFC 9110 10.2.3: seconds or a date), else as long as is said; never too long. */
  async wait(after: string | undefined, otherwise: number): Promise<void> {
    const seconds = Number(after);
    const asked = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(after ?? '') - Date.now();
    const wanted = after === undefined || Number.isNaN(asked) ? otherwise : asked;
    await sleep(
      Math.min(this.#most.wait, Math.max(0, wanted)),
      undefined,
      this.#signal && { signal: this.#signal },
    );
  }

  #over(): Refusal {
    return new Refusal(
      'upstream',
      `${this.#service} returns more than can be read, or takes too long. Choose less of it.`,
      { code: 'too_much' },
    );
  }
}
