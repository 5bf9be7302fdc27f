import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What may wait in memory for readers that do not read, all of them together. */
const BUDGET = 64 * 1_024 * 1_024;
/** A reader that takes nothing for so long has gone. */
const GONE_MS = 60_000;
const LOOK_MS = 1_000;

/** How far a reader has come, and when it last took something. */
interface Reader {
  taken: number;
  at: number;
}

/**
 * Ends connections whose reader asked for much and takes nothing of it (security.md, fault 15): where such answers
 * wait with more than the budget, the largest ones first; one by itself after a minute. Who reads slowly, and reads, stays.
 */
export function endSlowReaders(server: Server): void {
  const readers = new Map<Socket, Reader>();
  server.on('connection', (socket: Socket) => {
    readers.set(socket, { taken: 0, at: Date.now() });
    socket.once('close', () => readers.delete(socket));
  });
  const timer = setInterval(() => look(readers, Date.now()), LOOK_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function look(readers: ReadonlyMap<Socket, Reader>, now: number): void {
  const still: Socket[] = [];
  let waiting = 0;
  for (const [socket, reader] of readers) {
    waiting += socket.writableLength;
    const taken = socket.bytesWritten - socket.writableLength;
    if (taken !== reader.taken || socket.writableLength === 0) {
      reader.taken = taken;
      reader.at = now;
    } else if (now - reader.at >= GONE_MS) socket.destroy();
    else if (now - reader.at >= LOOK_MS) still.push(socket);
  }
  still.sort((one, other) => other.writableLength - one.writableLength);
  for (const socket of still) {
    if (waiting <= BUDGET) return;
    waiting -= socket.writableLength;
    socket.destroy();
  }
}
