import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Reads on, to nowhere, where an answer was given before the end of what was sent (a refusal of what is too large, a
 * sign-in that is missing): the connection then takes the next call. Closing it instead takes the answer from who is
 * still sending, and makes their next call fail that is already under way on it (RFC 9112, 9.6). Time bounds it: the
 * server's `requestTimeout` for the whole, and its `keepAliveTimeout` for a sender that falls silent.
 */
export function readOn(server: Server): void {
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.once('finish', () => {
      if (incoming.complete) return;
      // Those that read it have stopped, and would hold it up.
      incoming.removeAllListeners('data');
      incoming.resume();
    });
  });
}
