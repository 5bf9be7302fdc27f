import { appRoom, type BuilderEvents, SOCKET_PATH } from '@trellis/contract';
import { io, type Socket } from 'socket.io-client';
import { heldToken, onSession, refresh, token } from './session.ts';

let socket: Socket | null = null;
/** Set when the connection ended with the session, until somebody is signed in again. */
let reopen: (() => Promise<void>) | null = null;
/** How many listeners each room has. */
const rooms = new Map<string, number>();
/** Rooms whose events are heard by now. */
const joined = new Set<string>();
/** Rooms that were refused once with a fresh token: they are not ours, so they are not asked for again. */
const refused = new Set<string>();

/** One connection for the whole page; it joins its rooms again after each reconnection. */
function connection(): Socket {
  if (socket) return socket;
  const made = io({ path: SOCKET_PATH, transports: ['websocket'], autoConnect: false, query: {} });
  let sent: string | null = null;
  const tell = (fresh: string | null) => {
    if (fresh === null || fresh === sent) return;
    sent = fresh;
    // For the next connection, and for the one that there is.
    made.io.opts.query = { token: fresh };
    if (made.connected) made.emit('token', fresh);
  };
  const open = async () => {
    tell(await token());
    made.connect();
  };
  made.on('connect', () => {
    // A fresh one may have come while the connection was being made with the one before.
    if (sent !== null) made.emit('token', sent);
    for (const room of rooms.keys()) made.emit('join', room);
  });
  made.on('joined', ({ room }: { room: string }) => {
    refused.delete(room);
    if (rooms.has(room)) joined.add(room);
  });
  made.on('join_error', ({ room }: { room: string }) => {
    if (!rooms.has(room) || refused.has(room)) return;
    refused.add(room);
    // The token of the connection may have ended: a fresh one joins again, once.
    void refresh().then((fresh) => {
      if (!fresh) return;
      tell(fresh);
      if (rooms.has(room)) made.emit('join', room);
    });
  });
  made.on('disconnect', (reason) => {
    joined.clear();
    if (reason !== 'io server disconnect') return;
    // The server ends the connections of ended sessions; whoever still has one comes back with it.
    void refresh().then((fresh) => {
      if (fresh) void open();
      else reopen = open;
    });
  });
  // A connection outlives its token: each fresh one is sent, so that it never falls silent.
  onSession(() => tell(heldToken()));
  void open();
  socket = made;
  return made;
}

/** Keeps the connection by which the server tells that the session has ended, wherever the person is. */
export function followIdentity(): void {
  connection();
  void reopen?.();
  reopen = null;
}

/** Follows one kind of event of an app; answers how to stop. */
export function onAppEvent<K extends keyof BuilderEvents>(
  appId: string,
  kind: K,
  callback: (event: BuilderEvents[K]) => void,
): () => void {
  const live = connection();
  const room = appRoom(appId);
  const listener = (event: BuilderEvents[K]) => {
    if (event.appId === appId) callback(event);
  };
  live.on(kind as string, listener);
  const others = rooms.get(room) ?? 0;
  rooms.set(room, others + 1);
  // Who joins once more makes everybody read anew.
  if (live.connected && others === 0) live.emit('join', room);
  return () => {
    live.off(kind as string, listener);
    const left = (rooms.get(room) ?? 1) - 1;
    if (left > 0) rooms.set(room, left);
    else {
      rooms.delete(room);
      joined.delete(room);
      refused.delete(room);
      live.emit('leave', room);
    }
  };
}

/** Whether the app's events are heard: what is read from now on is kept up to date. */
export const isJoined = (appId: string): boolean => joined.has(appRoom(appId));

/** Calls back when the app's room is joined, first and after each reconnection: what was missed can be fetched. */
export function onJoined(appId: string, callback: () => void): () => void {
  const live = connection();
  const listener = ({ room }: { room: string }) => {
    if (room === appRoom(appId)) callback();
  };
  live.on('joined', listener);
  return () => live.off('joined', listener);
}
