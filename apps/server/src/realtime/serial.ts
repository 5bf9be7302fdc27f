/** Runs work by key: what has the same key one after the other in its order, everything else beside it. */
export class SerialByKey {
  readonly #last = new Map<string, Promise<void>>();

  /** Appends work to what has its key; what fails is no reason for what comes after it not to be done. */
  run(key: string, work: () => Promise<void>): Promise<void> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const done = before.then(work);
    const settled = done
      .catch(() => undefined)
      .finally(() => {
        if (this.#last.get(key) === settled) this.#last.delete(key);
      });
    this.#last.set(key, settled);
    return done;
  }
}
