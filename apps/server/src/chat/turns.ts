import type { TurnOutcome } from '@trellis/assistant';
import { type AppKind, type ChatMessage, MESSAGES, type MessageMetadata } from '@trellis/contract';
import { countMessage, uncountMessage } from '../accounts/index.ts';
import { violates } from '../db/index.ts';
import { type Builder, isAdmin } from '../identity/index.ts';
import { newId, newMessageId } from '../ids.ts';
import { logFault } from '../log.ts';
import { Refusal } from '../refusal.ts';
import {
  BEAT_MS,
  beat,
  endStream,
  followStored,
  LiveStream,
  LOST_MS,
  openStream,
  requestStop,
  underWay,
} from '../streams/index.ts';
import { budgetNotice, requireBudget } from '../usage/index.ts';
import { finishTurn } from './finish-turn.ts';
import { leaveTurn, sweepLost } from './lost.ts';
import { type Chunk, MessageWriter } from './message-writer.ts';
import { saveMessage, storeMessage } from './messages.ts';
import type { ChatNeeds } from './needs.ts';
import { runChatTurn } from './run-turn.ts';
import type { Started } from './started.ts';

/** Turns of the chat: started here, stored as they go, followed from any server (ruling 4). */
export class ChatTurns {
  readonly #services: ChatNeeds;
  readonly #live = new Map<string, LiveStream<Chunk>>();
  readonly #running = new Set<Promise<void>>();
  #sweeper: NodeJS.Timeout | null = null;

  constructor(services: ChatNeeds) {
    this.#services = services;
    services.bus.on((event) => {
      if (event.kind !== 'stop') return;
      const turn = this.#live.get(event.appId);
      if (turn?.id === event.streamId) turn.abort.abort();
    });
  }

  /** Ends what earlier servers left behind, now and from then on. */
  async open(): Promise<void> {
    await sweepLost(this.#services);
    this.#sweeper = setInterval(() => {
      sweepLost(this.#services).catch((error: Error) => console.error(`turns: ${error.message}`));
    }, LOST_MS / 3).unref();
  }

  /** Starts a turn for a message; refuses while another is under way. The turn outlives the caller. */
  async start(appId: string, builder: Builder, message: ChatMessage): Promise<LiveStream<Chunk>> {
    const { db, models } = this.#services;
    // The built-in builder costs nothing.
    if (!models.isBuiltIn) await requireBudget(db, appId);
    try {
      const started = await this.#store(appId, builder, message);
      this.#live.set(appId, started.turn);
      const run = this.#run(started).finally(() => {
        this.#live.delete(appId);
        this.#running.delete(run);
      });
      this.#running.add(run);
      return started.turn;
    } catch (error) {
      if (violates(error, 'streams_turn'))
        throw new Refusal('conflict', 'The assistant is still at work. Wait for it, or stop it.', {
          code: 'chat_busy',
        });
      throw error;
    }
  }

  async #store(appId: string, builder: Builder, message: ChatMessage): Promise<Started> {
    const { db, serverId } = this.#services;
    const model = await this.#modelFor(appId, builder, message);
    const models = this.#services.models.with(model);
    const id = newId();
    const messageId = newMessageId();
    const createdAt = new Date().toISOString();
    const userMessage: ChatMessage = {
      ...message,
      role: 'user',
      metadata: {
        createdAt,
        status: 'ready',
        currentPath: message.metadata?.currentPath,
        templateId: message.metadata?.templateId,
        imports: message.metadata?.imports,
        elements: message.metadata?.elements,
        errors: message.metadata?.errors,
        ...(model && { model }),
      },
    };
    const metadata: MessageMetadata = {
      createdAt: new Date(Date.now() + 1).toISOString(),
      status: 'streaming',
      versionId: null,
      author: models.defaultName,
    };
    const turn = new LiveStream<Chunk>(db, appId, id);
    const writer = new MessageWriter(messageId, metadata, (chunk) => turn.push(chunk));
    let draftVersionId: string | null;
    let appName: string;
    let appKind: AppKind;
    try {
      [draftVersionId, appName, appKind] = await db.transaction().execute(async (trx) => {
        const draftId = await this.#services.versions.closeDraft(trx, appId);
        userMessage.metadata = { ...userMessage.metadata, versionId: draftId };
        await openStream(trx, turn, {
          kind: 'turn',
          subjectId: messageId,
          userId: builder.userId,
          owner: serverId,
        });
        await storeMessage(trx, appId, userMessage);
        await storeMessage(trx, appId, writer.message);
        // Last, as at the end of a turn: the one row waits for the other in one order.
        await countMessage(trx, this.#services.plans, builder.userId);
        const { name, kind } = await trx
          .selectFrom('apps')
          .select(['name', 'kind'])
          .where('app_id', '=', appId)
          .executeTakeFirstOrThrow();
        return [draftId, name, kind as AppKind] as const;
      });
    } catch (error) {
      turn.end();
      throw error;
    }
    turn.opened();
    this.#services.bus.publish({ kind: 'messages', appId });
    return {
      turn,
      writer,
      builder,
      userMessage,
      draftVersionId,
      appName,
      appKind,
      models,
    };
  }

  /** The model that an admin asks for in a message, or the one that the app has; null for the installation's. */
  async #modelFor(appId: string, builder: Builder, message: ChatMessage): Promise<string | null> {
    const { db } = this.#services;
    const asked = message.metadata?.model;
    if (asked && (await isAdmin(db, builder.userId))) return asked;
    const app = await db
      .selectFrom('apps')
      .select('chat_model')
      .where('app_id', '=', appId)
      .executeTakeFirst();
    return app?.chat_model ?? null;
  }

  async #run(started: Started): Promise<void> {
    const { db, bus } = this.#services;
    const { turn, writer } = started;
    const heartbeat = setInterval(() => this.#beat(turn), BEAT_MS);
    try {
      let outcome: TurnOutcome;
      let cause: unknown;
      try {
        outcome = await runChatTurn(this.#services, started);
      } catch (error) {
        // What came with the message cannot be read, and says why.
        const isPublic = error instanceof Refusal;
        if (!isPublic) {
          cause = error;
          logFault(`turn ${turn.id}`, error);
        }
        outcome = { kind: 'failed', message: isPublic ? error.message : MESSAGES.chatFailed };
      }
      if (turn.isLeft) {
        await turn.flush();
        return await leaveTurn(this.#services, turn);
      }
      const notice = started.models.isBuiltIn ? '' : await budgetNotice(db, turn.appId);
      if (notice) writer.write({ type: 'text', text: `\n\n*${notice}*` });
      const state = await finishTurn(this.#services, started, outcome, cause);
      await turn.flush();
      await db.transaction().execute(async (trx) => {
        // The turn first, as who gives up a lost one does it: neither waits for the other in a circle.
        await endStream(trx, turn, state);
        await saveMessage(trx, turn.appId, writer.message);
        if (state === 'failed') await uncountMessage(trx, started.builder.userId);
      });
    } catch (error) {
      // The database is away: the sweeper of whichever server is there first ends this turn.
      logFault(`turn ${turn.id}`, error);
    } finally {
      clearInterval(heartbeat);
      turn.end();
      bus.publish({ kind: 'messages', appId: turn.appId });
    }
  }

  /** How to follow the turn under way, from its first chunk on; null when there is none. */
  async underWay(appId: string): Promise<((signal: AbortSignal) => AsyncIterable<Chunk>) | null> {
    const live = this.#live.get(appId);
    if (live) return (signal) => live.follow(signal);
    const { db } = this.#services;
    const id = await underWay(db, appId, 'turn');
    return id ? (signal) => followStored<Chunk>(db, { appId, id }, signal) : null;
  }

  /** Stops the turn under way, wherever it runs. */
  async stop(appId: string): Promise<boolean> {
    const { db, bus } = this.#services;
    const streamId = await requestStop(db, appId, 'turn');
    if (streamId) bus.publish({ kind: 'stop', appId, streamId });
    return streamId !== null;
  }

  #beat(turn: LiveStream<Chunk>): void {
    beat(this.#services.db, turn)
      .then((goesOn) => {
        if (!goesOn) turn.abort.abort();
      })
      .catch((error: Error) => console.error(`turn ${turn.id}: ${error.message}`));
  }

  /** Lets running turns end for so many milliseconds; those that go on then are interrupted, with what they said. */
  async close(patience: number): Promise<void> {
    if (this.#sweeper) clearInterval(this.#sweeper);
    const late = setTimeout(() => {
      for (const turn of this.#live.values()) turn.leave();
    }, patience);
    await Promise.all(this.#running);
    clearTimeout(late);
  }
}
