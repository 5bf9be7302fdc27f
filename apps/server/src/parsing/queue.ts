import { Refusal } from '../refusal.ts';
import type { GroupLimits } from './limits.ts';

export type TurnLimits = Pick<
  GroupLimits,
  'atOnce' | 'perOwner' | 'waiting' | 'waitingPerOwner' | 'wait'
>;

/**
 * Turns at something of which there is little. Owners take turns, whoever of them asks more often; each may have some at
 * once and let some wait, so that one with a thousand files is in nobody's way.
 */
export class FairQueue {
  readonly #limits: TurnLimits;
  readonly #running = new Map<string, number>();
  #all = 0;
  /** Owners in the order of their turns. */
  readonly #waiting = new Map<string, ((isMine: boolean) => void)[]>();

  readonly #words: string;

  /** `words`: what is said to who cannot wait. */
  constructor(limits: TurnLimits, words: string) {
    this.#limits = limits;
    this.#words = words;
  }

  #busy(): Refusal {
    const headers = { 'Retry-After': '5' };
    return new Refusal('unavailable', this.#words, { code: 'busy', headers });
  }

  /** Waits for a turn, and answers what ends it. Refuses where too many wait, or for too long. */
  async take(owner: string): Promise<() => void> {
    if (!this.#mayRun(owner)) await this.#wait(owner);
    else this.#begin(owner);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#end(owner);
    };
  }

  #mayRun(owner: string): boolean {
    const { atOnce, perOwner } = this.#limits;
    return this.#all < atOnce && (this.#running.get(owner) ?? 0) < perOwner;
  }

  #begin(owner: string): void {
    this.#all++;
    this.#running.set(owner, (this.#running.get(owner) ?? 0) + 1);
  }

  #end(owner: string): void {
    this.#all--;
    const left = (this.#running.get(owner) ?? 0) - 1;
    if (left > 0) this.#running.set(owner, left);
    else this.#running.delete(owner);
    // Whose turn just ended is the last whose turn it is again.
    const own = this.#waiting.get(owner);
    if (own) {
      this.#waiting.delete(owner);
      this.#waiting.set(owner, own);
    }
    for (const [next, waiting] of this.#waiting) {
      if (!this.#mayRun(next)) continue;
      const go = waiting.shift();
      // To the end of the line, for the next one of theirs.
      this.#waiting.delete(next);
      if (waiting.length > 0) this.#waiting.set(next, waiting);
      if (!go) continue;
      this.#begin(next);
      go(true);
      return;
    }
  }

  async #wait(owner: string): Promise<void> {
    const own = this.#waiting.get(owner) ?? [];
    const all = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (own.length >= this.#limits.waitingPerOwner || all >= this.#limits.waiting)
      throw this.#busy();
    const isMine = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => {
        own.splice(own.indexOf(go), 1);
        if (own.length === 0) this.#waiting.delete(owner);
        resolve(false);
      }, this.#limits.wait);
      const go = (given: boolean) => {
        clearTimeout(timer);
        resolve(given);
      };
      own.push(go);
      this.#waiting.set(owner, own);
    });
    if (!isMine) throw this.#busy();
  }
}
