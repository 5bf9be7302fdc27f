import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { endSlowReaders } from './slow-readers.ts';
import { readOn } from './unread-bodies.ts';

/**
 * Node's own 16 kB end a filter by five hundred ids, which clients put into the address (twice where a
 * cursor carries it along).
 */
const HEADERS = 128 * 1_024;
const TOO_LONG = JSON.stringify({ message: 'This address is too long. Ask for less at once.' });

/** The server that Node listens by, and what answers. Alone in its process, it puts its own, lighter `Request` and `Response` in the place of Node's. */
export function httpServer(app: Pick<Hono, 'fetch'>, isAlone = true): Server {
  const listener = getRequestListener(app.fetch, {
    // Its own way closes the connection half a second after an early answer (unread-bodies.ts).
    autoCleanupIncoming: false,
    overrideGlobalObjects: isAlone,
  });
  const server = createServer({ maxHeaderSize: HEADERS }, listener);
  readOn(server);
  endSlowReaders(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    if (error.code !== 'HPE_HEADER_OVERFLOW')
      return socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    // Apps stand at an origin of their own, where an answer without this would say nothing.
    const lines = [
      'HTTP/1.1 431 Request Header Fields Too Large',
      'Access-Control-Allow-Origin: *',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(TOO_LONG)}`,
      'Connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${TOO_LONG}`);
  });
  return server;
}
