import type { Socket } from 'socket.io-client';
import { anonymousId } from './anonymous.ts';
import { bridge } from './bridge.ts';
import { announce, type Change } from './changes.ts';
import { visitorToken } from './token.ts';

/** How soon who the page is is asked again. */
const AGAIN_MS = 5_000;

const rooms = new Map<string, number>();
let connection: Promise<Socket> | null = null;

/**
 * Follows an entity's rows on the server; changes arrive through `announce`. All followers share one
 * connection, which is opened when the page has settled, so that it never delays the first paint.
 */
export function follow(entity: string): () => void {
  const users = rooms.get(entity) ?? 0;
  rooms.set(entity, users + 1);
  const join = users === 0 ? whenIdle(() => void connect().then((s) => enter(s, entity))) : null;
  return () => {
    const left = (rooms.get(entity) ?? 1) - 1;
    if (left > 0) {
      rooms.set(entity, left);
      return;
    }
    rooms.delete(entity);
    join?.();
    void connection?.then((socket) => socket.emit('leave', roomOf(entity)));
  };
}

function roomOf(entity: string): string {
  return `entities:${bridge().appId}:${entity}`;
}

function enter(socket: Socket, entity: string): void {
  if (rooms.has(entity) && socket.connected) socket.emit('join', roomOf(entity));
}

function connect(): Promise<Socket> {
  connection ??= open();
  return connection;
}

async function open(): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const { appId, serverUrl } = bridge();
  const socket = io(serverUrl || undefined, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
    query: { app_id: appId, ...(await knownIdentity()) },
    reconnectionDelayMax: 30_000,
  });
  let wasConnected = false;
  socket.on('connect', () => {
    for (const entity of rooms.keys()) {
      enter(socket, entity);
      if (wasConnected) announce(entity, { type: 'reload' });
    }
    wasConnected = true;
  });
  // The token of the first connection has run out by the time of a later one.
  socket.io.on('reconnect_attempt', () => {
    identity()
      .then((who) => {
        socket.io.opts.query = { app_id: appId, ...who };
      })
      // Nobody is signed in just now, which is no fault of the app: a later attempt asks again.
      .catch(() => undefined);
  });
  // The server ends connections whose session ended. The page hears who it is now, and comes back as that.
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return;
    void visitorToken({ refresh: true })
      .then(identity)
      .then((who) => {
        socket.io.opts.query = { app_id: appId, ...who };
      })
      // The server is away as well: each attempt to come back asks again.
      .catch(() => undefined)
      .then(() => socket.connect());
  });
  socket.on('update_model', (message: { room?: string; data?: string }) => {
    const entity = message.room?.split(':')[2];
    if (entity && message.data) announce(entity, JSON.parse(message.data) as Change);
  });
  return socket;
}

/** The same, asked again while there is no answer, such as until somebody has signed in again. */
async function knownIdentity(): Promise<Record<string, string>> {
  for (;;) {
    try {
      return await identity();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

async function identity(): Promise<Record<string, string>> {
  const token = await visitorToken();
  if (token) return { token };
  return { anonymous_id: anonymousId() };
}

function whenIdle(work: () => void): () => void {
  let idle = 0;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(work, { timeout: 1_000 });
    else work();
  }, 1_500);
  return () => {
    clearTimeout(timer);
    if (idle) cancelIdleCallback(idle);
  };
}
