import type { Db } from '../db/index.ts';
import type { StreamChunk } from './stream.ts';

/** What is announced to other servers is stored at least this often (rulings.md, the store). */
const FLUSH_MS = 100;

/** A stream that this server writes: clients follow it here, other servers in the database. */
export class LiveStream<C extends StreamChunk> {
  readonly abort = new AbortController();
  readonly appId: string;
  readonly id: string;
  readonly #db: Db;
  readonly #chunks: C[] = [];
  readonly #followers = new Set<() => void>();
  #stored = 0;
  #seq = 0;
  #flushing: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #ended = false;
  #isLeft = false;
  #isStored = false;

  constructor(db: Db, appId: string, id: string) {
    this.#db = db;
    this.appId = appId;
    this.id = id;
  }

  /** Whether this server goes before it is over. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  leave(): void {
    this.#isLeft = true;
    this.abort.abort();
  }

  push(chunk: C): void {
    this.#chunks.push(chunk);
    for (const wake of this.#followers) wake();
    this.#schedule();
  }

  /** It is in the database itself: its chunks can follow. */
  opened(): void {
    this.#isStored = true;
    this.#schedule();
  }

  #schedule(): void {
    if (!this.#isStored) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.flush().catch((error: Error) => console.error(`stream ${this.id}: ${error.message}`));
    }, FLUSH_MS);
  }

  /** Stores what is not stored yet; one at a time, in order. */
  async flush(): Promise<void> {
    // Whoever else waited for the last one may have begun the next: two at once would take the same number.
    // A failed one is thrown to whoever began it, and what it did not store is stored here.
    while (this.#flushing) await this.#flushing.catch(() => {});
    if (this.#stored === this.#chunks.length) return;
    this.#flushing = this.#store().finally(() => {
      this.#flushing = null;
    });
    await this.#flushing;
  }

  async #store(): Promise<void> {
    const upTo = this.#chunks.length;
    const chunks = JSON.stringify(this.#chunks.slice(this.#stored, upTo));
    await this.#db
      .insertInto('stream_chunks')
      .values({ app_id: this.appId, stream_id: this.id, seq: this.#seq, chunks })
      .execute();
    this.#seq++;
    this.#stored = upTo;
  }

  end(): void {
    this.#ended = true;
    if (this.#timer) clearTimeout(this.#timer);
    for (const wake of this.#followers) wake();
  }

  /**
   * All chunks from the first, and then each as it comes; the last one when it is over in the database, so
   * that whoever reads it may begin the next. Slow readers wait for themselves only.
   */
  async *follow(signal: AbortSignal): AsyncGenerator<C> {
    let wake: () => void = () => {};
    const notify = () => wake();
    this.#followers.add(notify);
    signal.addEventListener('abort', notify);
    try {
      for (let at = 0; !signal.aborted; ) {
        const chunk = this.#chunks[at];
        if (chunk && (chunk.type !== 'finish' || this.#ended)) {
          at++;
          yield chunk;
        } else if (this.#ended) return;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    } finally {
      this.#followers.delete(notify);
      signal.removeEventListener('abort', notify);
    }
  }
}
