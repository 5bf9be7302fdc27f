import { createServer, type RequestListener, type Server } from 'node:http';
import { endSlowReaders } from './slow-readers.ts';

/**
 * Node's own 16 kB end a filter by five hundred ids, which clients put into the address (twice where a
 * cursor carries it along).
 */
const HEADERS = 128 * 1_024;
const TOO_LONG = JSON.stringify({ message: 'This address is too long. Ask for less at once.' });

/** The server that Node listens by. */
export function httpServer(listener: RequestListener): Server {
  const server = createServer({ maxHeaderSize: HEADERS }, listener);
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
