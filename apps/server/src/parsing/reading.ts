import { saysTheSame } from '@trellis/fields';

/** A figure that may have more digits than a number keeps, or be beyond all of them. */
const LONG = /[\d.]{17}|\de[+-]?\d{3}/i;

/** What JSON says. A figure of which a number loses digits is the text that it was: ids of other services are such. */
const parsed = (json: string): unknown =>
  LONG.test(json)
    ? JSON.parse(json, (_key: string, value: unknown, { source = '' }: { source?: string } = {}) =>
        typeof value === 'number' && !saysTheSame(source, value) ? source : value,
      )
    : JSON.parse(json);

/** Rows of a file that is being read. Whoever has one closes it, also where they took nothing of it. */
export class Reading<T, E = unknown> implements AsyncIterable<T> {
  readonly #steps: AsyncGenerator<string, unknown>;
  #first: IteratorResult<string, unknown> | null;
  /** What the work answered at its end, once all rows were taken. */
  end: E | null = null;

  private constructor(
    steps: AsyncGenerator<string, unknown>,
    first: IteratorResult<string, unknown>,
  ) {
    this.#steps = steps;
    this.#first = first;
  }

  /** Waits for the first rows, so that what cannot be read is known before anything is done with it. */
  static async begin<T, E = unknown>(
    steps: AsyncGenerator<string, unknown>,
  ): Promise<Reading<T, E>> {
    return new Reading<T, E>(steps, await steps.next());
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, undefined> {
    try {
      for (;;) {
        const { done, value } = this.#first ?? (await this.#steps.next());
        this.#first = null;
        if (done) {
          // What the program answers to this kind of work (protocol.ts).
          this.end = value as E;
          return;
        }
        yield* parsed(value) as T[];
      }
    } finally {
      await this.close();
    }
  }

  async close(): Promise<void> {
    await this.#steps.return(undefined);
  }
}
