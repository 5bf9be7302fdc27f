import type { RunChunk, RunFailure, ToolDefinition } from '@trellis/contract';
import {
  applyChunk,
  emptyRun,
  type Inputs,
  memoriesIn,
  NoAnswer,
  ONE_TEXT,
  runTool,
  type WatchedRun,
} from '@trellis/tools';
import { remember } from '../../accounts/index.ts';
import type { AppRow } from '../../apps/index.ts';
import type { Caller } from '../../integrations/index.ts';
import { dataSteps, type UsedData } from '../../knowledge/index.ts';
import { logFault } from '../../log.ts';
import { listedModel } from '../../models/index.ts';
import { Refusal } from '../../refusal.ts';
import type { Payer, RunMeter } from '../../runs/index.ts';
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
} from '../../streams/index.ts';
import type { ToolNeeds } from '../needs.ts';
import { conditionsOf } from './conditions.ts';
import { giveRun } from './counts.ts';
import { effectsOf } from './effects.ts';
import { readFiles } from './files.ts';
import { endRun } from './record.ts';
import type { Thread } from './thread.ts';

/** A run that was stored, and is to be done. */
export interface StartedRun {
  app: AppRow;
  tool: ToolDefinition;
  inputs: Inputs;
  /** What was said before, for what is asked afterwards. */
  thread: Thread | null;
  /** Who runs it, and pays. */
  payer: Payer & Pick<Caller, 'rank'>;
  /** As the app's settings name it; one that the provider does not have is the installation's (ruling 89). */
  model: string;
  temperature: number;
  /** What of the app's data it looks into. */
  data: UsedData;
}

type Live = LiveStream<RunChunk>;

const STOPPED: RunFailure = { kind: 'stopped', message: 'You stopped this run' };
const INTERRUPTED: RunFailure = {
  kind: 'interrupted',
  message: 'This run was interrupted. What you entered is kept: run it again.',
};

/** Runs of tools: done here, stored as they go, followed from any server (ruling 43). */
export class ToolRuns {
  readonly #needs: ToolNeeds;
  readonly #live = new Map<string, Live>();
  readonly #running = new Set<Promise<void>>();
  #sweeper: NodeJS.Timeout | null = null;

  constructor(needs: ToolNeeds) {
    this.#needs = needs;
    needs.bus.on((event) => {
      if (event.kind === 'stop') this.#live.get(event.streamId)?.abort.abort();
    });
  }

  /** Ends what earlier servers left behind, now and from then on. */
  async open(): Promise<void> {
    await this.#sweep();
    this.#sweeper = setInterval(() => {
      this.#sweep().catch((error: Error) => console.error(`runs: ${error.message}`));
    }, LOST_MS / 3).unref();
  }

  /** Does a run whose stream is stored. It outlives whoever started it. */
  begin(stream: Live, started: StartedRun): void {
    this.#live.set(stream.id, stream);
    stream.push({ type: 'begin', runId: stream.id });
    stream.opened();
    const work = this.#run(stream, started).finally(() => {
      this.#live.delete(stream.id);
      this.#running.delete(work);
    });
    this.#running.add(work);
  }

  /** How to follow a run from its first piece on; from another server, as it stores them. */
  follow(key: StreamKey): (signal: AbortSignal) => AsyncGenerator<RunChunk> {
    const live = this.#live.get(key.id);
    if (live) return (signal) => live.follow(signal);
    return (signal) => begun(key.id, followStored<RunChunk>(this.#needs.db, key, signal));
  }

  /** Stops a run, wherever it is done; false where it is over. */
  async stop(key: StreamKey): Promise<boolean> {
    const isActive = await requestStopOf(this.#needs.db, key);
    if (isActive) this.#needs.bus.publish({ kind: 'stop', appId: key.appId, streamId: key.id });
    return isActive;
  }

  /** Lets runs end for so many milliseconds; those that go on then are interrupted, with what they said. */
  async close(patience: number): Promise<void> {
    if (this.#sweeper) clearInterval(this.#sweeper);
    const late = setTimeout(() => {
      for (const stream of this.#live.values()) stream.leave();
    }, patience);
    await Promise.all(this.#running);
    clearTimeout(late);
  }

  async #run(stream: Live, started: StartedRun): Promise<void> {
    const meter: RunMeter = { promptTokens: 0, completionTokens: 0, cost: 0 };
    const heartbeat = setInterval(() => this.#beat(stream), BEAT_MS);
    let watched: WatchedRun = emptyRun;
    const push = (chunk: RunChunk) => {
      watched = applyChunk(watched, chunk);
      stream.push(chunk);
    };
    try {
      const end = await this.#answer(stream, started, meter, push);
      if (stream.isLeft) {
        await stream.flush();
        await leaveStream(this.#needs.db, stream);
        return await this.#giveUp(stream);
      }
      const state = end ? 'error' : 'success';
      const { failure = null, details = null } = end ?? {};
      push({ type: 'finish', state, ...(failure && { failure }) });
      await stream.flush();
      await this.#needs.db.transaction().execute(async (trx) => {
        await endStream(
          trx,
          stream,
          failure?.kind === 'stopped' ? 'stopped' : end ? 'failed' : 'done',
        );
        const row = await endRun(trx, stream, watched, { state, failure, details, meter });
        // Stopped after its first word it was a run (ruling 73); what failed was none.
        const isCharged = !failure || (failure.kind === 'stopped' && watched.parts.length > 0);
        if (row && !isCharged) await giveRun(trx, row.counted);
      });
      if (!end) await this.#remember(started);
    } catch (error) {
      // The database is away: the sweeper of whichever server is there first ends this run.
      logFault(`run ${stream.id}`, error);
    } finally {
      clearInterval(heartbeat);
      stream.end();
    }
  }

  /** What the fields say is kept, for the next time that the same person runs a tool of this app. */
  async #remember({ app, tool, inputs, payer, thread }: StartedRun): Promise<void> {
    const memories = memoriesIn(tool.fields, inputs);
    if (!payer.userId || thread || Object.keys(memories).length === 0) return;
    await remember(this.#needs.db, app.app_id, payer.userId, memories);
  }

  /** Null where it is answered; otherwise why not. */
  async #answer(
    stream: Live,
    { app, tool, inputs, thread, payer, model, temperature, data }: StartedRun,
    meter: RunMeter,
    push: (chunk: RunChunk) => void,
  ): Promise<{ failure: RunFailure; details?: string } | null> {
    const { signal } = stream.abort;
    try {
      const { choice } = this.#needs.models;
      const models = this.#needs.models.with(await listedModel(choice, model));
      const files = await readFiles(this.#needs, app, tool, inputs, payer);
      const llm = await models.openAnswers();
      const given = {
        ...files,
        tool,
        inputs,
        // What is asked afterwards is answered in words.
        ...(thread && { thread, blocks: [ONE_TEXT] }),
        holdsSchema: llm?.support.schema !== false,
        today: new Date().toISOString().slice(0, 10),
        dataSteps: dataSteps(data),
        isWithoutModel: llm === null,
      };
      const needs = { ...this.#needs, models };
      const effects = effectsOf(needs, {
        app,
        payer,
        meter,
        temperature,
        signal,
        data,
        conditions: conditionsOf(tool.fields, inputs),
      });
      for await (const chunk of runTool(given, effects)) {
        if (signal.aborted) break;
        push(chunk);
      }
      return signal.aborted ? { failure: STOPPED } : null;
    } catch (error) {
      if (signal.aborted) return { failure: STOPPED };
      return failureOf(stream.id, error);
    }
  }

  async #sweep(): Promise<void> {
    for (const key of await lostStreams(this.#needs.db, 'run'))
      try {
        await this.#giveUp(key);
      } catch (error) {
        // It is tried again the next time; the others are not kept waiting by it.
        logFault(`run ${key.id}`, error);
      }
  }

  /** Ends a run whose server was lost, with what was stored of it; what it was counted as is given back. */
  async #giveUp(key: StreamKey): Promise<void> {
    await this.#needs.db.transaction().execute(async (trx) => {
      if (!(await takeLost(trx, key))) return;
      const { chunks } = await storedChunks<RunChunk>(trx, key);
      const watched = chunks.reduce(applyChunk, emptyRun);
      const isOver = watched.state === 'success' || watched.state === 'error';
      const end = isOver
        ? ({ state: watched.state as 'success' | 'error', failure: watched.failure } as const)
        : ({ state: 'error', failure: INTERRUPTED } as const);
      const row = await endRun(trx, key, watched, end);
      if (row && end.state === 'error') await giveRun(trx, row.counted);
    });
  }

  #beat(stream: Live): void {
    beat(this.#needs.db, stream)
      .then((goesOn) => {
        if (!goesOn) stream.abort.abort();
      })
      .catch((error: Error) => console.error(`run ${stream.id}: ${error.message}`));
  }
}

/**
 * A server that is lost at once leaves a run and nothing of its stream: who sent the run again learns which one it is,
 * and finds by that how it ended.
 */
async function* begun(runId: string, stored: AsyncGenerator<RunChunk>): AsyncGenerator<RunChunk> {
  yield { type: 'begin', runId };
  for await (const chunk of stored) if (chunk.type !== 'begin') yield chunk;
}

function failureOf(id: string, error: unknown): { failure: RunFailure; details?: string } {
  if (error instanceof NoAnswer)
    return {
      failure: {
        kind: 'no_answer',
        message: 'The model’s answer could not be read. Run it again.',
      },
    };
  if (error instanceof Refusal) {
    const { message, cause } = error;
    const details = typeof cause === 'string' ? cause : (cause as Error | undefined)?.message;
    return { failure: { kind: 'model', message }, ...(details && { details }) };
  }
  logFault(`run ${id}`, error);
  return {
    failure: {
      kind: 'internal',
      message: 'Something went wrong here. What you entered is kept: run it again.',
    },
    details: String(error),
  };
}
