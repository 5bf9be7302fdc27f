import type { ReplyChunk, RunFailure, TalkMessage } from '@trellis/contract';
import { applyReply, citedIn, emptyReply } from '@trellis/tools';
import { logFault } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { RunMeter } from '../runs/index.ts';
import {
  BEAT_MS,
  beat,
  endStream,
  followStored,
  type LiveStream,
  LOST_MS,
  leaveStream,
  lostStreams,
  requestStopOf,
  type StreamKey,
  storedChunks,
  takeLost,
} from '../streams/index.ts';
import { giveRun } from '../tools/index.ts';
import { type Asked, answerTalk } from './answer.ts';
import type { AssistantNeeds } from './needs.ts';
import { endReply } from './talks.ts';

type Live = LiveStream<ReplyChunk>;

/** A reply may take this long, the runs in it too. */
const MOST_MS = 10 * 60 * 1_000;

const STOPPED: RunFailure = { kind: 'stopped', message: 'You stopped this answer' };
const INTERRUPTED: RunFailure = {
  kind: 'interrupted',
  message: 'This answer was interrupted. What you wrote is kept: ask again.',
};

/** Replies of assistants: written here, stored as they grow, followed from any server (ruling 43). */
export class Replies {
  readonly #needs: AssistantNeeds;
  readonly #live = new Map<string, Live>();
  readonly #running = new Set<Promise<void>>();
  #sweeper: NodeJS.Timeout | null = null;

  constructor(needs: AssistantNeeds) {
    this.#needs = needs;
    needs.bus.on((event) => {
      if (event.kind === 'stop') this.#live.get(event.streamId)?.abort.abort();
    });
  }

  /** Ends what earlier servers left behind, now and from then on. */
  async open(): Promise<void> {
    await this.#sweep();
    this.#sweeper = setInterval(() => {
      this.#sweep().catch((error: Error) => console.error(`replies: ${error.message}`));
    }, LOST_MS / 3).unref();
  }

  /** Writes a reply whose stream is stored. It outlives whoever asked. */
  begin(stream: Live, asked: Asked): void {
    this.#live.set(stream.id, stream);
    stream.push({ type: 'begin', replyId: stream.id });
    stream.opened();
    const work = this.#write(stream, asked).finally(() => {
      this.#live.delete(stream.id);
      this.#running.delete(work);
    });
    this.#running.add(work);
  }

  /** How to follow a reply from its first piece on; from another server, as it stores them. */
  follow(key: StreamKey): (signal: AbortSignal) => AsyncGenerator<ReplyChunk> {
    const live = this.#live.get(key.id);
    if (live) return (signal) => live.follow(signal);
    return (signal) => followStored<ReplyChunk>(this.#needs.db, key, signal);
  }

  /** Stops a reply, wherever it is written; false where it is over. */
  async stop(key: StreamKey): Promise<boolean> {
    const isActive = await requestStopOf(this.#needs.db, key);
    if (isActive) this.#needs.bus.publish({ kind: 'stop', appId: key.appId, streamId: key.id });
    return isActive;
  }

  /** Lets replies end for so many milliseconds; those that go on then are interrupted, with what they said. */
  async close(patience: number): Promise<void> {
    if (this.#sweeper) clearInterval(this.#sweeper);
    const late = setTimeout(() => {
      for (const stream of this.#live.values()) stream.leave();
    }, patience);
    await Promise.all(this.#running);
    clearTimeout(late);
  }

  async #write(stream: Live, asked: Asked): Promise<void> {
    const heartbeat = setInterval(() => this.#beat(stream), BEAT_MS);
    let reply = emptyReply(stream.id);
    const push = (chunk: ReplyChunk) => {
      reply = applyReply(reply, chunk);
      stream.push(chunk);
    };
    try {
      const failure = await this.#answer(stream, asked, push, () => reply);
      if (stream.isLeft) {
        await stream.flush();
        await leaveStream(this.#needs.db, stream);
        return await this.#giveUp(stream);
      }
      push({ type: 'finish', state: failure ? 'error' : 'success', ...(failure && { failure }) });
      await stream.flush();
      await this.#end(stream, reply);
    } catch (error) {
      // The database is away: the sweeper of whichever server is there first ends this reply.
      logFault(`reply ${stream.id}`, error);
    } finally {
      clearInterval(heartbeat);
      stream.end();
    }
  }

  async #end(stream: Live, reply: TalkMessage): Promise<void> {
    const { failure } = reply;
    const isStopped = failure?.kind === 'stopped';
    await this.#needs.db.transaction().execute(async (trx) => {
      await endStream(trx, stream, isStopped ? 'stopped' : failure ? 'failed' : 'done');
      const counted = await endReply(trx, stream, ended(reply));
      // Stopped after its first word it was a reply (ruling 73); what failed was none.
      const isCharged = !failure || (isStopped && (reply.text !== '' || reply.runs.length > 0));
      if (counted && !isCharged) await giveRun(trx, counted);
    });
  }

  /** Null where it is answered; otherwise why not. */
  async #answer(
    stream: Live,
    asked: Asked,
    push: (chunk: ReplyChunk) => void,
    reply: () => TalkMessage,
  ): Promise<RunFailure | null> {
    const meter: RunMeter = { promptTokens: 0, completionTokens: 0, cost: 0 };
    const late = AbortSignal.timeout(MOST_MS);
    const signal = AbortSignal.any([stream.abort.signal, late]);
    try {
      await answerTalk(this.#needs, asked, { push, signal, meter });
      if (stream.abort.signal.aborted) return STOPPED;
      if (late.aborted) return { kind: 'model', message: 'This took too long. Ask again.' };
      const { text, runs } = reply();
      if (text.trim() !== '' || runs.length > 0) return null;
      return { kind: 'no_answer', message: 'The assistant had nothing to say. Ask again.' };
    } catch (error) {
      if (stream.abort.signal.aborted) return STOPPED;
      return failureOf(stream.id, error);
    }
  }

  async #sweep(): Promise<void> {
    for (const key of await lostStreams(this.#needs.db, 'reply'))
      try {
        await this.#giveUp(key);
      } catch (error) {
        // It is tried again the next time; the others are not kept waiting by it.
        logFault(`reply ${key.id}`, error);
      }
  }

  /** Ends a reply whose server was lost, with what was stored of it; what it was counted as is given back. */
  async #giveUp(key: StreamKey): Promise<void> {
    await this.#needs.db.transaction().execute(async (trx) => {
      if (!(await takeLost(trx, key))) return;
      const { chunks } = await storedChunks<ReplyChunk>(trx, key);
      const known = chunks.reduce(applyReply, emptyReply(key.id));
      const isOver = known.state !== 'loading';
      const reply = isOver ? known : { ...known, state: 'error' as const, failure: INTERRUPTED };
      const counted = await endReply(trx, key, ended(reply));
      if (counted && reply.state === 'error') await giveRun(trx, counted);
    });
  }

  #beat(stream: Live): void {
    beat(this.#needs.db, stream)
      .then((goesOn) => {
        if (!goesOn) stream.abort.abort();
      })
      .catch((error: Error) => console.error(`reply ${stream.id}: ${error.message}`));
  }
}

/** A reply as its message keeps it. A run that was under way goes on at its own address. */
const ended = ({ text, runs, state, failure, sources }: TalkMessage) => ({
  text,
  // What the answer names of what was found.
  sources: citedIn(text, sources),
  runs: runs.map((run) => (run.state === 'loading' ? { ...run, state: 'error' as const } : run)),
  state: state === 'success' ? ('success' as const) : ('error' as const),
  failure,
});

function failureOf(id: string, error: unknown): RunFailure {
  if (error instanceof Refusal) return { kind: 'model', message: error.message };
  logFault(`reply ${id}`, error);
  return {
    kind: 'internal',
    message: 'Something went wrong here. What you wrote is kept: ask again.',
  };
}
