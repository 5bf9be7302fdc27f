/** After a failure it is tried again, less and less often. */
const WAITS_MS = [2_000, 4_000, 8_000, 15_000, 30_000];

/** Tries something again after a failure, until `worked` is called. */
export class Backoff {
  readonly #again: () => void;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(again: () => void) {
    this.#again = again;
  }

  failed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#again, WAITS_MS[Math.min(this.#tries, WAITS_MS.length - 1)]);
    this.#tries += 1;
  }

  worked(): void {
    clearTimeout(this.#timer);
    this.#tries = 0;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
