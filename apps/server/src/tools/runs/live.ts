import type { QueryMethod, RunChunk, RunFailure, ToolDefinition } from '@trellis/contract';
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
import type { Db, RunCount } from '../../db/index.ts';
import type { Caller } from '../../integrations/index.ts';
import { dataSteps, type UsedData } from '../../knowledge/index.ts';
import { logFault } from '../../log.ts';
import { listedModel } from '../../models/index.ts';
import { giveCredits } from '../../payments/index.ts';
import { Refusal } from '../../refusal.ts';
import type { Payer, RunMeter } from '../../runs/index.ts';
import {
  endStream,
  type LiveStream,
  type StreamKey,
  StreamWriters,
  storedChunks,
} from '../../streams/index.ts';
import type { ToolNeeds } from '../needs.ts';
import { conditionsOf } from './conditions.ts';
import { giveRun } from './counts.ts';
import { effectsOf } from './effects/effects.ts';
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
  /** What of the app's data it looks into, and how. */
  data: UsedData;
  method: QueryMethod;
}

type Live = LiveStream<RunChunk>;

const STOPPED: RunFailure = { kind: 'stopped', message: 'You stopped this run' };
const INTERRUPTED: RunFailure = {
  kind: 'interrupted',
  message: 'This run was interrupted. Your input is kept: run it again.',
};

/** Why a run has no answer; `details` are for whoever built the tool. */
type RunEnd = { failure: RunFailure; details?: string };

/** Runs of tools. */
export class ToolRuns extends StreamWriters<RunChunk> {
  readonly #needs: ToolNeeds;

  constructor(needs: ToolNeeds) {
    super('run', needs);
    this.#needs = needs;
  }

  /** Does a run whose stream is stored. It outlives whoever started it. */
  begin(stream: Live, started: StartedRun): void {
    stream.push({ type: 'begin', runId: stream.id });
    stream.opened();
    const meter: RunMeter = { promptTokens: 0, completionTokens: 0, cost: 0 };
    let watched: WatchedRun = emptyRun;
    const push = (chunk: RunChunk) => {
      watched = applyChunk(watched, chunk);
      stream.push(chunk);
    };
    void this.write(stream, {
      answer: () => this.#answer(stream, started, meter, push),
      end: async (end) => {
        const { failure } = end ?? {};
        push({ type: 'finish', state: end ? 'error' : 'success', ...(failure && { failure }) });
        await stream.flush();
        await this.#end(stream, watched, end, meter);
        if (!end) await this.#remember(started);
      },
    });
  }

  /** Every run begins with which one it is; see `begun`. */
  override follow(key: StreamKey): (signal: AbortSignal) => AsyncGenerator<RunChunk> {
    const follow = super.follow(key);
    return (signal) => begun(key.id, follow(signal));
  }

  async #end(
    stream: Live,
    watched: WatchedRun,
    end: RunEnd | null,
    meter: RunMeter,
  ): Promise<void> {
    const { failure = null, details = null } = end ?? {};
    const isStopped = failure?.kind === 'stopped';
    await this.#needs.db.transaction().execute(async (trx) => {
      await endStream(trx, stream, isStopped ? 'stopped' : end ? 'failed' : 'done');
      const state = end ? 'error' : 'success';
      const row = await endRun(trx, stream, watched, { state, failure, details, meter });
      // Stopped after its first word it was a run (ruling 73); what failed was none.
      const isCharged = !failure || (isStopped && watched.parts.length > 0);
      if (row && !isCharged) await this.#giveBack(trx, stream, row.counted);
    });
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
    { app, tool, inputs, thread, payer, model, temperature, data, method }: StartedRun,
    meter: RunMeter,
    push: (chunk: RunChunk) => void,
  ): Promise<RunEnd | null> {
    const { signal } = stream.abort;
    try {
      const installed = this.#needs.models;
      const models = installed.with(await listedModel(installed, model));
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
        searchesItself: method === 'agent',
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
        method,
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

  /** With what was stored of it; what it was counted as is given back. */
  protected async endLost(trx: Db, key: StreamKey): Promise<null> {
    const { chunks } = await storedChunks<RunChunk>(trx, key);
    const watched = chunks.reduce(applyChunk, emptyRun);
    const isOver = watched.state === 'success' || watched.state === 'error';
    const end = isOver
      ? ({ state: watched.state as 'success' | 'error', failure: watched.failure } as const)
      : ({ state: 'error', failure: INTERRUPTED } as const);
    const row = await endRun(trx, key, watched, end);
    if (row && end.state === 'error') await this.#giveBack(trx, key, row.counted);
    return null;
  }

  async #giveBack(trx: Db, { appId, id }: StreamKey, counted: readonly RunCount[]): Promise<void> {
    await giveRun(trx, counted);
    await giveCredits(trx, appId, id);
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

function failureOf(id: string, error: unknown): RunEnd {
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
      message: 'Something went wrong. Your input is kept: run it again.',
    },
    details: String(error),
  };
}
