import type { ReplyChunk, RunFailure, TalkMessage } from '@trellis/contract';
import { applyReply, citedIn, emptyReply } from '@trellis/tools';
import type { Db } from '../db/index.ts';
import { logFault } from '../log.ts';
import { giveCredits } from '../payments/index.ts';
import { Refusal } from '../refusal.ts';
import type { RunMeter } from '../runs/index.ts';
import {
  endStream,
  type LiveStream,
  type StreamKey,
  StreamWriters,
  storedChunks,
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
  message: 'This answer was interrupted. Your message is kept: ask again.',
};

/** Replies of assistants. */
export class Replies extends StreamWriters<ReplyChunk> {
  readonly #needs: AssistantNeeds;

  constructor(needs: AssistantNeeds) {
    super('reply', needs);
    this.#needs = needs;
  }

  /** Writes a reply whose stream is stored. It outlives whoever asked. */
  begin(stream: Live, asked: Asked): void {
    stream.push({ type: 'begin', replyId: stream.id });
    stream.opened();
    let reply = emptyReply(stream.id);
    const push = (chunk: ReplyChunk) => {
      reply = applyReply(reply, chunk);
      stream.push(chunk);
    };
    void this.write(stream, {
      answer: () => this.#answer(stream, asked, push, () => reply),
      end: async (failure) => {
        push({ type: 'finish', state: failure ? 'error' : 'success', ...(failure && { failure }) });
        await stream.flush();
        await this.#end(stream, reply);
      },
    });
  }

  async #end(stream: Live, reply: TalkMessage): Promise<void> {
    const { failure } = reply;
    const isStopped = failure?.kind === 'stopped';
    await this.#needs.db.transaction().execute(async (trx) => {
      await endStream(trx, stream, isStopped ? 'stopped' : failure ? 'failed' : 'done');
      const counted = await endReply(trx, stream, ended(reply));
      // Stopped after its first word it was a reply (ruling 73); what failed was none.
      const isCharged = !failure || (isStopped && (reply.text !== '' || reply.runs.length > 0));
      if (counted && !isCharged) await giveBack(trx, stream, counted);
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

  /** With what was stored of it; what it was counted as is given back. */
  protected async endLost(trx: Db, key: StreamKey): Promise<null> {
    const { chunks } = await storedChunks<ReplyChunk>(trx, key);
    const known = chunks.reduce(applyReply, emptyReply(key.id));
    const isOver = known.state !== 'loading';
    const reply = isOver ? known : { ...known, state: 'error' as const, failure: INTERRUPTED };
    const counted = await endReply(trx, key, ended(reply));
    if (counted && reply.state === 'error') await giveBack(trx, key, counted);
    return null;
  }
}

/** What a reply that came to nothing was counted as, and what it cost. */
async function giveBack(
  trx: Db,
  { appId, id }: StreamKey,
  counted: Parameters<typeof giveRun>[1],
): Promise<void> {
  await giveRun(trx, counted);
  await giveCredits(trx, appId, id);
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
    message: 'Something went wrong. Your message is kept: ask again.',
  };
}
