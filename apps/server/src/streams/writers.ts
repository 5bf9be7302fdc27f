import type { Bus } from '../bus/index.ts';
import type { Db } from '../db/index.ts';
import { logFault } from '../log.ts';
import {
  BEAT_MS,
  beat,
  LOST_MS,
  leaveStream,
  lostStreams,
  requestStop,
  takeLost,
} from './lease.ts';
import type { LiveStream } from './live-stream.ts';
import { followStored } from './stored.ts';
import type { StreamChunk, StreamKey, StreamKind } from './stream.ts';

/** What is written: the chunks are pushed by `answer`, and what came of it is stored by `end`. */
export interface Writing<A> {
  answer: () => Promise<A>;
  end: (answer: A) => Promise<void>;
}

/** Streams of one kind: written here, stored as they grow, followed and stopped from any server (ruling 4, ruling 43). */
export abstract class StreamWriters<C extends StreamChunk> {
  readonly #kind: StreamKind;
  readonly #needs: { db: Db; bus: Bus };
  readonly #live = new Map<string, LiveStream<C>>();
  readonly #running = new Set<Promise<void>>();
  #sweeper: NodeJS.Timeout | null = null;

  constructor(kind: StreamKind, needs: { db: Db; bus: Bus }) {
    this.#kind = kind;
    this.#needs = needs;
    needs.bus.on((event) => {
      if (event.kind === 'stop') this.#live.get(event.streamId)?.abort.abort();
    });
  }

  /**
   * Stores how a stream ended whose server was lost, in the transaction that ends it: all of it or nothing.
   * Answers what to announce once that is committed.
   */
  protected abstract endLost(
    trx: Db,
    key: StreamKey,
    lost: { subjectId: string; userId: string },
  ): Promise<(() => void) | null>;

  /** Ends what earlier servers left behind, now and from then on. */
  async open(): Promise<void> {
    await this.sweep();
    this.#sweeper = setInterval(() => {
      this.sweep().catch((error: Error) => console.error(`${this.#kind}s: ${error.message}`));
    }, LOST_MS / 3).unref();
  }

  /** Writes a stream that is stored, whoever asked for it and goes meanwhile; the promise is for its end. */
  protected write<A>(stream: LiveStream<C>, writing: Writing<A>): Promise<void> {
    this.#live.set(stream.id, stream);
    const work = this.#write(stream, writing).finally(() => {
      this.#live.delete(stream.id);
      this.#running.delete(work);
    });
    this.#running.add(work);
    return work;
  }

  /** How to follow a stream from its first chunk on; from another server, as it stores them. */
  follow(key: StreamKey): (signal: AbortSignal) => AsyncGenerator<C> {
    const live = this.#live.get(key.id);
    if (live) return (signal) => live.follow(signal);
    return (signal) => followStored<C>(this.#needs.db, key, signal);
  }

  /** Stops a stream, wherever it is written; false where it is over. */
  async stop(key: StreamKey): Promise<boolean> {
    const isActive = await requestStop(this.#needs.db, key);
    if (isActive) this.#needs.bus.publish({ kind: 'stop', appId: key.appId, streamId: key.id });
    return isActive;
  }

  /** Lets streams end for so many milliseconds; those that go on then are interrupted, with what they said. */
  async close(patience: number): Promise<void> {
    if (this.#sweeper) clearInterval(this.#sweeper);
    const late = setTimeout(() => {
      for (const stream of this.#live.values()) stream.leave();
    }, patience);
    await Promise.all(this.#running);
    clearTimeout(late);
  }

  async #write<A>(stream: LiveStream<C>, { answer, end }: Writing<A>): Promise<void> {
    const heartbeat = setInterval(() => this.#beat(stream), BEAT_MS);
    try {
      const answered = await answer();
      if (!stream.isLeft) return await end(answered);
      await stream.flush();
      await leaveStream(this.#needs.db, stream);
      await this.#giveUp(stream);
    } catch (error) {
      // The database is away: the sweeper of whichever server is there first ends this stream.
      logFault(`${this.#kind} ${stream.id}`, error);
    } finally {
      clearInterval(heartbeat);
      stream.end();
    }
  }

  #beat(stream: LiveStream<C>): void {
    beat(this.#needs.db, stream)
      .then((goesOn) => {
        if (!goesOn) stream.abort.abort();
      })
      .catch((error: Error) => console.error(`${this.#kind} ${stream.id}: ${error.message}`));
  }

  /** Ends the streams whose server was lost. */
  async sweep(): Promise<void> {
    for (const key of await lostStreams(this.#needs.db, this.#kind))
      try {
        await this.#giveUp(key);
      } catch (error) {
        // It is tried again the next time; the others are not kept waiting by it.
        logFault(`${this.#kind} ${key.id}`, error);
      }
  }

  async #giveUp(key: StreamKey): Promise<void> {
    const announce = await this.#needs.db.transaction().execute(async (trx) => {
      const lost = await takeLost(trx, key);
      return lost ? this.endLost(trx, key, lost) : null;
    });
    announce?.();
  }
}
