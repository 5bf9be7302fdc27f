import {
  type FromFrame,
  HELLO,
  PORT,
  type Question,
  type Start,
  type ToFrame,
} from '../messages.ts';

type Handler<T extends ToFrame['type']> = (message: Extract<ToFrame, { type: T }>) => void;

/** The frame's end of the port. */
export class FramePort {
  private readonly port: MessagePort;
  private readonly handlers = new Map<string, (message: ToFrame) => void>();
  private readonly waiting = new Map<
    number,
    (message: Extract<ToFrame, { type: 'Answer' }>) => void
  >();
  private asked = 0;

  constructor(port: MessagePort) {
    this.port = port;
    port.onmessage = (event: MessageEvent<ToFrame>) => {
      const message = event.data;
      if (message.type === 'Answer') this.waiting.get(message.id)?.(message);
      else this.handlers.get(message.type)?.(message);
    };
    this.on('Ping', ({ id }) => this.send({ type: 'Pong', id }));
  }

  send(message: FromFrame): void {
    this.port.postMessage(message);
  }

  on<T extends ToFrame['type']>(type: T, handler: Handler<T>): void {
    this.handlers.set(type, handler as (message: ToFrame) => void);
  }

  /** Asks the parent; rejects with what it says is wrong. */
  ask(question: Question): Promise<unknown> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ value, error }) => {
        this.waiting.delete(id);
        if (error === null) resolve(value);
        else reject(new Error(error));
      });
      this.send({ type: 'Ask', id, question });
    });
  }
}

/** Says hello to the parent and waits for the port and the first message on it. */
export function connect(): Promise<{ port: FramePort; start: Start }> {
  return new Promise((resolve) => {
    addEventListener('message', function listen(event) {
      if (event.source !== parent || !event.isTrusted || event.data !== PORT) return;
      const [channel] = event.ports;
      if (!channel) return;
      removeEventListener('message', listen);
      const port = new FramePort(channel);
      port.on('Start', ({ start }) => resolve({ port, start }));
    });
    // The parent knows who speaks by the window; the frame's origin is opaque.
    parent.postMessage(HELLO, '*');
  });
}
