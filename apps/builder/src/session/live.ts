import { appRoom, type BuilderEvents, SOCKET_PATH } from '@trellis/contract';
import { io, type Socket } from 'socket.io-client';
import { refresh, token } from './session.ts';

let socket: Socket | null = null;
/** Set when the connection ended with the session, until somebody is signed in again. */
let reopen: (() => Promise<void>) | null = null;
const rooms = new Map<string, number>();

/** One connection for the whole page; it joins its rooms again after each reconnection. */
function connection(): Socket {
  if (socket) return socket;
  const made = io({ path: SOCKET_PATH, transports: ['websocket'], autoConnect: false, query: {} });
  const open = async () => {
    made.io.opts.query = { token: (await token()) ?? '' };
    made.connect();
  };
  made.on('connect', () => {
    for (const room of rooms.keys()) made.emit('join', room);
  });
  made.on('join_error', () => {
    // The token of the connection ended; a fresh one joins again.
    void token().then((fresh) => fresh && made.emit('token', fresh));
  });
  made.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return;
    // The server ends the connections of ended sessions; whoever still has one comes back with it.
    void refresh().then((fresh) => {
      if (fresh) void open();
      else reopen = open;
    });
  });
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

/** Follows one kind of event of an app; answers how to stop. `connect` tells of each (re)connection. */
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
  rooms.set(room, (rooms.get(room) ?? 0) + 1);
  if (live.connected) live.emit('join', room);
  return () => {
    live.off(kind as string, listener);
    const left = (rooms.get(room) ?? 1) - 1;
    if (left > 0) rooms.set(room, left);
    else {
      rooms.delete(room);
      live.emit('leave', room);
    }
  };
}

/** Calls back when a room of the app was joined, first and after each reconnection: what was missed can be fetched. */
export function onJoined(appId: string, callback: () => void): () => void {
  const live = connection();
  const listener = ({ room }: { room: string }) => {
    if (room === appRoom(appId)) callback();
  };
  live.on('joined', listener);
  return () => live.off('joined', listener);
}
