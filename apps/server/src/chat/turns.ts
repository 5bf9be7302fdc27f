import { setTimeout as sleep } from 'node:timers/promises';
import { type ModelMessage, runTurn, systemPrompt, type TurnOutcome } from '@trellis/assistant';
import {
  type AppFiles,
  BLUEPRINT_FILE,
  type ChatMessage,
  MESSAGES,
  type MessageMetadata,
  REPAIR_ITERATIONS,
} from '@trellis/contract';
import { countMessage, uncountMessage } from '../accounts/index.ts';
import { appUserOf, nameApp } from '../apps/index.ts';
import { type Db, violates } from '../db/database.ts';
import type { Builder } from '../identity/actor.ts';
import { newId, newMessageId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { budgetNotice, recordUsage, requireBudget } from '../usage/index.ts';
import { continuedBy } from './continued.ts';
import { readGiven } from './given.ts';
import { LiveTurn } from './live-turn.ts';
import { type Chunk, MessageWriter } from './message-writer.ts';
import { lastMessages, saveMessage, storeMessage } from './messages.ts';
import { followStored } from './stream.ts';
import { addRows } from './tables/imports.ts';

const HEARTBEAT_MS = 2_000;
/** A turn whose server has not been heard of for this long is over. */
const LOST_MS = 15_000;

interface Started {
  turn: LiveTurn;
  writer: MessageWriter;
  builder: Builder;
  userMessage: ChatMessage;
  draftVersionId: string | null;
  appName: string;
}

/** Turns of the chat: started here, stored as they go, followed from any server (ruling 4). */
export class ChatTurns {
  readonly #services: Services;
  readonly #live = new Map<string, LiveTurn>();
  readonly #running = new Set<Promise<void>>();
  #sweeper: NodeJS.Timeout | null = null;

  constructor(services: Services) {
    this.#services = services;
    services.bus.on((event) => {
      if (event.kind === 'stop-turn') this.#live.get(event.appId)?.abort.abort();
    });
  }

  /** Ends what earlier servers left behind, now and from then on. */
  async open(): Promise<void> {
    await this.sweep();
    this.#sweeper = setInterval(() => {
      this.sweep().catch((error: Error) => console.error(`turns: ${error.message}`));
    }, LOST_MS / 3).unref();
  }

  /** Starts a turn for a message; refuses while another is under way. The turn outlives the caller. */
  async start(appId: string, builder: Builder, message: ChatMessage): Promise<LiveTurn> {
    const { db } = this.#services;
    await requireBudget(db, appId);
    await countMessage(db, this.#services.plans, builder.userId);
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
      await uncountMessage(db, builder.userId);
      if (violates(error, 'turns_active'))
        throw new Refusal('conflict', 'The assistant is still at work. Wait for it, or stop it.', {
          code: 'chat_busy',
        });
      throw error;
    }
  }

  async #store(appId: string, builder: Builder, message: ChatMessage): Promise<Started> {
    const { db, serverId, models } = this.#services;
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
        imports: message.metadata?.imports,
      },
    };
    const metadata: MessageMetadata = {
      createdAt: new Date(Date.now() + 1).toISOString(),
      status: 'streaming',
      versionId: null,
      author: models.defaultName,
    };
    const turn = new LiveTurn(db, appId, id);
    const writer = new MessageWriter(messageId, metadata, (chunk) => turn.push(chunk));
    let draftVersionId: string | null;
    let appName: string;
    try {
      [draftVersionId, appName] = await db.transaction().execute(async (trx) => {
        const draftId = await this.#services.versions.closeDraft(trx, appId);
        userMessage.metadata = { ...userMessage.metadata, versionId: draftId };
        await trx
          .insertInto('turns')
          .values({
            app_id: appId,
            id,
            message_id: messageId,
            user_id: builder.userId,
            state: 'active',
            owner: serverId,
            heartbeat_at: new Date(),
          })
          .execute();
        await storeMessage(trx, appId, userMessage);
        await storeMessage(trx, appId, writer.message);
        const { name } = await trx
          .selectFrom('apps')
          .select('name')
          .where('app_id', '=', appId)
          .executeTakeFirstOrThrow();
        return [draftId, name] as const;
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
    };
  }

  async #run(started: Started): Promise<void> {
    const { db, bus } = this.#services;
    const { turn, writer } = started;
    const heartbeat = setInterval(() => this.#beat(turn), HEARTBEAT_MS);
    try {
      let outcome: TurnOutcome;
      try {
        outcome = await this.#play(started);
      } catch (error) {
        // What came with the message cannot be read, and says why.
        const isTold = error instanceof Refusal;
        if (!isTold) console.error(`turn ${turn.id}:`, error);
        outcome = { kind: 'failed', message: isTold ? error.message : MESSAGES.chatFailed };
      }
      const notice = await budgetNotice(db, turn.appId);
      if (notice) writer.write({ type: 'text', text: `\n\n*${notice}*` });
      const state = await this.#settle(started, outcome);
      await turn.flush();
      await db.transaction().execute(async (trx) => {
        await saveMessage(trx, turn.appId, writer.message);
        await trx
          .updateTable('turns')
          .set({ state })
          .where('app_id', '=', turn.appId)
          .where('id', '=', turn.id)
          .execute();
      });
    } catch (error) {
      // The database is away: the sweeper of whichever server is there first ends this turn.
      console.error(`turn ${turn.id}:`, error);
    } finally {
      clearInterval(heartbeat);
      turn.end();
      bus.publish({ kind: 'messages', appId: turn.appId });
    }
  }

  async #play({
    turn,
    writer,
    builder,
    userMessage,
    draftVersionId,
    appName,
  }: Started): Promise<TurnOutcome> {
    const { versions, models, previews } = this.#services;
    const stored = await versions.files(turn.appId, draftVersionId);
    const given = await readGiven(this.#services, turn.appId, userMessage, stored);
    const { files, model } = given;
    if (given.notice) writer.write({ type: 'text', text: given.notice });
    const system = models.isBuiltIn
      ? ''
      : systemPrompt({
          appName,
          files,
          currentPath: userMessage.metadata?.currentPath,
          today: new Date().toISOString().slice(0, 10),
        });
    let draft: AppFiles = files;
    const events = runTurn({
      model,
      system,
      messages: given.told(await this.#history(turn.appId, writer.message.id)),
      files,
      signal: turn.abort.signal,
      check: (current) => {
        draft = current;
        return previews.check(turn.appId, current);
      },
      repair: (current, diagnostics) => previews.repair(turn.appId, current, diagnostics),
      repairs: models.canRepair ? REPAIR_ITERATIONS.usual : 0,
      continued: await continuedBy(this.#services.db, turn.appId, userMessage),
      sleep: async (milliseconds, signal) => {
        await sleep(milliseconds, undefined, { signal }).catch(() => {});
      },
      onDraft: (current) => {
        draft = current;
      },
    });
    let actions = 0;
    for await (const event of events) {
      if (event.type === 'end') {
        if (event.outcome.kind === 'done')
          for (const { action, words } of addRows(event.outcome.draft, given.tables)) {
            writer.write({ type: 'action-start', index: actions, action });
            writer.write({ type: 'action-end', index: actions++, action, state: 'applied' });
            writer.write({ type: 'text', text: words });
          }
        return event.outcome;
      }
      const used =
        event.type === 'usage' ? event.usage : event.type === 'repair' ? event.note.usage : null;
      if (used) {
        const of = { appId: turn.appId, messageId: writer.message.id, userId: builder.userId };
        await recordUsage(this.#services, of, used);
      }
      if (event.type === 'action-start') actions = event.index + 1;
      writer.write(event);
      if (event.type === 'file') previews.draftChanged(turn.appId, draft);
    }
    throw new Error('The turn ended without an outcome');
  }

  async #history(appId: string, answerId: string): Promise<ModelMessage[]> {
    const messages = await lastMessages(this.#services.db, appId, 7);
    return messages
      .filter((message) => message.id !== answerId)
      .map((message) => ({
        role: message.role === 'user' ? ('user' as const) : ('assistant' as const),
        text: plainText(message),
      }))
      .filter(({ text }) => text !== '');
  }

  /** Commits or not, writes the message's last state, and answers the turn's. */
  async #settle(started: Started, outcome: TurnOutcome): Promise<'done' | 'failed' | 'stopped'> {
    const { turn, writer, builder, draftVersionId } = started;
    const { db, versions, previews, bus } = this.#services;
    const last = { versionId: draftVersionId };
    if (outcome.kind === 'done') {
      const hasChanges = outcome.draft.changed.size > 0 || outcome.draft.records.length > 0;
      if (!hasChanges) {
        writer.finish({ ...last, status: 'ready' });
        return 'done';
      }
      const { draft, memos } = outcome;
      try {
        const creator = await appUserOf(db, turn.appId, builder, 'owner');
        // What was said is stored first: should the server go right after the commit, all of it is there.
        await turn.flush();
        await saveMessage(db, turn.appId, writer.message);
        const { versionId, files, kept } = await db.transaction().execute(async (trx) => {
          await lockTurn(trx, turn);
          return versions.commit(trx, {
            appId: turn.appId,
            kind: 'turn',
            messageId: writer.message.id,
            files: { ...draft.files, ...memos },
            madeFrom: draftVersionId,
            records: draft.records,
            creatorId: creator.id,
          });
        });
        if (kept.length > 0) writer.write({ type: 'text', text: keptByHand(kept) });
        await previews.committed(
          turn.appId,
          versionId,
          files,
          draftVersionId === null || draft.records.length > 0,
        );
        bus.publish({ kind: 'version', appId: turn.appId, versionId });
        await this.#nameApp(turn.appId, draft.files[BLUEPRINT_FILE], memos[BLUEPRINT_FILE]);
        writer.finish({ versionId, status: 'ready' });
        return 'done';
      } catch (error) {
        console.error(`turn ${turn.id}:`, error);
        outcome = {
          kind: 'failed',
          message: 'The changes could not be stored, so the app is as it was',
        };
      }
    }
    await previews.forgetDraft(turn.appId);
    if (outcome.kind === 'stopped') {
      writer.finish({ ...last, status: 'stopped' });
      return 'stopped';
    }
    if (outcome.kind === 'failed') {
      if (outcome.failure)
        console.error(`turn ${turn.id}: model ${outcome.failure.kind}: ${outcome.failure.cause}`);
      await uncountMessage(db, builder.userId);
      writer.finish({ ...last, status: 'error', error: outcome.message });
    }
    return 'failed';
  }

  /** The built-in builder finds a name for what it builds, and changes it when it is asked to. */
  async #nameApp(
    appId: string,
    before: string | undefined,
    now: string | undefined,
  ): Promise<void> {
    const read = (text = '{}') => JSON.parse(text) as { name?: string; tagline?: string };
    const { name, tagline } = read(now);
    // Only its own change of mind counts: a name that a person gave stays.
    if (!name || name === read(before).name) return;
    await nameApp(this.#services.db, appId, name, tagline ?? '');
    this.#services.bus.publish({ kind: 'app', appId });
  }

  /** How to follow the turn under way, from its first chunk on; null when there is none. */
  async underWay(appId: string): Promise<((signal: AbortSignal) => AsyncIterable<Chunk>) | null> {
    const live = this.#live.get(appId);
    if (live) return (signal) => live.follow(signal);
    const turn = await this.#services.db
      .selectFrom('turns')
      .select('id')
      .where('app_id', '=', appId)
      .where('state', '=', 'active')
      .executeTakeFirst();
    return turn ? (signal) => followStored(this.#services.db, appId, turn.id, signal) : null;
  }

  /** Stops the turn under way, wherever it runs. */
  async stop(appId: string): Promise<boolean> {
    const turn = await this.#services.db
      .updateTable('turns')
      .set({ stop_requested: true })
      .where('app_id', '=', appId)
      .where('state', '=', 'active')
      .returning('id')
      .executeTakeFirst();
    if (turn) this.#services.bus.publish({ kind: 'stop-turn', appId, turnId: turn.id });
    return turn !== undefined;
  }

  #beat(turn: LiveTurn): void {
    this.#services.db
      .updateTable('turns')
      .set({ heartbeat_at: new Date() })
      .where('app_id', '=', turn.appId)
      .where('id', '=', turn.id)
      .returning(['stop_requested', 'state'])
      .executeTakeFirst()
      .then((row) => {
        if (row?.stop_requested || (row && row.state !== 'active')) turn.abort.abort();
      })
      .catch((error: Error) => console.error(`turn ${turn.id}: ${error.message}`));
  }

  /** Turns whose server was lost become interrupted; their message keeps the text that was stored. */
  async sweep(): Promise<void> {
    const { db, bus } = this.#services;
    const lost = await db
      .updateTable('turns')
      .set({ state: 'interrupted' })
      .where('state', '=', 'active')
      .where('heartbeat_at', '<', new Date(Date.now() - LOST_MS))
      .returning(['app_id', 'id', 'message_id', 'user_id'])
      .execute();
    for (const turn of lost) {
      const isStored = await this.#finishStored(turn.app_id, turn.message_id);
      if (!isStored) {
        await this.#interrupt(turn.app_id, turn.id, turn.message_id);
        await uncountMessage(db, turn.user_id);
      }
      bus.publish({ kind: 'messages', appId: turn.app_id });
    }
  }

  /** A turn whose server went between its commit and its last word is done: says so, and answers true. */
  async #finishStored(appId: string, messageId: string): Promise<boolean> {
    const { db, bus } = this.#services;
    const stored = await db
      .selectFrom('versions')
      .innerJoin('messages', (join) =>
        join
          .onRef('messages.app_id', '=', 'versions.app_id')
          .onRef('messages.id', '=', 'versions.message_id'),
      )
      .select(['versions.id', 'messages.body'])
      .where('versions.app_id', '=', appId)
      .where('versions.message_id', '=', messageId)
      .where('versions.kind', '=', 'turn')
      .executeTakeFirst();
    if (!stored) return false;
    const { id: versionId, body } = stored;
    const metadata = { ...body.metadata, versionId, status: 'ready' as const };
    await saveMessage(db, appId, { ...body, metadata });
    bus.publish({ kind: 'version', appId, versionId });
    return true;
  }

  async #interrupt(appId: string, turnId: string, messageId: string): Promise<void> {
    const { db } = this.#services;
    const controller = new AbortController();
    let text = '';
    for await (const chunk of followStored(db, appId, turnId, controller.signal))
      if (chunk.type === 'text-delta') text += chunk.delta;
    const app = await db
      .selectFrom('apps')
      .select('draft_version_id')
      .where('app_id', '=', appId)
      .executeTakeFirst();
    await saveMessage(db, appId, {
      id: messageId,
      role: 'assistant',
      parts: text ? [{ type: 'text', text }] : [],
      metadata: {
        createdAt: new Date().toISOString(),
        status: 'interrupted',
        versionId: app?.draft_version_id ?? null,
        error: 'The answer was interrupted, and nothing was changed. Send your message again.',
      },
    });
  }

  /** Lets running turns end, for as long as the caller waits. */
  async close(): Promise<void> {
    if (this.#sweeper) clearInterval(this.#sweeper);
    await Promise.all(this.#running);
  }
}

/** Holds the turn for a commit; refuses one that was given up meanwhile, its server not having been heard of. */
async function lockTurn(trx: Db, { appId, id }: LiveTurn): Promise<void> {
  const turn = await trx
    .selectFrom('turns')
    .select('state')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (turn?.state !== 'active') throw new Error('The turn is not under way any more');
}

/** What the answer says of files that people changed on the same lines while it was written. */
function keptByHand(files: readonly string[]): string {
  const [names, them] = [files.join(', '), files.length === 1 ? 'that file' : 'those files'];
  return `\n\nSomebody changed ${names} by hand while I was at work, so I left ${them} as they are now. Ask me again if my change is still wanted there.`;
}

/** A message as a model reads it: its words, and which files an answer changed. */
function plainText(message: ChatMessage): string {
  const words = message.parts
    .flatMap((part) => (part.type === 'text' && part.text ? [part.text] : []))
    .join('\n')
    .trim();
  const cards = message.parts.flatMap((part) =>
    part.type === 'data-action' ? [part.data as { type: string; file: string }] : [],
  );
  const done = cards.map(({ type, file }) => `${type} ${file}`).join(', ');
  return done ? `${words}\n(${done})` : words;
}
