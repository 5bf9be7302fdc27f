import pg from 'pg';

interface Waiting<Item, Done> {
  item: Item;
  resolve(done: Done): void;
  reject(error: unknown): void;
}

interface Options<Item, Done> {
  /** Statements of one kind that may be under way before others wait to share the next. */
  atOnce: number;
  /** Two items with one of these are never in one batch. */
  idOf?(item: Item): string;
  /** Does one alone, however long it waits for others. */
  one(item: Item): Promise<Done>;
  /** Does what it can in one statement that waits for nobody, in their order; `undefined` for those that must go alone. */
  many(items: readonly [Item, ...Item[]]): Promise<(Done | undefined)[]>;
}

/** Items of one statement. */
const MOST = 64;

/**
 * Batches what would be sent at the same time. Nothing waits while little is to do: an item begins at once unless
 * `atOnce` statements of its kind are under way; those that come meanwhile share the next. What a shared statement
 * cannot do, each does alone, so that nobody fails for somebody else.
 */
export class Batcher<Item, Done> {
  readonly #options: Options<Item, Done>;
  readonly #kinds = new Map<string, { running: number; waiting: Waiting<Item, Done>[] }>();

  constructor(options: Options<Item, Done>) {
    this.#options = options;
  }

  add(kind: string, item: Item): Promise<Done> {
    return new Promise((resolve, reject) => {
      const known = this.#kinds.get(kind) ?? { running: 0, waiting: [] };
      this.#kinds.set(kind, known);
      known.waiting.push({ item, resolve, reject });
      if (known.running < this.#options.atOnce) void this.#next(kind);
    });
  }

  async #next(kind: string): Promise<void> {
    const known = this.#kinds.get(kind);
    if (!known) return;
    const [first, ...others] = this.#take(known.waiting);
    if (!first) {
      if (known.running === 0) this.#kinds.delete(kind);
      return;
    }
    known.running++;
    await this.#send([first, ...others]);
    known.running--;
    void this.#next(kind);
  }

  /** The next that can go in one batch; the others keep their order. */
  #take(waiting: Waiting<Item, Done>[]): Waiting<Item, Done>[] {
    const { idOf } = this.#options;
    if (!idOf) return waiting.splice(0, MOST);
    const taken = new Map<string, Waiting<Item, Done>>();
    const left: Waiting<Item, Done>[] = [];
    for (const one of waiting) {
      const id = idOf(one.item);
      if (taken.size < MOST && !taken.has(id)) taken.set(id, one);
      else left.push(one);
    }
    waiting.splice(0, waiting.length, ...left);
    return [...taken.values()];
  }

  /** Beside the others: it may wait long for a row that somebody holds. */
  #alone({ item, resolve, reject }: Waiting<Item, Done>): void {
    this.#options.one(item).then(resolve, reject);
  }

  async #send(all: readonly [Waiting<Item, Done>, ...Waiting<Item, Done>[]]): Promise<void> {
    const [first, ...others] = all;
    try {
      const done = await this.#options.many([first.item, ...others.map(({ item }) => item)]);
      for (const [at, one] of all.entries()) {
        const result = done[at];
        if (result !== undefined) one.resolve(result);
        else this.#alone(one);
      }
    } catch (error) {
      for (const one of all)
        if (isUndone(error)) this.#alone(one);
        else one.reject(error);
    }
  }
}

/** PostgreSQL refused the statement, so that none of it was done; not for its time, nor because the connection goes. */
function isUndone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(57|08)/.test(error.code ?? '57');
}
