import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line between a browser and an installation that can break in the middle of anything. */
export class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(to: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(to.port), to.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('close', () => this.#sockets.delete(socket));
        // A break is no fault of the line.
        socket.on('error', () => near.destroy());
      }
      near.pipe(far).pipe(near);
    });
  }

  static async to(url: string): Promise<Line> {
    const line = new Line(new URL(url));
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  /** The installation's address by this line; cookies know no ports. */
  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Breaks every connection; those that are made afterwards hold. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }
}
