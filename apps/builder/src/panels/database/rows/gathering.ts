import type { RowSource } from './source.ts';

/** The ids of all rows of a filter, read piece by piece. Nothing is done with a part of them. */
export class Gathering {
  readonly #changed: () => void;
  #run = 0;
  /** How many are read already; null while nobody gathers. */
  found: number | null = null;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** All of them; null where it was ended, or another filter came to stand before. */
  async all(source: RowSource): Promise<string[] | null> {
    const run = ++this.#run;
    const { ask } = source;
    const isOver = () => run !== this.#run || source.ask !== ask;
    const ids: string[] = [];
    this.#show(0);
    try {
      for await (const rows of source.all('id')) {
        if (isOver()) return null;
        for (const { id } of rows) ids.push(id);
        this.#show(ids.length);
      }
      return ids;
    } finally {
      if (run === this.#run) this.#show(null);
    }
  }

  end(): void {
    this.#run++;
    this.#show(null);
  }

  #show(found: number | null): void {
    this.found = found;
    this.#changed();
  }
}
