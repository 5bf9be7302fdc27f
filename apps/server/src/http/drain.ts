import type { Server } from 'node:http';

/** How a server that is asked to end comes to its end. */
export interface Drain {
  /** Takes no connection any more, and keeps none for another request. */
  begin(): void;
  /** Until all that was asked is answered, for so many milliseconds at most. */
  answered(patience: number): Promise<void>;
}

/** Follows what a server is asked, from now on. */
export function drainOf(server: Server): Drain {
  let underWay = 0;
  let isEnding = false;
  let wake = () => {};
  server.prependListener('request', (_request, response) => {
    underWay++;
    // A connection that is kept brings no more after the answer that it waits for.
    if (isEnding) response.shouldKeepAlive = false;
    response.on('close', () => {
      underWay--;
      if (underWay === 0) wake();
    });
  });
  return {
    begin() {
      isEnding = true;
      server.close();
      server.closeIdleConnections();
    },
    async answered(patience) {
      if (underWay === 0) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, patience).unref();
      });
    },
  };
}
