import { expect, it, vi } from 'vitest';

type Listener = (event: unknown) => void;

/** A connection that notes what is sent, and hears what the server says. */
class Line {
  connected = false;
  io = { opts: { query: {} } };
  sent: string[] = [];
  readonly #listeners = new Map<string, Set<Listener>>();
  on(kind: string, listener: Listener) {
    const known = this.#listeners.get(kind) ?? new Set();
    this.#listeners.set(kind, known.add(listener));
  }
  off(kind: string, listener: Listener) {
    this.#listeners.get(kind)?.delete(listener);
  }
  emit(kind: string, what: string) {
    if (kind !== 'token') this.sent.push(`${kind} ${what}`);
  }
  connect() {
    this.connected = true;
    this.hear('connect');
  }
  hear(kind: string, event?: unknown) {
    for (const listener of this.#listeners.get(kind) ?? []) listener(event);
  }
}
const line = new Line();
vi.mock('socket.io-client', () => ({ io: () => line }));
vi.mock('./session.ts', () => ({
  token: async () => 'token',
  heldToken: () => 'token',
  refresh: async () => null,
  onSession: () => () => undefined,
}));

it('a room is joined once, however many listen, and left by the last; after a break it is joined again', async () => {
  const { isJoined, onAppEvent, onJoined } = await import('./live.ts');
  const heard: string[] = [];
  const first = onAppEvent('a1', 'rows', () => heard.push('first'));
  await vi.waitFor(() => expect(line.sent).toEqual(['join app:a1']));
  const second = onAppEvent('a1', 'rows', () => heard.push('second'));
  const stop = onJoined('a1', () => heard.push('joined'));
  expect(line.sent).toEqual(['join app:a1']);
  line.hear('joined', { room: 'app:a1' });
  line.hear('rows', { appId: 'a1' });
  line.hear('rows', { appId: 'another' });
  expect([heard, isJoined('a1')]).toEqual([['joined', 'first', 'second'], true]);

  line.hear('disconnect', 'transport close');
  expect(isJoined('a1')).toBe(false);
  line.hear('connect');
  expect(line.sent).toEqual(['join app:a1', 'join app:a1']);
  first();
  expect(line.sent).toHaveLength(2);
  second();
  stop();
  expect(line.sent.slice(2)).toEqual(['leave app:a1']);
  line.hear('rows', { appId: 'a1' });
  expect(heard).toHaveLength(3);
});
