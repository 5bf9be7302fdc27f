/** A small generator of its own, so that every run breaks the same files in the same places. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(limit: number): number {
    this.#state = (this.#state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((this.#state / 2_147_483_648) * limit);
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }
}
