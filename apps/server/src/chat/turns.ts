import type { TurnOutcome } from '@trellis/assistant';
import { type AppKind, type ChatMessage, MESSAGES, type MessageMetadata } from '@trellis/contract';
import { countMessage, uncountMessage } from '../accounts/index.ts';
import { type Db, violates } from '../db/index.ts';
import { type Builder, isAdmin } from '../identity/index.ts';
import { newId, newMessageId } from '../ids.ts';
import { logFault } from '../log.ts';
import { Refusal } from '../refusal.ts';
import {
  endStream,
  LiveStream,
  openStream,
  type StreamKey,
  StreamWriters,
  underWay,
} from '../streams/index.ts';
import { budgetNotice, requireBudget } from '../usage/index.ts';
import { finishTurn } from './finish-turn.ts';
import { isFirstGuess } from './first-guess.ts';
import { endLostTurn } from './lost.ts';
import { type Chunk, MessageWriter } from './message-writer.ts';
import { saveMessage, storeMessage } from './messages.ts';
import type { ChatNeeds } from './needs.ts';
import { runChatTurn } from './run-turn.ts';
import type { Started } from './started.ts';

/** Turns of the chat; an app has one at a time. */
export class ChatTurns extends StreamWriters<Chunk> {
  readonly #services: ChatNeeds;

  constructor(services: ChatNeeds) {
    super('turn', services);
    this.#services = services;
  }

  /** Starts a turn for a message; refuses while another is under way. The turn outlives the caller. */
  async start(appId: string, builder: Builder, message: ChatMessage): Promise<LiveStream<Chunk>> {
    const { db, models } = this.#services;
    // The built-in builder costs nothing.
    if (!models.isBuiltIn) await requireBudget(db, appId);
    try {
      const started = await this.#store(appId, builder, message);
      void this.#run(started);
      return started.turn;
    } catch (error) {
      if (violates(error, 'streams_turn'))
        throw new Refusal('conflict', 'The assistant is still working. Wait for it, or stop it.', {
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
    const userMessage = storedQuestion(message, model);
    const isGuess = models.isBuiltIn && (await isFirstGuess(db, appId, userMessage));
    if (isGuess) userMessage.metadata = { ...userMessage.metadata, mode: 'plan', isGuess };
    const metadata: MessageMetadata = {
      createdAt: new Date(Date.now() + 1).toISOString(),
      status: 'streaming',
      versionId: null,
      author: models.defaultName,
      ...(userMessage.metadata?.mode === 'plan' && { mode: 'plan' as const }),
      ...(isGuess && { isGuess }),
    };
    const turn = new LiveStream<Chunk>(db, appId, id);
    const writer = new MessageWriter(messageId, metadata, (chunk) => turn.push(chunk));
    let about: Pick<Started, 'draftVersionId' | 'appName' | 'appKind' | 'instructions'>;
    try {
      about = await db.transaction().execute(async (trx) => {
        const draftId = await this.#services.versions.closeDraft(trx, appId);
        const templateId = userMessage.metadata?.templateId ?? (await templateOf(trx, appId));
        userMessage.metadata = { ...userMessage.metadata, versionId: draftId, templateId };
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
        return { draftVersionId: draftId, ...(await describe(trx, appId)) };
      });
    } catch (error) {
      turn.end();
      throw error;
    }
    turn.opened();
    this.#services.bus.publish({ kind: 'messages', appId });
    return { turn, writer, builder, userMessage, isGuess, models, ...about };
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
    const { bus } = this.#services;
    const { turn } = started;
    await this.write(turn, {
      answer: () => this.#answer(started),
      end: ({ outcome, cause }) => this.#end(started, outcome, cause),
    });
    bus.publish({ kind: 'messages', appId: turn.appId });
  }

  async #answer(started: Started): Promise<{ outcome: TurnOutcome; cause?: unknown }> {
    try {
      return { outcome: await runChatTurn(this.#services, started) };
    } catch (error) {
      // What came with the message cannot be read, and says why.
      if (error instanceof Refusal) return { outcome: { kind: 'failed', message: error.message } };
      logFault(`turn ${started.turn.id}`, error);
      return { outcome: { kind: 'failed', message: MESSAGES.chatFailed }, cause: error };
    }
  }

  async #end(started: Started, outcome: TurnOutcome, cause: unknown): Promise<void> {
    const { db } = this.#services;
    const { turn, writer } = started;
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
  }

  protected async endLost(
    trx: Db,
    key: StreamKey,
    lost: { subjectId: string; userId: string },
  ): Promise<() => void> {
    const versionId = await endLostTurn(trx, key, lost);
    const { bus } = this.#services;
    const { appId } = key;
    return () => {
      if (versionId) bus.publish({ kind: 'version', appId, versionId });
      bus.publish({ kind: 'messages', appId });
    };
  }

  /** How to follow the turn under way, from its first chunk on; null when there is none. */
  async underWay(appId: string): Promise<((signal: AbortSignal) => AsyncIterable<Chunk>) | null> {
    const id = await underWay(this.#services.db, appId, 'turn');
    return id ? this.follow({ appId, id }) : null;
  }

  /** Stops the turn under way, wherever it runs. */
  async stopIn(appId: string): Promise<boolean> {
    const id = await underWay(this.#services.db, appId, 'turn');
    return id !== null && this.stop({ appId, id });
  }
}

/** What a turn is told of its app. */
async function describe(trx: Db, appId: string) {
  const { name, kind, chat_instructions } = await trx
    .selectFrom('apps')
    .select(['name', 'kind', 'chat_instructions'])
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow();
  return { appName: name, appKind: kind as AppKind, instructions: chat_instructions };
}

/** A message as it is kept: of what the client says of it, what is known here. */
function storedQuestion(message: ChatMessage, model: string | null): ChatMessage {
  const { currentPath, templateId, imports, writer, elements, errors, console, mode } =
    message.metadata ?? {};
  const metadata: MessageMetadata = {
    createdAt: new Date().toISOString(),
    status: 'ready',
    currentPath,
    templateId,
    imports,
    writer,
    elements,
    errors,
    console,
    mode,
    ...(model && { model }),
  };
  return { ...message, role: 'user', metadata };
}

/** The template that an app was started from, for its first message to name (spec 2, section 3). */
async function templateOf(trx: Db, appId: string): Promise<string | undefined> {
  const app = await trx
    .selectFrom('apps')
    .select('template_id')
    .where('app_id', '=', appId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messages')
            .select('id')
            .where('messages.app_id', '=', appId)
            // Asked again, it is still the first.
            .where('hidden_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  return app?.template_id ?? undefined;
}
