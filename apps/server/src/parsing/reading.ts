/** Rows of a file that is being read. Whoever has one closes it, also where they took nothing of it. */
export class Reading<T> implements AsyncIterable<T> {
  readonly #steps: AsyncGenerator<string, unknown>;
  #first: IteratorResult<string, unknown> | null;

  private constructor(
    steps: AsyncGenerator<string, unknown>,
    first: IteratorResult<string, unknown>,
  ) {
    this.#steps = steps;
    this.#first = first;
  }

  /** Waits for the first rows, so that what cannot be read is known before anything is done with it. */
  static async begin<T>(steps: AsyncGenerator<string, unknown>): Promise<Reading<T>> {
    return new Reading<T>(steps, await steps.next());
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, undefined> {
    try {
      for (;;) {
        const { done, value } = this.#first ?? (await this.#steps.next());
        this.#first = null;
        if (done) return;
        yield* JSON.parse(value) as T[];
      }
    } finally {
      await this.close();
    }
  }

  async close(): Promise<void> {
    await this.#steps.return(undefined);
  }
}
