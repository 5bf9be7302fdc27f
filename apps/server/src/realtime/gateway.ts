import type { Server as HttpServer } from 'node:http';
import { appRoom, entityRoom, LIMITS, type PreviewUpdate, SOCKET_PATH } from '@trellis/contract';
import { Server, type Socket } from 'socket.io';
import type { BusEvent } from '../bus/index.ts';
import { forOthers, lastMessages } from '../chat/index.ts';
import { BUILDERS } from '../db/index.ts';
import { type Actor, ANONYMOUS, actorOf, appRole, isAdmin } from '../identity/index.ts';
import { followedConversation } from '../integrations/index.ts';
import { Refusal } from '../refusal.ts';
import type { RealtimeNeeds } from './needs.ts';
import { RowEvents } from './row-events.ts';
import { SerialByKey } from './serial.ts';

interface Connection {
  token: string | null;
  appId: string | null;
  anonymousId: string | null;
}

/** As the public client names it. */
const CONVERSATION = /^\/agent-conversations\/([0-9a-f]{24})$/;
const ROOM = /^(app|entities):([0-9a-f]{24})(?::([A-Za-z_][A-Za-z0-9_.]*))?$/;
const MOST_ROOMS = 50;

/**
 * A room as this server keeps it. An entity's name stays as the follower writes it, which is how they look
 * for what they are told, whatever case the app's own is in.
 */
function keptRoom(room: string): string {
  const [, kind, appId, name] = ROOM.exec(room) ?? [];
  return kind === 'entities' ? `rows:${appId}:${name}` : room;
}

/** A value of the query; the public client writes one that it does not have as 'null' or 'undefined'. */
const given = (value: unknown): string | null =>
  typeof value === 'string' && !/^(|null|undefined)$/.test(value) ? value : null;

/**
 * The one gateway for everything live. Only what was committed is announced, and each follower gets
 * only what they may read: who asks is checked again for every event, so a sign-out holds at once.
 */
export class Gateway {
  readonly #services: RealtimeNeeds;
  readonly #io: Server;
  readonly #serial = new SerialByKey();
  #isAttached = false;
  #previews: Promise<void> = Promise.resolve();

  constructor(services: RealtimeNeeds) {
    this.#services = services;
    this.#io = new Server({
      path: SOCKET_PATH,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: 100_000,
      cors: { origin: '*' },
    });
    this.#io.on('connection', (socket) => this.#welcome(socket));
    services.bus.on((event) => {
      this.#deliver(event).catch((error: Error) => console.error(`gateway: ${error.message}`));
    });
  }

  attach(server: HttpServer): void {
    this.#io.attach(server);
    this.#isAttached = true;
  }

  /** Tells the builders of an app about a new state of its preview, one after the other. */
  preview(appId: string, update: PreviewUpdate): void {
    this.#previews = this.#previews
      .then(async () => {
        for (const socket of await this.#builders(appId)) socket.emit('preview', { appId, update });
      })
      .catch((error: Error) => console.error(`gateway: ${error.message}`));
  }

  #welcome(socket: Socket): void {
    const { app_id, token, anonymous_id } = socket.handshake.query;
    const connection: Connection = {
      token: given(token),
      appId: given(app_id),
      anonymousId: given(anonymous_id),
    };
    socket.data = connection;
    socket.on('join', (room: unknown) => {
      this.#join(socket, room).catch((error: Error) => console.error(`gateway: ${error.message}`));
    });
    socket.on('leave', (room: unknown) => {
      if (typeof room === 'string') socket.leave(keptRoom(room));
    });
    // A client that refreshed its token says so; its rooms stay.
    socket.on('token', (fresh: unknown) => {
      if (typeof fresh === 'string') connection.token = fresh;
    });
  }

  async #join(socket: Socket, room: unknown): Promise<void> {
    const [conversation, conversationId] =
      typeof room === 'string' ? (CONVERSATION.exec(room) ?? []) : [];
    if (conversation && conversationId) {
      const isTheirs = (await this.#conversation(socket, conversationId)) !== null;
      if (isTheirs && socket.rooms.size <= MOST_ROOMS) await socket.join(conversation);
      socket.emit(isTheirs ? 'joined' : 'join_error', { room });
      return;
    }
    const [, kind, appId] = typeof room === 'string' ? (ROOM.exec(room) ?? []) : [];
    if (!appId || socket.rooms.size > MOST_ROOMS) return void socket.emit('join_error', { room });
    const actor = await this.#actor(socket);
    const isOurs =
      actor !== null && (kind === 'entities' || (await this.#role(actor, appId)) !== null);
    if (!isOurs) return void socket.emit('join_error', { room });
    await socket.join(keptRoom(String(room)));
    socket.emit('joined', { room });
  }

  /** A conversation with an agent as this follower may see it. */
  async #conversation(socket: Socket, id: string, messageId?: string) {
    const { appId, anonymousId } = socket.data as Connection;
    const actor = await this.#actor(socket);
    return actor && appId
      ? followedConversation(this.#services, actor, { appId, anonymousId, id, messageId })
      : null;
  }

  async #actor(socket: Socket): Promise<Actor | null> {
    const { token } = socket.data as Connection;
    if (!token) return ANONYMOUS;
    const actor = await actorOf(token, this.#services.tokens, this.#services.sessions);
    // Who would have to pay first follows nothing.
    return actor && (await this.#services.memberGate.lets(actor)) ? actor : null;
  }

  async #isAdmin(socket: Socket): Promise<boolean> {
    const actor = await this.#actor(socket);
    return actor?.kind === 'builder' && isAdmin(this.#services.db, actor.userId);
  }

  #role(actor: Actor, appId: string) {
    return actor.kind === 'builder'
      ? appRole(this.#services.db, appId, actor.userId)
      : Promise.resolve(null);
  }

  /** Only whoever the assistant works for shows it something. */
  async #askForScreenshot(event: Extract<BusEvent, { kind: 'screenshot' }>): Promise<void> {
    const { kind: _kind, userId, ...wanted } = event;
    for (const socket of await this.#builders(event.appId)) {
      const actor = await this.#actor(socket);
      if (actor?.kind === 'builder' && actor.userId === userId) socket.emit('screenshot', wanted);
    }
  }

  async #deliver(event: BusEvent): Promise<void> {
    switch (event.kind) {
      case 'messages': {
        const sockets = await this.#builders(event.appId);
        if (sockets.length === 0) return;
        const admins = await Promise.all(sockets.map((socket) => this.#isAdmin(socket)));
        const latest = await lastMessages(this.#services.db, event.appId, LIMITS.latestMessages);
        const others = latest.map(forOthers);
        for (const [at, socket] of sockets.entries())
          socket.emit('messages', {
            appId: event.appId,
            messages: admins[at] ? latest : others,
          });
        return;
      }
      case 'app':
      case 'version':
        for (const socket of await this.#builders(event.appId))
          socket.emit('app', { appId: event.appId });
        return;
      case 'views':
        for (const socket of await this.#builders(event.appId))
          socket.emit('views', { appId: event.appId, entityId: event.entityId });
        return;
      case 'screenshot':
        return this.#askForScreenshot(event);
      case 'context':
        for (const socket of await this.#builders(event.appId))
          socket.emit('context', { appId: event.appId });
        return;
      case 'conversation': {
        const room = `/agent-conversations/${event.conversationId}`;
        return this.#serial.run(room, async () => {
          for (const socket of this.#local(room)) {
            const data = await this.#conversation(socket, event.conversationId, event.messageId);
            if (data) socket.emit('update_model', { room, data: JSON.stringify(data) });
            else socket.leave(room);
          }
        });
      }
      case 'rows':
        await this.#announceToBuilders(event);
        // One after the other: what is sent last is what was looked at last.
        return this.#serial.run(`${event.appId} ${event.entityId}`, () => this.#rows(event));
      case 'identity':
        await this.#recheck();
        if (event.tenantId !== BUILDERS)
          for (const socket of await this.#builders(event.tenantId))
            socket.emit('people', { appId: event.tenantId });
        return;
      case 'missed':
        // Whoever comes back after a broken connection asks anew; so does whoever may have missed something.
        for (const socket of this.#io.sockets.sockets.values()) socket.conn.close();
        return;
      case 'models':
      case 'stop':
    }
  }

  /** The sockets of this server that still have a role on the app. */
  async #builders(appId: string): Promise<Socket[]> {
    const sockets = this.#local(appRoom(appId));
    const kept: Socket[] = [];
    for (const socket of sockets) {
      const actor = await this.#actor(socket);
      if (actor && (await this.#role(actor, appId))) kept.push(socket);
      else this.#putOut(socket, appId, actor);
    }
    return kept;
  }

  /** Takes a socket out of an app's room: with a fresh token it may come back; without a role it looks at the app again. */
  #putOut(socket: Socket, appId: string, actor: Actor | null): void {
    const room = appRoom(appId);
    socket.leave(room);
    if (actor) socket.emit('app', { appId });
    else socket.emit('join_error', { room });
  }

  /** Ends the connections of everybody whose session has ended, and empties the rooms of who lost a role. */
  async #recheck(): Promise<void> {
    for (const socket of this.#io.sockets.sockets.values()) {
      const actor = await this.#actor(socket);
      if (!actor) {
        socket.disconnect(true);
        continue;
      }
      for (const room of socket.rooms) {
        const [, kind, appId] = ROOM.exec(room) ?? [];
        if (kind === 'app' && appId && !(await this.#role(actor, appId)))
          this.#putOut(socket, appId, actor);
      }
    }
  }

  #local(room: string): Socket[] {
    const ids = this.#io.sockets.adapter.rooms.get(room) ?? new Set();
    return [...ids].flatMap((id) => this.#io.sockets.sockets.get(id) ?? []);
  }

  /** Changes of rows, to the database panels on this server; they read anew what they show of it. */
  async #announceToBuilders({ appId, entityId, type, rows }: Extract<BusEvent, { kind: 'rows' }>) {
    for (const socket of await this.#builders(appId))
      socket.emit('rows', { appId, entityId, type, ids: rows.map(({ id }) => id) });
  }

  /** Changes of rows, to everybody on this server who follows their entity. */
  async #rows(event: Extract<BusEvent, { kind: 'rows' }>): Promise<void> {
    const prefix = `rows:${event.appId}:`;
    const rooms = [...this.#io.sockets.adapter.rooms.keys()].filter((room) =>
      room.startsWith(prefix),
    );
    if (rooms.length === 0) return;
    const changes = await this.#services.entities.changes(event);
    const rows = new RowEvents(this.#services.db, event.appId);
    // By what they are sent: subscribers who are sent the same.
    const groups = new Map<string, { room: string; texts: string[]; sockets: string[] }>();
    const ask = async (socket: Socket, entityName: string) => {
      const actor = await this.#actor(socket);
      if (!actor) return void socket.disconnect(true);
      const role = await this.#role(actor, event.appId);
      const seen = await changes
        .seenBy({ appId: event.appId, entityName, actor, role })
        .catch((error: unknown) => {
          // The entity is none of theirs; whatever else went wrong is logged.
          if (!(error instanceof Refusal)) throw error;
          return null;
        });
      if (!seen || seen.rows.length === 0) return;
      const messages = await rows.of(seen.rows, actor, role);
      const key = `${entityName} ${messages.join()}`;
      const group = groups.get(key) ?? {
        room: entityRoom(event.appId, entityName),
        texts: messages,
        sockets: [],
      };
      group.sockets.push(socket.id);
      groups.set(key, group);
    };
    await Promise.all(
      rooms.flatMap((room) =>
        this.#local(room).map((socket) =>
          ask(socket, room.slice(prefix.length)).catch((error: Error) =>
            console.error(`gateway: ${error.message}`),
          ),
        ),
      ),
    );
    for (const { room, texts: messages, sockets } of groups.values())
      for (const data of messages) this.#io.to(sockets).emit('update_model', { room, data });
  }

  close(): Promise<void> {
    if (!this.#isAttached) return Promise.resolve();
    return new Promise((resolve) => {
      this.#io.close(() => resolve());
    });
  }
}
