import { entityRoom, SOCKET_PATH } from '@trellis/contract';
import type { Person } from '@trellis/testing';
import { io } from 'socket.io-client';
import type { RowLike } from './stage.fixture.ts';

/** Follows an entity from when it is empty; `rows` is what its events add up to, in the public client's words. */
export async function follow(url: string, appId: string, person: Person) {
  const live = new Map<string, RowLike>();
  const socket = io(url, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    query: { app_id: appId, token: person.token ?? '' },
  });
  socket.on('update_model', ({ data }: { data: string }) => {
    const event = JSON.parse(data) as { type: string; id: string; data: RowLike | null };
    const { createdAt: _c, updatedAt: _u, creatorId: _i, ...row } = event.data ?? { id: event.id };
    if (event.type === 'delete') live.delete(event.id);
    else live.set(event.id, row);
  });
  await new Promise((resolve) => {
    socket.on('joined', resolve);
    socket.emit('join', entityRoom(appId, 'Thing'));
  });
  return {
    rows: () => [...live.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    close: () => socket.close(),
  };
}
